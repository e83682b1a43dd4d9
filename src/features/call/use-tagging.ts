/** Says what a call was about, and goes on to the form that it leads to: of an order, of a lost case, of a complaint. */
import { useNotify, useRedirect } from 'ra-core';
import { callRecordCalls } from '../../contract/call-record.ts';
import { COMPLAINT_TAG, LOST_TAG, ORDER_TAG } from '../../contract/dictionary.ts';
import { dispatchCalls } from '../../contract/dispatch.ts';
import { lostOrder } from '../../contract/lost-order.ts';
import { useCapability, useMay } from '../../data/session-context.tsx';
import { useCall } from '../../data/use-call.ts';
import { newComplaintPath } from '../../nouns/complaint/paths.ts';
import { newCasePath } from '../../nouns/lost/paths.ts';
import { callDeskPath } from '../../nouns/order/call-path.ts';

export interface TaggedCall {
  id: string;
  callno: string | null;
  /** What was taken down in it. */
  orderId: string | null;
  lostId?: string | null;
  complaintId?: string | null;
}

export function useTagging() {
  const notify = useNotify();
  const redirect = useRedirect();
  const mayTag = useMay(callRecordCalls.updateQimoTagging);
  const formOf = useForms();
  const { mutate, isPending, variables } = useCall(callRecordCalls.updateQimoTagging);
  const tag = (call: TaggedCall, tagging: string, onDone?: (leadsOn: boolean) => void) => {
    if (!mayTag || isPending) return;
    mutate(
      { body: { id: call.id, tagging } },
      {
        onSuccess: () => {
          notify('call.tagged', { type: 'success' });
          const form = formOf(call, tagging);
          onDone?.(form !== undefined);
          if (form !== undefined) redirect(form);
        },
        onError: () => notify('call.failed', { type: 'error' }),
      },
    );
  };
  return { tag, mayTag, pendingId: isPending ? variables.body.id : null };
}

/** Where a tag leads to; nowhere without the right, and where it was taken down already. */
function useForms() {
  const knowsCalls = useCapability('calls');
  const hasComplaints = useCapability('complaints');
  const mayOrder = useMay(dispatchCalls.createOrder);
  const mayLose = useMay(lostOrder.calls.create);
  const mayComplain = useMay('monitoring.complaint:handle');
  return (call: TaggedCall, tagging: string): string | undefined => {
    const { id: callId, orderId, lostId, complaintId } = call;
    if (tagging === ORDER_TAG && mayOrder && !orderId) return callDeskPath(call, knowsCalls);
    if (tagging === LOST_TAG && mayLose && knowsCalls && !lostId) return newCasePath(callId);
    if (tagging === COMPLAINT_TAG && mayComplain && hasComplaints && !complaintId)
      return newComplaintPath({ callId });
    return undefined;
  };
}
