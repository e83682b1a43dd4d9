/** Seeded chance. Each concern draws from a stream of its own, so that a new concern shifts no other. */
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

export interface Stream {
  /** From 0 up to, not including, 1. */
  next(): number;
  between(low: number, high: number): number;
  /** A whole number from 0 up to, not including, `count`. */
  below(count: number): number;
  happens(probability: number): boolean;
  /** Around 0, with a standard deviation of 1. */
  normal(): number;
  /** Waiting times of this mean. */
  wait(mean: number): number;
  shuffled<T>(items: readonly T[]): T[];
}

/** The same seed and concern give the same stream, whatever else is drawn. */
export function streamOf(seed: number, concern: string): Stream {
  const source = xoroshiro128plus(hash(`${seed}:${concern}`));
  // the first numbers of neighbouring seeds resemble each other
  for (let skipped = 0; skipped < 16; skipped += 1) source.next();
  const next = () => (source.next() >>> 0) / 2 ** 32;
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    between: (low, high) => low + (high - low) * next(),
    happens: probability => next() < probability,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    wait: mean => -mean * Math.log(1 - next()),
    shuffled: items => {
      const keyed = items.map(item => ({ item, key: next() }));
      return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
    },
  };
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return value;
}
