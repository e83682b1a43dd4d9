/**
 * An order as lists and pages show it. 订单 order · 乘客 passenger · 上车点 origin · 目的地 destination · 即时 real-time · 预约
 * reserved · 认领 claim. Its states and what leads from one to the other are in `order-states.ts`.
 */
import * as z from 'zod/mini';
import { company } from './company.ts';
import { choice, flag } from './grammar/kinds/choice.ts';
import { masked } from './grammar/kinds/masked.ts';
import { count, fen, metres } from './grammar/kinds/number.ts';
import { other } from './grammar/kinds/other.ts';
import { area, reference } from './grammar/kinds/reference.ts';
import { code, plateText, text } from './grammar/kinds/text.ts';
import { moment } from './grammar/kinds/time.ts';
import { anyOf } from './grammar/may.ts';
import { specifiedResource } from './grammar/resource.ts';
import { EpochMs, Flag, Id, masked as maskedText } from './grammar/wire.ts';
import { ORDER_FIGURES } from './order-figures.ts';
import { CANCEL_TYPES, MAIN_STATES, OPERATOR_TYPES, SUB_STATES } from './order-states.ts';
import { CoordKind } from './vehicle-location.ts';

export const ORDER_RESOURCE = 'order/orderList';

/** 0 the app, 2 the messaging app, 4 the back office, 6 H5. */
export const ORDER_SOURCES = [4, 0, 2, 6] as const;
/** How hailed: 1 by phone, 2 by himself online, 3 by a one-key device, 4 by scanning a code, 5 by somebody for another. */
export const CALL_TYPES = [1, 2, 3, 4, 5] as const;
/** '0' real-time, '1' reserved. */
export const ORDER_TYPES = ['0', '1'] as const;
/** 0 taxi, 1 airport or station, 2 by the hour. */
export const SERVICE_TYPES = [0, 1, 2] as const;
/** 0 any, 1 normal, 2 seven seats, 3 wheelchair. */
export const VEHICLE_KINDS = [0, 1, 2, 3] as const;
/** 0 unpaid, 1 paid, 2 in part, 3 refunded. */
export const FARE_STATES = [0, 1, 2, 3] as const;
/** 1 mini-program, 2 card, 3 cash, 4 other. */
export const PAY_CHANNELS = [1, 2, 3, 4] as const;
/** 0 nobody watches over the ride, 1 somebody does, 2 did. */
export const MONITOR_FLAGS = [0, 1, 2] as const;
/** Of what is due next: 0 in time, 1 soon, 2 late. */
export const SLA_LEVELS = [0, 1, 2] as const;
export const CREDIT_LEVELS = ['A', 'B', 'C'] as const;
/** What a dispatcher marks an order as. */
export const ORDER_MARKS = ['watch', 'elderly', 'vip', 'complaint'] as const;
export type OrderMark = (typeof ORDER_MARKS)[number];

/** Where somebody is fetched or brought. Degrees, by `coordType`. */
export const OrderPlace = z.object({
  city: z.nullable(z.string()),
  address: z.string(),
  detail: z.nullable(z.string()),
  /** GB/T 2260. */
  adCode: z.nullable(z.string()),
  poiId: z.nullable(z.string()),
  lng: z.nullable(z.number()),
  lat: z.nullable(z.number()),
  coordType: CoordKind,
});
export type OrderPlace = z.output<typeof OrderPlace>;

export const OrderPassenger = z.object({
  id: z.nullable(Id),
  nickName: z.nullable(z.string()),
  /** None of who has come to the stand himself. */
  mobile: z.nullable(maskedText('mobile')),
  isOldPerson: Flag,
  creditLevel: z.enum(CREDIT_LEVELS),
  orderCount: z.int(),
  cancelCount: z.int(),
});
export type OrderPassenger = z.output<typeof OrderPassenger>;

export const OrderDriver = z.object({
  id: Id,
  vehicleId: z.nullable(Id),
  name: z.nullable(z.string()),
  mobile: z.nullable(maskedText('mobile')),
  plateNum: z.nullable(z.string()),
  /** 1 cruising taxi, 2 ride-hailing, 3 heart-fleet. */
  driverType: z.int(),
  companyName: z.nullable(z.string()),
  star: z.nullable(z.number()),
  dataFrom: z.int(),
});
export type OrderDriver = z.output<typeof OrderDriver>;

export const order = specifiedResource('order', {
  changesByActs: true,
  path: ORDER_RESOURCE,
  fields: {
    orderNo: code(20).filled().readOnly().search(),
    createdOn: moment().filled().readOnly(),
    mainStatus: choice(MAIN_STATES)
      .filled()
      .readOnly()
      .status({ 1: 'warn', 2: 'ok', 3: 'off', 4: 'off', 5: 'bad', 6: 'bad', 7: 'bad', 8: 'bad', 9: 'bad' }),
    subStatus: choice(SUB_STATES).filled().readOnly(),
    type: choice(ORDER_TYPES).filled().readOnly(),
    source: choice(ORDER_SOURCES).filled().readOnly(),
    orderCallType: choice(CALL_TYPES).filled().readOnly(),
    serviceType: choice(SERVICE_TYPES).filled().readOnly(),
    addressType: area().filled().readOnly(),
    /** The same as `addressType`, under the name that the tabs use. */
    cityCnState: other(z.string()).derived(),
    origin: other(OrderPlace).filled().derived(),
    dest: other(OrderPlace).derived(),
    passenger: other(OrderPassenger).filled().derived(),
    driver: other(OrderDriver).derived(),
    /** Of the passenger: whole, or its last four. */
    mobile: masked('mobile').soughtAtWork().filterOnly(),
    /** Of who drives it. */
    plateNum: plateText(12).readOnly().search(),
    oldPeopleUse: flag().filled().readOnly(),
    passengerNum: count().filled().readOnly(),
    luggage: count().filled().readOnly(),
    vehicleType: choice(VEHICLE_KINDS).filled().readOnly(),
    /** When he wants to be fetched; of a real-time order, when it was created. */
    useTime: moment().filled().readOnly(),
    pushTime: moment().readOnly(),
    matchTime: moment().readOnly(),
    arriveTime: moment().readOnly(),
    onboardTime: moment().readOnly(),
    finishTime: moment().readOnly(),
    cancelTime: moment().readOnly(),
    closeTime: moment().readOnly(),
    cancelType: choice(CANCEL_TYPES).readOnly(),
    cancelmsg: text(200).readOnly(),
    /** Who has cancelled: as `OPERATOR_TYPES`. */
    cancelBy: choice(OPERATOR_TYPES).readOnly(),
    callFee: fen().filled().readOnly(),
    estimatePrice: fen().readOnly(),
    price: fen().readOnly(),
    /** As its payment was reported: with an unpaid fare, another amount than that. */
    paidAmount: fen().readOnly(),
    payStatus: choice(FARE_STATES).filled().readOnly(),
    /** Unpaid, and another amount than the fare was reported as paid. */
    fareDiffers: flag().filterOnly(),
    payChannel: choice(PAY_CHANNELS).readOnly(),
    estimateDistance: metres({ min: 0 }).readOnly(),
    /** Seconds. */
    estimateDuration: count().readOnly(),
    distance: metres({ min: 0 }).readOnly(),
    /** Seconds aboard. */
    duration: count().readOnly(),
    /** How it was estimated: 0 along roads, 1 as the crow flies, because the service that knows roads was away. */
    isEstimateRough: flag().filled().readOnly(),
    /** Metres around the origin within which it was offered last; 0 before it was. */
    pushRadius: metres({ min: 0 }).filled().readOnly(),
    pushCount: count().filled().readOnly(),
    readCount: count().filled().readOnly(),
    replyCount: count().filled().readOnly(),
    monitorFlag: choice(MONITOR_FLAGS).filled().readOnly(),
    marks: other(z.array(z.enum(ORDER_MARKS)))
      .filled()
      .readOnly(),
    callId: code(40).readOnly(),
    /** Value of the dictionary `callTag`. */
    tagging: code(20).readOnly(),
    operatorId: other(Id).readOnly(),
    operatorName: text(40).readOnly(),
    /** Who has claimed it, until when unless he renews; null where nobody has. */
    lockedBy: other(Id).derived(),
    lockedName: text(40).derived(),
    lockExpireOn: moment().derived(),
    /** What is due next, and how near it is at the time of the answer. */
    slaDeadline: moment().readOnly(),
    slaLevel: choice(SLA_LEVELS).filled().derived(),
    star: count().readOnly(),
    /** Of the driver, else of the vehicle, as it was when the order was accepted. */
    companyId: reference(company, 'companyName').readOnly(),
    companyName: text(60).derived(),
    /** As reports count it. */
    figure: choice(ORDER_FIGURES).filterOnly(),
  },
  equals: [
    'mainStatus',
    'subStatus',
    'type',
    'source',
    'orderCallType',
    'addressType',
    'payStatus',
    'fareDiffers',
    'monitorFlag',
    'oldPeopleUse',
    'cancelType',
    'cancelBy',
    'companyId',
    'figure',
    'mobile',
    'plateNum',
  ],
  filters: [
    'orderNo',
    'createdOn',
    'useTime',
    'matchTime',
    'finishTime',
    'cancelTime',
    'price',
    'distance',
    'operatorName',
  ],
  sorts: ['createdOn', 'orderNo', 'useTime', 'mainStatus', 'price', 'distance'],
  isNewestFirst: true,
  may: {
    read: anyOf('monitoring.map', 'order.list'),
    edit: 'monitoring.map:assign',
    export: 'order.list:export',
  },
  refusal: 'request',
  calls: { list: 'GET /api/admin/order/dispatch/list/v2' },
});
export type Order = z.output<typeof order.Row>;

/** What was done to an order, and by whom. */
export const OrderLogEntry = z.object({
  id: Id,
  orderId: Id,
  /** An event of `order-states.ts`, or what leaves the state as it is: `create`, `mark`, `contact`, `offerMore`, … */
  action: z.string(),
  /** Sub states. */
  fromStatus: z.nullable(z.int()),
  toStatus: z.nullable(z.int()),
  operatorType: z.int(),
  operatorName: z.nullable(z.string()),
  content: z.nullable(z.string()),
  createdOn: EpochMs,
});
export type OrderLogEntry = z.output<typeof OrderLogEntry>;
