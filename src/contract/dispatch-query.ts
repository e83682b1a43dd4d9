/**
 * What a dispatcher looks at: tabs, circles, callers, rides. 等待 waiting · 进行中 ongoing · 已完成 completed · 圈选 circle
 * search. Addresses are the specification's, also where a GET changes something.
 */
import * as z from 'zod/mini';
import {
  Candidate,
  CircleAnswer,
  CircleQuery,
  CityStats,
  DriverRecord,
  Lat,
  Lng,
  OrderOffer,
  Passenger,
  TrajectoryPoint,
} from './dispatch-parts.ts';
import { type CallSpec, call, callGroup } from './grammar/call.ts';
import { oneOf } from './grammar/kinds/one-of.ts';
import { anyOf } from './grammar/may.ts';
import { filledPlateLine } from './grammar/plates.ts';
import { EpochMs, Flag, Id, line, listQuery, RequestId, seeksNumbers } from './grammar/wire.ts';
import { order } from './order.ts';
import { VehicleLocation } from './vehicle-location.ts';

const Order = order.Row;

/** 1 by address, 2 by plate, 3 by driver, 4 by telephone number. */
export const SEARCH_TYPES = [1, 2, 3, 4] as const;
export const DEFAULT_SEARCH_TYPE = 1;

/** Which orders a tab shows, and how they are found. */
const tabQuery = {
  current: listQuery.current,
  size: z._default(z.int().check(z.gte(1), z.lte(500)), 100),
  /** Of the dictionary `area`; left out or -1, all that one sees. */
  addressType: z.optional(line(20)),
  searchType: z._default(oneOf(SEARCH_TYPES), DEFAULT_SEARCH_TYPE),
  keyword: z.optional(seeksNumbers(line(60), { of: 'order', isWork: true, isKeyword: true })),
  orderId: z.optional(Id),
};

const OrdersAnswer = z.object({ jsonOrderList: z.array(Order), total: z.int() });

const READ = 'monitoring.map';
/** Changes state, and is a GET all the same. */
const changing = { changesState: true, business: 'update' } as const satisfies Partial<CallSpec>;

export const dispatchQueryCalls = callGroup('dispatchQuery', {
  /** Vehicles in the circle by load. */
  circleSearchByLoadV3: call('GET', '/api/admin/order/dispatch/circleSearchByLoadV3', {
    query: CircleQuery,
    data: CircleAnswer,
    may: READ,
    fails: ['NOT_FOUND'],
    scope: 'areas',
  }),
  /** Those that may be offered the order, ranked. */
  circleSearchWithoutNoPush: call('GET', '/api/admin/order/dispatch/circleSearchWithoutNoPush', {
    query: CircleQuery,
    data: CircleAnswer,
    may: READ,
    fails: ['NOT_FOUND'],
    scope: 'areas',
  }),
  /** Those that were offered the order, or are empty. */
  circleSearchWithPushOrNotLoad: call('GET', '/api/admin/order/dispatch/circleSearchWithPushOrNotLoad', {
    query: CircleQuery,
    data: CircleAnswer,
    may: READ,
    fails: ['NOT_FOUND'],
    scope: 'areas',
  }),
  /** Latest round first. */
  queryPushOrderInfo: call('GET', '/api/admin/order/dispatch/queryPushOrderInfo', {
    query: z.object({ orderId: Id }),
    data: z.array(OrderOffer),
    may: READ,
    fails: ['NOT_FOUND'],
    scope: 'areas',
  }),
  /** Latest first. */
  queryDriverPushInfo: call('GET', '/api/admin/order/dispatch/queryDriverPushInfo', {
    query: z.object({ current: listQuery.current, size: listQuery.size, driverId: Id }),
    data: z.array(OrderOffer),
    isPaged: true,
    may: READ,
    fails: ['NOT_FOUND'],
    scope: 'areas',
  }),
  currentCityStats: call('GET', '/api/admin/order/dispatch/currentCityStats', {
    query: z.object({ addressType: z.optional(line(20)) }),
    data: CityStats,
    may: READ,
    scope: 'areas',
  }),
  /** Waiting (1) or ongoing (2), in the order of what is due next. The first is the current one. */
  queryOrderList: call('GET', '/api/admin/order/dispatch/queryOrderList', {
    query: z.object({ ...tabQuery, status: z._default(oneOf([1, 2]), 1) }),
    data: OrdersAnswer,
    may: READ,
    refusal: 'request',
    scope: 'areas',
  }),
  /** Completed today and yesterday, the latest first; with a search, of all time. */
  queryCompleteOrderList: call('GET', '/api/admin/order/dispatch/queryCompleteOrderList', {
    query: z.object(tabQuery),
    data: OrdersAnswer,
    may: READ,
    refusal: 'request',
    scope: 'areas',
  }),
  /** The way that is still to be driven, and where the vehicle is. */
  getActiveOrderLine: call('GET', '/api/admin/order/dispatch/getActiveOrderLine', {
    query: z.object({ orderId: Id }),
    data: z.object({
      orderId: Id,
      /** Degrees of WGS-84 in pairs, from the vehicle to where it is bound: the origin, or the destination. */
      line: z.array(z.tuple([z.number(), z.number()])),
      /** Metres and seconds of it; null where nothing is known. */
      distance: z.nullable(z.int()),
      eta: z.nullable(z.int()),
      isRough: Flag,
      vehicle: z.nullable(VehicleLocation),
      /** Since when the vehicle has not moved; null while it does. */
      stillSince: z.nullable(EpochMs),
    }),
    may: READ,
    fails: ['NOT_FOUND', 'STATE_NOT_ALLOWED'],
    scope: 'areas',
  }),
  /** The ride as it was driven, from the match on. */
  getOrderTrajectoryList: call('GET', '/api/admin/order/dispatch/getOrderTrajectoryList', {
    query: z.object({ orderId: Id }),
    data: z.array(TrajectoryPoint),
    may: anyOf('monitoring.map', 'order.list'),
    fails: ['NOT_FOUND'],
    scope: 'areas',
    weight: 'heavy',
  }),
  /** By plate. */
  getVehicleInfo: call('GET', '/api/admin/order/dispatch/getVehicleInfo', {
    query: z.object({ plateNum: filledPlateLine(12) }),
    data: z.object({
      vehicle: z.nullable(Candidate),
      order: z.nullable(Order),
      /** Who drives it and drove it lately, the latest first. */
      driverRecordList: z.array(DriverRecord),
    }),
    may: READ,
    fails: ['NOT_FOUND'],
    scope: 'areas',
  }),
  /** Who calls; null where nobody knows the number. */
  getPassagerInfo: call('GET', '/api/admin/order/dispatch/getPassagerInfo', {
    query: z.object({ mobile: seeksNumbers(line(20), { of: 'passenger', isWork: true }) }),
    data: z.nullable(Passenger),
    may: READ,
    scope: 'areas',
  }),
  /** A point that the terminal has not sent. */
  addTrajectoryPosition: call('GET', '/api/admin/order/dispatch/addTrajectoryPosition', {
    query: z.object({ orderId: Id, lng: Lng, lat: Lat, gpsTime: EpochMs, requestId: z.optional(RequestId) }),
    data: z.null(),
    may: 'monitoring.map:edit',
    fails: ['NOT_FOUND', 'STATE_NOT_ALLOWED'],
    ...changing,
    scope: 'areas',
  }),
  /** The plate, by text message, to the passenger. */
  sendCallTaxiSms: call('GET', '/api/admin/order/dispatch/send-call-taxi-sms', {
    query: z.object({ orderId: Id, requestId: z.optional(RequestId) }),
    data: z.null(),
    may: 'monitoring.map:push',
    fails: ['NOT_FOUND', 'STATE_NOT_ALLOWED', 'OVER_LIMIT'],
    ...changing,
    scope: 'areas',
  }),
  /** Areas in which one may create orders. */
  queryCityWithCreateOrder: call('GET', '/api/admin/order/dispatch/queryCityWithCreateOrder', {
    data: z.array(z.object({ addressType: z.string(), areaName: z.string() })),
    may: READ,
    scope: 'areas',
  }),
});
