/** The way that is still to be driven on an ongoing order, asked again as long as it is looked at. */
import { dispatchQueryCalls } from '../../../contract/dispatch-query.ts';
import type { Answer } from '../../../contract/grammar/call.ts';
import type { Order } from '../../../contract/order.ts';
import { useAnswer } from '../../../data/use-call.ts';

export type ActiveLine = Answer<typeof dispatchQueryCalls.getActiveOrderLine>;

const REPEAT_MS = 5_000;
const ONGOING = 2;

export function useActiveLine(order: Order | null | undefined): ActiveLine | undefined {
  const isOngoing = order?.mainStatus === ONGOING;
  const { data } = useAnswer(
    dispatchQueryCalls.getActiveOrderLine,
    { query: { orderId: order?.id ?? '' } },
    { enabled: isOngoing, repeatMs: REPEAT_MS },
  );
  return isOngoing ? data : undefined;
}
