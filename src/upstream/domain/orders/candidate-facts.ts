/** What the database knows of those who are around an order: read for all of them at once. */
import { asc, sql } from 'drizzle-orm';
import type { ReplyState } from '../../../contract/dispatch-parts.ts';
import type { Db } from '../../core/context.ts';
import { isOneOf } from '../../core/paging.ts';
import { trip } from '../../core/positions/tables.ts';
import { driver, driverShift, vehicle } from '../fleet/tables.ts';
import { type OrderRow, orderOffer, taxiOrder } from './tables.ts';

export interface DriverFacts {
  state: number;
  star: number | null;
  /** When his open shift began, and in which vehicle. */
  beganOn: number | null;
  onShiftIn: string | null;
  /** Has an order that he drives or has to answer. */
  isBusy: boolean;
  /** Of his latest offers of thirty days: how many ended, and how many of these he took, though another was faster. */
  asked: number;
  taken: number;
}

export interface VehicleFacts {
  seats: number | null;
  /** When its last passenger left; null where none has, or one is in it. */
  lastOff: number | null;
}

/** What became of the offers of one order to one driver. */
export interface OfferFacts {
  vehicleId: string | null;
  status: ReplyState;
  pushTime: number;
  isRead: boolean;
  rejectedOn: number | null;
  /** While the order waits as it does now he was offered it, and nothing says that he may be offered it again. */
  isOut: boolean;
}

const MONTH_MS = 30 * 86_400_000;
/** Older ones say little of what he will do now. */
const LATEST_OFFERS = 50;

/** By the id of the driver. */
export async function driverFacts(
  db: Db,
  driverIds: readonly string[],
  now: number,
): Promise<Map<string, DriverFacts>> {
  // as the index of those who have an order has it
  const isBusy = sql<boolean>`exists (
    select 1 from ${taxiOrder} busy where busy.driver_id = ${driver.id}
      and (busy.main_status = 2 or (busy.main_status = 1 and busy.sub_status = 13)))`;
  const latest = sql`lateral (
    select count(*) filter (where reply_status between 3 and 6)::int as asked,
      count(*) filter (where reply_status between 3 and 4)::int as taken
    from (select reply_status from ${orderOffer} offer
      where offer.driver_id = ${driver.id} and offer.push_time > ${now - MONTH_MS}::bigint
      order by offer.push_time desc limit ${LATEST_OFFERS}::int) latest) as answers`;
  const rows = await db
    .select({
      id: driver.id,
      state: driver.state,
      star: driver.star,
      beganOn: driverShift.beganOn,
      onShiftIn: driverShift.vehicleId,
      isBusy,
      asked: sql<number>`answers.asked`,
      taken: sql<number>`answers.taken`,
    })
    .from(driver)
    .leftJoin(driverShift, sql`${driverShift.driverId} = ${driver.id} and ${driverShift.endedOn} is null`)
    .innerJoin(latest, sql`true`)
    .where(isOneOf(driver.id, driverIds));
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

/** The vehicles that these drive now or, without a shift, usually. */
export async function drivenBy(db: Db, driverIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({
      vehicleId: sql<string | null>`coalesce(${driverShift.vehicleId}, ${driver.vehicleId})::text`,
    })
    .from(driver)
    .leftJoin(driverShift, sql`${driverShift.driverId} = ${driver.id} and ${driverShift.endedOn} is null`)
    .where(isOneOf(driver.id, driverIds));
  return rows.flatMap(({ vehicleId }) => vehicleId ?? []);
}

/** By the id of the vehicle. */
export async function vehicleFacts(
  db: Db,
  vehicleIds: readonly string[],
): Promise<Map<string, VehicleFacts>> {
  const latest = sql`lateral (
    select last.off_time from ${trip} last where last.vehicle_id = ${vehicle.id}
    order by last.on_time desc limit 1) as latest`;
  const rows = await db
    .select({
      id: vehicle.id,
      seats: vehicle.seats,
      lastOff: sql<number | null>`latest.off_time`.mapWith(Number),
    })
    .from(vehicle)
    .leftJoin(latest, sql`true`)
    .where(isOneOf(vehicle.id, vehicleIds));
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

/** By the id of the order, then of the driver. */
export async function offerFacts(
  db: Db,
  orders: readonly Pick<OrderRow, 'id' | 'waitingOn'>[],
): Promise<Map<string, Map<string, OfferFacts>>> {
  const rows = await db
    .select()
    .from(orderOffer)
    .where(
      isOneOf(
        orderOffer.orderId,
        orders.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderOffer.id));
  const waitingOn = new Map(orders.map(order => [order.id, order.waitingOn ?? 0]));
  const facts = new Map<string, Map<string, OfferFacts>>();
  for (const row of rows) {
    const { orderId, driverId, replyStatus, pushTime } = row;
    const ofOrder = facts.get(orderId) ?? new Map<string, OfferFacts>();
    const before = ofOrder.get(driverId);
    const isNow = pushTime >= (waitingOn.get(orderId) ?? 0);
    ofOrder.set(driverId, {
      vehicleId: row.vehicleId,
      status: replyStatus,
      pushTime,
      isRead: row.readTime !== null,
      rejectedOn: replyStatus === REJECTED ? (row.replyTime ?? pushTime) : (before?.rejectedOn ?? null),
      isOut: before?.isOut === true || (isNow && replyStatus <= REJECTED),
    });
    facts.set(orderId, ofOrder);
  }
  return facts;
}

const REJECTED: ReplyState = 5;
