/** Pairs of a batch that were not possible any more when they were taken. */
import type { dispatchBatchCalls, ProposedPair } from '../../../contract/dispatch-batch.ts';
import type { Answer } from '../../../contract/grammar/call.ts';
import { FAILURES } from '../../../contract/grammar/failures.ts';
import { UpstreamError } from '../../../data/send.ts';

export interface Refused {
  orderNo: string;
  error: UpstreamError;
}

export function refusedIn(
  answers: Answer<typeof dispatchBatchCalls.acceptBatch>,
  pairs: readonly ProposedPair[],
): Refused[] {
  return answers
    .filter(({ isAssigned }) => isAssigned === 0)
    .map(({ orderId, reason }) => ({
      orderNo: pairs.find(pair => pair.orderId === orderId)?.orderNo ?? orderId,
      error: refusalOf(reason),
    }));
}

/** As if that order had been refused by itself. */
export function refusalOf(reason: string | null): UpstreamError {
  const { errCode, message } = reason === 'LOCKED' ? FAILURES.LOCKED : FAILURES.STATE_NOT_ALLOWED;
  return new UpstreamError('failure', { errCode, message, data: { reason } });
}
