/** What happens to an order between its creation and its end, by whom it may: each an event, with its own conditions. */
import { and, desc, eq, inArray } from 'drizzle-orm';
import {
  CANCELLED,
  NO_SHOW,
  NO_SHOW_MS,
  type OperatorType,
  WITHDRAW_MS,
} from '../../../contract/order-states.ts';
import { refuse } from '../../core/failure.ts';
import { type Acting, busyAmong, checkEvent, happen } from './happen.ts';
import { isAnsweredThrough, type OfferTarget, offerOf } from './offers.ts';
import { noteOutcome } from './passengers.ts';
import { type OrderRow, orderOffer } from './tables.ts';
import { checkAtWork } from './wheels.ts';

const ASSIGNED = 4;
const OPEN_REPLIES = [0, 1, 2] as const;
const atTheWheel = ({
  driverId,
  vehicleId,
  plateNumber,
  driverName,
}: Pick<OfferTarget, 'driverId' | 'vehicleId' | 'plateNumber' | 'driverName'>) => ({
  driverId,
  vehicleId,
  plateNum: plateNumber,
  driverName,
});
const nobodyAtTheWheel = {
  driverId: null,
  vehicleId: null,
  plateNum: null,
  driverName: null,
  companyId: null,
  drivenBy: null,
};

/** Gives it to one driver, who has some seconds to take it. Fails with STATE_NOT_ALLOWED: ORDER_STATE, DRIVER_BUSY. */
export async function assignTo(acting: Acting, order: OrderRow, target: OfferTarget): Promise<OrderRow> {
  checkEvent('assign', order);
  const { db, clock, by } = acting;
  const isOut = order.excludedDriverIds.includes(target.driverId);
  if (isOut || (await busyAmong(db, [target.driverId])).size > 0)
    throw refuse('STATE_NOT_ALLOWED', 'DRIVER_BUSY');
  const now = clock();
  const round = order.pushRound + 1;
  // what he was offered before is now this
  await db
    .update(orderOffer)
    .set({ replyStatus: 6, replyTime: now })
    .where(
      and(
        eq(orderOffer.orderId, order.id),
        eq(orderOffer.driverId, target.driverId),
        inArray(orderOffer.replyStatus, OPEN_REPLIES),
      ),
    );
  await db
    .insert(orderOffer)
    .values({ ...offerOf(order, target), round, pushType: ASSIGNED, pushTime: now, operatorName: by.name });
  return happen(acting, order, 'assign', {
    set: { ...atTheWheel(target), pushTime: now, pushRound: round, pushCount: order.pushCount + 1 },
    content: target.plateNumber,
  });
}

/**
 * The driver takes it; taken again by him, it is his already. Fails with STATE_NOT_ALLOWED: ORDER_CANCELLED where it was
 * offered to him and is cancelled, ORDER_GRABBED where another one was faster or it was never offered to him, and as
 * `checkAtWork` does.
 * @param through key of the account of the open door that answers for him; null for the simulated city
 */
export async function acceptBy(
  acting: Acting,
  order: OrderRow,
  driverId: string,
  through: string | null,
): Promise<OrderRow> {
  if (order.mainStatus === 2 && order.driverId === driverId && order.drivenBy === through) return order;
  const { db, clock } = acting;
  const [offer] = await db
    .select({ id: orderOffer.id, replyStatus: orderOffer.replyStatus })
    .from(orderOffer)
    .where(
      and(eq(orderOffer.orderId, order.id), eq(orderOffer.driverId, driverId), isAnsweredThrough(through)),
    )
    .orderBy(desc(orderOffer.id))
    .limit(1);
  if (offer && CANCELLED.has(order.mainStatus)) throw refuse('STATE_NOT_ALLOWED', 'ORDER_CANCELLED');
  const isForOther = order.subStatus === 13 && order.driverId !== driverId;
  if (order.mainStatus !== 1 || ![12, 13].includes(order.subStatus) || isForOther)
    throw refuse('STATE_NOT_ALLOWED', 'ORDER_GRABBED');
  const wheel = await checkAtWork(db, driverId);
  if (!offer || offer.replyStatus > 2) throw refuse('STATE_NOT_ALLOWED', 'ORDER_GRABBED');
  await db.update(orderOffer).set({ answeredBy: through }).where(eq(orderOffer.id, offer.id));
  return happen(acting, order, 'accept', {
    set: {
      ...atTheWheel(wheel),
      companyId: wheel.companyId,
      drivenBy: through,
      matchTime: clock(),
      replyCount: order.replyCount + 1,
    },
    content: wheel.plateNumber,
  });
}

/** The driver it was assigned to does not take it, or his time is over: the order waits again, without him. */
export function declineBy(acting: Acting, order: OrderRow, content: string | null): Promise<OrderRow> {
  return happen(acting, order, 'decline', { set: waitsAgain(acting, order), content });
}

/** For the way of the call: who sees the last second can still use it. */
const ON_THE_WAY_MS = 2_000;

/**
 * Takes back an assignment that the driver has not accepted yet; he may be asked again. Fails with STATE_NOT_ALLOWED:
 * ORDER_ACCEPTED, WITHDRAW_LATE after ten seconds, ORDER_STATE.
 */
export async function withdrawFrom(acting: Acting, order: OrderRow): Promise<OrderRow> {
  if (order.mainStatus === 2) throw refuse('STATE_NOT_ALLOWED', 'ORDER_ACCEPTED');
  checkEvent('withdraw', order);
  const now = acting.clock();
  if (now - order.stateOn > WITHDRAW_MS + ON_THE_WAY_MS) throw refuse('STATE_NOT_ALLOWED', 'WITHDRAW_LATE');
  return happen(acting, order, 'withdraw', {
    set: { ...nobodyAtTheWheel, waitingOn: now, pushRadius: 0 },
    content: order.plateNum,
  });
}

/** Takes it back from the driver who is on his way or waits. He is ranked no more. */
export const takeBack = (acting: Acting, order: OrderRow, reason: string): Promise<OrderRow> =>
  happen(acting, order, 'takeBack', {
    set: { ...waitsAgain(acting, order), matchTime: null, arriveTime: null },
    content: reason,
  });

const waitsAgain = ({ clock }: Acting, { excludedDriverIds, driverId }: OrderRow) => ({
  ...nobodyAtTheWheel,
  waitingOn: clock(),
  pushRadius: 0,
  excludedDriverIds: driverId === null ? excludedDriverIds : [...new Set([...excludedDriverIds, driverId])],
});

export const arriveBy = (acting: Acting, order: OrderRow, set: { passengerNum?: number } = {}) =>
  happen(acting, order, 'arrive', { set: { ...set, arriveTime: acting.clock() } });

export const boardBy = (acting: Acting, order: OrderRow) =>
  happen(acting, order, 'board', { set: { onboardTime: acting.clock() } });

/** What the meter says when it goes up: fen and metres. */
export interface Fare {
  price: number | null;
  distance: number | null;
  isPaid: boolean;
  payChannel: 1 | 2 | 3 | 4 | null;
}

export async function finishBy(acting: Acting, order: OrderRow, fare: Fare): Promise<OrderRow> {
  const now = acting.clock();
  const after = await happen(acting, order, fare.isPaid ? 'arrivePaid' : 'arriveUnpaid', {
    set: {
      finishTime: now,
      price: fare.price,
      distance: fare.distance,
      duration: Math.round((now - (order.onboardTime ?? now)) / 1_000),
      payStatus: fare.isPaid ? 1 : 0,
      paidAmount: fare.isPaid ? fare.price : null,
      payChannel: fare.payChannel,
    },
  });
  await noteOutcome(acting.db, order.passengerId, 'ridden');
  return after;
}

export interface Cancelling {
  cancelType: number;
  cancelmsg: string | null;
}

const CANCEL_EVENT = {
  0: 'cancelByOffice',
  1: 'cancelByOffice',
  2: 'cancelByDriver',
  3: 'cancelByPassenger',
} as const satisfies Record<OperatorType, string>;

/**
 * Type 20 is a passenger who did not come: fails with STATE_NOT_ALLOWED, reason NO_SHOW_EARLY, before the driver has waited
 * for ten minutes and somebody has tried to reach the passenger.
 */
export async function cancelBy(
  acting: Acting,
  order: OrderRow,
  { cancelType, cancelmsg }: Cancelling,
): Promise<OrderRow> {
  const { db, clock, by } = acting;
  const isNoShow = cancelType === NO_SHOW;
  const event = isNoShow ? 'noShow' : CANCEL_EVENT[by.type];
  checkEvent(event, order);
  const waited = clock() - (order.arriveTime ?? clock());
  if (isNoShow && (waited < NO_SHOW_MS || order.contactedOn === null))
    throw refuse('STATE_NOT_ALLOWED', 'NO_SHOW_EARLY');
  const after = await happen(acting, order, event, {
    set: { cancelTime: clock(), cancelType, cancelmsg, cancelBy: by.type },
    content: cancelmsg,
  });
  if (isNoShow) await noteOutcome(db, order.passengerId, 'noShow');
  else if (by.type === 3) await noteOutcome(db, order.passengerId, 'cancelled');
  return after;
}
