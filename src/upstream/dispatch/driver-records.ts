/** Who drives a vehicle: by the register, and by the latest shifts of whichever platform reports them. */
import { and, asc, desc, eq } from 'drizzle-orm';
import type { DriverRecord } from '../../contract/dispatch-parts.ts';
import { OWN_PLATFORM } from '../../contract/vehicle-location.ts';
import type { Db } from '../core/context.ts';
import type { KnownVehicle } from '../core/positions/register.ts';
import type { AreaScope } from '../core/scope.ts';
import { driver, driverShift } from '../domain/fleet/tables.ts';

/** Shifts that are looked at: a few drivers share a vehicle. */
const LATEST_SHIFTS = 20;
const WORKING = 1;

const named = { driverId: driver.id, name: driver.name, mobile: driver.mobile };

/** Each driver once for each platform, by his latest shift; no driver of another area. */
export async function driverRecords(
  db: Db,
  scope: AreaScope,
  { vehicleId, dataFrom }: Pick<KnownVehicle, 'vehicleId' | 'dataFrom'>,
): Promise<DriverRecord[]> {
  const seen = scope.byArea(driver.addressType);
  const shifts = await db
    .select({ ...named, beganOn: driverShift.beganOn, endedOn: driverShift.endedOn })
    .from(driverShift)
    .innerJoin(driver, eq(driver.id, driverShift.driverId))
    .where(and(eq(driverShift.vehicleId, vehicleId), seen))
    .orderBy(desc(driverShift.beganOn))
    .limit(LATEST_SHIFTS);
  const usual = await db
    .select(named)
    .from(driver)
    .where(and(eq(driver.vehicleId, vehicleId), eq(driver.state, WORKING), seen))
    .orderBy(asc(driver.id));
  const records = [
    ...shifts.map(shift => ({ ...shift, dataFrom })),
    ...usual.map(who => ({ ...who, beganOn: null, endedOn: null, dataFrom: OWN_PLATFORM })),
  ];
  const once = new Map(records.toReversed().map(record => [`${record.dataFrom} ${record.driverId}`, record]));
  return records.filter(record => once.get(`${record.dataFrom} ${record.driverId}`) === record);
}
