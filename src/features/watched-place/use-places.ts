/** All watched places, and how many are inside each of them: read anew again and again. */
import { useMemo } from 'react';
import {
  MOST_PLACES_WATCHED,
  type PlaceCount,
  placeVisitCalls,
  type WatchedPlace,
  watchedPlace,
} from '../../contract/watched-place.ts';
import { useAnswer } from '../../data/use-call.ts';
import type { DrawnFence } from '../../map/fences/fence.ts';
import { REFRESH_MS } from '../../resource/freshness/ListFreshness.tsx';

const NONE: readonly WatchedPlace[] = [];

/** @param repeatMs unset, they are read once */
export function usePlaces(repeatMs?: number): readonly WatchedPlace[] {
  const { data } = useAnswer(
    watchedPlace.calls.list,
    { query: { size: MOST_PLACES_WATCHED } },
    repeatMs === undefined ? {} : { repeatMs },
  );
  return data?.rows ?? NONE;
}

export interface PlaceCounts {
  /** Undefined before they are there. */
  of(placeId: string): Omit<PlaceCount, 'placeId'> | undefined;
  readOn: number | undefined;
  hasFailed: boolean;
}

export function usePlaceCounts(): PlaceCounts {
  const { data, dataUpdatedAt, error } = useAnswer(
    placeVisitCalls.countPlaceVisits,
    {},
    { repeatMs: REFRESH_MS },
  );
  return useMemo(() => {
    const byPlace = new Map(data?.map(count => [count.placeId, count]));
    return {
      of: placeId => data && (byPlace.get(placeId) ?? { inside: 0, today: 0 }),
      readOn: dataUpdatedAt || undefined,
      hasFailed: error !== null,
    };
  }, [data, dataUpdatedAt, error]);
}

/** As the map draws them; how many are inside stands beside the name. */
export const drawnFences = (places: readonly WatchedPlace[], counts?: PlaceCounts): DrawnFence[] =>
  places.map(({ id, name, lng, lat, radius, state }) => {
    const inside = counts?.of(id)?.inside;
    return { id, lng, lat, radius, isOn: state === 1, label: inside ? `${name} ${inside}` : name };
  });
