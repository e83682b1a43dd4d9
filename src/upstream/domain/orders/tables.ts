/** Tables of orders. 订单 order · 推送 offer · 时限 timer · 乘客 passenger · 交接班 handover */
import { sql } from 'drizzle-orm';
import { doublePrecision, integer, pgTable, pgView, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { OrderMark } from '../../../contract/order.ts';
import type { MainStatus, OperatorType, SubStatus } from '../../../contract/order-states.ts';
import { epochMs, flag, ownId, recordColumns, recordId } from '../../core/columns.ts';

export const taxiOrder = pgTable('taxi_order', {
  id: ownId(),
  orderNo: text('order_no').notNull(),
  mainStatus: smallint('main_status').$type<MainStatus>().notNull().default(1),
  subStatus: smallint('sub_status').$type<SubStatus>().notNull().default(11),
  type: text('type').$type<'0' | '1'>().notNull().default('0'),
  source: smallint('source').$type<0 | 2 | 4 | 6>().notNull().default(4),
  orderCallType: smallint('order_call_type').$type<1 | 2 | 3 | 4 | 5>().notNull().default(1),
  serviceType: smallint('service_type').$type<0 | 1 | 2>().notNull().default(0),
  addressType: text('area_id').notNull().default('-1'),
  /** Where it came from, as the sender names it: the same again is the same order. */
  submitNo: text('submit_no'),
  /** Key of the account of the open door that has placed it; null where the office has. */
  placedBy: text('placed_by'),

  originCity: text('origin_city'),
  originAddress: text('origin_address').notNull(),
  originDetail: text('origin_detail'),
  originAdCode: text('origin_ad_code'),
  originPoiId: text('origin_poi_id'),
  originLng: doublePrecision('origin_lng').notNull(),
  originLat: doublePrecision('origin_lat').notNull(),
  destCity: text('dest_city'),
  destAddress: text('dest_address'),
  destDetail: text('dest_detail'),
  destAdCode: text('dest_ad_code'),
  destPoiId: text('dest_poi_id'),
  destLng: doublePrecision('dest_lng'),
  destLat: doublePrecision('dest_lat'),

  passengerId: recordId('passenger_id'),
  /** As he was called and reached when it was made. */
  nickName: text('nick_name'),
  mobile: text('mobile'),
  oldPeopleUse: flag('old_people_use').notNull().default(0),
  passengerNum: smallint('passenger_num').notNull().default(1),
  luggage: smallint('luggage').notNull().default(0),
  vehicleType: smallint('vehicle_type').$type<0 | 1 | 2 | 3>().notNull().default(0),
  callFee: integer('call_fee').notNull().default(0),

  /** Who it is assigned to or has taken it; who drove it, once it is over. */
  driverId: recordId('driver_id'),
  vehicleId: recordId('vehicle_id'),
  plateNum: text('plate_num'),
  driverName: text('driver_name'),
  /** Of the driver, else of the vehicle, at the match; null before it, and where neither has one. */
  companyId: recordId('company_id'),
  /** Key of the account through which the driver has taken it. */
  drivenBy: text('driven_by'),
  /** Drivers who are not to have it again. */
  excludedDriverIds: text('excluded_driver_ids').array().notNull().default(sql`'{}'::text[]`),

  useTime: epochMs('use_time').notNull(),
  /** Since when it is in its state. */
  stateOn: epochMs('state_on').notNull(),
  /** Since when it waits for somebody to take it: time limits count from here. */
  waitingOn: epochMs('waiting_on'),
  pushTime: epochMs('push_time'),
  matchTime: epochMs('match_time'),
  arriveTime: epochMs('arrive_time'),
  onboardTime: epochMs('onboard_time'),
  finishTime: epochMs('finish_time'),
  cancelTime: epochMs('cancel_time'),
  closeTime: epochMs('close_time'),
  /** The driver has tried to reach the passenger, or the back office has. */
  contactedOn: epochMs('contacted_on'),
  cancelType: smallint('cancel_type'),
  cancelmsg: text('cancelmsg'),
  cancelBy: smallint('cancel_by').$type<OperatorType>(),
  /**
   * As reports count it: 1 open, 2 completed, cancelled 3 by the passenger, 4 by the driver, 5 by the office, 6
   * automatically, 7 ended otherwise.
   */
  outcome: smallint('outcome').generatedAlwaysAs(
    sql.raw(`case main_status
      when 3 then 2 when 4 then case when finish_time is null then 7 else 2 end
      when 5 then 3 when 6 then 4 when 7 then 5 when 8 then 6 when 9 then 7
      else 1 end`),
  ),

  estimatePrice: integer('estimate_price'),
  estimateDistance: integer('estimate_distance'),
  estimateDuration: integer('estimate_duration'),
  isEstimateRough: flag('is_estimate_rough').notNull().default(0),
  price: integer('price'),
  /** Fen, as its payment was reported. */
  paidAmount: integer('paid_amount'),
  payStatus: smallint('pay_status').$type<0 | 1 | 2 | 3>().notNull().default(0),
  payChannel: smallint('pay_channel').$type<1 | 2 | 3 | 4>(),
  distance: integer('distance'),
  duration: integer('duration'),

  pushRadius: integer('push_radius').notNull().default(0),
  pushRound: integer('push_round').notNull().default(0),
  pushCount: integer('push_count').notNull().default(0),
  readCount: integer('read_count').notNull().default(0),
  replyCount: integer('reply_count').notNull().default(0),

  monitorFlag: smallint('monitor_flag').$type<0 | 1 | 2>().notNull().default(0),
  marks: text('marks').array().$type<OrderMark[]>().notNull().default(sql`'{}'::text[]`),
  callId: text('call_id'),
  tagging: text('tagging'),
  operatorId: recordId('operator_id'),
  operatorName: text('operator_name'),
  /** When the next of its time limits ends. */
  slaDeadline: epochMs('sla_deadline'),
  star: smallint('star'),
  searchKey: text('search_key').notNull(),
  ...recordColumns(),
});
export type OrderRow = typeof taxiOrder.$inferSelect;

export const orderLog = pgTable('order_log', {
  id: ownId(),
  orderId: recordId('order_id').notNull(),
  action: text('action').notNull(),
  fromStatus: smallint('from_status'),
  toStatus: smallint('to_status'),
  operatorType: smallint('operator_type').$type<OperatorType>().notNull(),
  operatorName: text('operator_name'),
  content: text('content'),
  createdOn: epochMs('created_on').notNull(),
});

export const orderOffer = pgTable('order_offer', {
  id: ownId(),
  orderId: recordId('order_id').notNull(),
  round: integer('round').notNull(),
  pushType: smallint('push_type').$type<1 | 2 | 3 | 4>().notNull(),
  driverId: recordId('driver_id').notNull(),
  vehicleId: recordId('vehicle_id'),
  driverName: text('driver_name'),
  plateNum: text('plate_num'),
  /** Metres as the crow flies and seconds along the roads. */
  distance: integer('distance'),
  eta: integer('eta'),
  pushTime: epochMs('push_time').notNull(),
  deliverTime: epochMs('deliver_time'),
  readTime: epochMs('read_time'),
  replyTime: epochMs('reply_time'),
  replyStatus: smallint('reply_status').$type<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7>().notNull().default(0),
  rejectReason: text('reject_reason'),
  /** Key of the account that answers for the driver: the first that has reported on it. */
  answeredBy: text('answered_by'),
  operatorName: text('operator_name'),
});
export type OfferRow = typeof orderOffer.$inferSelect;

/** What has to happen to an order at a time. One row for each kind: another time moves it. */
export const orderTimer = pgTable(
  'order_timer',
  {
    orderId: recordId('order_id').notNull(),
    kind: text('kind').$type<TimerKind>().notNull(),
    dueOn: epochMs('due_on').notNull(),
  },
  table => [primaryKey({ name: 'order_timer_pkey', columns: [table.orderId, table.kind] })],
);
export type TimerKind =
  | 'activate'
  | 'widen'
  | 'noResponse'
  | 'autoCancel'
  | 'decline'
  | 'requeue'
  | 'closeUnpaid';

/** A caller. Begun with his first order. */
const ofPassenger = () => ({
  id: ownId(),
  mobile: text('mobile').notNull(),
  name: text('name'),
  isOldPerson: flag('is_old_person').notNull().default(0),
  isDriver: flag('is_driver').notNull().default(0),
  isVip: flag('is_vip').notNull().default(0),
  /** 100 at the beginning. */
  credit: integer('credit').notNull().default(100),
  orderCount: integer('order_count').notNull().default(0),
  cancelCount: integer('cancel_count').notNull().default(0),
  noShowCount: integer('no_show_count').notNull().default(0),
  lastOrderOn: epochMs('last_order_on'),
  blackUntil: epochMs('black_until'),
  blackReason: text('black_reason'),
  /** Where he has called or ordered. */
  areaIds: text('area_ids').array().notNull().default(sql`array['-1']::text[]`),
  /** The record of the same person that everything of this one has gone to: what is left is its number. */
  mergedInto: recordId('merged_into'),
  searchKey: text('search_key').notNull(),
  ...recordColumns(),
});

export const passenger = pgTable('passenger', ofPassenger());
export type PassengerRow = typeof passenger.$inferSelect;

/** What undoes a merge: `before` is what its fields and addresses were, as JSON. */
export const passengerMerge = pgTable('passenger_merge', {
  id: ownId(),
  staysId: recordId('stays_id').notNull(),
  goneId: recordId('gone_id').notNull(),
  before: text('before').notNull(),
  createdOn: epochMs('created_on').notNull(),
  createdBy: text('created_by'),
});

/** Without those that were merged into another one. */
export const passengerSeen = pgView('passenger_seen', ofPassenger()).existing();

export const passengerAddress = pgTable('passenger_address', {
  id: ownId(),
  passengerId: recordId('passenger_id').notNull(),
  isFavourite: flag('is_favourite').notNull().default(0),
  name: text('name'),
  address: text('address').notNull(),
  detail: text('detail'),
  lng: doublePrecision('lng').notNull(),
  lat: doublePrecision('lat').notNull(),
  useCount: integer('use_count').notNull().default(0),
  lastUsedOn: epochMs('last_used_on').notNull(),
});

export const orderPoint = pgTable('order_point', {
  id: ownId(),
  orderId: recordId('order_id').notNull(),
  lng: doublePrecision('lng').notNull(),
  lat: doublePrecision('lat').notNull(),
  gpsTime: epochMs('gps_time').notNull(),
  createdBy: text('created_by'),
});

export const dispatchHandover = pgTable('dispatch_handover', {
  id: ownId(),
  content: text('content').notNull(),
  orderIds: text('order_ids').array().notNull().default(sql`'{}'::text[]`),
  /** The areas of its orders, otherwise of its writer; none means all. */
  areaIds: text('area_ids').array().notNull().default(sql`'{}'::text[]`),
  createdById: recordId('created_by_id'),
  createdOn: epochMs('created_on').notNull(),
  createdBy: text('created_by'),
});
