/**
 * Shifts as they begin and end, for whoever reports them: the open door, the simulated city. Reports come late, twice
 * and in the wrong order; what is kept never has two open shifts of a driver or a vehicle.
 */
import { and, eq, gt, isNull, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../core/context.ts';
import { serialize } from '../../core/database/serialize.ts';
import { driverShift } from './tables.ts';

interface ShiftEvent {
  driverId: string;
  /** Milliseconds since 1970. */
  time: number;
}

/**
 * Whoever drove the vehicle, and whatever the driver drove, ends at that moment: the next one has taken the wheel.
 * To be called in a transaction, with a driver and a vehicle that exist.
 */
export async function beginShift(
  db: Db,
  { driverId, vehicleId, time }: ShiftEvent & { vehicleId: string },
): Promise<'begun' | 'known' | 'stale'> {
  await holdShifts(db);
  const touched = or(eq(driverShift.driverId, driverId), eq(driverShift.vehicleId, vehicleId));
  const open = await openShifts(db, touched);
  if (open.some(shift => shift.driverId === driverId && shift.vehicleId === vehicleId)) return 'known';
  if (open.some(({ beganOn }) => beganOn > time) || (await isOvertaken(db, touched, time))) return 'stale';
  for (const { id } of open) {
    await db.update(driverShift).set({ endedOn: time }).where(eq(driverShift.id, id));
  }
  await db.insert(driverShift).values({ driverId, vehicleId, beganOn: time });
  return 'begun';
}

/** Ends the open shift of the driver, whichever vehicle it is. To be called in a transaction. */
export async function endShift(db: Db, { driverId, time }: ShiftEvent): Promise<'ended' | 'known' | 'stale'> {
  await holdShifts(db);
  const [open] = await openShifts(db, eq(driverShift.driverId, driverId));
  if (!open) return 'known';
  if (open.beganOn > time) return 'stale';
  await db.update(driverShift).set({ endedOn: time }).where(eq(driverShift.id, open.id));
  return 'ended';
}

/** A few thousand a day: one after the other costs nothing, and no two reports ever wait for each other in a circle. */
const holdShifts = (db: Db) => serialize(db, 'shift');

const openShifts = (db: Db, touched: SQL | undefined) =>
  db
    .select()
    .from(driverShift)
    .where(and(touched, isNull(driverShift.endedOn)));

/** Something is known of the driver or the vehicle that happened after it. */
async function isOvertaken(db: Db, touched: SQL | undefined, time: number): Promise<boolean> {
  const [later] = await db
    .select({ id: driverShift.id })
    .from(driverShift)
    .where(and(touched, gt(driverShift.endedOn, time)))
    .limit(1);
  return later !== undefined;
}
