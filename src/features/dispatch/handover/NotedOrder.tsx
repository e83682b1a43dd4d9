/** An order that a note is about, as it is now. */
import { useTranslate } from 'ra-core';
import { order as orderResource } from '../../../contract/order.ts';
import { useAnswer } from '../../../data/use-call.ts';
import { useOrderWords } from '../state/use-order-words.ts';

export function NotedOrder({ id, onOpen }: { id: string; onOpen(orderId: string): void }) {
  const translate = useTranslate();
  const { shortNo, progressOf } = useOrderWords();
  const { data } = useAnswer(orderResource.calls.list, { query: { id, size: 1 } });
  const order = data?.rows.find(row => row.id === id);
  // over for long, or of another area
  if (!order) return null;
  return (
    <button type="button" onClick={() => onOpen(id)}>
      {translate('dispatch.order')} {shortNo(order)} {progressOf(order)}
    </button>
  );
}
