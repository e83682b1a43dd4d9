/**
 * On the dashboard: payments that nobody knows the end of, that failed, or that differ from the provider's books; fares of
 * which another amount was paid, for who reads orders.
 */
import { anyOf } from '../../contract/grammar/may.ts';
import { outlay } from '../../contract/outlay.ts';
import { DIFFERENT, FAILED, PROCESSING } from '../../contract/payment-states.ts';
import { useMay } from '../../data/session-context.tsx';
import { ORDER_LIST_PATH } from '../../nouns/order/paths.ts';
import { CountedFigures } from '../../nouns/waiting/CountedFigures.tsx';

const { resource } = outlay;
const COUNTED = [
  { label: 'outlay.state.3', resource, filter: { state: FAILED }, isUrgent: true },
  { label: 'outlay.state.2', resource, filter: { state: PROCESSING } },
  { label: 'outlay.reconState.2', resource, filter: { reconState: DIFFERENT }, isUrgent: true },
];

const READS_ORDERS = anyOf('monitoring.map', 'order.list');
const FARES = {
  label: 'outlay.fareDiffers',
  resource: ORDER_LIST_PATH.slice(1),
  filter: { fareDiffers: 1 },
  isUrgent: true,
};

export default function PaymentCounts() {
  const readsOrders = useMay(READS_ORDERS);
  return <CountedFigures counted={readsOrders ? [...COUNTED, FARES] : COUNTED} />;
}
