/** Reports of shifts at the open door: each is judged by itself, so that one unknown driver stops nobody else. */
import { eq } from 'drizzle-orm';
import { OPEN_DOOR_WINDOW_MS } from '../../contract/open-door.ts';
import type { ShiftOutcome, ShiftReport, shiftCalls } from '../../contract/shift.ts';
import type { Db, Handlers } from '../core/context.ts';
import { judgeEach, takeInTurn } from '../core/open-door/judging.ts';
import { checkReportedTime, EVENT_BACK_MS } from '../core/reported-time.ts';
import { beginShift, endShift } from '../domain/fleet/shifts.ts';
import { driver, vehicle } from '../domain/fleet/tables.ts';

export const shiftHandlers = {
  reportShifts: ({ db, body, clock }) => {
    const latest = clock() + OPEN_DOOR_WINDOW_MS;
    return judgeEach(
      body.shifts,
      ({ time }) => {
        // what is ahead has an outcome of its own
        checkReportedTime(Math.min(time, latest), 'time', { now: clock(), backMs: EVENT_BACK_MS });
      },
      // what comes later in the list builds on what came before it
      passed =>
        takeInTurn(db, passed, async (inside, report) => ({ outcome: await take(inside, report, latest) })),
    );
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
