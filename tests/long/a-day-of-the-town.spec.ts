/** A simulated day of the town, held against what is known of real ones. */
import { it } from 'vitest';
import { createCity } from '../../src/simulator/city/city.ts';
import { midnightOf } from '../../src/simulator/city/driving/day.ts';
import { CITY_LOADS, CITY_SEED } from '../../src/simulator/city/profiles.ts';
import { observe } from '../../src/simulator/city/proof/observer.ts';
import { expectTrueDay } from '../builders/true-city.ts';

it('has the rides, the speeds and the faults of a real town', () => {
  const { town } = CITY_LOADS;
  const fleet = Array.from({ length: town.vehicles }, (_, index) => ({
    vehicleId: String(index + 1),
    dataFrom: 1,
  }));
  const city = createCity({ profile: town, seed: CITY_SEED, startOn: midnightOf(20_515), fleet });
  const observer = observe(city);
  city.run(midnightOf(20_516), observer.sink);
  expectTrueDay(observer.findings());
});
