/** The one place where coordinates that come in are brought to WGS-84. */
import gcoord from 'gcoord';
import type { CoordType } from '../../../contract/grammar/wire.ts';
import type { Point } from './last-positions.ts';
import { STEPS } from './packed-points.ts';

const SYSTEMS = { 2: gcoord.GCJ02, 3: gcoord.BD09 } as const;

/** To the millionth of a degree, as positions are kept; undefined for what is no place on the earth. */
export function toWgs84({ lng, lat }: Point, coordType: CoordType): Point | undefined {
  if (!isOnEarth(lng, lat)) return undefined;
  const [east, north] =
    coordType === 1 ? [lng, lat] : gcoord.transform([lng, lat], SYSTEMS[coordType], gcoord.WGS84);
  return isOnEarth(east, north) ? { lng: rounded(east), lat: rounded(north) } : undefined;
}

/** 0, 0 lies in the sea and is what a receiver without satellites says. */
const isOnEarth = (lng: number, lat: number) =>
  Math.abs(lng) <= 180 && Math.abs(lat) <= 90 && !(lng === 0 && lat === 0);

const rounded = (degrees: number) => Math.round(degrees * STEPS) / STEPS;
