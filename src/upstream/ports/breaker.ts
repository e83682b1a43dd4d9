/** Nobody waits for a server that is away: after a failure it is left alone for a while, then one question tries it. */
import type { Clock } from '../core/context.ts';
import type { PortNote } from '../core/outside/port-watch.ts';
import { NoAnswer } from './outside-json.ts';

export interface Breaker {
  /** Undefined where the server is away, or fails to answer now. */
  ask<Answer>(question: () => Promise<Answer>): Promise<Answer | undefined>;
}

interface Watched {
  /** What it is called in the log. */
  name: string;
  clock: Clock;
  /** Told once when it goes, and once when it is back. */
  say(line: string): void;
  note?: PortNote | undefined;
}

const PAUSE_MS = 5_000;

export function createBreaker({ name, clock, say, note }: Watched): Breaker {
  /** Since when it is left alone. */
  let awayOn: number | undefined;
  let isTrying = false;

  /** A clock that was set back must not leave it alone for hours. */
  const isPause = () => awayOn !== undefined && Math.abs(clock() - awayOn) < PAUSE_MS;

  return {
    async ask(question) {
      if (isPause() || (awayOn !== undefined && isTrying)) return undefined;
      const isTrial = awayOn !== undefined;
      if (isTrial) isTrying = true;
      try {
        const answer = await question();
        if (awayOn !== undefined) say(`${name} is there`);
        awayOn = undefined;
        note?.answered();
        return answer;
      } catch (error) {
        const code = error instanceof NoAnswer ? error.code : 'UNKNOWN';
        if (awayOn === undefined) say(`${name} is away: ${code}`);
        awayOn = clock();
        note?.failed(code);
        return undefined;
      } finally {
        if (isTrial) isTrying = false;
      }
    },
  };
}
