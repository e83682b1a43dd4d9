/** Offering an order to drivers, and what their apps say of it. */
import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { PUSH_TYPES } from '../../../contract/dispatch-parts.ts';
import type { OFFER_OUTCOMES } from '../../../contract/open-door-orders.ts';
import type { Db } from '../../core/context.ts';
import { type Acting, busyAmong, checkEvent, happen } from './happen.ts';
import type { OrderLimits } from './limits.ts';
import { type OrderRow, orderOffer, taxiOrder } from './tables.ts';
import type { Wheel } from './wheels.ts';

/** Who is to get an offer, and how far he is: metres as the crow flies, seconds along the roads. */
export interface OfferTarget extends Wheel {
  distance: number | null;
  eta: number | null;
}

interface Offering {
  pushType: (typeof PUSH_TYPES)[number];
  /** Metres within which they were found. */
  radius: number;
  limits?: OrderLimits;
}

export interface OfferResult {
  order: OrderRow;
  /** Drivers who got it. */
  offered: readonly string[];
  /** Drivers who did not: busy, excluded, or asked already. */
  leftOut: readonly string[];
}

/**
 * One round of offers; without anybody who may get it the order stays as it is. Fails with STATE_NOT_ALLOWED, reason
 * ORDER_STATE.
 * @param order held (`holdOrder`)
 */
export async function offerTo(
  acting: Acting,
  order: OrderRow,
  targets: readonly OfferTarget[],
  { pushType, radius, limits }: Offering,
): Promise<OfferResult> {
  checkEvent('offer', order);
  const { db, clock, by } = acting;
  const ids = targets.map(({ driverId }) => driverId);
  const out = new Set([
    ...order.excludedDriverIds,
    ...(await busyAmong(db, ids)),
    ...(await askedAlready(db, order, ids)),
  ]);
  const free = targets.filter(({ driverId }) => !out.has(driverId));
  const leftOut = ids.filter(id => out.has(id));
  if (free.length === 0) return { order, offered: [], leftOut };
  const now = clock();
  const round = order.pushRound + 1;
  await db.insert(orderOffer).values(
    free.map(target => ({
      ...offerOf(order, target),
      round,
      pushType,
      pushTime: now,
      operatorName: by.name,
    })),
  );
  const after = await happen(acting, order, 'offer', {
    set: {
      pushTime: now,
      pushRadius: Math.max(radius, order.pushRadius),
      pushRound: round,
      pushCount: order.pushCount + free.length,
    },
    content: String(free.length),
    ...(limits && { limits }),
  });
  return { order: after, offered: free.map(({ driverId }) => driverId), leftOut };
}

export const offerOf = (
  order: OrderRow,
  { driverId, vehicleId, driverName, plateNumber, distance, eta }: OfferTarget,
) => ({
  orderId: order.id,
  driverId,
  vehicleId,
  driverName,
  plateNum: plateNumber,
  distance,
  eta,
});

/** Who has an offer that he has not answered, or has rejected one, since the order waits. */
async function askedAlready(db: Db, order: OrderRow, driverIds: readonly string[]): Promise<string[]> {
  if (driverIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ driverId: orderOffer.driverId })
    .from(orderOffer)
    .where(
      and(
        eq(orderOffer.orderId, order.id),
        inArray(orderOffer.driverId, [...driverIds]),
        gte(orderOffer.pushTime, order.waitingOn ?? 0),
        inArray(orderOffer.replyStatus, [0, 1, 2, 5]),
      ),
    );
  return rows.map(({ driverId }) => driverId);
}

export interface OfferReport {
  pushId: string;
  driverId: string;
  act: 'delivered' | 'read' | 'reject' | 'failed';
  reason?: string | undefined;
}

const STATUS_OF = { delivered: 1, read: 2, reject: 5, failed: 7 } as const;

/** Offers that no other account answers. */
export const isAnsweredThrough = (through: string | null) =>
  through === null
    ? isNull(orderOffer.answeredBy)
    : sql`coalesce(${orderOffer.answeredBy}, ${through}) = ${through}`;

/**
 * An offer moves on only, and only while it waits for an answer.
 * @param through key of the account that answers for the driver; null for the simulated city
 */
export async function takeReport(
  { db, clock }: Pick<Acting, 'db' | 'clock'>,
  { pushId, driverId, act, reason }: OfferReport,
  through: string | null,
): Promise<(typeof OFFER_OUTCOMES)[number]> {
  const now = clock();
  const status = STATUS_OF[act];
  const isHis = and(eq(orderOffer.id, pushId), eq(orderOffer.driverId, driverId), isAnsweredThrough(through));
  const [moved] = await db
    .update(orderOffer)
    .set({
      replyStatus: status,
      answeredBy: through,
      ...(act === 'delivered' && { deliverTime: now }),
      ...(act === 'read' && { readTime: now, deliverTime: sql`coalesce(${orderOffer.deliverTime}, ${now})` }),
      ...(act === 'reject' && { replyTime: now, rejectReason: reason ?? null }),
    })
    .where(and(isHis, inArray(orderOffer.replyStatus, [0, 1, 2]), sql`${orderOffer.replyStatus} < ${status}`))
    .returning({ orderId: orderOffer.orderId });
  if (!moved) {
    const [known] = await db.select({ status: orderOffer.replyStatus }).from(orderOffer).where(isHis);
    if (!known) return 'unknown';
    return known.status >= status && (known.status <= 2 || known.status === status) ? 'known' : 'over';
  }
  if (act === 'read' || act === 'reject') await countReply(db, moved.orderId, act);
  return 'noted';
}

/** Counts of the order go up without a new version: nobody's work is lost by it. */
async function countReply(db: Db, orderId: string, act: 'read' | 'reject'): Promise<void> {
  await db
    .update(taxiOrder)
    .set(
      act === 'read'
        ? { readCount: sql`${taxiOrder.readCount} + 1` }
        : { replyCount: sql`${taxiOrder.replyCount} + 1` },
    )
    .where(eq(taxiOrder.id, orderId));
}
