/** What a kind of long work does. The engine knows when and in whose name; what, only the kind. */
import type { Caller, Db, Services, SignedIn } from '../context.ts';
import type { JobRow } from './tables.ts';

export interface JobContext extends Services {
  db: Db;
  job: JobRow;
  /** The owner, with the rights and areas of this moment. */
  user: SignedIn;
  caller: Caller;
}

/** How far a job is after a step; what is left out stays. */
export interface Moved {
  /** What the next step needs to know; kept as JSON. */
  cursor?: unknown;
  done?: number;
  total?: number;
  failed?: number;
  /** Records that an import has made or changed, or would by its check. */
  made?: number;
  /** Of these, records that were there before. */
  changed?: number;
  /** Rows that say of a record what it says already. */
  unchanged?: number;
  fileId?: string | null;
  /** There is no next step. */
  isOver?: boolean;
}

/** In the transaction that moves the job on: with what it does the job is further, or neither happened. */
export type Settle = (inside: Db, job: JobRow) => Promise<Moved>;

export interface Kind {
  name: JobRow['kind'];
  /**
   * One step, short enough to be done again: slow work first and outside any transaction, then what it answers. A
   * `Failure` ends the job; anything else is tried again.
   */
  step(doing: JobContext): Promise<Settle>;
}
