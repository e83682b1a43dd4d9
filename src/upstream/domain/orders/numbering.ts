/** Numbers of orders: `DD`, the day in Asia/Shanghai, and the how manieth of that day. */
import { and, desc, gte, lt } from 'drizzle-orm';
import type { Db } from '../../core/context.ts';
import { serialize } from '../../core/database/serialize.ts';
import { dayInShanghai } from '../../core/day.ts';
import { taxiOrder } from './tables.ts';

const DIGITS = 6;

/** One after the other until the transaction ends, so that no number is missing or twice. */
export async function nextOrderNo(db: Db, now: number): Promise<string> {
  await serialize(db, 'order number');
  const day = `DD${dayInShanghai(now)}`;
  const [last] = await db
    .select({ orderNo: taxiOrder.orderNo })
    .from(taxiOrder)
    // a range, so that the index on it serves in every collation; `:` comes behind the digits
    .where(and(gte(taxiOrder.orderNo, day), lt(taxiOrder.orderNo, `${day}:`)))
    .orderBy(desc(taxiOrder.orderNo))
    .limit(1);
  const number = Number(last?.orderNo.slice(day.length) ?? 0) + 1;
  return day + String(number).padStart(DIGITS, '0');
}
