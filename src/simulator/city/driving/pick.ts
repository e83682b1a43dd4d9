/** Draws a number from 0 up by weight, in two steps however many there are (Vose's alias method). */
import type { Stream } from '../../../upstream/core/streams.ts';

export type Pick = (chance: Stream) => number;

/** Weights are 0 or more, and not all 0. */
export function createPick(weights: Float64Array): Pick {
  const count = weights.length;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const share = weights.map(weight => (weight * count) / total);
  const other = new Int32Array(count);
  const small: number[] = [];
  const large: number[] = [];
  share.forEach((part, index) => {
    (part < 1 ? small : large).push(index);
  });
  while (small.length > 0 && large.length > 0) {
    const low = small.pop() ?? 0;
    const high = large.pop() ?? 0;
    other[low] = high;
    share[high] = (share[high] ?? 0) + (share[low] ?? 0) - 1;
    ((share[high] ?? 0) < 1 ? small : large).push(high);
  }
  // what rounding has left over stands for itself
  for (const index of [...small, ...large]) share[index] = 1;
  return chance => {
    const index = chance.below(count);
    return chance.next() < (share[index] ?? 1) ? index : (other[index] ?? index);
  };
}
