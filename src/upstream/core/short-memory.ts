/** Answers that hold for a short while. */
import type { Clock } from './context.ts';

export interface ShortMemory<Value> {
  recall(key: string): Value | undefined;
  keep(key: string, value: Value): void;
}

interface Limits {
  clock: Clock;
  keptMs: number;
  /** The oldest ones go first. */
  most: number;
}

export function createShortMemory<Value>({ clock, keptMs, most }: Limits): ShortMemory<Value> {
  const kept = new Map<string, { value: Value; on: number }>();
  return {
    recall: key => {
      const found = kept.get(key);
      if (!found) return undefined;
      // also where the clock was set back
      if (Math.abs(clock() - found.on) < keptMs) return found.value;
      kept.delete(key);
      return undefined;
    },
    keep: (key, value) => {
      kept.delete(key);
      kept.set(key, { value, on: clock() });
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
    },
  };
}
