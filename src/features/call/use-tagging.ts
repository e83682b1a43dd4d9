/** Says what a call was about; who has ordered a taxi goes on to the desk, with the call. */
import { useNotify, useRedirect } from 'ra-core';
import { callRecordCalls } from '../../contract/call-record.ts';
import { ORDER_TAG } from '../../contract/dictionary.ts';
import { dispatchCalls } from '../../contract/dispatch.ts';
import { useCapability, useMay } from '../../data/session-context.tsx';
import { useCall } from '../../data/use-call.ts';
import { callDeskPath } from '../../nouns/order/call-path.ts';

export interface TaggedCall {
  id: string;
  callno: string | null;
  orderId: string | null;
}

export function useTagging() {
  const notify = useNotify();
  const redirect = useRedirect();
  const knowsCalls = useCapability('calls');
  const mayTag = useMay(callRecordCalls.updateQimoTagging);
  const mayOrder = useMay(dispatchCalls.createOrder);
  const { mutate, isPending, variables } = useCall(callRecordCalls.updateQimoTagging);
  const tag = (call: TaggedCall, tagging: string, onDone?: () => void) => {
    if (!mayTag || isPending) return;
    mutate(
      { body: { id: call.id, tagging } },
      {
        onSuccess: () => {
          notify('call.tagged', { type: 'success' });
          onDone?.();
          // one that was taken down already is not taken down again
          if (tagging === ORDER_TAG && mayOrder && call.orderId === null)
            redirect(callDeskPath(call, knowsCalls));
        },
        onError: () => notify('call.failed', { type: 'error' }),
      },
    );
  };
  return { tag, mayTag, pendingId: isPending ? variables.body.id : null };
}
