/** How good the choice of a driver is, in a town whose truth is known: four ways to choose, one seed. */
import { expect, it } from 'vitest';
import { createCityRoads } from '../../src/simulator/city/host/city-roads.ts';
import { CITY_LOADS } from '../../src/simulator/city/profiles.ts';
import { isMeasuring, report } from '../measure/row.ts';
import { matchedAtOnce, nearestByAir, nearestByRoad, rankedBy } from './dispatch-town/choosers.ts';
import { createTown, type Outcome } from './dispatch-town/town.ts';

const SEED = 11;
const SIZE = isMeasuring ? { cabs: CITY_LOADS.town.vehicles, minutes: 60 } : { cabs: 40, minutes: 5 };
/** How much faster than the nearest by air somebody who is ranked has to be there. */
const FASTER = 0.15;
const LIMIT_MS = 3_600_000;

it('is better ranked than by air, and better at once than one by one', { timeout: LIMIT_MS }, async () => {
  const { run, clock } = createTown(SEED, SIZE);
  const roads = createCityRoads({ seed: SEED, clock });
  const outcomes: Outcome[] = [];
  for (const chooser of [nearestByAir, nearestByRoad(roads), rankedBy(roads), matchedAtOnce(roads)])
    outcomes.push(await run(chooser));
  const [air, road, ranked, batch] = outcomes as [Outcome, Outcome, Outcome, Outcome];
  for (const { callers, served } of outcomes) expect(served).toBeGreaterThan(callers / 3);
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
  const figures = (
    name: string,
    { callers, served, pickUp, pickUpUsually, pickUpAtPeak, emptyKilometres }: Outcome,
  ) =>
    `${name}: ${pickUp.toFixed(0)} s to the door (${pickUpUsually.toFixed(0)} s in the usual hour, ${pickUpAtPeak.toFixed(0)} s at the peak), ${share(served, callers)} answered, ${emptyKilometres.toFixed(2)} km empty`;
  const said = [
    figures('nearest by air', air),
    figures('nearest by road', road),
    figures('ranked', ranked),
    figures('batch', batch),
  ].join('; ');
  const sooner = (by: keyof Outcome) => share(air[by] - ranked[by], air[by]);
  const what = `${SIZE.cabs} cabs and ${air.callers} callers in two hours, the second the peak; a driver takes what he is asked for, or not, as he is`;
  report({
    id: 'Q1',
    what,
    target: `ranked at least ${FASTER * 100} % sooner at the door than nearest by air`,
    figure: `${sooner('pickUp')} sooner, ${sooner('pickUpUsually')} in the usual hour; ${said}`,
    isMet: ranked.pickUp <= air.pickUp * (1 - FASTER),
  });
  report({
    id: 'Q2',
    what,
    target: 'batch sooner at the door than ranked one by one, at the peak',
    figure: `${batch.pickUpAtPeak.toFixed(0)} s against ${ranked.pickUpAtPeak.toFixed(0)} s; ${share(batch.served, batch.callers)} against ${share(ranked.served, ranked.callers)} answered`,
    isMet: batch.pickUpAtPeak < ranked.pickUpAtPeak,
  });
});
