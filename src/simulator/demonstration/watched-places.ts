/** Places of the demonstration that a monitor keeps an eye on: where many arrive and many wait. */
import type { Db } from '../../upstream/core/context.ts';
import { searchKey } from '../../upstream/core/search-key.ts';
import { watchedPlaceTable } from '../../upstream/watched-place/tables.ts';
import { gazetteerOf, type NamedPlace } from '../city/geography/gazetteer.ts';
import { createGeography } from '../city/geography/geography.ts';

const DAY_MS = 86_400_000;

/** Metres around the first of each kind. */
const WATCHED: readonly [kind: NamedPlace['kind'], radius: number][] = [
  ['railway', 400],
  ['airport', 900],
  ['coach', 300],
];

export async function addWatchedPlaces(db: Db, now: number, by: string, citySeed: number): Promise<void> {
  const places = gazetteerOf(createGeography(citySeed));
  const createdOn = now - 30 * DAY_MS;
  const made = { createdOn, createdBy: by, updatedOn: createdOn, updatedBy: by };
  const rows = WATCHED.flatMap(([wanted, radius]) => {
    const found = places.find(({ kind }) => kind === wanted);
    if (!found) return [];
    const { name, lng, lat } = found;
    return [{ name, lng: rounded(lng), lat: rounded(lat), radius, searchKey: searchKey(name), ...made }];
  });
  await db.insert(watchedPlaceTable).values(rows);
}

/** To the millionth, as somebody would have typed it. */
const rounded = (degrees: number) => Math.round(degrees * 1_000_000) / 1_000_000;
