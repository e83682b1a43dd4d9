/** From a figure of a report to exactly the orders that it counts. */
import { ORDER_RESOURCE } from '../../contract/order.ts';
import { filterOfCount, type OrderCount } from '../../contract/order-figures.ts';
import { listPath } from '../../data/figures.ts';
import { useLeadsTo } from '../../data/menu-context.tsx';
import { useCapability } from '../../data/session-context.tsx';
import { ORDER_LIST_PATH } from './paths.ts';

interface Within {
  /** Milliseconds since 1970; the end is not in it. */
  from: number;
  to: number;
}

/** As the order list names them. */
interface Filter {
  addressType?: string | undefined;
  companyId?: string | undefined;
  source?: number | undefined;
  type?: string | undefined;
  orderCallType?: number | undefined;
}

/**
 * The address of the list of orders created in the span that a figure counts, by the filter of the page and one of its
 * own. Null where there are none, and where the user or the upstream has no such list.
 */
export type OrderLeads = (
  count: OrderCount,
  value: number | null,
  own?: { filter?: Filter | undefined; within?: Within | undefined },
) => string | null;

/** By the span that figures were read for: a report has answers of several moments. */
export type OrderLeadsIn = (span: Within) => OrderLeads;

export const leadsNowhere: OrderLeadsIn = () => () => null;

export function useOrderLeads(pageFilter: Filter): OrderLeadsIn {
  const hasList = useLeadsTo(ORDER_LIST_PATH);
  const canFilter = useCapability('filters');
  const canCount = useCapability('orderFigures');
  return span =>
    (count, value, { filter, within = span } = {}) => {
      if (!hasList || !canFilter || !canCount || !value) return null;
      const { from, to } = { from: Math.max(within.from, span.from), to: Math.min(within.to, span.to) };
      return listPath(ORDER_RESOURCE, {
        ...pageFilter,
        ...filter,
        ...filterOfCount(count),
        createdOn__gte: from,
        createdOn__lte: to - 1,
      });
    };
}
