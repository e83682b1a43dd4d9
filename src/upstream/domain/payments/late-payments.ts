/** Payments that a channel has reported after the books of their day were closed. */
import { and, eq, gte, inArray, lt, or } from 'drizzle-orm';
import { PAID } from '../../../contract/payment-states.ts';
import type { Db } from '../../core/context.ts';
import type { BookSide } from '../books/tables.ts';
import { BOOKED_INCOME } from './statement-channels.ts';
import { incomeTable, outlayTable } from './tables.ts';

interface Sought {
  side: BookSide;
  /** Times of the channel: milliseconds since 1970, without `to`. */
  from: number;
  to: number;
  /** The channel's or ours. */
  numbers: readonly string[];
}

/** Whether one of them is booked under one of these numbers. */
export async function findLatePayment(db: Db, { side, from, to, numbers }: Sought): Promise<boolean> {
  if (numbers.length === 0) return false;
  const table = side === 'income' ? incomeTable : outlayTable;
  const isBooked =
    side === 'income' ? inArray(incomeTable.state, [...BOOKED_INCOME]) : eq(outlayTable.state, PAID);
  const isNamed = or(inArray(table.tradeNo, [...numbers]), inArray(table.outTradeNo, [...numbers]));
  const late = and(gte(table.channelTime, from), lt(table.channelTime, to));
  return (await db.$count(table, and(isBooked, late, isNamed))) > 0;
}
