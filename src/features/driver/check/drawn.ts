/** An upstream that knows nothing of samples answers everybody on shift: then so many of them are drawn here. */

/** @param random a number from 0 up to, and without, 1 */
export function drawn<T>(all: readonly T[], size: number, random: () => number): T[] {
  if (all.length <= size) return [...all];
  const rest = [...all];
  return Array.from({ length: size }, () => rest.splice(Math.floor(random() * rest.length), 1)).flat();
}
