/** Marks stand out for a while, and not before somebody could have seen them. */
import type { Timers } from '../push/timers.ts';
import { isGone, type Mark } from './list-state.ts';

/** How long a change stands out. */
export const MARKED_MS = 60_000;
/** Until what could not be done is tried again. */
export const AGAIN_MS = 5_000;

interface Fading {
  timers: Timers;
  /** Milliseconds since 1970. */
  now: () => number;
  marks: () => Iterable<Mark>;
  /** Nobody can see the rows. */
  isUnseen: () => boolean;
  /** @param until marks set before are over */
  onFaded: (until: number) => void;
}

export function createFading({ timers, now, marks, isUnseen, onFaded }: Fading) {
  let cancel = () => {};
  const later = () => {
    cancel();
    const due = [...marks()].filter(mark => !isGone(mark)).map(({ since }) => since);
    if (due.length === 0) return;
    cancel = timers.after(Math.max(0, Math.min(...due) + MARKED_MS - now()), () => {
      if (isUnseen()) cancel = timers.after(AGAIN_MS, later);
      else onFaded(now() - MARKED_MS);
    });
  };
  return {
    /** After marks have come or gone. */
    later,
    cancel: () => cancel(),
  };
}
