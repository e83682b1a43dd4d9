/** What the main thread and the database's thread say to each other. */
import { types } from '@electric-sql/pglite';

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

const asText = (value: string) => value;

/** Drizzle reads times itself, so they cross as text. Functions do not cross threads: the rule is said twice. */
export const textParsers = {
  [types.TIMESTAMP]: asText,
  [types.TIMESTAMPTZ]: asText,
  [types.INTERVAL]: asText,
  [types.DATE]: asText,
};
