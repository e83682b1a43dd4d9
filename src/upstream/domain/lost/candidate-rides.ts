/** Rides and orders that a lost case may be about, as they are read: by time and place, by vehicle, and by who ordered. */
import { and, asc, between, eq, gte, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { writtenPlate } from '../../../contract/grammar/plates.ts';
import type { Db } from '../../core/context.ts';
import { contains, isOneOf } from '../../core/paging.ts';
import type { Point } from '../../core/positions/last-positions.ts';
import { boxAround, radians } from '../../core/positions/sphere.ts';
import { trip } from '../../core/positions/tables.ts';
import type { AreaScope } from '../../core/scope.ts';
import { company, vehicle } from '../fleet/tables.ts';
import { taxiOrder } from '../orders/tables.ts';
import { type ItemMemory, PAID_SIGMA, PLACE_SIGMA, timeSigma } from './likelihood.ts';

/** Of all rides that are looked through, those that fit best at a rough estimate are judged. */
const MOST_RIDES = 2_000;
const MOST_VEHICLES = 50;
const MOST_ORDERS = 20;
/** Nobody is taken for longer. */
const LONGEST_RIDE_MS = 3 * 3_600_000;
const LEAST_AROUND_MS = 30 * 60_000;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Metres around a place that is remembered. */
const AROUND = 2_000;
/** Fewer characters of a plate are on too many vehicles. */
const LEAST_OF_PLATE = 2;
const METRES_PER_DEGREE = 111_195;
/** Beyond it a clue counts as wrong, however far off it is. */
const WORST = 12;

/** What the search reads of a case. */
export interface Clues {
  remembered: ItemMemory;
  /** When it was reported: milliseconds since 1970. */
  reportedOn: number;
  ownerMobile: string | null;
  /** The order that it is known to be about. */
  orderId: string | null;
}

const ofVehicle = {
  vehicleId: trip.vehicleId,
  plateNumber: trip.plateNumber,
  onTime: trip.onTime,
  onLng: trip.onLng,
  onLat: trip.onLat,
  offTime: trip.offTime,
  offLng: trip.offLng,
  offLat: trip.offLat,
  distance: trip.distance,
  isWhole: trip.isWhole,
};

/** Where one of its ends was not seen, what stands there says little. */
const wasNotSeen = eq(trip.isWhole, 0);

/** By when it began; where nothing is remembered of the time, the day before it was reported. */
function isThen({ remembered: { upTime, downTime, paidAt, tolerance }, reportedOn }: Clues): SQL | undefined {
  // a payment record does not err
  if (paidAt !== null) return endsAbout(paidAt, LEAST_AROUND_MS);
  const around = Math.max(LEAST_AROUND_MS, 2 * tolerance * MINUTE_MS);
  if (upTime !== null) return between(trip.onTime, upTime - around, upTime + around);
  if (downTime === null) return between(trip.onTime, reportedOn - DAY_MS, reportedOn);
  return endsAbout(downTime, around);
}

const endsAbout = (at: number, around: number): SQL | undefined =>
  and(
    between(trip.onTime, at - around - LONGEST_RIDE_MS, at + around),
    or(isNull(trip.offTime), wasNotSeen, between(trip.offTime, at - around, at + around)),
  );

/** Of two places one may be remembered wrongly. */
function isThere({ upPlace, downPlace }: ItemMemory): SQL | undefined {
  const near = (place: Point | null, lng: AnyPgColumn, lat: AnyPgColumn) => {
    if (place === null) return undefined;
    const [west, south, east, north] = boxAround(place, AROUND);
    return and(between(lng, west, east), between(lat, south, north));
  };
  const isNear = or(near(upPlace, trip.onLng, trip.onLat), near(downPlace, trip.offLng, trip.offLat));
  return isNear && or(isNear, wasNotSeen);
}

export const candidateRides = (db: Db, scope: AreaScope, clues: Clues) =>
  db
    .select(ofVehicle)
    .from(trip)
    .where(and(isThen(clues), isThere(clues.remembered), scope.byArea(trip.addressType)))
    .orderBy(roughGap(clues.remembered))
    .limit(MOST_RIDES);

/** In squares of what the clues usually err by; as the judge sees it, with the earth flat and without what is rare. */
function roughGap({ upTime, upPlace, downTime, downPlace, paidAt, tolerance }: ItemMemory): SQL {
  const time = (at: number | null, column: AnyPgColumn, sigma = timeSigma(tolerance)) =>
    at === null ? [] : [sql`power((${column} - ${at}::bigint) / ${sigma}::float8, 2)`];
  const place = (at: Point | null, lng: AnyPgColumn, lat: AnyPgColumn) => {
    if (at === null) return [];
    const north = METRES_PER_DEGREE / PLACE_SIGMA;
    const east = north * Math.cos(radians(at.lat));
    return [
      sql`power((${lng} - ${at.lng}::float8) * ${east}::float8, 2) + power((${lat} - ${at.lat}::float8) * ${north}::float8, 2)`,
    ];
  };
  const gaps = [
    ...time(upTime, trip.onTime),
    ...time(downTime, trip.offTime),
    ...time(paidAt, trip.offTime, PAID_SIGMA),
    ...place(upPlace, trip.onLng, trip.onLat),
    ...place(downPlace, trip.offLng, trip.offLat),
  ].map(gap => sql`coalesce(least(${gap}, ${WORST}::float8), 1)`);
  const sum = sql.join(gaps, sql` + `);
  return sql`case when ${trip.isWhole} = 1 then ${sum} else least(${sum}, ${WORST}::float8) end`;
}

export const ridesOf = (db: Db, scope: AreaScope, clues: Clues, vehicleIds: readonly string[]) =>
  db
    .select(ofVehicle)
    .from(trip)
    .where(and(isOneOf(trip.vehicleId, vehicleIds), isThen(clues), scope.byArea(trip.addressType)));

/** Rides of vehicles that began from one moment to another, milliseconds since 1970. */
export const ridesBetween = (
  db: Db,
  scope: AreaScope,
  { vehicleIds, from, to }: { vehicleIds: readonly string[]; from: number; to: number },
): Promise<CandidateRide[]> =>
  db
    .select(ofVehicle)
    .from(trip)
    .where(
      and(
        isOneOf(trip.vehicleId, vehicleIds),
        between(trip.onTime, from, to),
        scope.byArea(trip.addressType),
      ),
    )
    .limit(MOST_RIDES);
export type CandidateRide = Awaited<ReturnType<typeof candidateRides>>[number];

const aboutVehicle = (db: Db, scope: AreaScope, which: SQL | undefined) =>
  db
    .select({
      vehicleId: vehicle.id,
      plateNumber: vehicle.plateNumber,
      color: vehicle.color,
      companyName: company.companyName,
      shortName: company.shortName,
    })
    .from(vehicle)
    .leftJoin(company, eq(company.id, vehicle.companyId))
    .where(and(which, scope.byArea(vehicle.addressType)));
export type CandidateVehicleFacts = Awaited<ReturnType<typeof aboutVehicle>>[number];

export const vehiclesOf = (db: Db, scope: AreaScope, ids: readonly string[]) =>
  aboutVehicle(db, scope, isOneOf(vehicle.id, ids));

/** Those whose plates hold what is remembered of one. */
export async function vehiclesByPlate(
  db: Db,
  scope: AreaScope,
  plate: string | null,
): Promise<CandidateVehicleFacts[]> {
  const part = writtenPlate(plate ?? '');
  if (part.length < LEAST_OF_PLATE) return [];
  const which = contains(sql`lower(${vehicle.plateNumber})`, part);
  return aboutVehicle(db, scope, which).orderBy(asc(vehicle.id)).limit(MOST_VEHICLES);
}

/** The order itself, and those of the owner's number that day, as far as somebody has driven them. */
export async function candidateOrders(db: Db, scope: AreaScope, clues: Clues) {
  const { orderId, ownerMobile, reportedOn } = clues;
  const { upTime, downTime } = clues.remembered;
  const anchor = upTime ?? downTime ?? reportedOn;
  const isOwn = orderId === null ? undefined : eq(taxiOrder.id, orderId);
  const isHis =
    ownerMobile === null
      ? undefined
      : and(
          eq(taxiOrder.mobile, ownerMobile),
          // booked for a later time, it was made before it
          gte(taxiOrder.createdOn, anchor - 2 * DAY_MS),
          lte(taxiOrder.createdOn, anchor + DAY_MS),
        );
  if (!isOwn && !isHis) return [];
  return db
    .select({
      orderId: taxiOrder.id,
      vehicleId: taxiOrder.vehicleId,
      driverId: taxiOrder.driverId,
      onTime:
        sql<number>`coalesce(${taxiOrder.onboardTime}, ${taxiOrder.arriveTime}, ${taxiOrder.useTime})`.mapWith(
          Number,
        ),
      onLng: taxiOrder.originLng,
      onLat: taxiOrder.originLat,
      offTime: taxiOrder.finishTime,
      offLng: taxiOrder.destLng,
      offLat: taxiOrder.destLat,
      price: taxiOrder.price,
    })
    .from(taxiOrder)
    .where(
      and(
        or(isOwn, isHis),
        inArray(taxiOrder.mainStatus, [2, 3, 4]),
        isNotNull(taxiOrder.vehicleId),
        scope.byArea(taxiOrder.addressType),
      ),
    )
    .orderBy(sql`abs(${taxiOrder.createdOn} - ${anchor}::bigint)`)
    .limit(MOST_ORDERS);
}
export type CandidateOrder = Awaited<ReturnType<typeof candidateOrders>>[number];
