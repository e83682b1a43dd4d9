/** Pairs of a batch that were not possible any more when they were taken. */
import type { dispatchBatchCalls, ProposedPair } from '../../../contract/dispatch-batch.ts';
import type { Answer } from '../../../contract/grammar/call.ts';
import { FAILURES } from '../../../contract/grammar/failures.ts';
import { UpstreamError } from '../../../data/send.ts';

export interface Refused {
  orderNo: string;
  /** As if it had been refused by itself. */
  error: UpstreamError;
}

export function refusedIn(
  answers: Answer<typeof dispatchBatchCalls.acceptBatch>,
  pairs: readonly ProposedPair[],
): Refused[] {
  return answers
    .filter(({ isAssigned }) => isAssigned === 0)
    .map(({ orderId, reason }) => {
      const { errCode, message } = reason === 'LOCKED' ? FAILURES.LOCKED : FAILURES.STATE_NOT_ALLOWED;
      return {
        orderNo: pairs.find(pair => pair.orderId === orderId)?.orderNo ?? orderId,
        error: new UpstreamError('failure', { errCode, message, data: { reason } }),
      };
    });
}
