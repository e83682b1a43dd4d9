/** Who is around a place, for nobody in particular: by load, the nearest first. */
import { useMemo, useState } from 'react';
import type { CircleAnswer } from '../../../contract/dispatch-parts.ts';
import { dispatchQueryCalls } from '../../../contract/dispatch-query.ts';
import { useAnswer } from '../../../data/use-call.ts';
import type { LngLat } from '../../../map/crs.ts';
import { writePlace } from '../../../map/place-text.ts';
import { type CircleEntry, useCircle } from '../../../nouns/fleet-map/use-circle.ts';

export const LOADS = ['empty', 'loaded', 'any'] as const;
export type Load = (typeof LOADS)[number];

export interface CircleSearch {
  entry: CircleEntry;
  load: Load;
  setLoad(load: Load): void;
  isPicking: boolean;
  setPicking(isPicking: boolean): void;
  pick(place: LngLat): void;
  found: CircleAnswer | undefined;
  error: unknown;
  ask(): void;
}

/** Metres. */
const FIRST_RADIUS = 500;
const REPEAT_MS = 10_000;
const LOADED: Readonly<Record<Load, boolean | undefined>> = { empty: false, loaded: true, any: undefined };

export function useCircleSearch(isOpen: boolean): CircleSearch {
  const entry = useCircle(FIRST_RADIUS);
  const [load, setLoad] = useState<Load>('empty');
  const [isPicking, setPicking] = useState(false);
  const { lng = 0, lat = 0, radius = FIRST_RADIUS } = entry.circle ?? {};
  const isLoaded = LOADED[load];
  const hasCircle = entry.circle !== null;
  const { data, error, refetch } = useAnswer(
    dispatchQueryCalls.circleSearchByLoadV3,
    { query: { lng, lat, radius, ...(isLoaded !== undefined && { load: isLoaded ? 'true' : 'false' }) } },
    { enabled: isOpen && hasCircle, repeatMs: REPEAT_MS },
  );
  // an upstream that knows only of passengers counts those without as empty
  const found = useMemo(
    () => (hasCircle && data ? (load === 'empty' ? emptyAmong(data) : data) : undefined),
    [hasCircle, data, load],
  );
  return {
    entry,
    load,
    setLoad,
    isPicking,
    setPicking,
    pick: place => {
      entry.setPlace(writePlace(place));
      setPicking(false);
    },
    found,
    error: data ? null : error,
    ask: () => void refetch(),
  };
}

const EMPTY = 3;

const emptyAmong = (found: CircleAnswer): CircleAnswer => ({
  ...found,
  vehicleLocationVoList: found.vehicleLocationVoList.filter(({ businessStatus }) => businessStatus === EMPTY),
});
