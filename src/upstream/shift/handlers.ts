/** Reports of shifts at the open door: each is judged by itself, so that one unknown driver stops nobody else. */
import { eq } from 'drizzle-orm';
import { OPEN_DOOR_WINDOW_MS } from '../../contract/open-door.ts';
import type { ShiftOutcome, ShiftReport, shiftCalls } from '../../contract/shift.ts';
import type { Db, Handlers } from '../core/context.ts';
import { beginShift, endShift } from '../domain/fleet/shifts.ts';
import { driver, vehicle } from '../domain/fleet/tables.ts';

export const shiftHandlers = {
  reportShifts: async ({ db, body, clock }) => {
    const latest = clock() + OPEN_DOOR_WINDOW_MS;
    const outcomes: { outcome: ShiftOutcome }[] = [];
    // what comes later in the list builds on what came before it
    for (const report of body.shifts) outcomes.push({ outcome: await take(db, report, latest) });
    return outcomes;
  },
} satisfies Handlers<typeof shiftCalls>;

async function take(db: Db, report: ShiftReport, latest: number): Promise<ShiftOutcome> {
  const { act, time, plateNumber } = report;
  if (time > latest) return 'early';
  const driverId = await driverOf(db, report);
  if (driverId === undefined) return 'unknownDriver';
  if (act === 'end') return endShift(db, { driverId, time });
  const [found] = await db
    .select({ id: vehicle.id })
    .from(vehicle)
    .where(eq(vehicle.plateNumber, plateNumber ?? ''));
  return found ? beginShift(db, { driverId, vehicleId: found.id, time }) : 'unknownVehicle';
}

async function driverOf(db: Db, { driverId, certNo }: ShiftReport): Promise<string | undefined> {
  if (driverId === undefined && !certNo) return undefined;
  const [found] = await db
    .select({ id: driver.id })
    .from(driver)
    .where(driverId === undefined ? eq(driver.certNo, certNo ?? '') : eq(driver.id, driverId));
  return found?.id;
}
