/** What a figure comes to at a time of day, and what is normal then. Amounts of a day stand by its hours, the first one at 0. */
import type { DayFigureKind } from '../../../contract/day-figures.ts';
import type { NormalRange } from '../../../contract/order-figures.ts';
import { normalRangeOf } from '../../core/normal-range.ts';
import { meanOf, percentOf } from '../../core/ratios.ts';
import type { Amount, DayFigureSpec } from './figure.ts';

export const HOURS_A_DAY = 24;

/** Undefined: nothing happened in the hour or, of a state, nobody has seen it. */
export type DayOfAmounts = readonly (Amount | undefined)[];

type Valued = Pick<DayFigureSpec, 'kind' | 'unit'>;

const RUNS_UP: ReadonlySet<DayFigureKind> = new Set(['total', 'mean']);
const NOTHING: Amount = { count: 0, sum: 0 };

/**
 * In the figure's unit, with one decimal place at most; null where nothing is known.
 * @param elapsed hours of the day, from 0 to 24; a part of an hour counts as its part of what runs up
 */
export function valueAt(figure: Valued, day: DayOfAmounts, elapsed: number): number | null {
  if (!RUNS_UP.has(figure.kind)) return amountValue(figure, day[Math.max(0, Math.ceil(elapsed) - 1)]);
  const whole = Math.floor(elapsed);
  const parts = day.slice(0, whole).map(amount => ({ amount, share: 1 }));
  parts.push({ amount: day[whole], share: elapsed - whole });
  const amount = parts.reduce(
    (all, { amount: { count, sum } = NOTHING, share }) => ({
      count: all.count + count * share,
      sum: all.sum + sum * share,
    }),
    NOTHING,
  );
  return amountValue(figure, amount);
}

/** What an amount says; null of none. */
export function amountValue({ kind, unit }: Valued, amount: Amount | undefined): number | null {
  if (!amount) return null;
  if (kind === 'total' || kind === 'level') return amount.sum;
  if (amount.count === 0) return null;
  return unit === 'percent' ? percentOf(amount.sum, amount.count) : meanOf(amount.sum, amount.count);
}

/** Lowest, median and highest at this time of the days; null below four that are known then. */
export function normalAt(figure: Valued, days: readonly DayOfAmounts[], elapsed: number): NormalRange | null {
  const range = normalRangeOf(days.map(day => valueAt(figure, day, elapsed)));
  if (!range) return null;
  const { low, median, high } = range;
  const isWhole = figure.kind === 'total' || figure.kind === 'level';
  return isWhole
    ? { low: Math.floor(low), median: Math.round(median), high: Math.ceil(high) }
    : { low, median: Math.round(median * 10) / 10, high };
}

/** At the end of each hour of the day. */
export const normalDay = (figure: Valued, days: readonly DayOfAmounts[]): (NormalRange | null)[] =>
  Array.from({ length: HOURS_A_DAY }, (_, hour) => normalAt(figure, days, hour + 1));
