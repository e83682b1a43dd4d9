/** Where else an order can be looked at, by who looks. */
import type { Order } from '../../contract/order.ts';
import { isOpen } from '../../contract/order-states.ts';
import { useLeadsTo } from '../../data/menu-context.tsx';
import { onDeskPath, orderTrackPath } from '../../nouns/order/links.ts';
import { DESK_PATH, TRACK_PATH } from '../../nouns/order/paths.ts';

export interface OrderLink {
  /** Also the word of it, in the room of orders. */
  key: 'toDesk' | 'toTrack';
  path: string;
}

export function useOrderLinks(): (order: Order) => OrderLink[] {
  const hasDesk = useLeadsTo(DESK_PATH);
  const hasTracks = useLeadsTo(TRACK_PATH);
  return order => [
    ...(hasDesk && isOpen(order) ? [{ key: 'toDesk' as const, path: onDeskPath(order) }] : []),
    ...(hasTracks && order.matchTime !== null
      ? [{ key: 'toTrack' as const, path: orderTrackPath(order.id) }]
      : []),
  ];
}
