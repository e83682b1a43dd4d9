/** How many orders wait, for who has no desk whose counter says so. */
import { dispatchQueryCalls } from '../../contract/dispatch-query.ts';
import { useMay } from '../../data/session-context.tsx';
import { formatCount } from '../../kit/format/count.ts';
import { useWaitingOrders } from '../../nouns/order/use-waiting-orders.ts';

export default function OrderBadge() {
  const hasDesk = useMay(dispatchQueryCalls.queryOrderList);
  const count = useWaitingOrders(!hasDesk);
  return count ? formatCount(count) : null;
}
