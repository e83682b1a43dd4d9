/** Vehicles, vehicles heard and street rides of areas and companies, day by day. */
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../../core/context.ts';
import type { AreaScope } from '../../core/scope.ts';
import { cityDay } from './tables.ts';

export interface CityQuestion {
  scope: Pick<AreaScope, 'byArea'>;
  addressType?: string | undefined;
  companyId?: string | undefined;
  /** Beginnings of days: from here on, and before that. */
  from: number;
  to: number;
  /** Unset, all together. */
  by?: 'addressType' | 'companyId' | undefined;
}

export interface CityDayRow {
  day: number;
  /** The value of `by`; null where all are counted together. */
  of: string | null;
  /** Null where no sample was taken on the day, as `online`. */
  vehicles: number | null;
  /** Mean of the samples. */
  online: number | null;
  streetRides: number;
}

/** The earliest day first. */
export const readCityDays = (
  db: Db,
  { scope, addressType, companyId, from, to, by }: CityQuestion,
): Promise<CityDayRow[]> => {
  const of = by ? sql<string | null>`${cityDay[by]}` : sql<string | null>`null::text`;
  return db
    .select({
      day: cityDay.day,
      of,
      vehicles: sql<number | null>`sum(${cityDay.vehicles})::int`,
      online: sql<number | null>`sum(${cityDay.onlineSum}::float8 / nullif(${cityDay.samples}, 0))`,
      streetRides: sql<number>`sum(${cityDay.streetRides})::int`,
    })
    .from(cityDay)
    .where(
      and(
        gte(cityDay.day, from),
        lt(cityDay.day, to),
        scope.byArea(cityDay.addressType),
        addressType === undefined ? undefined : eq(cityDay.addressType, addressType),
        companyId === undefined ? undefined : eq(cityDay.companyId, companyId),
      ),
    )
    .groupBy(cityDay.day, sql`2`)
    .orderBy(asc(cityDay.day));
};
