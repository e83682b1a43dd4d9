/** What a handler is given, and what it gives back. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Answer, CallSpec, Parsed } from '../../contract/grammar/call.ts';
import type { Rights } from '../../contract/grammar/may.ts';
import type { FileAnswer } from './http/file-answer.ts';
import type { Upload } from './http/upload.ts';
import type { OpenAccount } from './open-door/tables.ts';
import type { Ports } from './outside/ports.ts';
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
  /** Set while he looks at the console as a role does: with its rights, and without changing anything. */
  preview?: { roleId: string; name: string; parentSessionId: string };
}

/** Where a request came from. */
export interface Caller {
  ip: string;
  userAgent: string;
  traceId: string;
  /** Tokens of sessions that came along, whoever they belong to and whether they still run. */
  tokens: readonly string[];
}

/** What a changing call tells the operate log. */
export interface Change {
  objectType: string;
  objectId: string;
  before?: unknown;
  after?: unknown;
  /** What it is called, where neither of them says it; masked already. */
  objectName?: string | undefined;
  /** The whole record, where `before` and `after` are only what the log keeps of it: for its earlier versions. */
  record?: { before?: unknown; after?: unknown };
  /** The earlier version that was brought back by it. */
  restoredFrom?: string;
  /** Where the object lies, unless `before` and `after` say so by a field of this name: who sees it hears of it. */
  areaIds?: readonly string[];
}

export interface Services {
  clock: Clock;
  chance: Chance;
  /** False behaves as an operator's existing upstream: no versions, no actions, every error with HTTP 200. */
  isPlain: boolean;
  ports: Ports;
}

export type Context<C> = Outside<C> & {
  /** One entry of the operate log for each object that the call changed; without any, the call alone is logged. */
  changed(change: Change): void;
  /** Runs once the transaction is over and all that it did is there for others to see; must not throw. */
  afterwards(run: () => void): void;
};

/** What is there before the transaction of a call that changes something. */
export type Outside<C> = Parsed<C> &
  Services & {
    db: Db;
    caller: Caller;
    /** Runs outside the transaction when the call has failed: what must be written down all the same. */
    onFailure(write: (db: Db) => Promise<void>): void;
  } & Who<C> &
  (C extends { upload: object } ? { upload: Upload } : unknown) &
  (C extends { bytes: object } ? { bytes: Buffer } : unknown) &
  (C extends { scope: 'areas' } ? { scope: AreaScope } : unknown);

/** Who asks: a person, nobody in particular, or another machine. */
type Who<C> = C extends { may: 'open-door' }
  ? { account: OpenAccount; user?: undefined }
  : C extends { may: 'public' | 'signed-address' }
    ? { user?: SignedIn }
    : { user: SignedIn };

export type Run<C> = (context: Context<C>) => Promise<C extends { isFile: true } ? FileAnswer : Answer<C>>;

/**
 * A changing call with slow work to do first, such as hashing a password: with the work inside, the transaction
 * would hold up everybody else's writes. What `prepare` answers runs in the transaction and must not rely on what
 * was read before it.
 */
export interface InTwoSteps<C> {
  prepare(context: Outside<C>): Promise<Run<C>>;
}

/** A handler for every call of a room: none missing, none too many. */
export type Handlers<Calls extends Readonly<Record<string, CallSpec>>> = {
  readonly [N in keyof Calls]: Run<Calls[N]> | InTwoSteps<Calls[N]>;
};
