/** What is told of orders, whichever way: the lists are read anew for all that comes within a moment. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { throttle } from 'es-toolkit';
import { useEffect, useMemo } from 'react';
import { dispatchDeskCalls } from '../../../contract/dispatch-desk.ts';
import { dispatchQueryCalls } from '../../../contract/dispatch-query.ts';
import type { AnyCall } from '../../../contract/grammar/call.ts';
import { ORDER_RESOURCE, order as orderResource } from '../../../contract/order.ts';
import { usePush } from '../../../data/push/push-context.tsx';
import { answersKey } from '../../../data/use-call.ts';
import { noteOrder } from '../state/note-order.ts';

/** All changes of so long are asked for at once. */
const GATHER_MS = 1_000;

/** What the queue shows. */
const QUEUE = [
  dispatchQueryCalls.queryOrderList,
  dispatchQueryCalls.queryCompleteOrderList,
  dispatchQueryCalls.currentCityStats,
];
/** What is shown of one order. */
const OF_ORDER = [
  orderResource.calls.list,
  dispatchQueryCalls.queryPushOrderInfo,
  dispatchQueryCalls.getActiveOrderLine,
  dispatchQueryCalls.circleSearchWithPushOrNotLoad,
  dispatchDeskCalls.listOrderLog,
];

/** @param orderId the one that is looked at */
export function useOrderNews(orderId: string | null): void {
  const client = useQueryClient();
  const readQueue = useMemo(
    () => throttle(() => forget(client, QUEUE), GATHER_MS, { edges: ['trailing'] }),
    [client],
  );
  const readOrder = useMemo(
    () => throttle(() => forget(client, OF_ORDER), GATHER_MS, { edges: ['leading', 'trailing'] }),
    [client],
  );
  useEffect(
    () => () => {
      readQueue.cancel();
      readOrder.cancel();
    },
    [readQueue, readOrder],
  );
  const tell = (id: string) => {
    readQueue();
    if (id === orderId) readOrder();
  };
  usePush('ADMIN_ORDER_CREATE', ({ data }) => tell(data.id));
  usePush('ADMIN_ORDER_CANCEL', ({ data }) => tell(data.id));
  usePush('ADMIN_ORDER_MONITOR', ({ data }) => tell(data.id));
  usePush('BACKSTAGE_ORDER_STATUS', ({ data }) => tell(data.id));
  usePush('ORDER_AOTU_CANCEL', ({ data }) => tell(data.id));
  usePush('THREE_MIN_NORESPOSE', ({ data }) => tell(data.id));
  usePush('RECORD_CHANGED', ({ data }) => {
    if (data.resource === ORDER_RESOURCE) tell(data.recordId);
  });
  usePush('RECORD_LOCK', ({ data }) => {
    if (data.resource !== ORDER_RESOURCE) return;
    const { recordId: id, lockedById: lockedBy, lockedBy: lockedName, expireOn: lockExpireOn } = data;
    // that is all that has changed: nothing has to be asked for, but what is being read may not have it yet
    noteOrder(client, { id, lockedBy, lockedName, lockExpireOn });
    if (isRead(client, QUEUE)) tell(id);
  });
  // with RESYNC all that is shown is read anew already
}

const forget = (client: QueryClient, calls: readonly AnyCall[]) => {
  for (const call of calls) void client.invalidateQueries({ queryKey: answersKey(call) });
};

const isRead = (client: QueryClient, calls: readonly AnyCall[]) =>
  calls.some(call => client.isFetching({ queryKey: answersKey(call) }) > 0);
