/** The orders of a tab, in the order of what is due next, as the upstream puts them. */
import { ALL_AREAS } from '../../../contract/dictionary.ts';
import { dispatchQueryCalls, type SEARCH_TYPES } from '../../../contract/dispatch-query.ts';
import type { Order } from '../../../contract/order.ts';
import { useCapability } from '../../../data/session-context.tsx';
import { useAnswer } from '../../../data/use-call.ts';
import type { Tab } from './desk-address.ts';

export type SearchType = (typeof SEARCH_TYPES)[number];

export interface OrderSearch {
  type: SearchType;
  /** Empty while nothing is sought. */
  keyword: string;
}

export interface TabOrders {
  /** Undefined until they are there. */
  orders: readonly Order[] | undefined;
  total: number;
  error: unknown;
  ask(): void;
}

/** So many of those that are to be acted on; of those that are over, nobody looks through more than a hundred. */
const MOST_OPEN = 500;
const MOST_OVER = 100;
/** Where changes are told, in case that one was not; where they are not, as often as the specification polls. */
const TOLD_MS = 60_000;
const POLL_MS = 10_000;

export function usePollMs(): number {
  return useCapability('push') ? TOLD_MS : POLL_MS;
}

export const areaOf = (area: string): string | undefined => (area === ALL_AREAS ? undefined : area);

export function useTabOrders(tab: Tab, area: string, { type, keyword }: OrderSearch): TabOrders {
  const repeatMs = usePollMs();
  const isOver = tab === 'completedOrder';
  const shared = {
    addressType: areaOf(area),
    ...(keyword !== '' && { searchType: type, keyword }),
  };
  const open = useAnswer(
    dispatchQueryCalls.queryOrderList,
    { query: { ...shared, status: tab === 'ongoingOrder' ? 2 : 1, size: MOST_OPEN } },
    { enabled: !isOver, repeatMs },
  );
  const over = useAnswer(
    dispatchQueryCalls.queryCompleteOrderList,
    { query: { ...shared, size: MOST_OVER } },
    { enabled: isOver, repeatMs },
  );
  const { data, error, refetch } = isOver ? over : open;
  return {
    orders: data?.jsonOrderList,
    total: data?.total ?? 0,
    error: data ? null : error,
    ask: () => void refetch(),
  };
}
