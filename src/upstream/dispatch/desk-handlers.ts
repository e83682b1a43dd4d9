/** What a dispatcher has beyond the specification. */
import { and, asc, desc, eq, or } from 'drizzle-orm';
import type { dispatchDeskCalls } from '../../contract/dispatch-desk.ts';
import { ORDER_RESOURCE } from '../../contract/order.ts';
import { isOpen } from '../../contract/order-states.ts';
import type { Clock, Handlers } from '../core/context.ts';
import { together } from '../core/database/append.ts';
import { Failure, refuse } from '../core/failure.ts';
import { endLeases, holdLease, keepLease } from '../core/leases/leases.ts';
import { pushes } from '../core/outbox/outbox.ts';
import { readRows } from '../core/paging.ts';
import { note } from '../domain/orders/happen.ts';
import { checkPlausible } from '../domain/orders/plausible.ts';
import { lockPush } from '../domain/orders/pushes.ts';
import { findOrder } from '../domain/orders/reading.ts';
import { dispatchHandover, orderLog, passenger, passengerAddress } from '../domain/orders/tables.ts';
import { estimateHandlers } from './estimate.ts';
import type { DispatchDeps } from './handlers.ts';
import { actingOf, heldOrder, shownOrder } from './held.ts';
import { wayHandlers } from './ways.ts';

export function dispatchDeskHandlers(knowing: DispatchDeps & { clock: Clock }) {
  return {
    ...estimateHandlers(knowing.roads),
    ...wayHandlers(knowing),

    listOrderLog: async ({ db, scope, query }) => {
      await findOrder(db, scope, query.orderId);
      return db.select().from(orderLog).where(eq(orderLog.orderId, query.orderId)).orderBy(asc(orderLog.id));
    },

    takeOverOrder: async context => {
      const { db, scope, user, body, clock } = context;
      const order = await findOrder(db, scope, body.orderId);
      if (!isOpen(order)) throw refuse('STATE_NOT_ALLOWED', 'ORDER_STATE');
      const place = { resource: ORDER_RESOURCE, recordId: order.id };
      await holdLease(db, place);
      await endLeases(db, place);
      const now = clock();
      const { sessionId, userId, userName } = user;
      const holder = { sessionId, userId, userName, windowId: body.windowId ?? '' };
      const lease = await keepLease(db, place, holder, now);
      await together(db, [pushes([lockPush(order, lease, now)])]);
      await note(actingOf(context), order, 'takeOver');
      return shownOrder(context, order);
    },

    changeOrder: async context => {
      const {
        orderId: _id,
        version: _version,
        requestId: _requestId,
        dest,
        originDetail,
        ...set
      } = context.body;
      const order = await heldOrder(context, context.body);
      if (!isOpen(order) || order.subStatus >= 23) throw refuse('STATE_NOT_ALLOWED', 'ORDER_STATE');
      const origin = { lng: order.originLng, lat: order.originLat };
      const useTime = set.useTime === order.useTime ? undefined : set.useTime;
      checkPlausible({ origin, dest, useTime }, context.clock());
      const after = await note(actingOf(context), order, 'change', {
        set: {
          ...set,
          ...(originDetail !== undefined && { originDetail }),
          ...(dest !== undefined && {
            destCity: dest?.city ?? null,
            destAddress: dest?.address ?? null,
            destDetail: dest?.detail ?? null,
            destAdCode: dest?.adCode ?? null,
            destPoiId: dest?.poiId ?? null,
            destLng: dest?.lng ?? null,
            destLat: dest?.lat ?? null,
          }),
        },
      });
      return shownOrder(context, after);
    },

    saveFavourite: async ({ db, scope, body }) => {
      const { passengerId, addressId, isFavourite, name } = body;
      const [who] = await db
        .select({ id: passenger.id })
        .from(passenger)
        .where(and(eq(passenger.id, passengerId), scope.byArea(passenger.areaIds)));
      if (!who) throw new Failure('NOT_FOUND');
      const [kept] = await db
        .update(passengerAddress)
        .set({ isFavourite, ...(name !== undefined && { name }) })
        .where(and(eq(passengerAddress.id, addressId), eq(passengerAddress.passengerId, passengerId)))
        .returning({ id: passengerAddress.id });
      if (!kept) throw new Failure('NOT_FOUND');
      return null;
    },

    listHandovers: ({ db, scope, query, user }) => {
      const inside = scope.bySubset(dispatchHandover.areaIds);
      const where = inside && or(inside, eq(dispatchHandover.createdById, user.userId));
      return readRows(db, {
        ...query,
        table: dispatchHandover,
        where,
        orderedBy: [desc(dispatchHandover.id)],
      });
    },

    writeHandover: async ({ db, scope, body, user, clock }) => {
      const { content, orderIds = [] } = body;
      const areas = new Set<string>();
      for (const id of orderIds) areas.add((await findOrder(db, scope, id)).addressType);
      const areaIds = areas.size > 0 ? [...areas] : [...user.areaIds];
      const by = { createdOn: clock(), createdBy: user.userName, createdById: user.userId };
      const [written] = await db
        .insert(dispatchHandover)
        .values({ content, orderIds, areaIds, ...by })
        .returning({ id: dispatchHandover.id });
      return { id: written?.id ?? '' };
    },
  } satisfies Partial<Handlers<typeof dispatchDeskCalls>>;
}
