/**
 * What a dispatcher does with an order. 派单 dispatch · 推送 offer · 指派 assign · 改派 reassign · 销单 cancel · 标记 mark. Addresses
 * are the specification's.
 */
import * as z from 'zod/mini';
import {
  ACT_FAILS,
  act,
  actOnVersion,
  LARGEST_CIRCLE,
  Passengers,
  PlaceInput,
  Radius,
} from './dispatch-parts.ts';
import { call, callGroup } from './grammar/call.ts';
import { oneOf } from './grammar/kinds/one-of.ts';
import { Telephone } from './grammar/validators.ts';
import { EpochMs, Flag, filledLine, Id, line, RequestId } from './grammar/wire.ts';
import { CALL_TYPES, ORDER_MARKS, ORDER_SOURCES, order, SERVICE_TYPES, VEHICLE_KINDS } from './order.ts';
import { CANCEL_TYPES } from './order-states.ts';

const Order = order.Row;

export const dispatchCalls = callGroup('dispatch', {
  /**
   * An order of the back office. Without `force` it is refused with DUPLICATE where the number has one that is not over
   * and was made within ten minutes: `orderId` and `orderNo` say which, where who asks sees it.
   */
  createOrder: call('POST', '/api/admin/order/dispatch/createOrder', {
    body: z.object({
      /** Left out for who stands before the desk, and for who calls: then it is the number of `callId`. */
      mobile: z.optional(z.nullable(Telephone)),
      walkIn: z.optional(Flag),
      name: z.optional(z.nullable(line(40))),
      isOldPerson: z.optional(Flag),
      /** When he is to be fetched; left out, now. */
      useTime: z.optional(z.nullable(EpochMs)),
      serviceType: z.optional(oneOf(SERVICE_TYPES)),
      source: z.optional(oneOf(ORDER_SOURCES)),
      orderCallType: z.optional(oneOf(CALL_TYPES)),
      origin: PlaceInput,
      dest: z.optional(z.nullable(PlaceInput)),
      passengerNum: z.optional(Passengers),
      luggage: z.optional(z.int().check(z.gte(0), z.lte(60))),
      vehicleType: z.optional(oneOf(VEHICLE_KINDS)),
      /** Of the dictionary `area`; left out, where the origin lies. */
      addressType: z.optional(line(20)),
      callFee: z.optional(z.int().check(z.gte(0), z.lte(100_000))),
      remark: z.optional(z.nullable(line(200))),
      callId: z.optional(z.nullable(line(40))),
      force: z.optional(Flag),
      requestId: z.optional(RequestId),
    }),
    data: Order,
    may: 'monitoring.map:create',
    fails: ['DUPLICATE', 'STATE_NOT_ALLOWED'],
    business: 'add',
    scope: 'areas',
  }),
  cancelOrder: call('POST', '/api/admin/order/dispatch/cancelOrder', {
    body: z.object({
      ...actOnVersion,
      cancelType: oneOf(CANCEL_TYPES),
      cancelmsg: z.optional(z.nullable(line(200))),
    }),
    data: Order,
    may: 'monitoring.map:cancel',
    fails: ACT_FAILS,
    business: 'update',
    scope: 'areas',
  }),
  pushOrderMessageToDriver: call('POST', '/api/admin/order/dispatch/pushOrderMessageToDriver', {
    body: z.object({ ...act, driverId: Id }),
    data: Order,
    may: 'monitoring.map:push',
    fails: ACT_FAILS,
    business: 'update',
    scope: 'areas',
  }),
  /** To these drivers or, without any, to all in the circle who may be offered it. */
  pushOrderMessageToDrivers: call('POST', '/api/admin/order/dispatch/pushOrderMessageToDrivers', {
    body: z.object({
      ...act,
      driverIds: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(LARGEST_CIRCLE))),
      radius: z.optional(Radius),
    }),
    /** Who got it, and who did not because he is not free any more. */
    data: z.object({ order: Order, offered: z.int(), leftOut: z.array(Id) }),
    may: 'monitoring.map:push',
    fails: ACT_FAILS,
    business: 'update',
    scope: 'areas',
  }),
  /** 1 a message to the driver's app, 2 a text message. A call comes with the call centre. */
  contactDriver: call('POST', '/api/admin/order/dispatch/contactDriver', {
    body: z.object({ ...act, way: oneOf([1, 2]), content: filledLine(200) }),
    data: z.null(),
    may: 'monitoring.map:push',
    fails: [...ACT_FAILS, 'OVER_LIMIT'],
    business: 'other',
    scope: 'areas',
  }),
  TaggingOrder: call('POST', '/api/admin/order/dispatch/TaggingOrder', {
    body: z.object({ ...act, mark: z.enum(ORDER_MARKS), isSet: z._default(Flag, 1) }),
    data: Order,
    may: 'monitoring.map:tag',
    fails: ACT_FAILS,
    business: 'update',
    scope: 'areas',
  }),
  assignOrder: call('POST', '/api/admin/order/dispatch/assignOrder', {
    body: z.object({ ...act, driverId: Id }),
    data: Order,
    may: 'monitoring.map:assign',
    fails: ACT_FAILS,
    business: 'update',
    scope: 'areas',
  }),
  /** 0 all is well, 1 abnormal: an order aboard for too long is closed by it. */
  closeOrderMonitor: call('POST', '/api/admin/order/dispatch/closeOrderMonitor', {
    body: z.object({
      ...act,
      result: z._default(oneOf([0, 1]), 0),
      content: z.optional(z.nullable(line(200))),
    }),
    data: Order,
    may: 'monitoring.map:close',
    fails: ACT_FAILS,
    business: 'update',
    scope: 'areas',
  }),
  /** Takes it back from its driver for another. */
  reAssignOrder: call('POST', '/api/admin/order/dispatch/reAssignOrder', {
    body: z.object({ ...actOnVersion, reason: filledLine(200) }),
    data: Order,
    may: 'monitoring.map:assign',
    fails: ACT_FAILS,
    business: 'update',
    scope: 'areas',
  }),
  /** The driver says by telephone that he is there, and for how many. */
  seatsConfirm: call('POST', '/api/admin/order/dispatch/seatsConfirm', {
    body: z.object({ ...act, passengerNum: z.optional(Passengers) }),
    data: Order,
    may: 'monitoring.map:assign',
    fails: ACT_FAILS,
    business: 'update',
    scope: 'areas',
  }),
});
