/** Each statement in a process of its own, one at a time, with a bound to its memory and its time. */
import { Failure, refuse } from '../core/failure.ts';
import { type ProcessBounds, ProcessLost, startProcess } from '../core/question-process.ts';
import { turns } from '../core/turns.ts';
import type { StatementReader } from './reading.ts';
import type { StatementReply, StatementRequest } from './statement-messages.ts';

/** A file of 40 MB full of short lines takes half of either on a slow machine. */
const READING: ProcessBounds = { mostMb: 1_024, longestMs: 120_000 };
/** Files at once, and how many more may wait. */
const PROCESSES = { atOnce: 1, waiting: 20 };

export function statementsInChild(): StatementReader {
  const inTurn = turns(PROCESSES);
  return {
    read: (bytes, options) =>
      inTurn(async () => {
        const file = new URL('./statement-process.js', import.meta.url);
        const child = startProcess<StatementRequest, StatementReply>(file, READING);
        try {
          const told = await child.ask({ bytes, options }).catch((error: Error) => {
            throw error instanceof ProcessLost ? refuse('OVER_LIMIT', 'FILE_TOO_COMPLEX') : error;
          });
          if (told.kind === 'refused') throw new Failure(told.failure, told.data);
          if (told.kind === 'broken') throw new Error(told.message);
          return told.statement;
        } finally {
          await child.end();
        }
      }),
  };
}
