/** A waiting order is claimed by who has opened it: others see whose it is, and take it over before they act on it. */
import { useQueryClient } from '@tanstack/react-query';
import { dispatchDeskCalls } from '../../../contract/dispatch-desk.ts';
import { ORDER_RESOURCE, type Order } from '../../../contract/order.ts';
import { useEditLock } from '../../../data/live/use-edit-lock.ts';
import { useMay } from '../../../data/session-context.tsx';
import { useCall } from '../../../data/use-call.ts';
import { noteOrder } from '../state/note-order.ts';

export interface Claim {
  /** Whose it is, unless it is nobody's or one's own. */
  holder: string | null;
  takeOver: { may: boolean; isPending: boolean; error: unknown; run(): void };
}

const WAITING = 1;

export function useClaim(order: Order): Claim {
  const client = useQueryClient();
  const mayAssign = useMay(dispatchDeskCalls.takeOverOrder);
  const { state } = useEditLock({
    resource: ORDER_RESOURCE,
    recordId: order.id,
    mayEdit: mayAssign && order.mainStatus === WAITING,
  });
  const { mutateAsync, isPending, error } = useCall(dispatchDeskCalls.takeOverOrder);
  const run = () =>
    void mutateAsync({ body: { orderId: order.id } }).then(
      taken => noteOrder(client, taken),
      // said beside the button
      () => {},
    );
  return {
    holder: state.kind === 'theirs' ? state.by : null,
    takeOver: { may: mayAssign, isPending, error, run },
  };
}
