/** Numbers by which people call a record, behind those that its day has already. */
import { desc, like } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../upstream/core/context.ts';
import { dayInShanghai } from '../../../upstream/core/day.ts';

interface Numbered {
  column: AnyPgColumn;
  /** Before the day, as in `DD20260131000001`. */
  prefix: string;
  digits: number;
}

/** Answers a function that gives each record of the day the next number. @param begin midnight of the day */
export async function numbersOn(
  db: Db,
  begin: number,
  { column, prefix, digits }: Numbered,
): Promise<() => string> {
  const day = prefix + dayInShanghai(begin);
  const [last] = await db
    .select({ number: column })
    .from(column.table)
    .where(like(column, `${day}%`))
    .orderBy(desc(column))
    .limit(1);
  let number = Number(String(last?.number ?? '').slice(day.length));
  return () => {
    number += 1;
    return day + String(number).padStart(digits, '0');
  };
}
