/** Shares and means, as statistics tell them. */

/** Percent with one decimal place; 0 of nothing. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((1_000 * part) / whole) / 10;

/** With one decimal place; 0 of nothing. */
export const meanOf = (total: number, count: number): number =>
  count === 0 ? 0 : Math.round((10 * total) / count) / 10;
