/** A ride as it is replayed: what was found of a vehicle, and what is drawn and told of it. */
import type { TrajectoryPoint } from '../../contract/gis-past.ts';
import { type Run, runsOf, type Sum, sumOf } from '../../map/tracks/runs.ts';
import { type Stop, stopsOf } from '../../map/tracks/stops.ts';
import { type Track, trackOf } from '../../map/tracks/track.ts';
import { pointsOf } from '../fleet-map/ride-points.ts';

export interface ReplayQuery {
  plates: readonly string[];
  /** Milliseconds since 1970. */
  startTime: number;
  endTime: number;
}

export interface Driven {
  points: readonly TrajectoryPoint[];
  track: Track;
  runs: readonly Run[];
  sum: Sum;
}

export interface RideFound extends Driven {
  stops: readonly Stop[];
}

export interface Ride {
  /** From 1; also its colour. */
  number: number;
  plate: string;
  /** `missing`: no such vehicle, or none of one's own areas. `empty`: no position, or none that has a time. */
  state: 'asked' | 'found' | 'empty' | 'missing' | 'failed';
  /** Null while there is no point. */
  found: RideFound | null;
  error: unknown;
  ask(): void;
}

/** With something to show. */
export type FoundRide = Ride & { found: RideFound };

export function drivenOf(points: readonly TrajectoryPoint[]): Driven {
  const track = trackOf(pointsOf(points));
  return { points, track, runs: runsOf(track), sum: sumOf(track) };
}

/** Null where there is no point. @param leastStopMs shorter stops are none */
export const foundOf = (driven: Driven | null, leastStopMs: number): RideFound | null =>
  driven && driven.track.count > 0 ? { ...driven, stops: stopsOf(driven.track, leastStopMs) } : null;
