import { doublePrecision, pgTable } from 'drizzle-orm/pg-core';
import { epochMs, recordId } from '../core/columns.ts';

/** Who is out of town, and since when. */
export const outOfTown = pgTable('out_of_town', {
  vehicleId: recordId('vehicle_id').primaryKey(),
  /** By the upstream's clock. */
  leftOn: epochMs('left_on').notNull(),
  /** Degrees of WGS-84. */
  leftLng: doublePrecision('left_lng').notNull(),
  leftLat: doublePrecision('left_lat').notNull(),
});

export type OutOfTownRow = typeof outOfTown.$inferSelect;
