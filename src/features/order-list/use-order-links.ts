/** Where else an order leads to, by who looks. */
import { complaint } from '../../contract/complaint.ts';
import type { Order } from '../../contract/order.ts';
import { isOpen } from '../../contract/order-states.ts';
import { useLeadsTo } from '../../data/menu-context.tsx';
import { useMay } from '../../data/session-context.tsx';
import { COMPLAINT_PATH, newComplaintPath } from '../../nouns/complaint/paths.ts';
import { onDeskPath, orderTrackPath, wasDriven } from '../../nouns/order/links.ts';
import { DESK_PATH, TRACK_PATH } from '../../nouns/order/paths.ts';

export interface OrderLink {
  /** Also the word of it, in the room of orders. */
  key: 'toDesk' | 'toTrack' | 'complain';
  path: string;
}

export function useOrderLinks(): (order: Order) => OrderLink[] {
  const hasDesk = useLeadsTo(DESK_PATH);
  const hasTracks = useLeadsTo(TRACK_PATH);
  const mayComplain = useMay(complaint.calls.create);
  const canComplain = useLeadsTo(COMPLAINT_PATH) && mayComplain;
  return order => [
    ...(hasDesk && isOpen(order) ? [{ key: 'toDesk' as const, path: onDeskPath(order) }] : []),
    ...(hasTracks && wasDriven(order) ? [{ key: 'toTrack' as const, path: orderTrackPath(order.id) }] : []),
    ...(canComplain ? [{ key: 'complain' as const, path: newComplaintPath({ orderId: order.id }) }] : []),
  ];
}
