/** How long somebody has been on shift today, in Asia/Shanghai, and whether he still is. */
import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Db } from '../core/context.ts';
import { startOfDay } from '../core/day.ts';
import { driverShift, vehicle } from '../domain/fleet/tables.ts';

interface Today {
  /** Whole minutes since midnight. */
  minutes: number;
  isOpen: boolean;
  /** Of the last shift. */
  plate: string;
  beganOn: number;
  endedOn: number | null;
}

const MINUTE_MS = 60_000;

/** By driver; who has not driven today is not there. */
export async function minutesToday(
  db: Db,
  driverIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, Today>> {
  if (driverIds.length === 0) return new Map();
  const start = startOfDay(now);
  const { driverId, beganOn, endedOn } = driverShift;
  const rows = await db
    .select({ driverId, beganOn, endedOn, plate: vehicle.plateNumber })
    .from(driverShift)
    .innerJoin(vehicle, eq(vehicle.id, driverShift.vehicleId))
    .where(and(inArray(driverId, [...driverIds]), or(isNull(endedOn), gt(endedOn, start))))
    .orderBy(asc(beganOn), asc(driverShift.id));
  const today = new Map<string, Today & { ms: number }>();
  for (const row of rows) {
    const ms =
      (today.get(row.driverId)?.ms ?? 0) + Math.max(0, (row.endedOn ?? now) - Math.max(row.beganOn, start));
    const { plate, ...span } = row;
    today.set(row.driverId, {
      ...span,
      plate,
      ms,
      minutes: Math.floor(ms / MINUTE_MS),
      isOpen: row.endedOn === null,
    });
  }
  return today;
}
