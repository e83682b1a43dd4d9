/** What a handler is given, and what it gives back. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Answer, CallSpec, Parsed } from '../../contract/call.ts';
import type { Rights } from '../../contract/may.ts';
import type { Ports } from './ports.ts';
import type { AreaScope } from './scope.ts';

/** The database or, in a call that changes state, the transaction the mount has opened for it. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Milliseconds since 1970; an argument, so that a test owns the time. */
export type Clock = () => number;

/** Chance as an argument, so that a test can repeat it. */
export interface Chance {
  bytes(length: number): Buffer;
}

export interface SignedIn {
  userId: string;
  account: string;
  userName: string;
  sessionId: string;
  rights: Rights;
  /** Areas the user sees; empty = all. */
  areaIds: readonly string[];
}

/** Where a request came from. */
export interface Caller {
  ip: string;
  userAgent: string;
  traceId: string;
}

/** What a changing call tells the operate log. */
export interface Change {
  objectType: string;
  objectId: string;
  before?: unknown;
  after?: unknown;
}

export interface Services {
  clock: Clock;
  chance: Chance;
  /** False behaves as an operator's existing upstream: no versions, no actions, every error with HTTP 200. */
  isPlain: boolean;
  ports: Ports;
}

export type Context<C> = Parsed<C> &
  Services & {
    db: Db;
    caller: Caller;
    /** One entry of the operate log for each object that the call changed; without any, the call alone is logged. */
    changed(change: Change): void;
    /** Runs outside the transaction when the call has failed: what must be written down all the same. */
    onFailure(write: (db: Db) => Promise<void>): void;
  } & (C extends { may: 'public' } ? { user?: SignedIn } : { user: SignedIn }) &
  (C extends { scope: 'areas' } ? { scope: AreaScope } : unknown);

/** A handler for every call of a room: none missing, none too many. */
export type Handlers<Calls extends Readonly<Record<string, CallSpec>>> = {
  readonly [N in keyof Calls]: (context: Context<Calls[N]>) => Promise<Answer<Calls[N]>>;
};
