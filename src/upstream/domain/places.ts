/** The gazetteer, for whoever says where something is. 地名 place */
import { and, asc, between, sql } from 'drizzle-orm';
import { doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { PlaceKind } from '../../contract/place.ts';
import { ownId } from '../core/columns.ts';
import type { Db } from '../core/context.ts';

export const place = pgTable('place', {
  id: ownId(),
  name: text('name').notNull(),
  kind: text('kind').$type<PlaceKind>().notNull(),
  addressType: text('area_id').notNull(),
  /** Degrees of WGS-84. */
  lng: doublePrecision('lng').notNull(),
  lat: doublePrecision('lat').notNull(),
  searchKey: text('search_key').notNull(),
  /** Of which city it is; null for an operator's own. */
  citySeed: integer('city_seed'),
});

/** Degrees: about two kilometres. What is further away explains nothing. */
const NEAR = 0.02;

/** The name of the nearest place for each point, in their order; null where none is near. */
export async function placesBy(
  db: Db,
  points: readonly { lng: number; lat: number }[],
): Promise<(string | null)[]> {
  if (points.length === 0) return [];
  const list = (values: number[]) => sql`string_to_array(${values.join(',')}, ',')::float8[]`;
  const nearest = sql<string | null>`(
    select near.name from place near
    where near.lat between point.lat - ${NEAR}::float8 and point.lat + ${NEAR}::float8
      and near.lng between point.lng - ${NEAR}::float8 and point.lng + ${NEAR}::float8
    order by power((near.lng - point.lng) * cos(radians(point.lat)), 2) + power(near.lat - point.lat, 2), near.id
    limit 1)`;
  const rows = await db
    .select({ name: nearest })
    .from(
      sql`unnest(${list(points.map(({ lng }) => lng))}, ${list(points.map(({ lat }) => lat))})
        with ordinality as point (lng, lat, no)`,
    )
    .orderBy(sql`point.no`);
  return rows.map(({ name }) => name);
}

/** The area of the nearest place within ten kilometres; null where nothing is near. */
export async function areaNear(db: Db, { lng, lat }: { lng: number; lat: number }): Promise<string | null> {
  const [nearest] = await db
    .select({ area: place.addressType })
    .from(place)
    .where(and(between(place.lat, lat - FAR, lat + FAR), between(place.lng, lng - FAR, lng + FAR)))
    .orderBy(
      sql`power((${place.lng} - ${lng}::float8) * cos(radians(${lat}::float8)), 2) + power(${place.lat} - ${lat}::float8, 2)`,
      asc(place.id),
    )
    .limit(1);
  return nearest?.area ?? null;
}

/** Degrees: about ten kilometres. */
const FAR = 0.1;
