/** Who drove vehicles at a time: by their shifts or, where none says so, who usually does. */
import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../../core/context.ts';
import { isOneOf } from '../../core/paging.ts';
import type { AreaScope } from '../../core/scope.ts';
import { driver, driverShift } from '../fleet/tables.ts';

export interface DriverThen {
  driverId: string;
  driverName: string;
  driverMobile: string;
}

interface Asked {
  vehicleId: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Known already, as of an order. */
  driverId: string | null;
}

const named = { driverId: driver.id, driverName: driver.name, driverMobile: driver.mobile };
const WORKING = 1;

/** By vehicle; nobody of another area. */
export async function driversThen(
  db: Db,
  scope: AreaScope,
  asked: readonly Asked[],
): Promise<Map<string, DriverThen>> {
  if (asked.length === 0) return new Map();
  const vehicleIds = asked.map(({ vehicleId }) => vehicleId);
  const times = asked.map(({ at }) => at);
  const seen = scope.byArea(driver.addressType);
  const shifts = await db
    .select({
      ...named,
      vehicleId: driverShift.vehicleId,
      beganOn: driverShift.beganOn,
      endedOn: driverShift.endedOn,
    })
    .from(driverShift)
    .innerJoin(driver, eq(driver.id, driverShift.driverId))
    .where(
      and(
        isOneOf(driverShift.vehicleId, vehicleIds),
        lte(driverShift.beganOn, Math.max(...times)),
        or(isNull(driverShift.endedOn), gte(driverShift.endedOn, Math.min(...times))),
        seen,
      ),
    );
  const usual = await db
    .select({ ...named, vehicleId: driver.vehicleId })
    .from(driver)
    .where(and(isOneOf(driver.vehicleId, vehicleIds), eq(driver.state, WORKING), seen))
    .orderBy(asc(driver.id));
  const ordered = await db
    .select(named)
    .from(driver)
    .where(
      and(
        isOneOf(
          driver.id,
          asked.flatMap(({ driverId }) => driverId ?? []),
        ),
        seen,
      ),
    );
  const found = asked.flatMap(({ vehicleId, at, driverId }) => {
    const then = shifts.find(
      shift => shift.vehicleId === vehicleId && shift.beganOn <= at && (shift.endedOn ?? at) >= at,
    );
    const who =
      ordered.find(each => each.driverId === driverId) ??
      then ??
      usual.find(each => each.vehicleId === vehicleId);
    return who ? [[vehicleId, nameOf(who)] as const] : [];
  });
  return new Map(found);
}

const nameOf = ({ driverId, driverName, driverMobile }: DriverThen): DriverThen => ({
  driverId,
  driverName,
  driverMobile,
});
