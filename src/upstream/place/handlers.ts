/** Finds places by name and by what is near. */
import { ALL_AREAS } from '../../contract/dictionary.ts';
import type { Place, placeCalls } from '../../contract/place.ts';
import type { Db, Handlers } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import type { OutsidePlace, Places } from '../core/outside/places.ts';
import {
  areasByName,
  firstPlaces,
  metresBetween,
  type Point,
  placesAround,
  placesThatBegin,
  placesThatHold,
} from './queries.ts';

/** @param outside who knows places besides the own gazetteer, where there is one */
export const placeHandlers = (outside: Places | undefined) =>
  ({
    listPlaces: async ({ db, query }) => {
      const { keyword, limit } = query;
      const centre = pointOf(query);
      const asked = outside && questionOf(outside, keyword, centre, limit);
      const found = await asked;
      const text = keyword?.toLowerCase() || undefined;
      // beside the geocoder's those that hold the keyword somewhere would be too many
      const search = (called: string | undefined) =>
        centre
          ? placesAround(db, centre, called, limit)
          : placesCalled(db, called, { limit, alsoHeld: !found?.length });
      const whole = await search(text);
      const parts = whole.length === 0 && !found?.length && keyword ? withoutNumber(keyword) : null;
      const own = parts ? await search(parts.name.toLowerCase()) : whole;
      const houseNumber = parts?.houseNumber ?? null;
      const known = own.map(
        ({ searchKey: _, citySeed: __, ...row }): Found => ({ ...row, houseNumber, address: null, isOwn: 1 }),
      );
      const more = found?.length ? placesFrom(found, await areasByName(db)) : [];
      return {
        places: withDistance([...known, ...notAmong(known, more)], centre).slice(0, limit),
        isGeocoderAway: asked && !found ? 1 : 0,
      };
    },
  }) satisfies Handlers<typeof placeCalls>;

/** After the name of a road, in characters or in Latin letters. */
const HOUSE_NUMBER = /^(.*?[a-z路街道巷里弄坊])\s*(\d.*)$/i;

/** `和峰巷61号` as the lane and the number. */
function withoutNumber(text: string): { name: string; houseNumber: string } | null {
  const [, name, houseNumber] = HOUSE_NUMBER.exec(text) ?? [];
  return name && houseNumber ? { name, houseNumber } : null;
}

type Found = Omit<Place, 'coordType' | 'distance'>;

/** Undefined where there is nothing to ask. */
function questionOf(
  outside: Places,
  keyword: string | undefined,
  centre: Point | undefined,
  limit: number,
): Promise<OutsidePlace[] | undefined> | undefined {
  if (keyword) return outside.called(keyword, limit, centre);
  return centre && outside.at(centre, limit);
}

async function placesCalled(
  db: Db,
  text: string | undefined,
  { limit, alsoHeld }: { limit: number; alsoHeld: boolean },
) {
  if (text === undefined) return firstPlaces(db, limit);
  const first = await placesThatBegin(db, text, limit);
  const missing = limit - first.length;
  return missing === 0 || !alsoHeld ? first : [...first, ...(await placesThatHold(db, text, missing))];
}

/** Beside those of the own gazetteer, which are shorter. */
const OUTSIDE = { N: '91', W: '92', R: '93' };
const DIGITS = 15;

const placesFrom = (found: readonly OutsidePlace[], areas: ReadonlyMap<string, string>): Found[] =>
  found.map(({ osm, areas: names, ...place }) => ({
    ...place,
    houseNumber: null,
    id: `${OUTSIDE[osm.type]}${String(osm.id).padStart(DIGITS, '0')}`,
    addressType: names.flatMap(name => areas.get(name) ?? [])[0] ?? ALL_AREAS,
    isOwn: 0 as const,
  }));

/** Metres: what is called the same and is no further away is the same. */
const SAME = 300;

function notAmong(known: readonly Found[], more: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const place of more) {
    const isSame = ({ name, ...at }: Found) => name === place.name && metresBetween(at, place) <= SAME;
    if (!known.some(isSame) && !kept.some(isSame)) kept.push(place);
  }
  return kept;
}

/** Around a point the nearest first. */
function withDistance(places: readonly Found[], centre: Point | undefined): Place[] {
  const told = places.map(place => ({
    ...place,
    coordType: 1 as const,
    distance: centre ? Math.round(metresBetween(centre, place)) : null,
  }));
  return centre ? told.toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0)) : told;
}

/** Half a point is none. */
function pointOf({ lng, lat }: { lng?: number | undefined; lat?: number | undefined }): Point | undefined {
  if (lng !== undefined && lat !== undefined) return { lng, lat };
  if (lng === undefined && lat === undefined) return undefined;
  const field = lng === undefined ? 'lng' : 'lat';
  throw new Failure('PARAMETER', { fields: [{ field, code: 'invalid_type' }] });
}
