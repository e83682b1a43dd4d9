/** What stands beside a vehicle wherever it is shown: its company, and who drives it. */
import { sql } from 'drizzle-orm';
import type { Db } from '../../core/context.ts';
import { isOneOf } from '../../core/paging.ts';
import { company, driver, driverShift, vehicle } from './tables.ts';

export interface AtWork {
  companyName: string | null;
  driverId: string | null;
  driverName: string | null;
  driverMobile: string | null;
  isOnShift: boolean;
  simNo: string | null;
}

/** Of a vehicle that is not there. */
export const NOBODY: AtWork = {
  companyName: null,
  driverId: null,
  driverName: null,
  driverMobile: null,
  isOnShift: false,
  simNo: null,
};

/** By the id of the vehicle. */
export async function atWork(db: Db, vehicleIds: readonly string[]): Promise<Map<string, AtWork>> {
  const rows = await db
    .select({
      vehicleId: vehicle.id,
      companyName: company.companyName,
      driverId: sql<string | null>`wheel.id::text`,
      driverName: sql<string | null>`wheel.name`,
      driverMobile: sql<string | null>`wheel.mobile`,
      isOnShift: sql<boolean>`shift.driver_id is not null`,
      simNo: vehicle.simNo,
    })
    .from(vehicle)
    .leftJoin(company, sql`${company.id} = ${vehicle.companyId}`)
    .leftJoin(openShift, sql`true`)
    .leftJoin(atWheel, sql`true`)
    .where(isOneOf(vehicle.id, vehicleIds));
  return new Map(rows.map(({ vehicleId, ...people }) => [vehicleId, people]));
}

// by `limit 1` each is read for its vehicle through an index: joined, all shifts and drivers would be
const openShift = sql`lateral (
  select open.driver_id from ${driverShift} open
  where open.vehicle_id = ${vehicle.id} and open.ended_on is null limit 1) as shift`;

/** Of several who usually drive it, the one who was registered first. */
const usualDriver = sql`(
  select usual.id from ${driver} usual
  where usual.vehicle_id = ${vehicle.id} and usual.state = 1 order by usual.id limit 1)`;

/** The driver at the wheel of the vehicle in this row, or its usual one. */
const atWheel = sql`lateral (
  select who.id, who.name, who.mobile from ${driver} who
  where who.id = coalesce(shift.driver_id, ${usualDriver}) limit 1) as wheel`;
