/** Which services outside are away, by what the answers say that the desk has. */
import { notifyManager, type Query, type QueryCache, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { Answer } from '../../../contract/grammar/call.ts';
import { placeCalls } from '../../../contract/place.ts';
import { ANSWERS, answersKey } from '../../../data/use-call.ts';

/** Keys of the words under `dispatch.away`. */
export type UnavailableService = 'roads' | 'places' | 'search';

const SEPARATOR = ' ';

export function useUnavailable(): readonly UnavailableService[] {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    (onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)),
    [cache],
  );
  // a text, so that nothing is drawn while it says the same
  const said = useSyncExternalStore(subscribe, () => unavailableIn(cache).join(SEPARATOR));
  return said === '' ? [] : (said.split(SEPARATOR) as UnavailableService[]);
}

/** Roads, by any answer that is shown, or the latest while none is; places, by the latest search. */
export function unavailableIn(cache: QueryCache): UnavailableService[] {
  const ways = cache.findAll({ queryKey: ANSWERS }).filter(({ state }) => isOfWays(state.data));
  const shown = ways.filter(query => query.isActive());
  const isRough = (shown.length > 0 ? shown : latestOf(ways)).some(
    ({ state }) => isOfWays(state.data) && state.data.isRough === 1,
  );
  const [search] = latestOf(cache.findAll({ queryKey: answersKey(placeCalls.listPlaces) }));
  const isFailed = search?.state.status === 'error';
  const found = search?.state.data as Answer<typeof placeCalls.listPlaces> | undefined;
  return [
    ...(isRough ? (['roads'] as const) : []),
    ...(isFailed ? (['search'] as const) : []),
    ...(!isFailed && found?.isGeocoderAway === 1 ? (['places'] as const) : []),
  ];
}

const isOfWays = (data: unknown): data is { isRough: unknown } =>
  typeof data === 'object' && data !== null && 'isRough' in data;

/** The one that was answered last, well or not; none where none was. */
const latestOf = (queries: readonly Query[]): Query[] =>
  queries
    .filter(({ state }) => state.status !== 'pending')
    .toSorted((one, other) => settledOn(other) - settledOn(one))
    .slice(0, 1);

const settledOn = ({ state: { dataUpdatedAt, errorUpdatedAt } }: Query) =>
  Math.max(dataUpdatedAt, errorUpdatedAt);
