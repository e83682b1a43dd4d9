/** The way of a candidate's ride as its terminal told it or, where that is no longer kept, straight from end to end. */
import { useMemo } from 'react';
import { gisPastCalls } from '../../../contract/gis-past.ts';
import type { LostCandidate } from '../../../contract/lost-search.ts';
import { useMay } from '../../../data/session-context.tsx';
import { useAnswer } from '../../../data/use-call.ts';
import type { LngLat } from '../../../map/crs.ts';

const NOWHERE: readonly LngLat[] = [];
/** The way of a ride does not change any more. */
const FRESH_MS = 600_000;

/** Degrees of WGS-84; the same list for the same ride. */
export function useDrivenWay(candidate: LostCandidate): readonly LngLat[] {
  const { plateNumber, boardedAt, alightedAt, upLng, upLat, downLng, downLat } = candidate;
  const may = useMay(gisPastCalls.trackVehicles);
  const isOver = boardedAt !== null && alightedAt !== null && alightedAt > boardedAt;
  const { data } = useAnswer(
    gisPastCalls.trackVehicles,
    { query: { plateNumber, startTime: boardedAt ?? 0, endTime: alightedAt ?? 0 } },
    { enabled: may && isOver, staleTime: FRESH_MS },
  );
  return useMemo(() => {
    if (data && data.length > 1) return data.map(({ lng, lat }): LngLat => [lng, lat]);
    if (upLng === null || upLat === null) return NOWHERE;
    return downLng === null || downLat === null
      ? [[upLng, upLat]]
      : [
          [upLng, upLat],
          [downLng, downLat],
        ];
  }, [data, upLng, upLat, downLng, downLat]);
}
