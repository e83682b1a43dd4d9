import { Failure } from './failure.ts';

/**
 * Lets a few pieces of work run at once and some more wait for their turn, in the order they came. What comes on
 * top fails with TOO_FREQUENT at once: a longer line would only keep everybody waiting. It guards this process and
 * its memory; every process has its own.
 */
export function turns({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0;
  const line: (() => void)[] = [];

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1;
    else if (line.length >= waiting) throw new Failure('TOO_FREQUENT', { reason: 'BUSY' });
    else await new Promise<void>(resolve => line.push(resolve));
    try {
      return await work();
    } finally {
      const next = line.shift();
      // the place passes on: it is never free for somebody who has not waited
      if (next) next();
      else running -= 1;
    }
  };
}
