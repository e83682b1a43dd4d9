/** Finds places by name and by what is near. */
import type { placeCalls } from '../../contract/place.ts';
import type { Db, Handlers } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import {
  firstPlaces,
  metresBetween,
  type Point,
  placesAround,
  placesThatBegin,
  placesThatHold,
} from './queries.ts';

export const placeHandlers = {
  listPlaces: async ({ db, query }) => {
    const { keyword, limit } = query;
    const centre = pointOf(query);
    const text = keyword?.toLowerCase() || undefined;
    const rows = centre ? await placesAround(db, centre, text, limit) : await placesCalled(db, text, limit);
    return rows.map(({ searchKey: _, citySeed: __, ...row }) => ({
      ...row,
      coordType: 1 as const,
      distance: centre ? Math.round(metresBetween(centre, row)) : null,
    }));
  },
} satisfies Handlers<typeof placeCalls>;

async function placesCalled(db: Db, text: string | undefined, limit: number) {
  if (text === undefined) return firstPlaces(db, limit);
  const first = await placesThatBegin(db, text, limit);
  const missing = limit - first.length;
  return missing === 0 ? first : [...first, ...(await placesThatHold(db, text, missing))];
}

/** Half a point is none. */
function pointOf({ lng, lat }: { lng?: number | undefined; lat?: number | undefined }): Point | undefined {
  if (lng !== undefined && lat !== undefined) return { lng, lat };
  if (lng === undefined && lat === undefined) return undefined;
  const field = lng === undefined ? 'lng' : 'lat';
  throw new Failure('PARAMETER', { fields: [{ field, code: 'invalid_type' }] });
}
