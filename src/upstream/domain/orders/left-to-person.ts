/** An order that a person has taken back from a driver and has in hand: the server offers and assigns it to nobody. */
import { and, desc, eq, inArray } from 'drizzle-orm';
import { ORDER_RESOURCE } from '../../../contract/order.ts';
import type { OrderEvent } from '../../../contract/order-states.ts';
import type { Db } from '../../core/context.ts';
import { leasesOf } from '../../core/leases/leases.ts';
import { orderLog } from './tables.ts';

/** Until then a console that shows it has claimed it. */
const CLAIMED_WITHIN_MS = 5_000;
const TAKEN_BACK: OrderEvent[] = ['takeBack', 'withdraw'];

export async function isLeftToPerson(db: Db, orderId: string, now: number): Promise<boolean> {
  const [last] = await db
    .select({ on: orderLog.createdOn })
    .from(orderLog)
    .where(and(eq(orderLog.orderId, orderId), inArray(orderLog.action, TAKEN_BACK)))
    .orderBy(desc(orderLog.id))
    .limit(1);
  if (!last) return false;
  if (now - last.on < CLAIMED_WITHIN_MS) return true;
  return (await leasesOf(db, { resource: ORDER_RESOURCE, recordId: orderId }, now)).length > 0;
}
