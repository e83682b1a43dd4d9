/**
 * Who is in the circle: by the stream, as the vehicles drive; where there is none, by what the upstream answers to the
 * search of the specification, asked again and again.
 */
import { useEffect, useMemo, useState } from 'react';
import { type FoundVehicle, gisPastCalls } from '../../../contract/gis-past.ts';
import type { FleetStore, IsShown } from '../../../data/positions/fleet-store.ts';
import { useCapability } from '../../../data/session-context.tsx';
import { useAnswer } from '../../../data/use-call.ts';
import type { Status } from '../../../map/fleet.ts';
import type { Circle } from '../../../map/tracks/drawn-track.ts';
import { type Within, within } from '../../../map/within.ts';
import { useStoreBeat } from '../../../nouns/fleet-map/use-store-beat.ts';

export interface CircleQuestion {
  circle: Circle | null;
  store: FleetStore;
  /** By business status. */
  shown: readonly boolean[];
  /** Which vehicles the page is about. */
  isShown: IsShown;
}

export interface CircleResults {
  /** Null while nothing is known. */
  found: Within | null;
  isAsking: boolean;
  error: unknown;
  ask(): void;
}

/** Nobody looks through more. */
export const MOST_LISTED = 100;
const REPEAT_MS = 10_000;
/** After the edge has come to rest. */
const REST_MS = 400;

export function useCircleResults({ circle, store, shown, isShown }: CircleQuestion): CircleResults {
  const hasStream = useCapability('positionStream');
  const beat = useStoreBeat(store);
  const rested = useRested(circle);
  const { lng = 0, lat = 0, radius = 1 } = rested ?? {};
  const { data, error, isFetching, refetch } = useAnswer(
    gisPastCalls.circleSearchTrackVehicles,
    { query: { lng, lat, coordType: 1, radius } },
    { enabled: !hasStream && rested !== null, repeatMs: REPEAT_MS },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the store changes in place, and says so by the beat
  const found = useMemo(() => {
    if (!circle) return null;
    if (hasStream) return within(store, circle, { shown, now: Date.now(), most: MOST_LISTED });
    return data ? withinOf(data.filter(isShown), shown) : null;
  }, [circle, hasStream, store, beat, shown, data, isShown]);
  return { found, isAsking: isFetching, error: found ? null : error, ask: () => void refetch() };
}

/** The same of what the upstream answers. */
export function withinOf(answered: readonly FoundVehicle[], shown: readonly boolean[]): Within {
  const seen = answered.filter(({ businessStatus }) => shown[businessStatus]);
  const counts = [0, 0, 0, 0, 0];
  for (const { businessStatus } of seen) counts[businessStatus] = (counts[businessStatus] ?? 0) + 1;
  const nearest = seen
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MOST_LISTED)
    .map(({ vehicleId, plateNumber, businessStatus, distance }) => ({
      id: vehicleId ?? plateNumber,
      plate: plateNumber,
      status: businessStatus as Status,
      metres: distance,
    }));
  return { count: seen.length, counts, nearest };
}

/** What it was when it last stood still: while the edge is dragged, nothing is asked. */
function useRested(circle: Circle | null): Circle | null {
  const [rested, setRested] = useState(circle);
  useEffect(() => {
    const timer = setTimeout(() => setRested(circle), REST_MS);
    return () => clearTimeout(timer);
  }, [circle]);
  return circle && rested;
}
