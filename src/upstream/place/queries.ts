/** Places by what they are called and where they are. */
import { and, asc, between, eq, not, or, type SQL, sql } from 'drizzle-orm';
import { AREA_DICTIONARY } from '../../contract/dictionary.ts';
import type { Db } from '../core/context.ts';
import { dictionary } from '../core/lookups/dictionary-table.ts';
import { contains, startsWith } from '../core/paging.ts';
import { place } from '../domain/places.ts';

export interface Point {
  lng: number;
  lat: number;
}

/** Nothing further away is near: metres. */
const NEAR = 30_000;
const METRES_PER_DEGREE = 111_320;

/** The nearest first. */
export const placesAround = (db: Db, centre: Point, text: string | undefined, limit: number) =>
  db
    .select()
    .from(place)
    .where(and(around(centre), text === undefined ? undefined : contains(place.searchKey, text)))
    .orderBy(
      asc(squareTo(centre)),
      ...(text === undefined ? [] : [beginsFirst(text), shortFirst]),
      asc(place.id),
    )
    .limit(limit);

/** Those whose name, pinyin or initials begin so: read through their indexes. */
export const placesThatBegin = (db: Db, text: string, limit: number) =>
  db.select().from(place).where(begins(text)).orderBy(shortFirst, asc(place.id)).limit(limit);

/** Those that hold it further on: read one by one, so only where too few begin so. */
export const placesThatHold = (db: Db, text: string, limit: number) =>
  db
    .select()
    .from(place)
    .where(and(contains(place.searchKey, text), not(begins(text))))
    .orderBy(shortFirst, asc(place.id))
    .limit(limit);

/** In the order in which they were added: the best known first. */
export const firstPlaces = (db: Db, limit: number) =>
  db.select().from(place).orderBy(asc(place.id)).limit(limit);

/** The area that is called so, as its dictionary has it. */
export async function areasByName(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .select({ name: dictionary.description, area: dictionary.dicValue })
    .from(dictionary)
    .where(eq(dictionary.parentCode, AREA_DICTIONARY));
  return new Map(rows.map(({ name, area }) => [name, area]));
}

export function metresBetween(a: Point, b: Point): number {
  const east = (a.lng - b.lng) * narrowing(a.lat);
  return Math.hypot(east, a.lat - b.lat) * METRES_PER_DEGREE;
}

/** As the indexes of `place` have it. */
const begins = (text: string): SQL =>
  or(
    startsWith(sql`split_part(${place.searchKey}, ' ', 1)`, text),
    startsWith(sql`split_part(${place.searchKey}, ' ', 2)`, text),
    startsWith(sql`lower(${place.name})`, text),
  ) ?? sql`false`;

const beginsFirst = (text: string): SQL => sql`case when ${begins(text)} then 0 else 1 end`;
const shortFirst = sql`length(${place.name})`;

const narrowing = (lat: number): number => Math.max(Math.cos((lat * Math.PI) / 180), 0.01);

/** The square that holds the circle, so that the index serves it. */
function around({ lng, lat }: Point): SQL | undefined {
  const high = NEAR / METRES_PER_DEGREE;
  const wide = high / narrowing(lat);
  return and(between(place.lat, lat - high, lat + high), between(place.lng, lng - wide, lng + wide));
}

/** Grows with the distance; a city is flat enough for it. */
const squareTo = ({ lng, lat }: Point): SQL =>
  sql`power((${place.lng} - ${lng}::float8) * ${narrowing(lat)}::float8, 2) + power(${place.lat} - ${lat}::float8, 2)`;
