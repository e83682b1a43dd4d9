// @tier full
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTrueCity } from '../../../tests/builders/true-city.ts';
import type { City, CityVehicle } from './city.ts';
import { createCity } from './city.ts';
import { HOUR_MS, midnightOf } from './driving/day.ts';
import { createGeography } from './geography/geography.ts';
import type { CitySink, ShiftNews } from './news.ts';
import { CITY_LOADS, type CityLoad } from './profiles.ts';
import { observe } from './proof/observer.ts';
import { fixesOf } from './terminals/fix-batch.ts';

const NOON = midnightOf(20_515) + 12 * HOUR_MS;
const { dev } = CITY_LOADS;
const SMALL: CityLoad = { vehicles: 60, interval: 5, ordersADay: 600, ridesPerLoss: 60 };
const geography = createGeography(7);

const aFleet = (vehicles: number): CityVehicle[] =>
  Array.from({ length: vehicles }, (_, index) => ({ vehicleId: String(index + 1), dataFrom: 1 }));
const aCity = (load: CityLoad, startOn: number, seed = 7): City =>
  createCity({
    profile: load,
    seed,
    startOn,
    fleet: aFleet(load.vehicles),
    ...(seed === 7 && { geography }),
  });

describe('a simulated city', () => {
  it('is true around noon', () => {
    const city = aCity(dev, NOON - 1.5 * HOUR_MS);
    const observer = observe(city);
    city.run(NOON + 0.5 * HOUR_MS, observer.sink);
    expectTrueCity(observer.findings(), [11]);
  });

  it('is the same to the bit after an hour, in whatever portions it is run, and another for another seed', () => {
    const portions = fc.array(fc.integer({ min: 1, max: 20 * 60_000 }), { minLength: 1, maxLength: 6 });
    const whole = digest(aCity(SMALL, NOON), [HOUR_MS]);
    const runs = fc.property(portions, parts => {
      expect(digest(aCity(SMALL, NOON), parts)).toBe(whole);
    });
    fc.assert(runs, { numRuns: 4 });
    expect(digest(aCity(SMALL, NOON, 8), [HOUR_MS])).not.toBe(whole);
  });

  it('tells reports as objects, by vehicle', () => {
    const seen: string[] = [];
    const city = aCity(SMALL, NOON);
    city.run(NOON + 60_000, {
      fixes: batch => seen.push(...fixesOf(batch, city.fleet).map(fix => fix.vehicleId)),
    });
    expect(new Set(seen).size).toBe(SMALL.vehicles);
    expect(seen.length).toBeGreaterThan(SMALL.vehicles * 11);
  });
});

describe('shifts', () => {
  it('are begun and ended in turns, by the drivers of the fleet', () => {
    const fleet = aFleet(40).map((vehicle, index) => ({
      ...vehicle,
      driverIds: index % 4 === 0 ? [`${index} alone`] : [`${index} day`, `${index} night`],
    }));
    const city = createCity({ profile: SMALL, seed: 7, startOn: midnightOf(20_515), fleet, geography });
    const told = new Map<string, string[]>();
    const note = (what: string) => (news: ShiftNews) => {
      told.set(news.vehicleId, [...(told.get(news.vehicleId) ?? []), `${what} ${news.driverId}`]);
    };
    city.run(midnightOf(20_517), { shiftBegan: note('begins'), shiftEnded: note('ends') });
    for (const [vehicle, events] of told) {
      for (const [index, event] of events.entries()) {
        if (event.startsWith('ends')) expect(events[index - 1]).toBe(event.replace('ends', 'begins'));
      }
      const drivers = new Set(events.map(event => event.replace(/^\w+ /, '')));
      expect(drivers).toEqual(new Set(fleet.find(({ vehicleId }) => vehicleId === vehicle)?.driverIds));
    }
    expect(told.size).toBeGreaterThan(36);
  });
});

describe('what happens to a city', () => {
  const shares = (city: City) => city.state().byStatus[1] / city.state().vehicles;

  it('is slower and busier in the rain', () => {
    const rides = (strength: number) => {
      const city = aCity(dev, NOON);
      city.rain(strength);
      const seconds: number[] = [];
      city.run(NOON + HOUR_MS, {
        ride: ({ metres, beganOn, endedOn }) => seconds.push((endedOn - beganOn) / metres),
      });
      return { carrying: shares(city), pace: seconds.reduce((sum, each) => sum + each, 0) / seconds.length };
    };
    const [dry, wet] = [rides(0), rides(1)];
    expect(wet.carrying).toBeGreaterThan(dry.carrying * 1.1);
    expect(wet.pace).toBeGreaterThan(dry.pace * 1.1);
  });

  it('drives around a closed road, and again on it when it is clear', () => {
    const city = aCity(dev, NOON);
    const entries = (minutes: number, edge: number) => {
      const inside = new Set<number>();
      let entered = 0;
      const truth: CitySink['truth'] = seen => {
        if (seen.edge.index !== edge) inside.delete(seen.vehicle);
        else if (!inside.has(seen.vehicle)) {
          inside.add(seen.vehicle);
          entered += 1;
        }
      };
      city.run(city.on + minutes * 60_000, { truth });
      return entered;
    };
    const bridge = geography.roads.edges.find(({ over, length }) => over === 'bridge' && length < 900);
    if (!bridge) throw new Error('no bridge');
    const before = entries(30, bridge.index);
    const accident = city.accident({ isClosed: true, edge: bridge });
    expect(city.state().accidents).toMatchObject([{ road: bridge.road.name, isClosed: true }]);
    entries(10, bridge.index);
    expect(entries(30, bridge.index)).toBeLessThan(before / 5);
    city.clear(accident);
    expect(entries(30, bridge.index)).toBeGreaterThan(before / 2);
  });

  it('loses the reports of the terminals that are cut off, and gets them back', () => {
    const city = aCity(dev, NOON);
    const reports = () => {
      const before = city.state().sent;
      city.run(city.on + 5 * 60_000, {});
      return city.state().sent - before;
    };
    const usual = reports();
    city.cut(0.4);
    const cut = reports();
    city.cut(0.4);
    expect(reports() / cut).toBeGreaterThan(0.97);
    expect(reports() / cut).toBeLessThan(1.03);
    expect(cut / usual).toBeGreaterThan(0.5);
    expect(cut / usual).toBeLessThan(0.7);
    city.cut(0);
    expect(reports() / usual).toBeGreaterThan(0.97);
  });
});

/** Everything that came out of it, run in these portions until an hour is over. */
function digest(city: City, portions: readonly number[]): string {
  // reports come in batches, between which news come in: each kind has an order of its own
  const [reports, news] = [createHash('sha256'), createHash('sha256')];
  const sink: CitySink = {
    fixes: ({ size, vehicle, gpsTime, receivedOn, lng, lat, speed, heading, status }) => {
      for (let row = 0; row < size; row += 1) {
        const columns = [vehicle, gpsTime, receivedOn, lng, lat, speed, heading, status];
        reports.update(columns.map(column => column[row]).join());
      }
    },
    ride: ride => news.update(`${ride.vehicle},${ride.endedOn},${ride.metres}`),
    shiftBegan: shift => news.update(JSON.stringify(shift)),
    shiftEnded: shift => news.update(JSON.stringify(shift)),
  };
  let on = NOON;
  for (const portion of portions) {
    on = Math.min(on + portion, NOON + HOUR_MS);
    city.run(on, sink);
  }
  city.run(NOON + HOUR_MS, sink);
  return `${reports.digest('hex')} ${news.digest('hex')}`;
}
