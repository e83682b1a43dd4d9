/** The candidates as the map shows them: with the numbers that they have in the list. */
import { useMemo } from 'react';
import type { Order } from '../../../contract/order.ts';
import type { Coming } from '../../../map/layers/comer-layers.ts';
import type { Candidates } from '../candidates/use-candidates.ts';
import { placeOf } from './place-of.ts';
import { useCandidateWays } from './use-candidate-ways.ts';

export function useComing(
  order: Order | null | undefined,
  candidates: Candidates | null,
  marked: string | null,
): Coming | null {
  const origin = order?.origin;
  const listed = candidates?.listed;
  const ways = useCandidateWays(order?.id, listed, marked);
  return useMemo(() => {
    const place = placeOf(origin ?? null);
    if (!place || !listed || listed.length === 0) return null;
    const comers = listed.flatMap(({ vehicleId, plateNumber, lng, lat, number, isGone }) =>
      number === null || isGone ? [] : [{ id: vehicleId ?? plateNumber, number, lng, lat }],
    );
    return { place, comers, ways, marked };
  }, [origin, listed, ways, marked]);
}
