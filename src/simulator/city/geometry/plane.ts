/** The city on a plane: metres east and north of its centre, and the way to degrees of WGS-84 and back. */
import type { Box, Point } from '../../../upstream/core/positions/last-positions.ts';

export interface Spot {
  /** Metres east of the centre. */
  readonly x: number;
  /** Metres north of it. */
  readonly y: number;
}

export const CENTRE: Point = { lng: 108.366, lat: 22.817 };

/** No road, and no report of a terminal, lies further from the centre than this. */
export const HALF_WIDTH = 15_000;
export const HALF_HEIGHT = 13_000;

// a degree at this latitude on the ellipsoid
const PHI = (CENTRE.lat * Math.PI) / 180;
const METRES_PER_LNG = 111_412.84 * Math.cos(PHI) - 93.5 * Math.cos(3 * PHI);
const METRES_PER_LAT = 111_132.92 - 559.82 * Math.cos(2 * PHI) + 1.175 * Math.cos(4 * PHI);

export const lngOf = (x: number): number => CENTRE.lng + x / METRES_PER_LNG;
export const latOf = (y: number): number => CENTRE.lat + y / METRES_PER_LAT;

export const toPoint = ({ x, y }: Spot): Point => ({ lng: lngOf(x), lat: latOf(y) });

export const toSpot = ({ lng, lat }: Point): Spot => ({
  x: (lng - CENTRE.lng) * METRES_PER_LNG,
  y: (lat - CENTRE.lat) * METRES_PER_LAT,
});

export const CITY_BOX: Box = [lngOf(-HALF_WIDTH), latOf(-HALF_HEIGHT), lngOf(HALF_WIDTH), latOf(HALF_HEIGHT)];

export const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Degrees clockwise from north, 0 up to 360. */
export function bearing(from: Spot, to: Spot): number {
  const degrees = (Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI;
  return (degrees + 360) % 360;
}
