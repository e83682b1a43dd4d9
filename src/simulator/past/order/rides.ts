/** Rides of the past that were ordered, for what follows from a ride: losses and complaints. */
import { and, eq, gte, isNotNull, like, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../upstream/core/context.ts';
import { company, driver, vehicle } from '../../../upstream/domain/fleet/tables.ts';
import { taxiOrder } from '../../../upstream/domain/orders/tables.ts';
import { CITY_NUMBERS } from '../../city/host/city-passengers.ts';
import { type PastDay, RECORD_DAYS, someOn } from '../frame/days.ts';
import type { PastContext } from '../frame/room-past.ts';

export interface PastRide {
  /** Null where the order is no longer there. */
  orderId: string | null;
  ownerName: string | null;
  ownerMobile: string | null;
  addressType: string;
  vehicleId: string;
  plateNumber: string;
  color: string | null;
  companyName: string | null;
  driverId: string;
  driverName: string;
  driverMobile: string;
  beganOn: number;
  endedOn: number;
  metres: number;
  from: { lng: number; lat: number; address: string };
  to: { lng: number; lat: number; address: string };
}

interface Wanted {
  /** Of two concerns each has other rides. */
  concern: string;
  /** On a whole day of average load. */
  perDay: number;
}

/** More rides of a day than it needs itself, for the weeks before it. */
const SPARE = 8;

/**
 * Rides of each day, the earliest day first. Those of an older day are those of the same weekday that has records, at
 * the same hours; their orders are gone, and no two weeks in a row have the same.
 */
export async function ridesByDay(
  { db, recordDays, olderDays, chance }: PastContext,
  { concern, perDay }: Wanted,
): Promise<[PastDay, PastRide[]][]> {
  const countOn = (day: PastDay) => someOn(day, perDay, chance(`${concern} of ${day.daysAgo}`));
  const byDay: [PastDay, PastRide[]][] = [];
  for (const day of recordDays) {
    const rides = await ridesOn(db, day, { concern, most: Math.ceil(perDay * SPARE) });
    byDay.push([day, rides.slice(0, countOn(day))]);
    for (const older of olderDays.filter(each => isSourceOf(day, each)))
      byDay.push([older, ridesBefore(rides, older, { source: day, count: countOn(older) })]);
  }
  return byDay.sort(([one], [other]) => one.begin - other.begin);
}

/** Whether the older day repeats this one. */
const isSourceOf = (source: PastDay, older: PastDay): boolean =>
  source.daysAgo > 0 && (older.daysAgo - source.daysAgo) % RECORD_DAYS === 0;

/** Rides that ended on the day, in a random order that is always the same. */
async function ridesOn(
  db: Db,
  { begin, until }: PastDay,
  { concern, most }: { concern: string; most: number },
): Promise<PastRide[]> {
  const rows = await db
    .select({ order: taxiOrder, vehicle, driver, companyName: company.companyName })
    .from(taxiOrder)
    .innerJoin(vehicle, eq(vehicle.id, taxiOrder.vehicleId))
    .innerJoin(driver, eq(driver.id, taxiOrder.driverId))
    .leftJoin(company, eq(company.id, vehicle.companyId))
    .where(
      and(
        gte(taxiOrder.finishTime, begin),
        lt(taxiOrder.finishTime, until),
        isNotNull(taxiOrder.onboardTime),
        like(taxiOrder.mobile, CITY_NUMBERS),
      ),
    )
    .orderBy(sql`md5(${taxiOrder.orderNo} || ${concern})`)
    .limit(most);
  return rows.flatMap(({ order, vehicle: cab, driver: person, companyName }) => {
    const { onboardTime, finishTime, destAddress, destLng, destLat } = order;
    if (onboardTime === null || finishTime === null || destAddress === null) return [];
    return [
      {
        orderId: order.id,
        ownerName: order.nickName,
        ownerMobile: order.mobile,
        addressType: order.addressType,
        vehicleId: cab.id,
        plateNumber: cab.plateNumber,
        color: cab.color,
        companyName,
        driverId: person.id,
        driverName: person.name,
        driverMobile: person.mobile,
        beganOn: onboardTime,
        endedOn: finishTime,
        metres: order.distance ?? 0,
        from: { lng: order.originLng, lat: order.originLat, address: order.originAddress },
        to: { lng: destLng ?? order.originLng, lat: destLat ?? order.originLat, address: destAddress },
      },
    ];
  });
}

function ridesBefore(
  rides: readonly PastRide[],
  { daysAgo, begin }: PastDay,
  { source, count }: { source: PastDay; count: number },
): PastRide[] {
  const weeks = Math.floor(daysAgo / RECORD_DAYS);
  const shift = begin - source.begin;
  return Array.from({ length: count }, (_, at) => rides[(weeks * count + at) % Math.max(1, rides.length)])
    .filter(ride => ride !== undefined)
    .map(ride => ({
      ...ride,
      orderId: null,
      beganOn: ride.beganOn + shift,
      endedOn: ride.endedOn + shift,
    }));
}
