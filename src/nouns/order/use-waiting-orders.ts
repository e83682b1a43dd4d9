/** How many orders wait for somebody to dispatch them: asked every 30 s, and when an order is told of. */
import { throttle } from 'es-toolkit';
import { useEffect, useMemo } from 'react';
import { counterCalls } from '../../contract/counter.ts';
import { usePush } from '../../data/push/push-context.tsx';
import { useAnswer } from '../../data/use-call.ts';

/** As specified, on any upstream. */
const POLLING_MS = 30_000;
/** All changes of so long are asked for at once. */
const GATHER_MS = 1_000;

/** Undefined until it is known, and where one may not know it. */
export function useWaitingOrders(isWanted = true): number | undefined {
  const { data, refetch } = useAnswer(
    counterCalls.getOrderCount,
    {},
    { enabled: isWanted, repeatMs: POLLING_MS },
  );
  const ask = useMemo(() => throttle(() => void refetch(), GATHER_MS, { edges: ['trailing'] }), [refetch]);
  useEffect(() => () => ask.cancel(), [ask]);
  usePush('ADMIN_ORDER_CREATE', ask);
  usePush('ADMIN_ORDER_CANCEL', ask);
  usePush('BACKSTAGE_ORDER_STATUS', ask);
  usePush('ORDER_AOTU_CANCEL', ask);
  usePush('ADMIN_ORDER_MONITOR', ask);
  return isWanted ? (data?.orderCount ?? undefined) : undefined;
}
