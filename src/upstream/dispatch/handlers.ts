/** What a dispatcher does with an order. What it means is in `domain/orders`. */
import { eq } from 'drizzle-orm';
import { ALL_AREAS } from '../../contract/dictionary.ts';
import type { dispatchCalls } from '../../contract/dispatch.ts';
import { LONGEST_RIDE_MS, LOST_TERMINAL_MS } from '../../contract/order-states.ts';
import type { Db, Handlers, Services } from '../core/context.ts';
import { Failure, refuse } from '../core/failure.ts';
import { push } from '../core/outbox/outbox.ts';
import type { Roads } from '../core/outside/roads.ts';
import { queueSms } from '../core/outside/sms-outbox.ts';
import type { LiveFleet } from '../core/positions/live-fleet.ts';
import { readProperties } from '../core/properties.ts';
import { seesAreas } from '../core/scope.ts';
import { bindToCall, findCall } from '../domain/calls/binding.ts';
import { driver } from '../domain/fleet/tables.ts';
import { arriveBy, assignTo, cancelBy, takeBack } from '../domain/orders/acts.ts';
import type { CandidateDeps } from '../domain/orders/candidates.ts';
import { createOrder } from '../domain/orders/create-order.ts';
import { estimateRide } from '../domain/orders/estimate.ts';
import { happen, note } from '../domain/orders/happen.ts';
import { type OfferTarget, offerTo } from '../domain/orders/offers.ts';
import { areaOfOrigin, areaOrNone, checkPlausible } from '../domain/orders/plausible.ts';
import { orderPush } from '../domain/orders/pushes.ts';
import { findOrder } from '../domain/orders/reading.ts';
import type { OrderRow } from '../domain/orders/tables.ts';
import { targetsFor } from '../domain/orders/targets.ts';
import { type ActContext, actingOf, heldOrder, shownOrder } from './held.ts';

export interface DispatchDeps {
  fleet: Pick<LiveFleet, 'register' | 'positions'>;
  roads: Roads;
}

const ONE = 1;
const SEVERAL = 2;
const ALL = 3;
const BY_MESSAGE = 1;

export function dispatchHandlers({ fleet, roads }: DispatchDeps) {
  const depsAt = ({ db, clock }: Pick<Services, 'clock'> & { db: Db }) => ({
    db,
    now: clock(),
    fleet,
    roads,
  });

  return {
    createOrder: {
      prepare: async ({ db, body, clock, user, scope }) => {
        const { origin, dest, useTime } = body;
        checkPlausible(body, clock());
        // a clerk may fetch somebody outside all areas, once he was asked
        const addressType =
          body.addressType || (await (body.force === 1 ? areaOrNone : areaOfOrigin)(db, origin));
        // whoever knows the roads is asked before the transaction begins
        const estimate = dest ? await estimateRide(db, roads, origin, dest, useTime ?? clock()) : undefined;
        if (addressType !== ALL_AREAS && !scope.mayGive([addressType]))
          throw new Failure('PARAMETER', {
            reason: 'AREA_UNKNOWN',
            fields: [{ field: 'addressType', code: 'invalid_value' }],
          });
        const made = body.callId ? await findCall(db, scope, body.callId) : undefined;
        const mobile = body.mobile || made?.callno || null;
        if (mobile === null && body.walkIn !== 1)
          throw new Failure('PARAMETER', { fields: [{ field: 'mobile', code: 'invalid_type' }] });
        return async context => {
          const { force, walkIn: _walkIn, requestId: _requestId, mobile: _mobile, ...asked } = body;
          const order = await createOrder(
            actingOf(context),
            {
              ...asked,
              mobile,
              addressType,
              isForced: force === 1,
              operatorId: user.userId,
              operatorName: user.userName,
              ...(estimate && {
                estimatePrice: estimate.price,
                estimateDistance: estimate.distance,
                estimateDuration: estimate.duration,
                isEstimateRough: estimate.isRough,
              }),
            },
            there => seesAreas(user.areaIds, [there.addressType]),
          );
          if (made)
            await bindToCall(
              context.db,
              made.id,
              { orderId: order.id },
              { by: user.userName, now: context.clock() },
            );
          return shownOrder(context, order);
        };
      },
    },

    cancelOrder: async context => {
      const { cancelType, cancelmsg = null } = context.body;
      const order = await heldOrder(context, context.body);
      return shownOrder(context, await cancelBy(actingOf(context), order, { cancelType, cancelmsg }));
    },

    pushOrderMessageToDriver: {
      prepare: async ({ body, ...asked }) => {
        const targets = await targetsOf(asked, depsAt(asked), body.orderId, { driverIds: [body.driverId] });
        return async context => {
          const order = await heldOrder(context, body);
          const { order: after, offered } = await offerTo(actingOf(context), order, targets, {
            pushType: ONE,
            radius: 0,
          });
          if (offered.length === 0) throw refuse('STATE_NOT_ALLOWED', 'DRIVER_BUSY');
          return shownOrder(context, after);
        };
      },
    },

    pushOrderMessageToDrivers: {
      prepare: async ({ body, ...asked }) => {
        const { driverIds } = body;
        const { 'order.emptyRadius': usual } = await readProperties(asked.db, 'order.emptyRadius');
        const radius = body.radius ?? usual;
        const targets = await targetsOf(asked, depsAt(asked), body.orderId, { radius, driverIds });
        return async context => {
          const order = await heldOrder(context, body);
          const given = await offerTo(actingOf(context), order, targets, {
            pushType: driverIds ? SEVERAL : ALL,
            radius: driverIds ? 0 : radius,
          });
          if (given.offered.length === 0) throw refuse('STATE_NOT_ALLOWED', 'NOBODY_NEAR');
          const found = new Set(targets.map(({ driverId }) => driverId));
          const unfound = (driverIds ?? []).filter(id => !found.has(id));
          return {
            order: await shownOrder(context, given.order),
            offered: given.offered.length,
            leftOut: [...given.leftOut, ...unfound],
          };
        };
      },
    },

    assignOrder: {
      prepare: async ({ body, ...asked }) => {
        const targets = await targetsOf(asked, depsAt(asked), body.orderId, {
          driverIds: [body.driverId],
          isAssigning: true,
        });
        return async context => {
          const order = await heldOrder(context, body);
          const [target] = targets;
          if (!target) throw refuse('STATE_NOT_ALLOWED', 'DRIVER_BUSY');
          return shownOrder(context, await assignTo(actingOf(context), order, target));
        };
      },
    },

    reAssignOrder: async context => {
      const order = await heldOrder(context, context.body);
      return shownOrder(context, await takeBack(actingOf(context), order, context.body.reason));
    },

    seatsConfirm: async context => {
      const { passengerNum } = context.body;
      const order = await heldOrder(context, context.body);
      const set = passengerNum === undefined ? {} : { passengerNum };
      return shownOrder(context, await arriveBy(actingOf(context), order, set));
    },

    contactDriver: async context => {
      const { way, content } = context.body;
      const { db, clock } = context;
      const order = await heldOrder(context, context.body);
      const acting = actingOf(context);
      if (order.driverId === null) throw refuse('STATE_NOT_ALLOWED', 'ORDER_STATE');
      if (way !== BY_MESSAGE) {
        const shown = await mobileOf(db, order.driverId);
        await queueSms(db, { mobile: shown, kind: 'toDriver', text: content, now: clock() });
      }
      await note(acting, order, way === BY_MESSAGE ? 'messageDriver' : 'smsDriver', { content });
      return null;
    },

    TaggingOrder: async context => {
      const { mark, isSet } = context.body;
      const { db } = context;
      const order = await heldOrder(context, context.body);
      const marks = isSet ? [...new Set([...order.marks, mark])] : order.marks.filter(each => each !== mark);
      const isWatched = mark === 'watch' && isSet === 1;
      if (isWatched && order.mainStatus !== 2) throw refuse('STATE_NOT_ALLOWED', 'ORDER_STATE');
      const after = await note(actingOf(context), order, isSet ? 'mark' : 'unmark', {
        set: {
          marks,
          ...(isWatched && { monitorFlag: 1 }),
          ...(mark === 'elderly' && { oldPeopleUse: isSet }),
        },
        content: mark,
      });
      if (isWatched) await push(db, orderPush('ADMIN_ORDER_MONITOR', after, actingOf(context)));
      return shownOrder(context, after);
    },

    closeOrderMonitor: async context => {
      const { result, content = null } = context.body;
      const { db, clock } = context;
      const order = await heldOrder(context, context.body);
      const acting = actingOf(context);
      if (result === 1) {
        if (!isAbnormal(order, fleet, clock())) throw refuse('STATE_NOT_ALLOWED', 'NOT_ABNORMAL');
        const closed = await happen(acting, order, 'closeAbnormal', { set: { closeTime: clock() }, content });
        return shownOrder(context, closed);
      }
      if (order.monitorFlag !== 1) throw refuse('STATE_NOT_ALLOWED', 'ORDER_STATE');
      const after = await note(acting, order, 'closeMonitor', { set: { monitorFlag: 2 }, content });
      await push(db, orderPush('ADMIN_ORDER_MONITOR', after, acting));
      return shownOrder(context, after);
    },
  } satisfies Handlers<typeof dispatchCalls>;
}

/** Found before the transaction begins, since roads are asked about. Fails with NOT_FOUND outside the areas. */
async function targetsOf(
  { db, scope }: Pick<ActContext, 'db' | 'scope'>,
  deps: CandidateDeps,
  orderId: string,
  asked: Parameters<typeof targetsFor>[2],
): Promise<OfferTarget[]> {
  return targetsFor(deps, await findOrder(db, scope, orderId), asked);
}

/** Aboard for too long, or the terminal is lost. */
function isAbnormal(
  { onboardTime, vehicleId }: OrderRow,
  { positions }: DispatchDeps['fleet'],
  now: number,
): boolean {
  if (onboardTime === null || vehicleId === null) return false;
  const heardOn = positions.of(vehicleId)?.receivedOn ?? onboardTime;
  return now - onboardTime > LONGEST_RIDE_MS || now - heardOn > LOST_TERMINAL_MS;
}

async function mobileOf(db: Db, driverId: string): Promise<string> {
  const [found] = await db.select({ mobile: driver.mobile }).from(driver).where(eq(driver.id, driverId));
  if (!found) throw new Failure('NOT_FOUND');
  return found.mobile;
}
