import type { Reason } from '../../contract/grammar/reasons.ts';
import { refuse } from './failure.ts';

interface TurnLimits {
  atOnce: number;
  waiting: number;
}

/**
 * Lets a few pieces of work run at once and some more wait for their turn, in the order they came. What comes on
 * top fails with TOO_FREQUENT at once: a longer line would only keep everybody waiting. It guards this process and
 * its memory; every process has its own.
 */
export function turns({ atOnce, waiting }: TurnLimits, reason: Reason = 'BUSY') {
  let running = 0;
  const line: (() => void)[] = [];

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1;
    else if (line.length >= waiting) throw refuse('TOO_FREQUENT', reason);
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

/** The same for each key by itself. */
export function turnsByKey(limits: TurnLimits, reason: Reason = 'BUSY') {
  const lines = new Map<string, { inTurn: ReturnType<typeof turns>; users: number }>();

  return async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const line = lines.get(key) ?? { inTurn: turns(limits, reason), users: 0 };
    lines.set(key, line);
    line.users += 1;
    try {
      return await line.inTurn(work);
    } finally {
      line.users -= 1;
      if (line.users === 0) lines.delete(key);
    }
  };
}
