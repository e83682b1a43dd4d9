/** How many orders wait to be dispatched; leads to the desk. */
import { Inbox } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { BarCounter } from '../../kit/bar/BarCounter.tsx';
import { DESK_PATH } from '../../nouns/order/paths.ts';
import { useWaitingOrders } from '../../nouns/order/use-waiting-orders.ts';

/** As specified. */
const WAITING_PATH = `${DESK_PATH}?name=AUDIT`;

export default function OrderCounter() {
  const translate = useTranslate();
  const count = useWaitingOrders();
  return (
    <BarCounter
      word={translate('glance.orders')}
      icon={Inbox}
      label={translate('glance.ordersWaiting', { smart_count: count ?? 0 })}
      count={count}
      isUrgent
      to={WAITING_PATH}
    />
  );
}
