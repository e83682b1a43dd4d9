/** Days of the books in Asia/Shanghai: their bounds, whether they are closed, and who works at them. 账期 day of the books */
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { SHANGHAI_MS } from '../../../contract/wall-time.ts';
import type { Db } from '../../core/context.ts';
import { serialize } from '../../core/database/serialize.ts';
import { DAY_MS, dateInShanghai, startOfDay } from '../../core/day.ts';
import { refuse } from '../../core/failure.ts';
import { bookDay } from './tables.ts';

/** First millisecond of the day, which is `YYYY-MM-DD`, and of the next one. */
export function boundsOf(day: string): { from: number; to: number } {
  const from = Date.parse(`${day}T00:00:00Z`) - SHANGHAI_MS;
  return { from, to: from + DAY_MS };
}

/** @param days how many later; earlier below 0 */
export const dayAfter = (day: string, days: number): string =>
  dateInShanghai(boundsOf(day).from + days * DAY_MS);

export const daysBetween = (a: string, b: string): number =>
  Math.round((boundsOf(b).from - boundsOf(a).from) / DAY_MS);

/** Whether it can be closed at all. */
export const isOver = (day: string, now: number): boolean => boundsOf(day).to <= startOfDay(now);

/**
 * The day of this time where it is closed, else undefined. It stays so until the transaction ends: who closes a day waits.
 * @param at milliseconds since 1970
 */
export async function closedDayAt(db: Db, at: number): Promise<string | undefined> {
  // the triggers ask the same
  const answer = await db.execute(sql`select books_closed_at(${at}::bigint) as closed`);
  const [row] = (answer as unknown as { rows: { closed: boolean }[] }).rows;
  return row?.closed === true ? dateInShanghai(at) : undefined;
}

export async function isClosed(db: Db, day: string): Promise<boolean> {
  const closed = and(eq(bookDay.day, day), isNotNull(bookDay.closedOn));
  return (await db.$count(bookDay, closed)) > 0;
}

/**
 * Keeps others from these days until the transaction ends, in one order, so that nobody waits for each other. Fails with
 * STATE_NOT_ALLOWED, reason DAY_CLOSED, where the first is closed.
 */
export async function openDays(db: Db, day: string, others: readonly string[] = []): Promise<void> {
  for (const one of new Set([day, ...others].toSorted())) await serialize(db, `books of ${one}`);
  if (await isClosed(db, day)) throw refuse('STATE_NOT_ALLOWED', 'DAY_CLOSED');
}

/** Waits for payments that are being written, and keeps new ones waiting until the transaction ends. */
export const holdBooks = (db: Db): Promise<void> => serialize(db, 'books');
