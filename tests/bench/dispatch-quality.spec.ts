/** How good the choice of a driver is, in a town whose truth is known: three ways to choose, one seed. */
import { expect, it } from 'vitest';
import { createCityRoads } from '../../src/upstream/city/host/city-roads.ts';
import { isMeasuring, report } from '../measure/row.ts';
import { matchedAtOnce, nearestByAir, rankedBy } from './dispatch-town/choosers.ts';
import { createTown, type Outcome } from './dispatch-town/town.ts';

const SEED = 11;
const SIZE = isMeasuring ? { cabs: 400, minutes: 60 } : { cabs: 40, minutes: 5 };
/** How much faster than the nearest by air somebody who is ranked has to be there. */
const FASTER = 0.15;
const LIMIT_MS = 3_600_000;

it('is better ranked than by air, and better at once than one by one', { timeout: LIMIT_MS }, async () => {
  const { run, clock } = createTown(SEED, SIZE);
  const roads = createCityRoads({ seed: SEED, clock });
  const outcomes: Outcome[] = [];
  for (const chooser of [nearestByAir, rankedBy(roads), matchedAtOnce(roads)])
    outcomes.push(await run(chooser));
  const [air, ranked, batch] = outcomes as [Outcome, Outcome, Outcome];
  for (const { callers, served } of outcomes) expect(served).toBeGreaterThan(callers / 3);
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
  const figures = (name: string, { callers, served, pickUp, pickUpAtPeak, emptyKilometres }: Outcome) =>
    `${name}: ${pickUp.toFixed(0)} s to the door (${pickUpAtPeak.toFixed(0)} s at the peak), ${share(served, callers)} answered, ${emptyKilometres.toFixed(2)} km empty`;
  const said = [figures('nearest by air', air), figures('ranked', ranked), figures('batch', batch)].join(
    '; ',
  );
  const what = `${SIZE.cabs} cabs and ${air.callers} callers in two hours, the second the peak; a driver takes what he is asked for, or not, as he is`;
  report({
    id: 'Q1',
    what,
    target: `ranked at least ${FASTER * 100} % sooner at the door than nearest by air`,
    figure: `${share(air.pickUp - ranked.pickUp, air.pickUp)} sooner; ${said}`,
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
