/** The groups of one kind with their rates, read anew again and again. */
import { useMemo } from 'react';
import { type GroupType, onlineRateCalls } from '../../contract/online-rate.ts';
import { useAnswer } from '../../data/use-call.ts';
import { REFRESH_MS } from '../../resource/freshness/ListFreshness.tsx';
import { ratedGroups } from './rates.ts';

export function useRates(groupType: GroupType) {
  const { data, dataUpdatedAt, error, refetch } = useAnswer(
    onlineRateCalls.getVehicleOnlineCount,
    { query: { groupType } },
    { repeatMs: REFRESH_MS },
  );
  const groups = useMemo(() => data && ratedGroups(data), [data]);
  return {
    /** Undefined before they are there. */
    groups,
    error,
    refetch,
    freshness: { readOn: dataUpdatedAt || undefined, hasFailed: error !== null, everyMs: REFRESH_MS },
  };
}

export type RatesHere = ReturnType<typeof useRates>;
