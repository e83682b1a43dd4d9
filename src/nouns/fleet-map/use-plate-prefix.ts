import { vehicleLookupCalls } from '../../contract/vehicle-lookup.ts';
import { useAnswer } from '../../data/use-call.ts';

/** What the plates of the operator begin with; empty while it is not known. */
export function usePlatePrefix(isWanted: boolean): { prefix: string; isLoading: boolean } {
  const { data, isLoading } = useAnswer(
    vehicleLookupCalls.getPrePlateNumByAreaCode,
    { query: {} },
    { enabled: isWanted, staleTime: Number.POSITIVE_INFINITY },
  );
  return { prefix: data ?? '', isLoading };
}
