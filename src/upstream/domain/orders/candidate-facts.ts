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

export interface TaxiFacts {
  seats: number | null;
  /** When its last passenger left; null where none has, or one is in it. */
  lastOff: number | null;
  /** Null where nobody drives it. */
  driver: DriverFacts | null;
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
const LATEST_OFFERS = 30;

/** Of vehicles with who drives them, by the id of the vehicle. */
export async function taxiFacts(
  db: Db,
  taxis: readonly { vehicleId: string; driverId: string | null }[],
  now: number,
): Promise<Map<string, TaxiFacts>> {
  const idsOf = (ids: (string | null)[]) =>
    sql`string_to_array(${ids.map(id => id ?? '').join(',')}, ',', '')::bigint[]`;
  const vehicleIds = idsOf(taxis.map(({ vehicleId }) => vehicleId));
  const driverIds = idsOf(taxis.map(({ driverId }) => driverId));
  const rows = await db
    .select({
      vehicleId: sql<string>`taxi.vehicle_id::text`,
      seats: sql<number | null>`car.seats`,
      lastOff: sql<number | null>`ride.off_time`.mapWith(Number),
      state: sql<number | null>`person.state`,
      star: sql<number | null>`person.star`.mapWith(Number),
      beganOn: sql<number | null>`shift.began_on`.mapWith(Number),
      onShiftIn: sql<string | null>`shift.vehicle_id::text`,
      isBusy,
      asked: sql<number>`answers.asked`,
      taken: sql<number>`answers.taken`,
    })
    .from(sql`unnest(${vehicleIds}, ${driverIds}) as taxi (vehicle_id, driver_id)`)
    .innerJoin(car, sql`true`)
    .leftJoin(person, sql`true`)
    .leftJoin(latestRide, sql`true`)
    .leftJoin(openShift, sql`true`)
    .innerJoin(answersSince(now - MONTH_MS), sql`true`);
  return new Map(
    rows.map(({ vehicleId, seats, lastOff, state, ...about }) => [
      vehicleId,
      { seats, lastOff, driver: state === null ? null : { state, ...about } },
    ]),
  );
}

// by its limit each of these is read through an index for its vehicle or driver: joined, the whole table would be
const car = sql`lateral (
  select it.seats from ${vehicle} it where it.id = taxi.vehicle_id limit 1) as car`;
const person = sql`lateral (
  select he.state, he.star from ${driver} he where he.id = taxi.driver_id limit 1) as person`;
const latestRide = sql`lateral (
  select last.off_time from ${trip} last where last.vehicle_id = taxi.vehicle_id
  order by last.on_time desc limit 1) as ride`;
const openShift = sql`lateral (
  select open.began_on, open.vehicle_id from ${driverShift} open
  where open.driver_id = taxi.driver_id and open.ended_on is null limit 1) as shift`;
const answersSince = (time: number) => sql`lateral (
  select count(*) filter (where reply_status between 3 and 6)::int as asked,
    count(*) filter (where reply_status between 3 and 4)::int as taken
  from (select reply_status from ${orderOffer} offer
    where offer.driver_id = taxi.driver_id and offer.push_time > ${time}::bigint
    order by offer.push_time desc limit ${LATEST_OFFERS}::int) latest) as answers`;
/** As the index of those who have an order has it. */
const isBusy = sql<boolean>`exists (
  select 1 from ${taxiOrder} busy where busy.driver_id = taxi.driver_id
    and (busy.main_status = 2 or (busy.main_status = 1 and busy.sub_status = 13)))`;

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
