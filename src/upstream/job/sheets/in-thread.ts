/** Each file on a thread of its own, a few at a time, with a bound to its memory. */
import { askedThread } from '../../core/asked-thread.ts';
import { Failure, refuse } from '../../core/failure.ts';
import { turns } from '../../core/turns.ts';
import type { Sheets } from './sheets.ts';
import type { SheetReply, SheetRequest } from './thread-messages.ts';

const MOST_MB = 1_536;
/** Files at once in this process, and how many more may wait. */
const THREADS = { atOnce: 2, waiting: 20 };

export function sheetsInThread(): Sheets {
  const inTurn = turns(THREADS);
  return {
    write: ({ parts, ...spec }) =>
      inTurn(() =>
        inThread(async ask => {
          await ask({ kind: 'write', spec });
          for await (const part of parts) await ask({ kind: 'part', part });
          const told = await ask({ kind: 'end' });
          if (told.kind !== 'written') throw new Error(told.kind);
          return { ...told.file, bytes: Buffer.from(told.file.bytes) };
        }),
      ),
    read: bytes =>
      inTurn(() =>
        inThread(async ask => {
          const told = await ask({ kind: 'read', bytes });
          if (told.kind !== 'read') throw new Error(told.kind);
          return told.sheet;
        }),
      ),
  };
}

type Ask = (asked: SheetRequest) => Promise<SheetReply>;

async function inThread<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
  const thread = askedThread<SheetRequest, SheetReply>(new URL('./sheet-thread.js', import.meta.url), {
    maxOldGenerationSizeMb: MOST_MB,
  });
  try {
    return await work(async asked => {
      const told = await thread.ask(asked).catch((error: Error) => {
        throw isTooMuch(error) ? refuse('OVER_LIMIT', 'FILE_TOO_LARGE') : error;
      });
      if (told.kind === 'refused') throw new Failure(told.failure, told.data);
      if (told.kind === 'broken') throw new Error(told.message);
      return told;
    });
  } finally {
    await thread.end();
  }
}

const isTooMuch = (error: Error) => (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY';
