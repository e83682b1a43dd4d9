/** The embedded database as Drizzle's PGlite driver expects it, though it lives in another thread. */
import { Worker } from 'node:worker_threads';
import type { Asked, DatabaseFault, Told } from './pglite-messages.ts';

type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never;

interface QueryOptions {
  rowMode?: 'array' | 'object';
}

interface Result {
  rows: unknown[];
  fields: { name: string; dataTypeID: number }[];
  affectedRows?: number;
}

/** What runs inside a transaction, and outside of one. */
export interface Queries {
  query(text: string, params?: unknown[], options?: QueryOptions): Promise<Result>;
}

/** SQLSTATE of a connection that is gone. */
const CONNECTION_GONE = '08006';

export class DatabaseError extends Error {
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly detail: string | undefined;
  constructor(fault: DatabaseFault) {
    super(fault.message);
    this.code = fault.code;
    this.constraint = fault.constraint;
    this.detail = fault.detail;
  }
}

/**
 * One connection. Statements outside a transaction wait until the running transaction is over, so code inside
 * one must use the transaction it was given: the outer client would wait for itself.
 */
export class PgliteClient implements Queries {
  #waiting = new Map<number, { resolve: (value: unknown) => void; reject: (reason: Error) => void }>();
  #lastId = 0;
  #turn: Promise<unknown> = Promise.resolve();
  /** Set once the thread has ended: nothing that is asked from then on would ever be answered. */
  #gone: DatabaseError | undefined;

  private constructor(private readonly worker: Worker) {
    worker.on('message', (told: Told) => this.#hear(told));
    worker.on('error', error => this.#giveUp(error.message));
    worker.on('exit', () => this.#giveUp('the embedded database has stopped'));
  }

  /** Opens or creates the database in `dataDir`. The caller holds the directory's lock. */
  static open(dataDir: string): Promise<PgliteClient> {
    return PgliteClient.over(
      new Worker(new URL('./pglite-worker.js', import.meta.url), { workerData: { dataDir } }),
    );
  }

  /** The database in this thread, once it says that it is open. */
  static async over(worker: Worker): Promise<PgliteClient> {
    const client = new PgliteClient(worker);
    await new Promise((resolve, reject) => client.#waiting.set(0, { resolve, reject }));
    return client;
  }

  query(text: string, params: unknown[] = [], options: QueryOptions = {}): Promise<Result> {
    return this.#inTurn(() => this.#query(text, params, options));
  }

  /** Several statements at once, without parameters. */
  script(text: string): Promise<void> {
    return this.#inTurn(async () => {
      await this.#ask({ kind: 'script', text });
    });
  }

  transaction<T>(run: (transaction: Queries) => Promise<T>): Promise<T> {
    return this.#inTurn(async () => {
      await this.#query('begin', []);
      try {
        const result = await run({
          query: (text, params = [], options = {}) => this.#query(text, params, options),
        });
        await this.#query('commit', []);
        return result;
      } catch (error) {
        if (!this.#gone) await this.#query('rollback', []);
        throw error;
      }
    });
  }

  async close(): Promise<void> {
    if (!this.#gone) await this.#inTurn(() => this.#ask({ kind: 'close' }));
    await this.worker.terminate();
  }

  async #query(text: string, params: unknown[], options: QueryOptions = {}): Promise<Result> {
    return (await this.#ask({
      kind: 'query',
      text,
      params,
      rowMode: options.rowMode ?? 'object',
    })) as Result;
  }

  #inTurn<T>(run: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(run, run);
    this.#turn = mine.catch(() => undefined);
    return mine;
  }

  #ask(asked: Unnumbered<Asked>): Promise<unknown> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      if (this.#gone) return reject(this.#gone);
      this.#waiting.set(id, { resolve, reject });
      this.worker.postMessage({ ...asked, id });
    });
  }

  #hear(told: Told) {
    const waiting = this.#waiting.get(told.id);
    this.#waiting.delete(told.id);
    if ('error' in told) waiting?.reject(new DatabaseError(told.error));
    else waiting?.resolve(told.value);
  }

  #giveUp(message: string) {
    this.#gone ??= new DatabaseError({ message, code: CONNECTION_GONE });
    for (const { reject } of this.#waiting.values()) reject(this.#gone);
    this.#waiting.clear();
  }
}
