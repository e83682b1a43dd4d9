/** A figure beside its normal range. */
import type { Wish } from './compared.ts';

export interface Range {
  low: number;
  high: number;
}

/**
 * Whether a figure is outside its normal range, on the side that is not wished for; on either side where none is.
 * Nothing is outside where a value or a range is missing.
 */
export function isOutside(value: number | null, range: Range | null | undefined, wants?: Wish): boolean {
  if (value === null || !range) return false;
  return (wants !== 'more' && value > range.high) || (wants !== 'less' && value < range.low);
}
