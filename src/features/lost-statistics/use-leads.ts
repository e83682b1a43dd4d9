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

/** So exactly the server's clock is known. */
const CLOCK_MS = 1_000;

/** @param readOn when the figures were read: cases that came since are in none of them */
export function useLeads(span: Span, readOn: number): Leads {
  // elsewhere neither the time nor most of what is counted can be asked of the list
  const canAsk = useCapability('lostDesk');
  const canFilter = useCapability('filters');
  return (count, filter, { from, to } = span) =>
    canAsk && canFilter && count
      ? casesPath({ ...filter, createdOn__gte: from, createdOn__lte: Math.min(to - 1, readOn + CLOCK_MS) })
      : null;
}
