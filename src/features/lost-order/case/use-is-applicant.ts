import { approvalCalls } from '../../../contract/approval.ts';
import { type LostOrder, lostOrder } from '../../../contract/lost-order.ts';
import { useCapability, useMay } from '../../../data/session-context.tsx';
import { useAnswer } from '../../../data/use-call.ts';

/** Whether this person has asked himself for the payment of a case that waits for somebody else. */
export function useIsApplicant({ id, waitsForCheck }: Pick<LostOrder, 'id' | 'waitsForCheck'>): boolean {
  const canAsk = useCapability('payments');
  const may = useMay(approvalCalls.listWaitingApprovals);
  const { data } = useAnswer(
    approvalCalls.listWaitingApprovals,
    { query: { mine: 1 } },
    { enabled: canAsk && may && waitsForCheck === 1 },
  );
  return data?.some(({ about }) => about?.resource === lostOrder.resource && about.recordId === id) ?? false;
}
