/** What is known of an order is shown wherever it stands, before anything is asked for again. */
import type { QueryClient } from '@tanstack/react-query';
import { dispatchQueryCalls } from '../../../contract/dispatch-query.ts';
import { type Order, order as orderResource } from '../../../contract/order.ts';
import { answerKey } from '../../../data/use-call.ts';

type Known = Partial<Order> & Pick<Order, 'id'>;

/** @param known all of it, or what has changed */
export function noteOrder(client: QueryClient, known: Known): void {
  const renewed = (order: Order): Order => (order.id === known.id ? { ...order, ...known } : order);
  for (const call of [dispatchQueryCalls.queryOrderList, dispatchQueryCalls.queryCompleteOrderList])
    client.setQueriesData<{ jsonOrderList: Order[] }>(
      { queryKey: answerKey(call, {} as never).slice(0, 3) },
      before => before && { ...before, jsonOrderList: before.jsonOrderList.map(renewed) },
    );
  client.setQueriesData<{ rows: Order[] }>(
    { queryKey: answerKey(orderResource.calls.list, {} as never).slice(0, 3) },
    before => before && { ...before, rows: before.rows.map(renewed) },
  );
}

/** One that nobody has read yet: it is there when it is opened. */
export function noteNewOrder(client: QueryClient, order: Order): void {
  client.setQueryData(answerKey(orderResource.calls.list, { query: { id: order.id, size: 1 } }), {
    rows: [order],
    total: 1,
  });
}
