/** The embedded database as Drizzle's PGlite driver expects it, though it lives in another thread. */
import { Worker } from 'node:worker_threads';
import {
  ANNOUNCED,
  type DatabaseFault,
  type DatabaseReply,
  type DatabaseRequest,
} from './pglite-messages.ts';

type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never;

interface QueryOptions {
  rowMode?: 'array' | 'object';
}

interface Result {
  rows: unknown[];
  affectedRows?: number;
}

/** What runs inside a transaction, and outside of one. */
export interface Queries {
  query(text: string, params?: unknown[], options?: QueryOptions): Promise<Result>;
}

/** The connection itself, for one user at a time. */
export interface Exclusive extends Queries {
  /** Several statements at once, without parameters. */
  script(text: string): Promise<void>;
}

/** SQLSTATE of a connection that is gone. */
const CONNECTION_GONE = '08006';
/** How soon a database that ended is opened again at the earliest: it reads its journal each time. */
const REOPEN_MS = 1_000;
/** Of the thread's heap: rows pass through it and are copied out. V8 would take 48 MB. */
const YOUNG_MB = 12;

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
 *
 * The thread may end: a disk without room for the journal ends the database in it. Who asks then is told that it is
 * away, and later calls open it again; what was committed is read from the journal.
 */
export class PgliteClient implements Exclusive {
  #worker: Worker;
  #waiting = new Map<number, { resolve: (value: unknown) => void; reject: (reason: Error) => void }>();
  #lastId = 0;
  #turn: Promise<unknown> = Promise.resolve();
  /** Set once the thread has ended: nothing that is asked from then on would ever be answered. */
  #gone: DatabaseError | undefined;
  #isClosing = false;
  #hearers = new Set<() => void>();
  #openedOn = 0;

  private constructor(private readonly spawn: () => Worker) {
    this.#worker = this.#start();
  }

  /** Opens or creates the database in `dataDir`. The caller holds the directory's lock. */
  static open(dataDir: string): Promise<PgliteClient> {
    const options = { workerData: { dataDir }, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } };
    return PgliteClient.over(() => new Worker(new URL('./pglite-worker.js', import.meta.url), options));
  }

  /** The database in such a thread, once it says that it is open. */
  static async over(spawn: () => Worker): Promise<PgliteClient> {
    const client = new PgliteClient(spawn);
    await client.#opened();
    return client;
  }

  query(text: string, params: unknown[] = [], options: QueryOptions = {}): Promise<Result> {
    return this.#inTurn(() => this.#query(text, params, options));
  }

  script(text: string): Promise<void> {
    return this.withExclusive(connection => connection.script(text));
  }

  /** Nobody else's statement runs until `run` is over. */
  withExclusive<T>(run: (connection: Exclusive) => Promise<T>): Promise<T> {
    return this.#inTurn(() =>
      run({
        query: (text, params = [], options = {}) => this.#query(text, params, options),
        script: async text => {
          await this.#ask({ kind: 'script', text });
        },
      }),
    );
  }

  transaction<T>(run: (transaction: Queries) => Promise<T>): Promise<T> {
    return this.withExclusive(async connection => {
      await connection.query('begin');
      try {
        const result = await run(connection);
        await connection.query('commit');
        return result;
      } catch (error) {
        if (!this.#gone) await connection.query('rollback');
        throw error;
      }
    });
  }

  /** Runs it whenever something was announced; answers what ends that. */
  listen(hear: () => void): () => void {
    this.#hearers.add(hear);
    return () => this.#hearers.delete(hear);
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    if (!this.#gone) await this.#inTurn(() => this.#ask({ kind: 'close' }));
    await this.#worker.terminate();
  }

  async #query(text: string, params: unknown[], options: QueryOptions = {}): Promise<Result> {
    return (await this.#ask({
      kind: 'query',
      text,
      params,
      rowMode: options.rowMode ?? 'object',
    })) as Result;
  }

  /** A turn begins on an open database or fails; within it the thread is always the same. */
  #inTurn<T>(run: () => Promise<T>): Promise<T> {
    const begin = async () => {
      if (this.#gone && !this.#isClosing) await this.#reopen(this.#gone);
      return run();
    };
    const mine = this.#turn.then(begin, begin);
    this.#turn = mine.catch(() => undefined);
    return mine;
  }

  async #reopen(gone: DatabaseError): Promise<void> {
    if (Date.now() - this.#openedOn < REOPEN_MS) throw gone;
    await this.#worker.terminate();
    this.#gone = undefined;
    this.#worker = this.#start();
    await this.#opened().catch(error => {
      throw new DatabaseError({ message: (error as Error).message, code: CONNECTION_GONE });
    });
  }

  #start(): Worker {
    this.#openedOn = Date.now();
    const worker = this.spawn();
    const isPresent = () => worker === this.#worker;
    worker.on('message', (told: DatabaseReply) => this.#hear(told));
    worker.on('error', error => isPresent() && this.#giveUp(error.message));
    worker.on('exit', () => isPresent() && this.#giveUp('the embedded database has stopped'));
    return worker;
  }

  #opened(): Promise<unknown> {
    return new Promise((resolve, reject) => this.#waiting.set(0, { resolve, reject }));
  }

  #ask(asked: Unnumbered<DatabaseRequest>): Promise<unknown> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      if (this.#gone) return reject(this.#gone);
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...asked, id });
    });
  }

  #hear(told: DatabaseReply) {
    if (told.id === ANNOUNCED) {
      for (const hear of this.#hearers) hear();
      return;
    }
    const waiting = this.#waiting.get(told.id);
    this.#waiting.delete(told.id);
    if (!('error' in told)) return waiting?.resolve(told.value);
    waiting?.reject(new DatabaseError(told.error));
    if (told.error.isFatal) this.#giveUp(told.error.message);
  }

  #giveUp(message: string) {
    this.#gone ??= new DatabaseError({ message, code: CONNECTION_GONE });
    for (const { reject } of this.#waiting.values()) reject(this.#gone);
    this.#waiting.clear();
  }
}
