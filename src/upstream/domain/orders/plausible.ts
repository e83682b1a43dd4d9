/** Limits that hold for every order, from the desk, an app or the city. */
import { ALL_AREAS } from '../../../contract/dictionary.ts';
import type { Reason } from '../../../contract/grammar/reasons.ts';
import { isSamePlace, type LngLat, LONGEST_AHEAD_MS } from '../../../contract/order-places.ts';
import type { Db } from '../../core/context.ts';
import { Failure } from '../../core/failure.ts';
import { AHEAD_MS } from '../../core/reported-time.ts';
import { areaNear, place } from '../places.ts';

interface Asked {
  origin: LngLat;
  dest?: LngLat | null | undefined;
  /** Milliseconds since 1970. */
  useTime?: number | null | undefined;
}

/**
 * Fails with PARAMETER and the field: PLACE_NOWHERE, DEST_IS_ORIGIN, or USE_TIME_OFF where it is over or too far ahead. A clock
 * may be off by five minutes.
 */
export function checkPlausible({ origin, dest, useTime }: Asked, now: number): void {
  if (isNowhere(origin)) throw at('origin', 'PLACE_NOWHERE');
  if (dest && isNowhere(dest)) throw at('dest', 'PLACE_NOWHERE');
  if (dest && isSamePlace(origin, dest)) throw at('dest', 'DEST_IS_ORIGIN');
  const isOff = useTime && (useTime < now - AHEAD_MS || useTime > now + LONGEST_AHEAD_MS);
  if (isOff) throw at('useTime', 'USE_TIME_OFF');
}

/** What a receiver without satellites says. */
const isNowhere = ({ lng, lat }: LngLat) => lng === 0 && lat === 0;

/**
 * The area of an origin; -1 without a gazetteer. Fails with PARAMETER, reason OUT_OF_AREAS, where no place of the gazetteer
 * is within ten kilometres.
 */
export async function areaOfOrigin(db: Db, origin: LngLat): Promise<string> {
  const area = await areaOrNone(db, origin);
  if (area !== ALL_AREAS) return area;
  const [any] = await db.select({ id: place.id }).from(place).limit(1);
  if (any) throw at('origin', 'OUT_OF_AREAS');
  return ALL_AREAS;
}

/** The area of an origin; -1 where none is near. */
export const areaOrNone = async (db: Db, origin: LngLat): Promise<string> =>
  (await areaNear(db, origin)) ?? ALL_AREAS;

const at = (field: string, reason: Reason) =>
  new Failure('PARAMETER', { reason, fields: [{ field, code: 'invalid_value' }] });
