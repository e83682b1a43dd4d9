/** A period divided into the largest pieces that are kept, and what is not kept in pieces. */
import { ceilTo, type Dimension, floorTo, type Grain, type Rollup, rollupOf } from './rollups.ts';

/** `hourOfDay`: of all days together. */
export type TimeStep = 'hour' | 'day' | 'hourOfDay';

export interface Segment {
  /** `orders`: a part of an hour, see `cut-hours.ts`. `deltas`: what rows do not hold yet. */
  rollup: Rollup | 'orders' | 'deltas';
  /** Milliseconds since 1970; `to` is not in it. */
  from: number;
  to: number;
}

/** The largest first. */
const GRAINS: Readonly<Record<TimeStep | 'whole', readonly Grain[]>> = {
  whole: ['month', 'day', 'hour'],
  day: ['day', 'hour'],
  hour: ['hour'],
  hourOfDay: ['monthHour', 'hour'],
};

/** @param needed by what orders have to be told apart besides their area */
export function segmentsOf(
  from: number,
  to: number,
  clock: TimeStep | undefined,
  needed: ReadonlySet<Dimension>,
): Segment[] {
  const kept = divide(from, to, GRAINS[clock ?? 'whole'], needed);
  const [first, last] = [ceilTo('hour', from), floorTo('hour', to)];
  return first < last ? [...kept, { rollup: 'deltas', from: first, to: last }] : kept;
}

function divide(
  from: number,
  to: number,
  [grain, ...finer]: readonly Grain[],
  needed: ReadonlySet<Dimension>,
): Segment[] {
  if (from >= to) return [];
  if (grain === undefined) return [{ rollup: 'orders', from, to }];
  const rollup = rollupOf(grain, needed);
  const [first, last] = [ceilTo(grain, from), floorTo(grain, to)];
  if (!rollup || first >= last) return divide(from, to, finer, needed);
  return [
    ...divide(from, first, finer, needed),
    { rollup, from: first, to: last },
    ...divide(last, to, finer, needed),
  ];
}
