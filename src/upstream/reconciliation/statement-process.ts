/** One statement, read in a process of its own: nothing else waits for it, and its memory ends with it. */
import { Failure } from '../core/failure.ts';
import { statementsInProcess } from './reading.ts';
import type { StatementReply, StatementRequest } from './statement-messages.ts';

const tell = (message: StatementReply) => process.send?.(message);

process.on('message', ({ bytes, options }: StatementRequest) => {
  statementsInProcess.read(bytes, options).then(
    statement => tell({ kind: 'read', statement }),
    error =>
      tell(
        error instanceof Failure
          ? { kind: 'refused', failure: error.failure, data: error.data }
          : { kind: 'broken', message: String((error as Error).stack ?? error) },
      ),
  );
});

// who asked is gone
process.on('disconnect', () => process.exit());
