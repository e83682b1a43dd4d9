/** Completed orders are archived after some days. */
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import { afterEvent } from '../../../contract/order-states.ts';
import type { Db } from '../../core/context.ts';
import { retryTransaction } from '../../core/database/fault.ts';
import type { Job } from '../../core/jobs.ts';
import { readProperties } from '../../core/properties.ts';
import { orderLog, taxiOrder } from './tables.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** In one transaction, so that nobody waits long. */
const MOST_AT_ONCE = 500;

/** Two processes at once archive different ones. Nobody is told: archived orders are on no page that is live. */
export const archiveOrders: Job = {
  name: 'archive-orders',
  everyMs: HOUR_MS,
  run: async ({ db, clock }) => {
    const { 'order.archiveDays': days } = await readProperties(db, 'order.archiveDays');
    const before = clock() - days * DAY_MS;
    while ((await archiveSome(db, before, clock())) === MOST_AT_ONCE);
  },
};

function archiveSome(db: Db, before: number, now: number): Promise<number> {
  return retryTransaction(db, async transaction => {
    const inside = transaction as unknown as Db;
    const due = await inside
      .select({ id: taxiOrder.id, subStatus: taxiOrder.subStatus })
      .from(taxiOrder)
      .where(
        and(
          eq(taxiOrder.mainStatus, 3),
          inArray(taxiOrder.subStatus, [32, 33]),
          lt(taxiOrder.finishTime, before),
        ),
      )
      .orderBy(asc(taxiOrder.finishTime))
      .limit(MOST_AT_ONCE)
      .for('update', { skipLocked: true });
    if (due.length === 0) return 0;
    const { mainStatus, subStatus } = afterEvent('archive', { mainStatus: 3, subStatus: 32 });
    const ids = due.map(({ id }) => id);
    await inside
      .update(taxiOrder)
      .set({ mainStatus, subStatus, stateOn: now, updatedOn: now, version: sql`${taxiOrder.version} + 1` })
      .where(inArray(taxiOrder.id, ids));
    await inside.insert(orderLog).values(
      due.map(({ id, subStatus: from }) => ({
        orderId: id,
        action: 'archive',
        fromStatus: from,
        toStatus: subStatus,
        operatorType: 0 as const,
        createdOn: now,
      })),
    );
    return due.length;
  });
}
