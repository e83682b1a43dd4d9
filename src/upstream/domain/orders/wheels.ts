/** Who drives what, as far as an order needs it. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { DRIVER_LEFT } from '../../../contract/driver.ts';
import type { Db } from '../../core/context.ts';
import { refuse } from '../../core/failure.ts';
import { driver, driverShift, vehicle } from '../fleet/tables.ts';

/** A driver at the wheel. */
export interface Wheel {
  driverId: string;
  driverName: string;
  vehicleId: string;
  plateNumber: string;
}

/** A driver at the wheel now, as the register knows it. */
export interface WheelNow extends Wheel {
  /** Of the driver, else of the vehicle. */
  companyId: string | null;
}

const NORMAL = 1;

/**
 * What the driver drives at this moment or, where nobody has begun a shift, what he usually does. Undefined where he is not
 * at work: suspended, gone, or another one has the vehicle.
 */
export async function wheelOf(db: Db, driverId: string): Promise<WheelNow | undefined> {
  const drives = sql`${vehicle.id} = coalesce(${driverShift.vehicleId}, ${driver.vehicleId})`;
  const isTaken = sql`exists (
    select 1 from ${driverShift} other
    where other.vehicle_id = ${vehicle.id} and other.ended_on is null and other.driver_id <> ${driver.id})`;
  const [found] = await db
    .select({
      driverId: driver.id,
      driverName: driver.name,
      vehicleId: vehicle.id,
      plateNumber: vehicle.plateNumber,
      companyId: sql<string | null>`coalesce(${driver.companyId}, ${vehicle.companyId})::text`,
    })
    .from(driver)
    .leftJoin(driverShift, and(eq(driverShift.driverId, driver.id), isNull(driverShift.endedOn)))
    .innerJoin(vehicle, drives)
    .where(and(eq(driver.id, driverId), eq(driver.state, NORMAL), sql`not ${isTaken}`));
  return found;
}

/**
 * What the driver drives. Fails with STATE_NOT_ALLOWED: DRIVER_LEFT, DRIVER_WITHOUT_VEHICLE, DRIVER_BUSY where he is suspended
 * or another one has the vehicle.
 */
export async function checkAtWork(db: Db, driverId: string): Promise<WheelNow> {
  const wheel = await wheelOf(db, driverId);
  if (wheel) return wheel;
  const [found] = await db
    .select({ state: driver.state, vehicleId: sql`coalesce(${driverShift.vehicleId}, ${driver.vehicleId})` })
    .from(driver)
    .leftJoin(driverShift, and(eq(driverShift.driverId, driver.id), isNull(driverShift.endedOn)))
    .where(eq(driver.id, driverId));
  if (found?.state === DRIVER_LEFT) throw refuse('STATE_NOT_ALLOWED', 'DRIVER_LEFT');
  throw refuse('STATE_NOT_ALLOWED', found?.vehicleId === null ? 'DRIVER_WITHOUT_VEHICLE' : 'DRIVER_BUSY');
}
