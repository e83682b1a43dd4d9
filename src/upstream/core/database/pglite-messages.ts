/** What the main thread and the database's thread say to each other. */
import { type PGlite, types } from '@electric-sql/pglite';

export type DatabaseRequest =
  | { id: number; kind: 'query'; text: string; params: unknown[]; rowMode: 'array' | 'object' }
  | { id: number; kind: 'script'; text: string }
  | { id: number; kind: 'close' };

export interface DatabaseFault {
  message: string;
  /** SQLSTATE. */
  code?: string;
  constraint?: string;
  detail?: string;
  /** The thread ends behind this message: the database must be opened anew. */
  isFatal?: boolean;
}

/** Id 0 says that the database is open, this one that something was announced. */
export const ANNOUNCED = -1;

export type DatabaseReply = { id: number; value: unknown } | { id: number; error: DatabaseFault };

/** Drizzle reads times itself. */
const READ_AS_TEXT = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE];

/** Said once for a database: PGlite copies all its parsers for each statement that comes with some of its own. */
export function readTimesAsText({ parsers }: PGlite): void {
  for (const type of READ_AS_TEXT) parsers[type] = text => text;
}
