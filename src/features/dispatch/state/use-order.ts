/** The order that is looked at, as it is known now: by its list, or by itself where no list holds it. */
import { useMemo } from 'react';
import { type Order, order as orderResource } from '../../../contract/order.ts';
import { useAnswer } from '../../../data/use-call.ts';
import { usePollMs } from './use-tab-orders.ts';

export interface LookedAt {
  /** Null where there is no such order; undefined until it is known. */
  order: Order | null | undefined;
  error: unknown;
  ask(): void;
}

/** @param listed the orders of the tab, which may hold it */
export function useOrder(orderId: string | null, listed: readonly Order[] | undefined): LookedAt {
  const repeatMs = usePollMs();
  const { data, error, refetch } = useAnswer(
    orderResource.calls.list,
    { query: { id: orderId ?? '', size: 1 } },
    { enabled: orderId !== null, repeatMs },
  );
  const order = useMemo(() => {
    if (orderId === null) return null;
    const isIt = ({ id }: Order) => id === orderId;
    const [fromList, alone] = [listed?.find(isIt), data?.rows.find(isIt)];
    if (fromList && alone) return alone.version > fromList.version ? alone : fromList;
    return fromList ?? alone ?? (data ? null : undefined);
  }, [orderId, listed, data]);
  return { order, error: order ? null : error, ask: () => void refetch() };
}
