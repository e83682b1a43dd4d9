/** Who calls, as soon as the number is whole. */

import type { Passenger } from '../../../contract/dispatch-parts.ts';
import { dispatchQueryCalls } from '../../../contract/dispatch-query.ts';
import { useAnswer } from '../../../data/use-call.ts';
import { isWholeMobile } from './entry.ts';

export interface Caller {
  /** Null where nobody knows the number; undefined until it is known. */
  passenger: Passenger | null | undefined;
  error: unknown;
}

export function useCaller(mobile: string): Caller {
  const wanted = mobile.trim();
  const isWhole = isWholeMobile(wanted);
  const { data, error } = useAnswer(
    dispatchQueryCalls.getPassagerInfo,
    { query: { mobile: wanted } },
    { enabled: isWhole },
  );
  return { passenger: isWhole ? data : undefined, error: isWhole ? error : null };
}
