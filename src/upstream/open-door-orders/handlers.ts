/** Orders at the open door. What each act means is in `domain/orders`; here is who may, and what is sent again. */
import { and, asc, eq, inArray, lte, or } from 'drizzle-orm';
import { ALL_AREAS } from '../../contract/dictionary.ts';
import type { OpenScope } from '../../contract/grammar/open-scopes.ts';
import type { orderDoorCalls } from '../../contract/open-door-orders.ts';
import { ARRIVED_METRES } from '../../contract/order-states.ts';
import type { Change, Clock, Db, Handlers } from '../core/context.ts';
import { Failure, refuse } from '../core/failure.ts';
import { noteRevealToMachine } from '../core/lookups/reveal-limits.ts';
import { checkScopes } from '../core/open-door/check.ts';
import { judgeEach, takeInTurn } from '../core/open-door/judging.ts';
import type { OpenAccount } from '../core/open-door/tables.ts';
import type { Roads } from '../core/outside/roads.ts';
import type { LiveFleet } from '../core/positions/live-fleet.ts';
import { metresBetween } from '../core/positions/sphere.ts';
import { acceptBy, arriveBy, boardBy, cancelBy, declineBy, finishBy } from '../domain/orders/acts.ts';
import { createOrder } from '../domain/orders/create-order.ts';
import { estimateRide } from '../domain/orders/estimate.ts';
import {
  type Acting,
  changeFromOutside,
  checkEvent,
  happen,
  holdOrder,
  note,
} from '../domain/orders/happen.ts';
import { readLimits } from '../domain/orders/limits.ts';
import { isAnsweredThrough, takeReport } from '../domain/orders/offers.ts';
import { areaOfOrigin, checkPlausible } from '../domain/orders/plausible.ts';
import { type OrderRow, orderLog, orderOffer, taxiOrder } from '../domain/orders/tables.ts';
import { newsOf } from './news.ts';

export interface DoorDeps {
  fleet: Pick<LiveFleet, 'positions'>;
  roads: Roads;
}

interface DoorContext {
  db: Db;
  clock: Clock;
  account: OpenAccount;
  changed(change: Change): void;
}

const DRIVER = 2;
const PASSENGER = 3;
const MOST_READ = 100;
/** Of apps of passengers and drivers. */
const APP_SCOPES: readonly OpenScope[] = ['orderAsPassenger', 'driveOrders'];
/** What the log calls a try, by what came of it. */
const CONTACT: Readonly<Record<number, string>> = { 0: 'missPassenger', 1: 'reachPassenger' };
/** Offers that wait for an answer. */
const isUnanswered = lte(orderOffer.replyStatus, 2);

export function orderDoorHandlers({ fleet, roads }: DoorDeps) {
  /** Fails with STATE_NOT_ALLOWED, DRIVER_TOO_FAR. A vehicle that is not heard is believed. */
  function checkThere({ vehicleId, originLng, originLat }: OrderRow): void {
    const fix = vehicleId === null ? undefined : fleet.positions.of(vehicleId);
    if (fix && metresBetween(fix, { lng: originLng, lat: originLat }) > ARRIVED_METRES)
      throw refuse('STATE_NOT_ALLOWED', 'DRIVER_TOO_FAR');
  }

  return {
    placeOrder: {
      prepare: async ({ db, body, clock, account }) => {
        const { origin, dest, useTime } = body;
        checkPlausible(body, clock());
        const addressType = await areaOfOrigin(db, origin);
        const estimate = dest ? await estimateRide(db, roads, origin, dest, useTime ?? clock()) : undefined;
        const submitNo = `${account.appKey} ${body.submitNo}`;
        return async context => {
          const [known] = await context.db.select().from(taxiOrder).where(eq(taxiOrder.submitNo, submitNo));
          if (known) return newsOf(known);
          const order = await createOrder(
            actingOf(context, PASSENGER, body.name ?? null),
            {
              ...body,
              submitNo,
              placedBy: account.appKey,
              addressType,
              source: body.source ?? 0,
              orderCallType: body.orderCallType ?? 2,
              ...(estimate && {
                estimatePrice: estimate.price,
                estimateDistance: estimate.distance,
                estimateDuration: estimate.duration,
                isEstimateRough: estimate.isRough,
              }),
            },
            there => there.placedBy === account.appKey,
          );
          return newsOf(order);
        };
      },
    },

    readOrders: async ({ db, query, account }) => {
      const ids = query.ids.split(',').slice(0, MOST_READ);
      const { appKey, scopes } = account;
      // an app that may fetch orders besides is an app all the same
      const isOwn = APP_SCOPES.some(scope => scopes.includes(scope))
        ? or(eq(taxiOrder.placedBy, appKey), eq(taxiOrder.drivenBy, appKey))
        : undefined;
      const rows = await db
        .select()
        .from(taxiOrder)
        .where(and(inArray(taxiOrder.id, ids), isOwn))
        .orderBy(asc(taxiOrder.id));
      return rows.map(row => newsOf(row));
    },

    openOffers: async ({ db, query, account }) => {
      const { acceptMs } = await readLimits(db);
      const rows = await db
        .select({ offer: orderOffer, order: taxiOrder })
        .from(orderOffer)
        .innerJoin(taxiOrder, eq(taxiOrder.id, orderOffer.orderId))
        .where(and(eq(orderOffer.driverId, query.driverId), isUnanswered, isAnsweredThrough(account.appKey)))
        .orderBy(asc(orderOffer.id));
      return rows.map(({ offer, order }) => ({
        pushId: offer.id,
        driverId: offer.driverId,
        replyStatus: offer.replyStatus,
        pushTime: offer.pushTime,
        assignedUntil: order.subStatus === 13 ? order.stateOn + acceptMs : null,
        // before he has taken it, whom it is for is none of his business
        order: { ...newsOf(order), mobile: null },
      }));
    },

    reportOffers: context =>
      judgeEach(
        context.body.reports,
        () => undefined,
        passed =>
          takeInTurn(context.db, passed, async (db, report) => {
            const outcome = await takeReport({ ...context, db }, report, context.account.appKey);
            if (outcome === 'noted' && report.act === 'reject')
              await declineWhereAssigned({ ...context, db }, report);
            return { outcome };
          }),
      ),

    acceptOrder: async context => {
      const { orderId, driverId } = context.body;
      const order = await holdOrder(context.db, orderId);
      return newsOf(await acceptBy(byDriver(context, order), order, driverId, context.account.appKey));
    },

    arriveOrder: async context => {
      const order = await hisOrder(context);
      if (order.subStatus === 22) return newsOf(order);
      checkThere(order);
      return newsOf(await arriveBy(byDriver(context, order), order));
    },

    meterOrder: async context => {
      const { load, price = null, distance = null, isPaid = false, payChannel = null } = context.body;
      // what is paid in the car the driver knows; of what goes through a provider, payments tell
      if (isPaid && isByProvider(payChannel)) checkScopes(context.account, 'payOrders');
      const order = await hisOrder(context);
      const acting = byDriver(context, order);
      if (!load) {
        // the meter has gone up already
        if (order.mainStatus === 3) return newsOf(order);
        return newsOf(await finishBy(acting, order, { price, distance, isPaid, payChannel }));
      }
      if (order.subStatus === 23) return newsOf(order);
      if (order.subStatus !== 21) return newsOf(await boardBy(acting, order));
      checkThere(order);
      return newsOf(await boardBy(acting, await arriveBy(acting, order)));
    },

    cancelOpenOrder: async context => {
      const { orderId, driverId, cancelType, cancelmsg = null } = context.body;
      checkScopes(context.account, driverId === undefined ? 'orderAsPassenger' : 'driveOrders');
      if (driverId === undefined) {
        const order = await placedOrder(context, orderId);
        return newsOf(await cancelBy(byPassenger(context, order), order, { cancelType, cancelmsg }));
      }
      const order = await hisOrder(context);
      return newsOf(await cancelBy(byDriver(context, order), order, { cancelType, cancelmsg }));
    },

    contactPassenger: async context => {
      const order = await hisOrder(context);
      if (order.mainStatus !== 2) throw refuse('STATE_NOT_ALLOWED', 'ORDER_STATE');
      const set = { contactedOn: context.clock() };
      await note(byDriver(context, order), order, CONTACT[context.body.isReached ?? -1] ?? 'callPassenger', {
        set,
      });
      if (order.mobile === null) return { number: null };
      await noteRevealToMachine(context, {
        objectType: 'order',
        objectId: order.id,
        objectName: order.nickName,
        field: 'mobile',
        areaIds: order.addressType === ALL_AREAS ? [] : [order.addressType],
      });
      return { number: order.mobile };
    },

    payOrder: async context => {
      const { orderId, amount, payChannel } = context.body;
      const order = await holdOrder(context.db, orderId);
      if ((order.placedBy ?? order.drivenBy) !== context.account.appKey) throw new Failure('NOT_FOUND');
      if (order.payStatus === 1 && (order.paidAmount ?? amount) === amount) return newsOf(order);
      if (order.payStatus === 0) checkEvent('pay', order);
      if (order.payStatus !== 0 || order.price !== amount) {
        context.onFailure(db => noteDifference({ ...context, db }, order, amount));
        throw refuse('STATE_NOT_ALLOWED', 'FARE_DIFFERS');
      }
      const set = { paidAmount: amount, payStatus: 1 as const, payChannel };
      return newsOf(await happen(byPassenger(context, order), order, 'pay', { set }));
    },

    rateOrder: async context => {
      const { orderId, star, content = null } = context.body;
      const order = await placedOrder(context, orderId);
      return newsOf(await happen(byPassenger(context, order), order, 'rate', { set: { star }, content }));
    },
  } satisfies Handlers<typeof orderDoorCalls>;
}

/** Mini-program and card. */
const isByProvider = (channel: number | null) => channel === 1 || channel === 2;

const actingOf = ({ db, clock, changed }: DoorContext, type: 2 | 3, name: string | null): Acting => ({
  db,
  clock,
  changed,
  by: { type, name },
});

const byDriver = (context: DoorContext, { driverName }: OrderRow) => actingOf(context, DRIVER, driverName);
const byPassenger = (context: DoorContext, { nickName }: OrderRow) => actingOf(context, PASSENGER, nickName);

/** The order of this driver, held. Fails with NOT_FOUND where it is another one's, or was taken through another account. */
async function hisOrder({
  db,
  account,
  body,
}: Pick<DoorContext, 'db' | 'account'> & {
  body: { orderId: string; driverId?: string | undefined };
}): Promise<OrderRow> {
  const order = await holdOrder(db, body.orderId);
  if (order.driverId !== body.driverId || order.drivenBy !== account.appKey) throw new Failure('NOT_FOUND');
  return order;
}

/** An order that the account has placed, held. Fails with NOT_FOUND. */
async function placedOrder(
  { db, account }: Pick<DoorContext, 'db' | 'account'>,
  orderId: string,
): Promise<OrderRow> {
  const order = await holdOrder(db, orderId);
  if (order.placedBy !== account.appKey) throw new Failure('NOT_FOUND');
  return order;
}

/** What was paid instead of the fare stands in the log of the order, once for each amount. */
async function noteDifference(
  { db, clock }: Pick<DoorContext, 'db' | 'clock'>,
  { id, nickName }: OrderRow,
  amount: number,
): Promise<void> {
  await db.transaction(async transaction => {
    const inside = transaction as unknown as Db;
    const order = await holdOrder(inside, id);
    const content = String(amount);
    const isSame = and(
      eq(orderLog.orderId, id),
      eq(orderLog.action, 'payDiffers'),
      eq(orderLog.content, content),
    );
    if ((await inside.$count(orderLog, isSame)) > 0) return;
    const set = order.payStatus === 0 ? { paidAmount: amount } : {};
    await changeFromOutside({ db: inside, clock }, { type: PASSENGER, name: nickName }, acting =>
      note(acting, order, 'payDiffers', { set, content }),
    );
  });
}

/** Who rejects what was given to him alone gives it back. */
async function declineWhereAssigned(
  context: DoorContext,
  {
    pushId,
    driverId,
    reason = null,
  }: { pushId: string; driverId: string; reason?: string | undefined | null },
): Promise<void> {
  const [offer] = await context.db
    .select({ orderId: orderOffer.orderId })
    .from(orderOffer)
    .where(eq(orderOffer.id, pushId));
  if (!offer) return;
  const order = await holdOrder(context.db, offer.orderId);
  if (order.subStatus !== 13 || order.driverId !== driverId) return;
  await declineBy(byDriver(context, order), order, reason ?? null);
}
