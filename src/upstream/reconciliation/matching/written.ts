/** A difference as a match writes it down. */
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../core/context.ts';
import { type DifferenceRow, difference } from '../../domain/books/tables.ts';
import { amountOf, type Found, gapOf } from './parts.ts';

export interface Writing {
  /** Within a transaction. */
  db: Db;
  /** Milliseconds since 1970. */
  now: number;
  by: string | null;
}

export type Values = typeof difference.$inferInsert;
export type Told = Pick<Values, 'type' | 'amount' | 'gap' | 'ourSide' | 'ourId' | 'lineId' | 'lineKey'>;

type Sided = Pick<Values, 'ourSide' | 'ourId' | 'lineKey'>;
export const oursOf = ({ ourSide, ourId }: Sided) => (ourId ? `${ourSide}:${ourId}` : '-');
export const sidesOf = (row: Sided) => `${oursOf(row)} ${row.lineKey ?? '-'}`;

/** @param keys of the lines, by what they say */
export function toldOf(found: Found, keys: ReadonlyMap<string, string>): Told {
  const [ourSide = null, ourId = null] = found.entry?.key.split(':') ?? [];
  return {
    type: found.type,
    amount: amountOf(found),
    gap: gapOf(found),
    ourSide: ourSide as Told['ourSide'],
    ourId,
    lineId: found.line?.key ?? null,
    lineKey: found.line ? (keys.get(found.line.key) ?? null) : null,
  };
}

export const updateDifference = (db: Db, { id }: DifferenceRow, set: Partial<Values>, now: number) =>
  db
    .update(difference)
    .set({ ...set, updatedOn: now, version: sql`${difference.version} + 1` })
    .where(eq(difference.id, id));
