/** Numbers by which people call a record: its kind, the day in Asia/Shanghai, and the how manieth of that day. */
import { and, desc, gte, lt } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../context.ts';
import { dayInShanghai } from '../day.ts';

interface Numbered {
  /** Where they stand. */
  column: AnyPgColumn;
  prefix: string;
  digits: number;
}

/** Whoever takes one holds a lock until the transaction ends, so that none is missing or twice. @param now milliseconds since 1970 */
export async function nextOfDay(db: Db, now: number, { column, prefix, digits }: Numbered): Promise<string> {
  const day = prefix + dayInShanghai(now);
  const [last] = await db
    .select({ number: column })
    .from(column.table)
    // a range, so that the index on it serves in every collation; `:` comes behind the digits
    .where(and(gte(column, day), lt(column, `${day}:`)))
    .orderBy(desc(column))
    .limit(1);
  const number = Number(String(last?.number ?? '').slice(day.length)) + 1;
  return day + String(number).padStart(digits, '0');
}
