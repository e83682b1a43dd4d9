/** The tracks of what is asked: one call for each vehicle, each fails and is asked again by itself. */
import { useMemo } from 'react';
import { gisPastCalls, type TrajectoryPoint } from '../../contract/gis-past.ts';
import { FAILURES } from '../../contract/grammar/failures.ts';
import { UpstreamError } from '../../data/send.ts';
import { useAnswer } from '../../data/use-call.ts';
import { type Run, runsOf, type Sum, sumOf } from '../../map/tracks/runs.ts';
import { type Stop, stopsOf } from '../../map/tracks/stops.ts';
import { type Track, trackOf } from '../../map/tracks/track.ts';
import { pointsOf } from '../../nouns/fleet-map/ride-points.ts';
import type { AskedQuestion } from './replay-question.ts';

export interface RideFound {
  points: readonly TrajectoryPoint[];
  track: Track;
  runs: readonly Run[];
  sum: Sum;
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

/** What went before stays in view while it is asked anew. @param leastStopMs shorter stops are none */
export function useRides(asked: AskedQuestion | null, leastStopMs: number): readonly Ride[] {
  // as many as can be shown beside each other: hooks are counted
  const first = useRide(asked, 0, leastStopMs);
  const second = useRide(asked, 1, leastStopMs);
  const third = useRide(asked, 2, leastStopMs);
  const fourth = useRide(asked, 3, leastStopMs);
  const fifth = useRide(asked, 4, leastStopMs);
  return useMemo(
    () => [first, second, third, fourth, fifth].filter(ride => ride !== null),
    [first, second, third, fourth, fifth],
  );
}

function useRide(asked: AskedQuestion | null, index: number, leastStopMs: number): Ride | null {
  const plate = asked?.plates[index];
  const { data, error, isFetching, refetch } = useAnswer(
    gisPastCalls.trackVehicles,
    {
      query: { plateNumber: plate ?? '', startTime: asked?.startTime ?? 0, endTime: asked?.endTime ?? 0 },
    },
    // the past stays as it was; what has come since is asked for by the button
    { enabled: plate !== undefined, staleTime: Number.POSITIVE_INFINITY },
  );
  const driven = useMemo(() => {
    if (!data) return null;
    const track = trackOf(pointsOf(data));
    return { points: data, track, runs: runsOf(track), sum: sumOf(track) };
  }, [data]);
  const found = useMemo(
    () =>
      driven && driven.track.count > 0 ? { ...driven, stops: stopsOf(driven.track, leastStopMs) } : null,
    [driven, leastStopMs],
  );
  return useMemo(() => {
    if (plate === undefined) return null;
    const ask = () => void refetch();
    const about = { number: index + 1, plate, error, ask };
    if (found) return { ...about, state: 'found', found };
    return { ...about, state: stateOf(isFetching, error), found: null };
  }, [plate, index, found, isFetching, error, refetch]);
}

function stateOf(isFetching: boolean, error: unknown): Exclude<Ride['state'], 'found'> {
  if (isFetching) return 'asked';
  if (!error) return 'empty';
  const isMissing = error instanceof UpstreamError && error.errCode === FAILURES.NOT_FOUND.errCode;
  return isMissing ? 'missing' : 'failed';
}
