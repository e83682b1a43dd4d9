/** Where and when an order can begin and end, as form and server judge it. 上车点 origin · 目的地 destination */

/** Degrees of WGS-84. */
export interface LngLat {
  lng: number;
  lat: number;
}

/** An order is placed at most so long before its time: 90 days. */
export const LONGEST_AHEAD_MS = 90 * 86_400_000;
/** Seats of the largest taxi. */
export const MOST_PASSENGERS = 6;

/** Degrees: about ten metres. */
const SAME = 0.0001;

export const isSamePlace = (one: LngLat, other: LngLat): boolean =>
  Math.abs(one.lng - other.lng) < SAME && Math.abs(one.lat - other.lat) < SAME;
