/** Who was offered what, when, and what he answered. */
import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { readPage } from '../core/paging.ts';
import type { AreaScope } from '../core/scope.ts';
import { driver } from '../domain/fleet/tables.ts';
import { findOrder } from '../domain/orders/reading.ts';
import { orderOffer, taxiOrder } from '../domain/orders/tables.ts';

interface Asking {
  db: Db;
  scope: AreaScope;
}

/** Of an order, the latest first. Fails with NOT_FOUND outside the areas. */
export async function offersOfOrder({ db, scope }: Asking, orderId: string) {
  await findOrder(db, scope, orderId);
  const rows = await offers(db, eq(orderOffer.orderId, orderId)).orderBy(desc(orderOffer.id));
  return rows.map(toOffer);
}

/** To a driver, the latest first. Fails with NOT_FOUND outside the areas. */
export async function offersToDriver(
  { db, scope }: Asking,
  { driverId, current, size }: { driverId: string; current: number; size: number },
) {
  const [seen] = await db
    .select({ id: driver.id })
    .from(driver)
    .where(and(eq(driver.id, driverId), scope.byArea(driver.addressType)));
  if (!seen) throw new Failure('NOT_FOUND');
  const where = eq(orderOffer.driverId, driverId);
  const page = await readPage(db, { table: orderOffer, where, current, size }, ({ limit, offset }) =>
    offers(db, where).orderBy(desc(orderOffer.pushTime), desc(orderOffer.id)).limit(limit).offset(offset),
  );
  return { ...page, rows: page.rows.map(toOffer) };
}

const offers = (db: Db, where: SQL) =>
  db
    .select({ offer: orderOffer, orderNo: taxiOrder.orderNo })
    .from(orderOffer)
    .innerJoin(taxiOrder, eq(taxiOrder.id, orderOffer.orderId))
    .where(where)
    .$dynamic();

const toOffer = ({ offer: { id, ...offer }, orderNo }: Awaited<ReturnType<typeof offers>>[number]) => ({
  ...offer,
  pushId: id,
  orderNo,
});
