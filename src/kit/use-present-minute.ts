import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
/** How late it may be. */
const LOOK_MS = 10_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_MS);
  return () => clearInterval(timer);
}

const read = () => Math.floor(Date.now() / MINUTE_MS);

/** The present minute, counted from 1970, by the clock of this machine: what uses it is drawn again with each. */
export const usePresentMinute = (): number => useSyncExternalStore(subscribe, read);
