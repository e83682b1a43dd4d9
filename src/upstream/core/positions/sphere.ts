/** Distances on the earth, taken as a ball: within 0.6 % of the true ones. */
import type { Box, Point } from './last-positions.ts';

/** Mean radius of the earth in metres. */
export const EARTH_METRES = 6_371_008.8;

/** Along the surface, in metres. */
export function metresBetween(a: Point, b: Point): number {
  const [lat1, lat2] = [radians(a.lat), radians(b.lat)];
  const bow = haversine(lat2 - lat1) + Math.cos(lat1) * Math.cos(lat2) * haversine(radians(b.lng - a.lng));
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(bow)));
}

/** From the first to the second: degrees clockwise from north, 0 up to 360. */
export function bearingBetween(a: Point, b: Point): number {
  const [lat1, lat2, east] = [radians(a.lat), radians(b.lat), radians(b.lng - a.lng)];
  const x = Math.sin(east) * Math.cos(lat2);
  const y = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(east);
  return (degrees(Math.atan2(x, y)) + 360) % 360;
}

/**
 * The smallest box that holds the circle; west is greater than east where it lies across the 180th degree.
 * A circle around a pole has all longitudes.
 */
export function boxAround({ lng, lat }: Point, radiusMetres: number): Box {
  const angle = radiusMetres / EARTH_METRES;
  const [south, north] = [lat - degrees(angle), lat + degrees(angle)];
  if (south <= -90 || north >= 90) return [-180, Math.max(-90, south), 180, Math.min(90, north)];
  const half = degrees(Math.asin(Math.min(1, Math.sin(angle) / Math.cos(radians(lat)))));
  if (half >= 180) return [-180, south, 180, north];
  return [turned(lng - half), south, turned(lng + half), north];
}

/** Where a point is on a ball of radius 1: a distance is then three products and no sine. */
export interface Direction {
  x: number;
  y: number;
  z: number;
}

export function directionOf({ lng, lat }: Point): Direction {
  const [east, north] = [radians(lng), radians(lat)];
  return { x: Math.cos(north) * Math.cos(east), y: Math.cos(north) * Math.sin(east), z: Math.sin(north) };
}

/** The straight way through such a ball to a place so many metres off; half the way around is the farthest there is. */
export const chordOf = (metres: number) => 2 * Math.sin(Math.min(Math.PI, metres / EARTH_METRES) / 2);

export const radians = (deg: number) => (deg * Math.PI) / 180;
const degrees = (rad: number) => (rad * 180) / Math.PI;
const haversine = (angle: number) => Math.sin(angle / 2) ** 2;

/** Brought to -180 to 180. */
const turned = (lng: number) => (lng < -180 ? lng + 360 : lng > 180 ? lng - 360 : lng);

/** Degrees between two directions, 0 to 180. */
export function turnBetween(one: number, other: number): number {
  const turn = Math.abs(one - other) % 360;
  return Math.min(turn, 360 - turn);
}
