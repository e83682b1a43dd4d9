/** Distances on the ground. */

const EARTH = 6_371_008.8;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres as the crow flies; degrees of WGS-84. */
export function metresBetween(lng: number, lat: number, otherLng: number, otherLat: number): number {
  const [north, east] = [radians(otherLat - lat) / 2, radians(otherLng - lng) / 2];
  const half =
    Math.sin(north) ** 2 + Math.cos(radians(lat)) * Math.cos(radians(otherLat)) * Math.sin(east) ** 2;
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(half)));
}
