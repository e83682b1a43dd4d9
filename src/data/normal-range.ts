/** A figure beside its normal range. */

/** The side of a range or an earlier value on which a figure is trouble. */
export type WorseSide = 'above' | 'below';

export interface Range {
  low: number;
  high: number;
}

/**
 * Whether a figure is outside its normal range, on the side that is trouble; on either side where none is named.
 * Nothing is outside where a value or a range is missing.
 */
export function isOutside(value: number | null, range: Range | null | undefined, worse?: WorseSide): boolean {
  if (value === null || !range) return false;
  return (worse !== 'below' && value > range.high) || (worse !== 'above' && value < range.low);
}
