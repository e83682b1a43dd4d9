/** The places of the invented city, where there is one and no operator's own gazetteer. */
import { and, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../upstream/core/context.ts';
import { searchKey } from '../../upstream/core/search-key.ts';
import { place } from '../../upstream/domain/places.ts';
import { gazetteerOf } from '../city/geography/gazetteer.ts';
import { createGeography } from '../city/geography/geography.ts';

/** In place of those of another seed; processes that do so at once add them once. An operator's own are left alone. */
export async function addPlaces(db: Db, seed: number): Promise<void> {
  const [own] = await db.select({ id: place.id }).from(place).where(isNull(place.citySeed)).limit(1);
  if (own) return;
  const [same] = await db.select({ seed: place.citySeed }).from(place).limit(1);
  if (same?.seed === seed) return;
  const places = gazetteerOf(createGeography(seed));
  await db.transaction(async inside => {
    await inside.delete(place).where(and(isNotNull(place.citySeed), ne(place.citySeed, seed)));
    await inside
      .insert(place)
      .values(places.map(row => ({ ...row, citySeed: seed, searchKey: searchKey('', row.name) })))
      .onConflictDoNothing();
  });
}
