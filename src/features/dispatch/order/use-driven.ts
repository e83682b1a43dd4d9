/** The ride as it was driven, from the match on. */
import { useMemo } from 'react';
import { dispatchQueryCalls } from '../../../contract/dispatch-query.ts';
import type { Order } from '../../../contract/order.ts';
import { useAnswer } from '../../../data/use-call.ts';
import type { LngLat } from '../../../map/crs.ts';

const NOTHING: readonly LngLat[] = [];
/** It grows while somebody drives. */
const REPEAT_MS = 20_000;

export function useDriven(order: Order | null | undefined): readonly LngLat[] {
  const isDriven = Boolean(order?.matchTime);
  const { data } = useAnswer(
    dispatchQueryCalls.getOrderTrajectoryList,
    { query: { orderId: order?.id ?? '' } },
    { enabled: isDriven, repeatMs: () => (order?.mainStatus === 2 ? REPEAT_MS : undefined) },
  );
  return useMemo(
    () => (isDriven && data ? data.map(({ lng, lat }): LngLat => [lng, lat]) : NOTHING),
    [isDriven, data],
  );
}
