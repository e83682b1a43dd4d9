/** Numbers of orders: `DD`, the day in Asia/Shanghai, and the how manieth of that day. */
import type { Db } from '../../core/context.ts';
import { nextOfDay } from '../../core/database/day-number.ts';
import { serialize } from '../../core/database/serialize.ts';
import { taxiOrder } from './tables.ts';

/** One after the other until the transaction ends, so that no number is missing or twice. */
export async function nextOrderNo(db: Db, now: number): Promise<string> {
  await serialize(db, 'order number');
  return nextOfDay(db, now, { column: taxiOrder.orderNo, prefix: 'DD', digits: 6 });
}
