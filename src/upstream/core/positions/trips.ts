/** Trips out of points in the order of their times: somebody gets in, somebody gets out. */
import type { Point } from './last-positions.ts';
import { metresBetween } from './sphere.ts';

/** Longer than any tunnel: who was silent for so long may have carried anybody. */
export const SILENCE_MS = 600_000;
/** A vehicle that stands is heard here and there within so many metres. */
const NOISE_METRES = 20;
/** Kilometres an hour. */
const STANDING = 3;

/** Up to where the trips of a vehicle are known. */
export interface TripCursor extends Point {
  gpsTime: number;
  isCarrying: boolean;
  /** Metres since load on. */
  distance: number;
}

interface Seen extends Point {
  gpsTime: number;
  speed: number;
  status: number;
}

export interface Place extends Point {
  gpsTime: number;
}

/** Somebody got in, or was found in it. */
export interface LoadOn extends Place {
  isWhole: boolean;
}

export interface LoadOff extends Place {
  /** Metres. */
  distance: number;
  isWhole: boolean;
}

export interface Trips {
  /** Ends the trip that was open before, where one was. */
  ended?: LoadOff;
  /** Begun and ended within these points. */
  whole: { on: LoadOn; off: LoadOff }[];
  /** Still going on. */
  begun?: LoadOn;
  cursor: TripCursor | undefined;
}

/** @param points in the order of their times; those up to the cursor's are passed over */
export function followTrips(from: TripCursor | undefined, points: Iterable<Seen>): Trips {
  const trips: Trips = { whole: [], cursor: from };
  for (const point of points) step(trips, point);
  return trips;
}

function step(trips: Trips, point: Seen): void {
  const { cursor } = trips;
  if (cursor && point.gpsTime <= cursor.gpsTime) return;
  const isCarrying = point.status === 1;
  const isSilent = cursor !== undefined && point.gpsTime - cursor.gpsTime > SILENCE_MS;
  const wasCarrying = cursor?.isCarrying === true && !isSilent;
  if (cursor?.isCarrying && isSilent) end(trips, cursor, cursor.distance, false);
  const distance = wasCarrying ? cursor.distance + way(cursor, point) : 0;
  if (wasCarrying && !isCarrying) end(trips, point, distance, true);
  // where nothing was heard before, it is not known when it began
  if (!wasCarrying && isCarrying)
    trips.begun = { ...placeOf(point), isWhole: cursor !== undefined && !isSilent };
  trips.cursor = { ...placeOf(point), isCarrying, distance: isCarrying ? distance : 0 };
}

function end(trips: Trips, at: Place, distance: number, isWhole: boolean): void {
  const off = { ...placeOf(at), distance: Math.round(distance), isWhole };
  if (trips.begun) trips.whole.push({ on: trips.begun, off });
  else trips.ended = off;
  delete trips.begun;
}

function way(from: Point, to: Seen): number {
  const metres = metresBetween(from, to);
  return to.speed > STANDING || metres > NOISE_METRES ? metres : 0;
}

const placeOf = ({ gpsTime, lng, lat }: Place): Place => ({ gpsTime, lng, lat });
