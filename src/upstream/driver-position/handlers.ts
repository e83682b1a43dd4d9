import { and, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { DriverPosition, driverPositionCalls } from '../../contract/driver-position.ts';
import type { Db, Handlers, SignedIn } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import type { LastPositions } from '../core/positions/last-positions.ts';
import type { FleetRegister } from '../core/positions/register.ts';
import { type AreaScope, seesAreas } from '../core/scope.ts';
import { onlineSpan } from '../domain/fleet/locations.ts';
import { company, driver, driverShift } from '../domain/fleet/tables.ts';

interface Fleet {
  register: FleetRegister;
  positions: LastPositions;
}

export const driverPositionHandlers = (fleet: Fleet) =>
  ({
    queryDriverPosition: async context => {
      const [found] = await driversWhere(fleet, context, eq(driver.id, context.query.driverId));
      if (!found) throw new Failure('NOT_FOUND');
      return found;
    },

    realDrivers: async context => {
      const known = fleet.register.byPlate(context.query.brandnumber.toUpperCase());
      if (!known || !seesAreas(context.user.areaIds, [known.addressType])) return [];
      const { vehicleId } = known;
      // who usually drives it and has a shift on another one is not in it now
      const isUsual = and(eq(driver.vehicleId, vehicleId), eq(driver.state, 1), isNull(driverShift.id));
      return driversWhere(fleet, context, or(eq(driverShift.vehicleId, vehicleId), isUsual));
    },
  }) satisfies Handlers<typeof driverPositionCalls>;

interface Asking {
  db: Db;
  user: SignedIn;
  clock: () => number;
  scope: AreaScope;
}

/** Those on duty first. */
async function driversWhere(
  { register, positions }: Fleet,
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
