/** Time limits of orders: what has to happen to one by itself, and when. */
import { isOpen, NO_SHOW_MS, UNPAID_MS } from '../../../contract/order-states.ts';
import type { Db } from '../../core/context.ts';
import { readProperties } from '../../core/properties.ts';
import type { OrderRow, TimerKind } from './tables.ts';

/** Milliseconds and metres, from the properties `order.*`. */
export interface OrderLimits {
  noResponseMs: number;
  autoCancelMs: number;
  acceptMs: number;
  reserveMs: number;
  activateMs: number;
  widenMs: number;
  /** Radii of the offers one after the other, the smallest first; those beyond `autoRadius` only a person asks for. */
  steps: readonly number[];
  autoRadius: number;
  emptyRadius: number;
  autoOffer: 'apps' | 'all' | 'none';
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
/** A driver who is not there after so long is late. */
const LONG_APPROACH_MS = 10 * MINUTE_MS;
/** A reserved order is not given up before its time is past by so much. */
const RESERVED_PATIENCE_MS = 10 * MINUTE_MS;

export async function readLimits(db: Db): Promise<OrderLimits> {
  const read = await readProperties(
    db,
    'order.noResponseSeconds',
    'order.autoCancelSeconds',
    'order.acceptSeconds',
    'order.reserveLeadMinutes',
    'order.activateMinutes',
    'order.widenSeconds',
    'order.radiusSteps',
    'order.autoRadius',
    'order.emptyRadius',
    'order.autoOffer',
  );
  return {
    noResponseMs: read['order.noResponseSeconds'] * SECOND_MS,
    autoCancelMs: read['order.autoCancelSeconds'] * SECOND_MS,
    acceptMs: read['order.acceptSeconds'] * SECOND_MS,
    reserveMs: read['order.reserveLeadMinutes'] * MINUTE_MS,
    activateMs: read['order.activateMinutes'] * MINUTE_MS,
    widenMs: read['order.widenSeconds'] * SECOND_MS,
    steps: read['order.radiusSteps']
      .split(',')
      .map(Number)
      .toSorted((a, b) => a - b),
    autoRadius: read['order.autoRadius'],
    emptyRadius: read['order.emptyRadius'],
    autoOffer: read['order.autoOffer'] ?? 'apps',
  };
}

type Timed = Pick<
  OrderRow,
  | 'mainStatus'
  | 'subStatus'
  | 'type'
  | 'source'
  | 'useTime'
  | 'stateOn'
  | 'waitingOn'
  | 'pushTime'
  | 'pushRadius'
  | 'arriveTime'
  | 'finishTime'
>;

/** The source of orders that the back office takes down. */
const BACK_OFFICE = 4;

/** Whether it is offered without anybody asking. */
export const isOfferedByItself = (
  { source }: Pick<OrderRow, 'source'>,
  { autoOffer }: OrderLimits,
): boolean => autoOffer === 'all' || (autoOffer === 'apps' && source !== BACK_OFFICE);

/** The next circle that is offered in without anybody asking; undefined after the last. Metres. */
export const nextRadius = (
  { pushRadius }: Pick<OrderRow, 'pushRadius'>,
  { steps, autoRadius }: OrderLimits,
) => steps.find(step => step > pushRadius && step <= autoRadius);

/** What has to happen to an order in this state, and when: milliseconds since 1970. Follows from the order alone. */
export function timersOf(order: Timed, limits: OrderLimits): Partial<Record<TimerKind, number>> {
  if (!isOpen(order)) return {};
  const waitingOn = order.waitingOn ?? 0;
  const lastOn = Math.max(waitingOn, order.pushTime ?? 0);
  const radius = nextRadius(order, limits);
  switch (order.subStatus) {
    case 10:
      return { activate: order.useTime - limits.activateMs };
    case 11:
      return {
        noResponse: lastOn + limits.noResponseMs,
        ...(isOfferedByItself(order, limits) && radius !== undefined && { widen: waitingOn }),
      };
    case 12:
      return {
        noResponse: lastOn + limits.noResponseMs,
        ...(radius !== undefined && { widen: lastOn + limits.widenMs }),
      };
    case 13:
      return { decline: order.stateOn + limits.acceptMs };
    case 14:
      return { autoCancel: givenUpOn(order, limits) };
    case 15:
      return { requeue: order.stateOn };
    case 31:
      return { closeUnpaid: (order.finishTime ?? 0) + UNPAID_MS };
    default:
      return {};
  }
}

/** Of an order that nobody has taken, after a person has had time to see that. */
function givenUpOn({ type, useTime, stateOn }: Timed, { autoCancelMs, noResponseMs }: OrderLimits): number {
  const seen = stateOn + Math.max(autoCancelMs - noResponseMs, MINUTE_MS);
  return type === '1' ? Math.max(seen, useTime + RESERVED_PATIENCE_MS) : seen;
}

/**
 * When somebody has to look at it next, by which lists are ordered: where nothing happens by itself, when the driver is
 * due or has waited long enough. Null where nothing is due.
 */
export function slaDeadlineOf(order: Timed, limits: OrderLimits): number | null {
  const { noResponse, decline, autoCancel, requeue } = timersOf(order, limits);
  const byItself = autoCancel ?? noResponse ?? decline ?? requeue;
  if (byItself !== undefined) return byItself;
  if (!isOpen(order)) return null;
  if (order.subStatus === 10) return order.useTime;
  if (order.subStatus === 21) return Math.max(order.useTime, order.stateOn + LONG_APPROACH_MS);
  if (order.subStatus === 22) return (order.arriveTime ?? 0) + NO_SHOW_MS;
  return null;
}
