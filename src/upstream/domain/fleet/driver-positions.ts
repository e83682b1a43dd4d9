/** Who drives what now, and where that is. */
import { and, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { DriverPosition } from '../../../contract/driver-position.ts';
import type { Db, SignedIn } from '../../core/context.ts';
import type { LastPositions } from '../../core/positions/last-positions.ts';
import type { FleetRegister } from '../../core/positions/register.ts';
import { type AreaScope, seesAreas } from '../../core/scope.ts';
import { completePlate } from './complete-plate.ts';
import { onlineSpan } from './locations.ts';
import { company, driver, driverShift } from './tables.ts';

export interface KnownFleet {
  register: FleetRegister;
  positions: LastPositions;
}

interface Asking {
  db: Db;
  user: SignedIn;
  clock: () => number;
  scope: AreaScope;
}

/** Who drives the vehicle with this plate: the one at the wheel first, then who usually does. */
export async function driversOfPlate(
  fleet: KnownFleet,
  asking: Asking,
  plateNumber: string,
): Promise<DriverPosition[]> {
  const known = fleet.register.byPlate(await completePlate(asking.db, plateNumber));
  if (!known || !seesAreas(asking.user.areaIds, [known.addressType])) return [];
  const { vehicleId } = known;
  // who usually drives it and has a shift on another one is not in it now
  const isUsual = and(eq(driver.vehicleId, vehicleId), eq(driver.state, 1), isNull(driverShift.id));
  return driversWhere(fleet, asking, or(eq(driverShift.vehicleId, vehicleId), isUsual));
}

/** Those on duty first. */
export async function driversWhere(
  { register, positions }: KnownFleet,
  { db, user, clock, scope }: Asking,
  where: SQL | undefined,
): Promise<DriverPosition[]> {
  const rows = await db
    .select({
      driverId: driver.id,
      driverName: driver.name,
      driverMobile: driver.mobile,
      companyName: company.companyName,
      shiftId: driverShift.id,
      vehicleId: sql<string | null>`coalesce(${driverShift.vehicleId}, ${driver.vehicleId})`,
    })
    .from(driver)
    .leftJoin(company, eq(company.id, driver.companyId))
    .leftJoin(driverShift, and(eq(driverShift.driverId, driver.id), isNull(driverShift.endedOn)))
    .where(and(where, scope.byArea(driver.addressType)))
    .orderBy(desc(sql`${driverShift.id} is not null`), asc(driver.id));
  const heardSince = clock() - (await onlineSpan(db));
  return rows.map(({ shiftId, vehicleId, ...person }) => {
    const known = vehicleId === null ? undefined : register.byId(String(vehicleId));
    // a vehicle of another area is nobody's business, whoever drives it
    const its = known && seesAreas(user.areaIds, [known.addressType]) ? known : undefined;
    const fix = its && positions.of(its.vehicleId);
    return {
      ...person,
      onDuty: shiftId === null ? 0 : 1,
      vehicleId: its?.vehicleId ?? null,
      plateNum: its?.plateNumber ?? null,
      lng: fix?.lng ?? null,
      lat: fix?.lat ?? null,
      coordType: 1,
      direction: fix ? Math.round(fix.heading) % 360 : null,
      speed: fix?.speed ?? null,
      gpsTime: fix ? Math.round(fix.gpsTime) : null,
      receiveTime: fix ? Math.round(fix.receivedOn) : null,
      businessStatus: fix?.status ?? null,
      load: fix ? fix.status === 1 : null,
      online: fix && fix.receivedOn >= heardSince ? 1 : 0,
    };
  });
}
