/** One file, made or read in a process of its own: nothing else waits for it, and its memory ends with it. */
import { Failure } from '../../core/failure.ts';
import type { SheetReply, SheetRequest } from './messages.ts';
import { readRows } from './reading.ts';
import { type SheetWriter, sheetWriter } from './writing.ts';

const tell = (message: SheetReply) => process.send?.(message);
let writer: SheetWriter | undefined;

async function answer(asked: SheetRequest): Promise<SheetReply> {
  switch (asked.kind) {
    case 'write':
      writer = sheetWriter(asked.spec);
      return { kind: 'more' };
    case 'part':
      writer?.add(asked.part);
      return { kind: 'more' };
    case 'end': {
      if (!writer) throw new Error('nothing was begun');
      return { kind: 'written', file: await writer.end() };
    }
    case 'read':
      return { kind: 'read', sheet: await readRows(Buffer.from(asked.bytes), asked.place) };
  }
}

process.on('message', (asked: SheetRequest) => {
  answer(asked).then(tell, error =>
    tell(
      error instanceof Failure
        ? { kind: 'refused', failure: error.failure, data: error.data }
        : { kind: 'broken', message: String((error as Error).stack ?? error) },
    ),
  );
});

// who asked is gone
process.on('disconnect', () => process.exit());
