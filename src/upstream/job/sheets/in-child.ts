/** Each file in a process of its own, a few at a time, with a bound to its memory and its time. */
import { Failure, refuse } from '../../core/failure.ts';
import { type ProcessBounds, ProcessLost, startProcess } from '../../core/question-process.ts';
import { turns } from '../../core/turns.ts';
import type { SheetReply, SheetRequest } from './messages.ts';
import type { Sheets } from './sheets.ts';

/** The largest file that may come in, full of short cells, takes half of either on a slow machine. */
const READING: ProcessBounds = { mostMb: 512, longestMs: 90_000 };
/** A spreadsheet of 100,000 rows is built as one text. */
const WRITING: ProcessBounds = { mostMb: 1_536, longestMs: 300_000 };
/** Files at once, and how many more may wait. */
const PROCESSES = { atOnce: 2, waiting: 20 };

export function sheetsInChild(): Sheets {
  const inTurn = turns(PROCESSES);
  return {
    write: ({ parts, ...spec }) =>
      inTurn(() =>
        inChild(WRITING, async ask => {
          await ask({ kind: 'write', spec });
          for await (const part of parts) await ask({ kind: 'part', part });
          const told = await ask({ kind: 'end' });
          if (told.kind !== 'written') throw new Error(told.kind);
          return { ...told.file, bytes: Buffer.from(told.file.bytes) };
        }),
      ),
    read: (bytes, place) =>
      inTurn(() =>
        inChild(READING, async ask => {
          const told = await ask({ kind: 'read', bytes, place });
          if (told.kind !== 'read') throw new Error(told.kind);
          return told.sheet;
        }),
      ),
  };
}

type Ask = (asked: SheetRequest) => Promise<SheetReply>;

async function inChild<T>(bounds: ProcessBounds, work: (ask: Ask) => Promise<T>): Promise<T> {
  const file = new URL('./sheet-process.js', import.meta.url);
  const child = startProcess<SheetRequest, SheetReply>(file, bounds);
  try {
    return await work(async asked => {
      const told = await child.ask(asked).catch((error: Error) => {
        throw error instanceof ProcessLost ? refuse('OVER_LIMIT', 'FILE_TOO_COMPLEX') : error;
      });
      if (told.kind === 'refused') throw new Failure(told.failure, told.data);
      if (told.kind === 'broken') throw new Error(told.message);
      return told;
    });
  } finally {
    await child.end();
  }
}
