/** Vehicles that somebody keeps an eye on: each person has a list of his own. 重点监控车辆 watched vehicle */
import { and, eq, sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { epochMs, ownId, recordColumns, recordId } from '../../core/columns.ts';
import type { Db } from '../../core/context.ts';

export const watchedVehicle = pgTable('watched_vehicle', {
  id: ownId(),
  /** Of the admin user whose list it is. */
  watchUser: recordId('watch_user').notNull(),
  vehicleId: recordId('vehicle_id').notNull(),
  groupName: text('group_name'),
  reason: text('reason'),
  color: text('color'),
  startTime: epochMs('start_time').notNull(),
  /** Null for as long as nobody takes it out. */
  endTime: epochMs('end_time'),
  ...recordColumns(),
});

/** Which vehicles are on this person's list now. */
export async function watchedBy(db: Db, userId: string, now: number): Promise<Set<string>> {
  const rows = await db
    .select({ vehicleId: watchedVehicle.vehicleId })
    .from(watchedVehicle)
    .where(and(eq(watchedVehicle.watchUser, userId), isWatchedAt(now)));
  return new Set(rows.map(({ vehicleId }) => vehicleId));
}

export const isWatchedAt = (now: number) =>
  sql`(${watchedVehicle.endTime} is null or ${watchedVehicle.endTime} > ${now})`;
