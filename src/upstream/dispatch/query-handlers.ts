/** What a dispatcher looks at. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import { ALL_AREAS, AREA_DICTIONARY } from '../../contract/dictionary.ts';
import type { dispatchQueryCalls } from '../../contract/dispatch-query.ts';
import { isMobile } from '../../contract/grammar/telephones.ts';
import { hasDriver } from '../../contract/order-states.ts';
import type { Db, Handlers, SignedIn } from '../core/context.ts';
import { refuse } from '../core/failure.ts';
import { dictionary } from '../core/lookups/dictionary-table.ts';
import { queueSms } from '../core/outside/sms-outbox.ts';
import { completePlate } from '../domain/fleet/complete-plate.ts';
import { callerWithNumber } from '../domain/orders/caller.ts';
import { note } from '../domain/orders/happen.ts';
import { findOrder, toOrders } from '../domain/orders/reading.ts';
import { rideOf } from '../domain/orders/ride.ts';
import { orderPoint, taxiOrder } from '../domain/orders/tables.ts';
import { circleHandlers, vehicleByPlate } from './circles.ts';
import { driverRecords } from './driver-records.ts';
import type { DispatchDeps } from './handlers.ts';
import { actingOf } from './held.ts';
import { offersOfOrder, offersToDriver } from './offer-list.ts';
import { lineOf } from './ride.ts';
import { cityStats } from './stats.ts';
import { listOpen, listOver } from './tabs.ts';

export function dispatchQueryHandlers(deps: DispatchDeps) {
  const { fleet, roads } = deps;
  return {
    ...circleHandlers(deps),

    queryPushOrderInfo: context => offersOfOrder(context, context.query.orderId),
    queryDriverPushInfo: context => offersToDriver(context, context.query),
    currentCityStats: context =>
      cityStats({ ...context, areaIds: context.user.areaIds, fleet }, context.query.addressType || ALL_AREAS),
    queryOrderList: context => listOpen(context, context.query, context.query.status),
    queryCompleteOrderList: context => listOver(context, context.query),

    getActiveOrderLine: async context => {
      const order = await findOrder(context.db, context.scope, context.query.orderId);
      return lineOf({ ...context, fleet, roads }, order);
    },

    getOrderTrajectoryList: async ({ db, scope, query, clock }) =>
      rideOf(db, await findOrder(db, scope, query.orderId), clock()),

    getVehicleInfo: async context => {
      const { db, user, query, clock } = context;
      const plateNum = await completePlate(db, query.plateNum);
      const vehicle = await vehicleByPlate({ db, now: clock(), fleet, roads }, plateNum, user);
      const rows = await db
        .select()
        .from(taxiOrder)
        .where(
          and(
            eq(taxiOrder.plateNum, plateNum),
            inArray(taxiOrder.mainStatus, [1, 2]),
            context.scope.byArea(taxiOrder.addressType),
          ),
        )
        .limit(1);
      const [order = null] = await toOrders(context, rows);
      const known = fleet.register.byPlate(plateNum);
      const driverRecordList = known ? await driverRecords(db, context.scope, known) : [];
      return { vehicle, order, driverRecordList };
    },

    getPassagerInfo: context => callerWithNumber(context, context.query.mobile),

    addTrajectoryPosition: async context => {
      const { db, scope, query, user } = context;
      const order = await findOrder(db, scope, query.orderId);
      if (order.matchTime === null || query.gpsTime < order.matchTime)
        throw refuse('STATE_NOT_ALLOWED', 'ORDER_STATE');
      const { orderId, lng, lat, gpsTime } = query;
      await db.insert(orderPoint).values({ orderId, lng, lat, gpsTime, createdBy: user.userName });
      await note(actingOf(context), order, 'addPoint');
      return null;
    },

    sendCallTaxiSms: async context => {
      const { db, scope, query, clock } = context;
      const order = await findOrder(db, scope, query.orderId);
      if (!hasDriver(order)) throw refuse('STATE_NOT_ALLOWED', 'ORDER_STATE');
      if (order.mobile === null || !isMobile(order.mobile))
        throw refuse('STATE_NOT_ALLOWED', 'PASSENGER_UNREACHABLE');
      const text = `您预约的出租车 ${order.plateNum ?? ''} 正前往${order.originAddress}，司机${order.driverName ?? ''}。`;
      await queueSms(db, { mobile: order.mobile, kind: 'toPassenger', text, now: clock() });
      const set = { contactedOn: clock() };
      await note(actingOf(context), order, 'smsPassenger', { set });
      return null;
    },

    queryCityWithCreateOrder: ({ db, user }) => areasOf(db, user),
  } satisfies Handlers<typeof dispatchQueryCalls>;
}

/** Those of the dictionary `area` that the person sees. */
function areasOf(db: Db, { areaIds }: SignedIn) {
  return db
    .select({ addressType: dictionary.dicValue, areaName: dictionary.description })
    .from(dictionary)
    .where(
      and(
        eq(dictionary.parentCode, AREA_DICTIONARY),
        eq(dictionary.state, 1),
        areaIds.length > 0 ? inArray(dictionary.dicValue, [...areaIds]) : undefined,
      ),
    )
    .orderBy(asc(dictionary.sort), asc(dictionary.id));
}
