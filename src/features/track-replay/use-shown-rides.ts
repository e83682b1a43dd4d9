/** Which of the rides are shown, and what the map draws of them. */
import { useCallback, useMemo, useState } from 'react';
import type { DrawnTrack } from '../../map/tracks/drawn-track.ts';
import type { FoundRide, Ride } from '../../nouns/replay/ride.ts';
import type { StopOfRide } from '../../nouns/replay/StopsPane.tsx';

export interface ShownRides {
  /** By plate: they stay so while the vehicles change. */
  hidden: ReadonlySet<string>;
  toggle(plate: string): void;
  shown: readonly FoundRide[];
  tracks: readonly DrawnTrack[];
  /** In the order of their times. */
  stops: readonly StopOfRide[];
}

export function useShownRides(rides: readonly Ride[]): ShownRides {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => new Set());
  const toggle = useCallback(
    (plate: string) =>
      setHidden(
        before => new Set(before.has(plate) ? [...before].filter(one => one !== plate) : [...before, plate]),
      ),
    [],
  );
  const shown = useMemo(
    () => rides.filter((ride): ride is FoundRide => ride.found !== null && !hidden.has(ride.plate)),
    [rides, hidden],
  );
  const tracks = useMemo(
    () => shown.map(({ number, plate, found: { track } }) => ({ number, label: plate, track })),
    [shown],
  );
  const stops = useMemo(() => stopsOfRides(shown), [shown]);
  return { hidden, toggle, shown, tracks, stops };
}

const stopsOfRides = (rides: readonly FoundRide[]): readonly StopOfRide[] =>
  rides
    .flatMap(({ number, plate, found }) => found.stops.map(stop => ({ ...stop, number, plate })))
    .toSorted((a, b) => a.startTime - b.startTime);
