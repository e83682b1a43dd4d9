/** What is normal on a day: the range of the same weekday of some weeks before. */
import { FEWEST_NORMAL_DAYS, type NormalRange } from '../../contract/order-figures.ts';

/** Lowest, middle and highest of these days; null below `FEWEST_NORMAL_DAYS` days. Null values are no days. */
export function normalRangeOf(values: readonly (number | null)[]): NormalRange | null {
  const known = values.filter(value => value !== null).toSorted((a, b) => a - b);
  const [low, high] = [known[0], known.at(-1)];
  if (known.length < FEWEST_NORMAL_DAYS || low === undefined || high === undefined) return null;
  const middle = known.length / 2;
  const median = ((known[Math.ceil(middle) - 1] ?? low) + (known[Math.floor(middle)] ?? high)) / 2;
  return { low, median, high };
}
