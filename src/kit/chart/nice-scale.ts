/** The scale of an axis that begins at 0. */

const STEPS = [1, 2, 4, 5, 10];
const MOST_LINES = 6;

/**
 * The top and the distance of its lines: round numbers, and whole ones unless everything is below 1.
 *
 * @param most the largest value
 */
export function niceScale(most: number): { top: number; step: number } {
  const wanted = Math.max(most, 1) / MOST_LINES;
  const power = 10 ** Math.max(0, Math.floor(Math.log10(wanted)));
  const step = power * (STEPS.find(each => each * power >= wanted) ?? 10);
  return { top: Math.max(1, Math.ceil(most / step)) * step, step };
}
