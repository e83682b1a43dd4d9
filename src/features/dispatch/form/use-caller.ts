/** Who calls: by the call, or as soon as another number is whole. */
import { callCentreCalls } from '../../../contract/call-centre.ts';
import type { Passenger } from '../../../contract/dispatch-parts.ts';
import { dispatchQueryCalls } from '../../../contract/dispatch-query.ts';
import { telephoneOrText } from '../../../contract/grammar/telephones.ts';
import { useAnswer } from '../../../data/use-call.ts';
import { isWholeNumber } from '../state/entry.ts';

export interface Caller {
  /** Null where nobody knows the number; undefined until it is known. */
  passenger: Passenger | null | undefined;
  /** Of the call, as far as it may be seen; null without one, or where it is hidden. */
  callno: string | null;
  error: unknown;
}

/** @param callId in which the order is taken down */
export function useCaller(mobile: string, callId: string | null): Caller {
  const wanted = telephoneOrText(mobile);
  const isWhole = isWholeNumber(wanted);
  const { data, error } = useAnswer(
    dispatchQueryCalls.getPassagerInfo,
    { query: { mobile: wanted } },
    { enabled: isWhole },
  );
  const isByCall = callId !== null && wanted === '';
  const pop = useAnswer(
    callCentreCalls.screenPop,
    { query: { callId: callId ?? '' } },
    { enabled: isByCall },
  );
  if (isByCall)
    return { passenger: pop.data?.passenger, callno: pop.data?.call.callno ?? null, error: pop.error };
  return { passenger: isWhole ? data : undefined, callno: null, error: isWhole ? error : null };
}
