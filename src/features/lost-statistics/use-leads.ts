/** From a figure to exactly the cases that it counts. */
import { useCapability } from '../../data/session-context.tsx';
import { casesPath } from '../../nouns/lost/paths.ts';
import type { Span } from '../../nouns/statistics/period.ts';

/**
 * The address of the list of them: of those that came in the time, by these filters, and by a shorter time where one
 * is said. Null where there are none, or nobody has told how many.
 */
export type Leads = (
  count: number | null,
  filter: Readonly<Record<string, unknown>>,
  within?: Span,
) => string | null;

export function useLeads(span: Span): Leads {
  // elsewhere neither the time nor most of what is counted can be asked of the list
  const canAsk = useCapability('lostDesk');
  const canFilter = useCapability('filters');
  return (count, filter, { from, to } = span) =>
    canAsk && canFilter && count
      ? casesPath({ ...filter, createdOn__gte: from, createdOn__lte: to - 1 })
      : null;
}
