/** The tracks of what is asked: one call for each vehicle, each fails and is asked again by itself. */
import { useMemo } from 'react';
import { gisPastCalls } from '../../contract/gis-past.ts';
import { FAILURES } from '../../contract/grammar/failures.ts';
import { UpstreamError } from '../../data/send.ts';
import { useAnswer } from '../../data/use-call.ts';
import { drivenOf, foundOf, type ReplayQuery, type Ride } from '../../nouns/replay/ride.ts';

/** What went before stays in view while it is asked anew. @param leastStopMs shorter stops are none */
export function useRides(asked: ReplayQuery | null, leastStopMs: number): readonly Ride[] {
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

function useRide(asked: ReplayQuery | null, index: number, leastStopMs: number): Ride | null {
  const plate = asked?.plates[index];
  const { data, error, isFetching, refetch } = useAnswer(
    gisPastCalls.trackVehicles,
    {
      query: { plateNumber: plate ?? '', startTime: asked?.startTime ?? 0, endTime: asked?.endTime ?? 0 },
    },
    // the past stays as it was; what has come since is asked for by the button
    { enabled: plate !== undefined, staleTime: Number.POSITIVE_INFINITY },
  );
  const driven = useMemo(() => (data ? drivenOf(data) : null), [data]);
  const found = useMemo(() => foundOf(driven, leastStopMs), [driven, leastStopMs]);
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
