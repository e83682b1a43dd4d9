/** How far the vehicles of an installment are, or of a whole project. */
import { eq, inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../core/context.ts';
import { vehicle } from '../fleet/tables.ts';
import { adBookingTable as booking, adInstallmentTable as installment } from './tables.ts';

export interface Booked {
  vehicleList: { plateNumber: string; state: number }[];
  pastedCount: number;
  uploadedCount: number;
  passedCount: number;
  failedCount: number;
  tornCount: number;
}

/** Of each installment. */
export const bookedIn = (db: Db, ids: readonly string[]) => bookedBy(db, booking.installmentId, ids);
/** Of each project. */
export const bookedFor = (db: Db, ids: readonly string[]) => bookedBy(db, installment.projectId, ids);

async function bookedBy(db: Db, owner: AnyPgColumn, ids: readonly string[]): Promise<(id: string) => Booked> {
  const rows = await db
    .select({
      owner: owner as unknown as SQL<string>,
      plateNumber: vehicle.plateNumber,
      state: booking.state,
    })
    .from(booking)
    .innerJoin(installment, eq(installment.id, booking.installmentId))
    .innerJoin(vehicle, eq(vehicle.id, booking.vehicleId))
    .where(inArray(owner, [...ids]))
    .orderBy(vehicle.plateNumber);
  return id => {
    const own = rows.filter(row => String(row.owner) === id);
    const countOf = (...states: number[]) => own.filter(({ state }) => states.includes(state)).length;
    return {
      vehicleList: own.map(({ plateNumber, state }) => ({ plateNumber, state })),
      pastedCount: countOf(1, 2, 3, 4, 5),
      uploadedCount: countOf(2, 3, 4),
      passedCount: countOf(3),
      failedCount: countOf(4),
      tornCount: countOf(5),
    };
  };
}
