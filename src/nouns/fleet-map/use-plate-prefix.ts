import { vehicleLookupCalls } from '../../contract/vehicle-lookup.ts';
import { useAnswer } from '../../data/use-call.ts';

/** What the plates of the operator begin with; empty while it is not known. */
export function usePlatePrefix(isWanted: boolean): { prefix: string; isFetching: boolean } {
  const { data, isFetching } = useAnswer(
    vehicleLookupCalls.getPrePlateNumByAreaCode,
    { query: {} },
    { enabled: isWanted, staleTime: Number.POSITIVE_INFINITY },
  );
  return { prefix: data ?? '', isFetching };
}
