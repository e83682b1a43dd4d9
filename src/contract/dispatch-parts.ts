/**
 * What calls of the dispatch are made of. 推送 offer · 圈选 circle search · 候选 candidate · 应答率 answer rate · 收藏 favourite
 */
import * as z from 'zod/mini';
import { oneOf } from './grammar/kinds/one-of.ts';
import { EpochMs, Flag, filledLine, Id, line, masked, writeFields } from './grammar/wire.ts';
import { OrderPassenger, order } from './order.ts';
import { MOST_PASSENGERS } from './order-places.ts';
import { CoordKind, VehicleLocation } from './vehicle-location.ts';

const Order = order.Row;

export const Lng = z.number().check(z.gte(-180), z.lte(180));
export const Lat = z.number().check(z.gte(-90), z.lte(90));

/** Metres: of a circle that is searched, or within which an order is offered. */
export const SHORTEST_RADIUS = 100;
export const LONGEST_RADIUS = 10_000;
export const Radius = z.int().check(z.gte(SHORTEST_RADIUS), z.lte(LONGEST_RADIUS));

export const Passengers = z.int().check(z.gte(1), z.lte(MOST_PASSENGERS));

/** Where somebody is fetched or brought, as a person says it; degrees of WGS-84. */
export const PlaceInput = z.object({
  city: z.optional(z.nullable(line(40))),
  address: filledLine(120),
  detail: z.optional(z.nullable(line(120))),
  adCode: z.optional(z.nullable(line(12))),
  poiId: z.optional(z.nullable(line(64))),
  lng: Lng,
  lat: Lat,
});
export type PlaceInput = z.output<typeof PlaceInput>;

/** Somebody who drives a vehicle or drove it, as one of the platforms tells it. */
export const DriverRecord = z.object({
  driverId: z.nullable(Id),
  name: z.nullable(z.string()),
  mobile: z.nullable(masked('mobile')),
  /** His shift, `endedOn` null while it lasts; both null for who usually drives it. */
  beganOn: z.nullable(EpochMs),
  endedOn: z.nullable(EpochMs),
  /** 1 stands in the default list, `INDUSTRY_FEED` in that of the industry. */
  dataFrom: z.int(),
});
export type DriverRecord = z.output<typeof DriverRecord>;

/** 1 one driver, 2 several, 3 all in the circle, 4 assigned. */
export const PUSH_TYPES = [1, 2, 3, 4] as const;
/** 0 sent, 1 delivered, 2 read, 3 taken, 4 taken by another, 5 rejected, 6 not answered in time, 7 not delivered. */
export const REPLY_STATES = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export type ReplyState = (typeof REPLY_STATES)[number];

/** An order as it was offered to a driver. */
export const OrderOffer = z.object({
  pushId: Id,
  orderId: Id,
  orderNo: z.string(),
  /** From 1. */
  round: z.int(),
  pushType: oneOf(PUSH_TYPES),
  driverId: Id,
  driverName: z.nullable(z.string()),
  plateNum: z.nullable(z.string()),
  /** Metres as the crow flies, and seconds along the roads, when it was offered. */
  distance: z.nullable(z.int()),
  eta: z.nullable(z.int()),
  pushTime: EpochMs,
  deliverTime: z.nullable(EpochMs),
  readTime: z.nullable(EpochMs),
  replyTime: z.nullable(EpochMs),
  replyStatus: oneOf(REPLY_STATES),
  rejectReason: z.nullable(z.string()),
  operatorName: z.nullable(z.string()),
});
export type OrderOffer = z.output<typeof OrderOffer>;

/**
 * Why a driver has the rank that he has. With a value: `idle` minutes without a passenger, `accepts` percent of offers
 * taken, `star` his rating, `rejected` minutes ago. Without: `toward` and `away` by his heading, `acrossWater`, `slowRoad`
 * where the way is far longer than the distance, `heartFleet`, `unread`, `unanswered`, `former` was on this order already,
 * `silent` has not been heard for a minute.
 */
export const RANK_REASONS = [
  'toward',
  'away',
  'idle',
  'accepts',
  'star',
  'heartFleet',
  'slowRoad',
  'unread',
  'unanswered',
  'rejected',
  'former',
  'silent',
] as const;
export const RankReason = z.object({ code: z.enum(RANK_REASONS), value: z.nullable(z.number()) });
export type RankReason = z.output<typeof RankReason>;

/** A vehicle around an order; with the order named, as a candidate for it. */
export const Candidate = z.object({
  ...VehicleLocation.shape,
  /** Seconds along the roads to the origin; null where nothing was asked about. */
  eta: z.nullable(z.int()),
  /** Metres along the roads. */
  roadDistance: z.nullable(z.int()),
  /** The smaller the better: seconds, as they count after all reasons. */
  score: z.nullable(z.number()),
  reasons: z.array(RankReason),
  /** What became of the last offer of this order to him; null where there was none. */
  lastPushStatus: z.nullable(oneOf(REPLY_STATES)),
  lastPushTime: z.nullable(EpochMs),
  /** May be offered the order now: online, empty, not excluded, not offered it already. */
  isOfferable: Flag,
  star: z.nullable(z.number()),
  /**
   * Percent of his offers of the last thirty days (of the latest thirty) that he took, though another may have been
   * faster; null where there were none.
   */
  acceptRate: z.nullable(z.int()),
});
export type Candidate = z.output<typeof Candidate>;

export const CircleQuery = z.object({
  /** Degrees of WGS-84; with an order they may be left out, and are its origin's. */
  lng: z.optional(Lng),
  lat: z.optional(Lat),
  /** Left out, the property `order.emptyRadius`. */
  radius: z.optional(Radius),
  /** For whom they are ranked. */
  orderId: z.optional(Id),
  /** `true` with passengers, `false` empty; left out, all, those ordered and out of service as well. */
  load: z.optional(z.stringbool()),
});

/** The nearest first or, for an order, the best. */
export const CircleAnswer = z.object({
  vehicleLocationVoList: z.array(Candidate),
  /** Empty ones among all that are in the circle. */
  emptyCount: z.int(),
  /** What was searched. */
  radius: z.int(),
  /** Distances are as the crow flies, because the service that knows roads did not answer. */
  isRough: Flag,
});
export type CircleAnswer = z.output<typeof CircleAnswer>;

/** So many vehicles are answered at most; of those who may be offered an order, so many. */
export const LARGEST_CIRCLE = 200;
export const MOST_RANKED = 60;

/** What is known of a caller. */
export const Passenger = z.object({
  ...OrderPassenger.shape,
  isDriver: Flag,
  isVip: Flag,
  noShowCount: z.int(),
  remark: z.nullable(z.string()),
  /** Null where he is not on the black list; it may be over. */
  blackUntil: z.nullable(EpochMs),
  blackReason: z.nullable(z.string()),
  /** Favourites first, then where he was fetched lately; at most six. */
  addresses: z.array(
    z.object({
      id: Id,
      isFavourite: Flag,
      /** As he calls it. */
      name: z.nullable(z.string()),
      address: z.string(),
      detail: z.nullable(z.string()),
      lng: z.number(),
      lat: z.number(),
      coordType: CoordKind,
      useCount: z.int(),
      lastUsedOn: EpochMs,
    }),
  ),
  /** What he waits for or rides in now. */
  runningOrders: z.array(Order),
  lastOrders: z.array(Order),
});
export type Passenger = z.output<typeof Passenger>;

/** Counts of an area, of today in Asia/Shanghai where they are of a day. */
export const CityStats = z.object({
  addressType: z.string(),
  waiting: z.int(),
  pushing: z.int(),
  ongoing: z.int(),
  completedToday: z.int(),
  cancelledToday: z.int(),
  noResponse: z.int(),
  emptyVehicles: z.int(),
  onlineVehicles: z.int(),
  /** From the order to who takes it, and from him to the door; null without any. */
  avgMatchSeconds: z.nullable(z.int()),
  avgArriveSeconds: z.nullable(z.int()),
  /** Percent of the orders that ended today and were taken; null without any. */
  answerRate: z.nullable(z.int()),
});
export type CityStats = z.output<typeof CityStats>;

/** A point of a ride. Degrees, by `coordType`. */
export const TrajectoryPoint = z.object({
  lng: z.number(),
  lat: z.number(),
  coordType: CoordKind,
  gpsTime: EpochMs,
  speed: z.nullable(z.number()),
  direction: z.nullable(z.int()),
  load: z.boolean(),
  /** 1 terminal, 2 telephone, 3 added by hand. */
  source: oneOf([1, 2, 3]),
});
export type TrajectoryPoint = z.output<typeof TrajectoryPoint>;

/** What every act on one order is refused with. */
export const ACT_FAILS = ['NOT_FOUND', 'STATE_CONFLICT', 'STATE_NOT_ALLOWED', 'LOCKED'] as const;
/** Which order, as it is when the act arrives: its state decides. */
export const act = { orderId: Id, requestId: writeFields.requestId };
/** The same, on the version that somebody has seen. */
export const actOnVersion = { orderId: Id, ...writeFields };
