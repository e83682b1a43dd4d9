/**
 * Orders at the open door: passengers' apps that make them, drivers' apps and terminals that answer and drive them. What
 * is sent again changes nothing. 送达 delivered · 已读 read · 抢单 accept · 拒单 reject · 到达 arrive · 上车 meter on · 下车 meter off
 */
import * as z from 'zod/mini';
import { Passengers, PlaceInput, REPLY_STATES } from './dispatch-parts.ts';
import { batch, problemOfRefused } from './grammar/batch.ts';
import { call, callGroup } from './grammar/call.ts';
import { oneOf } from './grammar/kinds/one-of.ts';
import { Telephone } from './grammar/validators.ts';
import { EpochMs, Flag, filledLine, Id, line, masked } from './grammar/wire.ts';
import { ORDER_SOURCES, PAY_CHANNELS, SERVICE_TYPES, VEHICLE_KINDS } from './order.ts';
import { CANCEL_TYPES } from './order-states.ts';

/** An order as an app needs it. */
export const OrderNews = z.object({
  orderId: Id,
  orderNo: z.string(),
  mainStatus: z.int(),
  subStatus: z.int(),
  version: z.int(),
  driverId: z.nullable(Id),
  plateNum: z.nullable(z.string()),
  useTime: EpochMs,
  originAddress: z.string(),
  originLng: z.nullable(z.number()),
  originLat: z.nullable(z.number()),
  destAddress: z.nullable(z.string()),
  destLng: z.nullable(z.number()),
  destLat: z.nullable(z.number()),
  passengerNum: z.int(),
  remark: z.nullable(z.string()),
  mobile: z.nullable(masked('mobile')),
});
export type OrderNews = z.output<typeof OrderNews>;

/** An offer that waits for an answer. */
export const OpenOffer = z.object({
  pushId: Id,
  driverId: Id,
  replyStatus: oneOf(REPLY_STATES),
  pushTime: EpochMs,
  /** Given to him alone, who has until then to take it; null where the first of several gets it. */
  assignedUntil: z.nullable(EpochMs),
  order: OrderNews,
});
export type OpenOffer = z.output<typeof OpenOffer>;

export const MOST_OFFER_REPORTS = 200;
/** What became of a report of the driver's app. */
export const OFFER_OUTCOMES = ['noted', 'known', 'unknown', 'over'] as const;

const passengers = { may: 'open-door', openScope: 'orderAsPassenger' } as const;
const drivers = { may: 'open-door', openScope: 'driveOrders' } as const;
const fails = ['NOT_FOUND', 'STATE_NOT_ALLOWED'] as const;
const byDriver = { orderId: Id, driverId: Id };

export const orderDoorCalls = callGroup(
  'orderDoor',
  {
    /** By a passenger's app. The same `submitNo` again is the same order. */
    placeOrder: call('POST', '/api/open/orders', {
      body: z.object({
        submitNo: filledLine(64),
        mobile: Telephone,
        name: z.optional(line(40)),
        source: z.optional(oneOf(ORDER_SOURCES)),
        orderCallType: z.optional(oneOf([2, 3, 4, 5])),
        serviceType: z.optional(oneOf(SERVICE_TYPES)),
        useTime: z.optional(EpochMs),
        origin: PlaceInput,
        dest: z.optional(z.nullable(PlaceInput)),
        passengerNum: z.optional(Passengers),
        vehicleType: z.optional(oneOf(VEHICLE_KINDS)),
        remark: z.optional(line(200)),
      }),
      data: OrderNews,
      ...passengers,
      fails: ['DUPLICATE', 'STATE_NOT_ALLOWED'],
    }),
    /** Orders by their ids: of an account of apps its own, of one that only fetches orders (`fetchOrders`) all. */
    readOrders: call('GET', '/api/open/orders', {
      query: z.object({ ids: line(2_000) }),
      data: z.array(OrderNews),
      may: 'open-door',
      openScope: ['fetchOrders', 'orderAsPassenger', 'driveOrders'],
    }),
    /** What waits for the answer of a driver. */
    openOffers: call('GET', '/api/open/order-offers', {
      query: z.object({ driverId: Id }),
      data: z.array(OpenOffer),
      ...drivers,
    }),
    /** Offers as they arrive, are read or rejected, many at once. What comes after the end of an offer is `over`. */
    reportOffers: call('POST', '/api/open/order-offers', {
      body: z.object({
        reports: batch(
          z.object({
            pushId: Id,
            driverId: Id,
            act: z.enum(['delivered', 'read', 'reject', 'failed']),
            reason: z.optional(line(100)),
          }),
          MOST_OFFER_REPORTS,
        ),
      }),
      data: z.array(z.object({ outcome: z.enum([...OFFER_OUTCOMES, 'refused']), ...problemOfRefused })),
      ...drivers,
    }),
    /** The first gets it: the others are refused with ORDER_GRABBED. Taken again by the same driver, it is his. */
    acceptOrder: call('POST', '/api/open/orders/accept', {
      body: z.object(byDriver),
      data: OrderNews,
      ...drivers,
      fails,
    }),
    /** Within a hundred metres of the origin. */
    arriveOrder: call('POST', '/api/open/orders/arrive', {
      body: z.object(byDriver),
      data: OrderNews,
      ...drivers,
      fails,
    }),
    /** The meter goes down with `load`, where a driver who is there has not said so he arrives by it; without, it goes up. */
    meterOrder: call('POST', '/api/open/orders/meter', {
      body: z.object({
        ...byDriver,
        load: z.boolean(),
        /** Fen and metres, when it goes up. */
        price: z.optional(z.int().check(z.gte(0), z.lte(10_000_000))),
        distance: z.optional(z.int().check(z.gte(0), z.lte(10_000_000))),
        /** Paid in the car. */
        isPaid: z.optional(z.boolean()),
        payChannel: z.optional(oneOf(PAY_CHANNELS)),
      }),
      data: OrderNews,
      ...drivers,
      fails,
    }),
    /** By the driver who has it, or by the passenger. A passenger who did not come is cancelled with type 20. */
    cancelOpenOrder: call('POST', '/api/open/orders/cancel', {
      body: z.object({
        orderId: Id,
        /** Left out, the passenger cancels. */
        driverId: z.optional(Id),
        cancelType: oneOf(CANCEL_TYPES),
        cancelmsg: z.optional(line(200)),
      }),
      data: OrderNews,
      may: 'open-door',
      openScope: ['orderAsPassenger', 'driveOrders'],
      fails,
    }),
    /**
     * The driver is about to call the passenger, or has tried to: without it nobody counts as not having come. Answers the
     * number as it is dialled, while he has the order.
     */
    contactPassenger: call('POST', '/api/open/orders/contact', {
      body: z.object({ ...byDriver, isReached: z.optional(Flag) }),
      data: z.object({ number: z.nullable(z.string()) }),
      ...drivers,
      fails: [...fails, 'OVER_LIMIT'],
      hasSecretAnswer: true,
    }),
    /**
     * By the account that has placed the order or, where the office has, by the one that drives it. Another amount than the
     * fare is refused with FARE_DIFFERS, and a person is shown it.
     */
    payOrder: call('POST', '/api/open/orders/pay', {
      body: z.object({
        orderId: Id,
        amount: z.int().check(z.gte(0), z.lte(10_000_000)),
        payChannel: oneOf(PAY_CHANNELS),
      }),
      data: OrderNews,
      may: 'open-door',
      openScope: 'payOrders',
      fails,
    }),
    /** One to five, once. */
    rateOrder: call('POST', '/api/open/orders/rate', {
      body: z.object({
        orderId: Id,
        star: z.int().check(z.gte(1), z.lte(5)),
        content: z.optional(line(200)),
      }),
      data: OrderNews,
      ...passengers,
      fails,
    }),
  },
  { isBeyondPlain: true },
);
