/** Which of the rides are shown. */
import { useCallback, useMemo, useState } from 'react';
import type { FoundRide, Ride } from '../../nouns/replay/ride.ts';

export interface ShownRides {
  /** By plate: they stay so while the vehicles change. */
  hidden: ReadonlySet<string>;
  toggle(plate: string): void;
  shown: readonly FoundRide[];
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
  return { hidden, toggle, shown };
}
