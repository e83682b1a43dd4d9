/** Rides that a complaint may be about, and one of them attached as it was. */
import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm';
import {
  type ComplaintEvidence,
  type ComplaintRide,
  type complaintCalls,
  MOST_POINTS,
} from '../../contract/complaint.ts';
import { isSettled } from '../../contract/complaint-states.ts';
import type { Context, Db } from '../core/context.ts';
import { Failure, refuse } from '../core/failure.ts';
import type { AreaScope } from '../core/scope.ts';
import { type ComplaintRow, complaintEvidence as table } from '../domain/complaints/tables.ts';
import { findOrder } from '../domain/orders/reading.ts';
import { rideOf } from '../domain/orders/ride.ts';
import { taxiOrder } from '../domain/orders/tables.ts';
import { findComplaint, note } from './audit.ts';

/** Before and after it happened. */
const AROUND_MS = 86_400_000;
const MOST_RIDES = 10;

/** Its own, or of the same number or plate about that time; the nearest in time first. Nobody drove the others. */
export function ridesFor(db: Db, scope: AreaScope, about: ComplaintRow): Promise<ComplaintRide[]> {
  const { orderId, mobile, plateNumber } = about;
  const when = about.occurTime ?? about.createdOn;
  const isOwn = eq(taxiOrder.id, orderId ?? '');
  const distance = sql`abs(${taxiOrder.useTime} - ${when}::bigint)`;
  const isLike = or(
    mobile === null ? undefined : eq(taxiOrder.mobile, mobile),
    plateNumber === null ? undefined : eq(taxiOrder.plateNum, plateNumber),
  );
  return db
    .select({
      orderId: taxiOrder.id,
      orderNo: taxiOrder.orderNo,
      plateNumber: taxiOrder.plateNum,
      driverName: taxiOrder.driverName,
      useTime: taxiOrder.useTime,
      originAddress: taxiOrder.originAddress,
    })
    .from(taxiOrder)
    .where(
      and(
        scope.byArea(taxiOrder.addressType),
        or(
          isOwn,
          isLike && and(isLike, isNotNull(taxiOrder.matchTime), sql`${distance} <= ${AROUND_MS}::bigint`),
        ),
      ),
    )
    .orderBy(sql`${isOwn} desc`, asc(distance), asc(taxiOrder.id))
    .limit(MOST_RIDES);
}

/** Fails with DUPLICATE where it is attached already, and with STATE_NOT_ALLOWED where the complaint is settled. */
export async function attach(context: Context<typeof complaintCalls.attachRide>): Promise<ComplaintEvidence> {
  const { db, scope, body, clock, user, changed } = context;
  const about = await findComplaint(db, scope, body.complaintId, true);
  if (isSettled(about.state)) throw new Failure('STATE_NOT_ALLOWED');
  const order = await findOrder(db, scope, body.orderId);
  const now = clock();
  const [row] = await db
    .insert(table)
    .values({
      complaintId: about.id,
      orderId: order.id,
      orderNo: order.orderNo,
      plateNumber: order.plateNum,
      driverName: order.driverName,
      matchTime: order.matchTime,
      arriveTime: order.arriveTime,
      onboardTime: order.onboardTime,
      finishTime: order.finishTime,
      cancelTime: order.cancelTime,
      distance: order.distance,
      price: order.price,
      line: thinned(await rideOf(db, order, now)).map(({ lng, lat, gpsTime }) => [lng, lat, gpsTime]),
      attachedBy: user.userName,
      createdOn: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw refuse('DUPLICATE', 'RIDE_ATTACHED');
  await note(db, {
    complaintId: about.id,
    action: 'attach',
    by: user.userName,
    now,
    content: order.orderNo,
  });
  changed({
    objectType: 'complaint',
    objectId: about.id,
    before: { evidence: null },
    after: { evidence: order.orderNo },
    areaIds: [about.addressType],
  });
  return row;
}

/** The first and the last of them stay. */
function thinned<P>(points: readonly P[]): readonly P[] {
  if (points.length <= MOST_POINTS) return points;
  const step = (points.length - 1) / (MOST_POINTS - 1);
  return Array.from({ length: MOST_POINTS }, (_, at) => points[Math.round(at * step)] as P);
}
