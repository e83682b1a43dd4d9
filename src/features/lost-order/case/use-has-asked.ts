import type { LostOrder } from '../../../contract/lost-order.ts';
import { outlayCalls } from '../../../contract/outlay.ts';
import { LOST_REFUND, LOST_REWARD } from '../../../contract/payment-states.ts';
import { useCapability, useMay } from '../../../data/session-context.tsx';
import { useAnswer } from '../../../data/use-call.ts';

/** Whether this person has asked himself for the payment of a case that waits for somebody else. */
export function useHasAsked({ id, waitsForCheck }: Pick<LostOrder, 'id' | 'waitsForCheck'>): boolean {
  const canAsk = useCapability('payments');
  const may = useMay(outlayCalls.listWaitingOutlays);
  const { data } = useAnswer(
    outlayCalls.listWaitingOutlays,
    {},
    { enabled: canAsk && may && waitsForCheck === 1 },
  );
  return (
    data?.some(
      ({ bizCode, bizStrId, isMine }) =>
        isMine && bizStrId === id && (bizCode === LOST_REFUND || bizCode === LOST_REWARD),
    ) ?? false
  );
}
