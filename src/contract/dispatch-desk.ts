/**
 * What a dispatcher has beyond the specification (capability `dispatch`). 改单 change · 预估 estimate · 批量撮合 batch · 交接班
 * handover
 */
import * as z from 'zod/mini';
import { ACT_FAILS, actOnVersion, Lat, Lng, Passengers, PlaceInput } from './dispatch-parts.ts';
import { call, callGroup } from './grammar/call.ts';
import { oneOf } from './grammar/kinds/one-of.ts';
import { anyOf } from './grammar/may.ts';
import { EpochMs, Flag, filledLine, Id, line, listQuery, RequestId } from './grammar/wire.ts';
import { OrderLogEntry, order, VEHICLE_KINDS } from './order.ts';

const Order = order.Row;
const READ = 'monitoring.map';
/** No more are asked for at once. */
export const MOST_WAYS = 6;

/** What the specification knows nothing of (capability `dispatch`). */
export const dispatchDeskCalls = callGroup(
  'dispatchDesk',
  {
    /** What was done to an order, the earliest first. */
    listOrderLog: call('GET', '/api/admin/order/dispatch/log', {
      query: z.object({ orderId: Id }),
      data: z.array(OrderLogEntry),
      may: anyOf('monitoring.map', 'order.list'),
      fails: ['NOT_FOUND'],
      scope: 'areas',
    }),
    /** The order is one's own from now on, whoever has claimed it: for a minute, unless the claim is renewed (`lock`). */
    takeOverOrder: call('POST', '/api/admin/order/dispatch/takeOver', {
      body: z.object({ orderId: Id, windowId: z.optional(line(64)), requestId: z.optional(RequestId) }),
      data: Order,
      may: 'monitoring.map:assign',
      fails: ['NOT_FOUND', 'STATE_NOT_ALLOWED', 'TOO_FREQUENT'],
      business: 'update',
      scope: 'areas',
    }),
    /** Before anybody has boarded. What is left out stays. */
    changeOrder: call('POST', '/api/admin/order/dispatch/changeOrder', {
      body: z.object({
        ...actOnVersion,
        dest: z.optional(z.nullable(PlaceInput)),
        originDetail: z.optional(z.nullable(line(120))),
        passengerNum: z.optional(Passengers),
        luggage: z.optional(z.int().check(z.gte(0), z.lte(60))),
        vehicleType: z.optional(oneOf(VEHICLE_KINDS)),
        useTime: z.optional(EpochMs),
        remark: z.optional(z.nullable(line(200))),
      }),
      data: Order,
      may: 'monitoring.map:create',
      fails: ACT_FAILS,
      business: 'update',
      scope: 'areas',
    }),
    /** Fare and time from one place to another. */
    estimateRide: call('GET', '/api/admin/order/dispatch/estimate', {
      query: z.object({ fromLng: Lng, fromLat: Lat, toLng: Lng, toLat: Lat, useTime: z.optional(EpochMs) }),
      data: z.object({
        /** Metres and seconds along the roads. */
        distance: z.int(),
        duration: z.int(),
        /** Fen. */
        price: z.int(),
        /** As the crow flies, because the service that knows roads was away. */
        isRough: Flag,
      }),
      may: READ,
    }),
    /** Along the roads, from where these vehicles are to the origin of an order. Those that are not seen are left out. */
    candidateWays: call('GET', '/api/admin/order/dispatch/candidateWays', {
      query: z.object({ orderId: Id, vehicleIds: line(MOST_WAYS * 20) }),
      data: z.array(
        z.object({
          vehicleId: Id,
          /** Degrees of WGS-84 in pairs. */
          line: z.array(z.tuple([z.number(), z.number()])),
          /** As the crow flies: outside of what the roads are known of, or while they are not known. */
          isRough: Flag,
        }),
      ),
      may: READ,
      fails: ['NOT_FOUND'],
      scope: 'areas',
    }),
    /** A place that a passenger wants to be found under a name. */
    saveFavourite: call('POST', '/api/admin/order/dispatch/favourite', {
      body: z.object({
        passengerId: Id,
        /** Of one of his addresses. */
        addressId: Id,
        isFavourite: Flag,
        name: z.optional(z.nullable(line(20))),
        requestId: z.optional(RequestId),
      }),
      data: z.null(),
      may: 'monitoring.map:create',
      fails: ['NOT_FOUND'],
      business: 'update',
      scope: 'areas',
    }),
    /** What one shift leaves to the next, the latest first. */
    listHandovers: call('GET', '/api/admin/order/dispatch/handovers', {
      query: z.object({ current: listQuery.current, size: listQuery.size }),
      data: z.array(
        z.object({
          id: Id,
          content: z.string(),
          orderIds: z.array(Id),
          createdOn: EpochMs,
          createdBy: z.nullable(z.string()),
        }),
      ),
      isPaged: true,
      may: READ,
      scope: 'areas',
    }),
    /** It is read by who sees the areas of its orders; of one without orders, those of its writer. */
    writeHandover: call('POST', '/api/admin/order/dispatch/handover', {
      body: z.object({
        content: filledLine(500),
        orderIds: z.optional(z.array(Id).check(z.maxLength(50))),
        requestId: z.optional(RequestId),
      }),
      data: z.object({ id: Id }),
      may: READ,
      fails: ['NOT_FOUND'],
      business: 'add',
      scope: 'areas',
    }),
  },
  { isBeyondPlain: true },
);
