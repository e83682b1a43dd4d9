/** What lies under the vehicles where no map service is set up. */
import { baseMapCalls } from '../../contract/base-map.ts';
import { useCapability } from '../../data/session-context.tsx';
import { useAnswer } from '../../data/use-call.ts';
import type { City } from '../../map/city.ts';

/** Undefined until it is known; null where no city is simulated, or it does not come. */
export function useCity(): City | null | undefined {
  const isSimulated = useCapability('cityMap');
  const { data, isPending } = useAnswer(
    baseMapCalls.baseMap,
    {},
    { enabled: isSimulated, staleTime: Number.POSITIVE_INFINITY },
  );
  if (!isSimulated) return null;
  return isPending ? undefined : (data ?? null);
}
