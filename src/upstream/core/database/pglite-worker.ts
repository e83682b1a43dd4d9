/**
 * The embedded database, in a thread of its own: PGlite computes on the event loop it lives on, and heartbeats,
 * pushes and searches must not wait for it.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { ANNOUNCED, type DatabaseReply, type DatabaseRequest, readTimesAsText } from './pglite-messages.ts';
import { CHANNEL } from './store.ts';

const port = parentPort;
if (!port) throw new Error('pglite-worker runs as a worker thread');

/** Half of PostgreSQL's own: what does not fit is read from the system's cache of files. */
const SHARED_BUFFERS = '64MB';

const database = await PGlite.create({
  dataDir: (workerData as { dataDir: string }).dataDir,
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
});
readTimesAsText(database);
endWithAbort(database.Module);
const tell = (message: DatabaseReply) => port.postMessage(message);

/**
 * PGlite drops the abort of a PostgreSQL without room for its journal and runs it again, which then waits for a lock
 * that it holds itself, for ever. The thread ends instead, which its client hears.
 */
function endWithAbort(postgres: PGlite['Module']) {
  const runOnce = postgres._PostgresMainLoopOnce;
  postgres._PostgresMainLoopOnce = () => {
    try {
      runOnce();
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) process.exit(1);
      throw error;
    }
  };
}

type DatabaseReport = Error & Partial<Record<'code' | 'constraint' | 'detail' | 'severity', string>>;

async function answer(asked: DatabaseRequest): Promise<unknown> {
  switch (asked.kind) {
    case 'query': {
      const result = await database.query(asked.text, asked.params, { rowMode: asked.rowMode });
      // without the description of the columns, which nobody reads and every answer would carry across
      return { rows: result.rows, affectedRows: result.affectedRows };
    }
    case 'script':
      await database.exec(asked.text);
      return null;
    case 'close':
      await database.close();
      return null;
  }
}

port.on('message', (asked: DatabaseRequest) => {
  answer(asked).then(
    value => tell({ id: asked.id, value }),
    (error: DatabaseReport) => {
      const isFatal = error.severity === 'PANIC' || error instanceof WebAssembly.RuntimeError;
      tell({
        id: asked.id,
        error: {
          message: error.message,
          code: error.code,
          constraint: error.constraint,
          detail: error.detail,
          isFatal,
        },
      });
    },
  );
});

await database.listen(CHANNEL, () => tell({ id: ANNOUNCED, value: null }));
tell({ id: 0, value: null });
