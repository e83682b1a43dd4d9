/** Distances on the ground. */
import type { LngLat } from './crs.ts';
import type { Box } from './projection.ts';

const EARTH = 6_371_008.8;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres as the crow flies; degrees of WGS-84. */
export function metresBetween(lng: number, lat: number, otherLng: number, otherLat: number): number {
  const [north, east] = [radians(otherLat - lat) / 2, radians(otherLng - lng) / 2];
  const half =
    Math.sin(north) ** 2 + Math.cos(radians(lat)) * Math.cos(radians(otherLat)) * Math.sin(east) ** 2;
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** So many metres to the east: where the edge of a circle is taken hold of. Degrees of WGS-84. */
export const eastOf = (lng: number, lat: number, metres: number): LngLat => [
  lng + ((metres / EARTH) * 180) / (Math.PI * Math.cos(radians(lat))),
  lat,
];

/** The place on its edge that lies to the north-west; degrees of WGS-84. */
export function northWestOf(lng: number, lat: number, metres: number): LngLat {
  const away = metres * Math.SQRT1_2;
  const [east] = eastOf(lng, lat, away);
  return [2 * lng - east, lat + ((away / EARTH) * 180) / Math.PI];
}

/** What holds a circle; degrees of WGS-84. */
export function boxOfCircle(lng: number, lat: number, metres: number): Box {
  const [east] = eastOf(lng, lat, metres);
  const high = ((metres / EARTH) * 180) / Math.PI;
  return [2 * lng - east, lat - high, east, lat + high];
}

export interface Leg {
  /** From the place before. */
  metres: number;
  /** From the first one. */
  total: number;
}

/** One for each place but the first. */
export function legsOf(places: readonly LngLat[]): Leg[] {
  let total = 0;
  return places.slice(1).map(([lng, lat], index) => {
    const [fromLng, fromLat] = places[index] ?? [lng, lat];
    const metres = metresBetween(fromLng, fromLat, lng, lat);
    total += metres;
    return { metres, total };
  });
}
