/** How much of the fleet was heard in the past: by the hour, more or less on each day. */
import { ne, sql } from 'drizzle-orm';
import { NO_COMPANY } from '../../../contract/online-rate.ts';
import { SCRAPPED } from '../../../contract/vehicle.ts';
import type { Db } from '../../../upstream/core/context.ts';
import type { Stream } from '../../../upstream/core/streams.ts';
import { vehicle } from '../../../upstream/domain/fleet/tables.ts';
import type { DayCurve } from '../../city/driving/day.ts';

export interface FleetPart {
  addressType: string;
  /** `NO_COMPANY` of vehicles without one. */
  companyId: string;
  dataFrom: string;
  /** Registered and not scrapped. */
  vehicles: number;
}

/** Of vehicles, by the hour: at noon 15 % are out of service. */
const HEARD: DayCurve = [
  0.62, 0.54, 0.48, 0.45, 0.46, 0.55, 0.7, 0.8, 0.84, 0.86, 0.86, 0.85, 0.85, 0.85, 0.86, 0.86, 0.84, 0.83,
  0.85, 0.85, 0.83, 0.8, 0.75, 0.69,
];
const SPREAD = 0.012;

/** Of a day or an hour: how much more or less than usual is heard. */
export const drift = (chance: Stream): number => 1 + SPREAD * chance.normal();

/** How many of so many are heard. @param factor as `drift` gives it */
export const heardOf = (vehicles: number, hour: number, factor: number): number =>
  Math.min(vehicles, Math.round(vehicles * (HEARD[hour] ?? 0) * factor));

export const fleetParts = (db: Db): Promise<FleetPart[]> =>
  db
    .select({
      addressType: vehicle.addressType,
      companyId: sql<string>`coalesce(${vehicle.companyId}::text, ${NO_COMPANY})`,
      dataFrom: sql<string>`${vehicle.dataFrom}::text`,
      vehicles: sql<number>`count(*)::int`,
    })
    .from(vehicle)
    .where(ne(vehicle.state, SCRAPPED))
    .groupBy(sql`1`, sql`2`, sql`3`)
    .orderBy(sql`1`, sql`2`, sql`3`);
