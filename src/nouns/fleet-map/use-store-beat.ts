/** Draws a component anew when the fleet has changed, but not more often than anybody reads. */
import { useEffect, useState } from 'react';
import type { FleetStore } from '../../data/positions/fleet-store.ts';

/** Milliseconds: longer, the more there is to put in order. */
const BEATS: readonly [vehicles: number, ms: number][] = [
  [2_000, 1_000],
  [10_000, 2_000],
  [Number.POSITIVE_INFINITY, 5_000],
];

/** @returns a number that is another one each time. */
export function useStoreBeat(store: FleetStore): number {
  const [beat, setBeat] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastOn = 0;
    const tell = () => {
      timer = undefined;
      lastOn = Date.now();
      setBeat(store.revision);
    };
    const end = store.onChange(() => {
      if (timer !== undefined) return;
      const pause = BEATS.find(([vehicles]) => store.count <= vehicles)?.[1] ?? 0;
      // the first after a rest is told at once, before the next frame
      timer = setTimeout(tell, Math.max(0, lastOn + pause - Date.now()));
    });
    tell();
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [store]);
  return beat;
}
