/**
 * The one clock of the page: it ticks while something counts down. What shows a time asks for its own text, and is drawn
 * anew when that has changed, whatever it stands in.
 */
import { useSyncExternalStore } from 'react';
import { serverNow } from './server-clock.ts';

const TICK_MS = 1_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let shown = 0;

const wholeSecond = () => Math.floor(serverNow() / TICK_MS) * TICK_MS;

function tick(): void {
  shown = wholeSecond();
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** All that is drawn in one go shows the same second. */
function read(): number {
  if (timer === undefined) shown = wholeSecond();
  return shown;
}

/**
 * What follows from the time.
 * @param of from milliseconds since 1970, by the upstream's clock; drawn anew when its answer is another one
 */
export const useTicking = <T extends string | number | boolean | null>(of: (now: number) => T): T =>
  useSyncExternalStore(subscribe, () => of(read()));
