/** An order with the ride that was driven for it. */
import { useMemo } from 'react';
import type { TrajectoryPoint as OrderPoint } from '../../contract/dispatch-parts.ts';
import { dispatchQueryCalls } from '../../contract/dispatch-query.ts';
import type { TrajectoryPoint } from '../../contract/gis-past.ts';
import { type Order, order as orderResource } from '../../contract/order.ts';
import { useAnswer } from '../../data/use-call.ts';
import type { LngLat } from '../../map/crs.ts';
import { drivenOf, type FoundRide, foundOf } from '../../nouns/replay/ride.ts';

export interface OrderRide {
  /** Null where there is no such order, undefined until it is known. */
  order: Order | null | undefined;
  /** Null while there is no point. */
  ride: FoundRide | null;
  /** Where points were added by hand. */
  added: readonly LngLat[];
  /** All has been read that there is. */
  isWhole: boolean;
  error: unknown;
  ask(): void;
}

const ONGOING = 2;
/** The ride grows while it goes on. */
const REPEAT_MS = 15_000;
const BY_HAND = 3;

/** @param leastStopMs shorter stops are none */
export function useOrderRide(orderId: string | null, leastStopMs: number): OrderRide {
  const isNamed = orderId !== null;
  const named = useAnswer(
    orderResource.calls.list,
    { query: { id: orderId ?? '', size: 1 } },
    { enabled: isNamed, repeatMs: answer => (isGoingOn(answer?.rows) ? REPEAT_MS : undefined) },
  );
  const order = named.data && (named.data.rows.find(({ id }) => id === orderId) ?? null);
  const isDriven = Boolean(order?.matchTime);
  const driven = useAnswer(
    dispatchQueryCalls.getOrderTrajectoryList,
    { query: { orderId: orderId ?? '' } },
    { enabled: isDriven, repeatMs: () => (order?.mainStatus === ONGOING ? REPEAT_MS : undefined) },
  );
  const onboardTime = order?.onboardTime ?? null;
  const told = useMemo(
    () => (driven.data ? drivenOf(driven.data.map(point => asPoint(point, onboardTime))) : null),
    [driven.data, onboardTime],
  );
  const found = useMemo(() => foundOf(told, leastStopMs), [told, leastStopMs]);
  const added = useMemo(
    () =>
      (driven.data ?? [])
        .filter(({ source }) => source === BY_HAND)
        .map(({ lng, lat }): LngLat => [lng, lat]),
    [driven.data],
  );
  const plate = order?.driver?.plateNum ?? '';
  const { refetch } = driven;
  const ride = useMemo(
    () =>
      found && {
        number: 1,
        plate,
        state: 'found' as const,
        found,
        error: null,
        ask: () => void refetch(),
      },
    [found, plate, refetch],
  );
  return {
    order: isNamed ? order : null,
    ride,
    added,
    isWhole: !isNamed || (order !== undefined && (!isDriven || driven.data !== undefined)),
    error: named.error ?? driven.error,
    ask: () => {
      void named.refetch();
      if (isDriven) void refetch();
    },
  };
}

const isGoingOn = (rows: readonly Order[] | undefined) => rows?.[0]?.mainStatus === ONGOING;

/** Until somebody is aboard a vehicle is on its way to him; later, without anybody, it is empty. */
function asPoint({ speed, direction, ...point }: OrderPoint, onboardTime: number | null): TrajectoryPoint {
  const isBefore = onboardTime === null || point.gpsTime < onboardTime;
  return {
    ...point,
    speed: speed ?? 0,
    direction: direction ?? 0,
    businessStatus: point.load ? 1 : isBefore ? 2 : 3,
  };
}
