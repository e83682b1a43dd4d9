/** What a dispatcher can do with an order as it is now, and why not: by the table that the upstream goes by as well. */
import type { Order } from '../../../contract/order.ts';
import {
  hasDriver,
  isAllowedEvent,
  isOpen,
  NO_SHOW_MS,
  type OrderEvent,
} from '../../../contract/order-states.ts';

export type Act =
  | 'offer'
  | 'assign'
  | 'reassign'
  | 'cancel'
  | 'noShow'
  | 'arrive'
  | 'contact'
  | 'sms'
  | 'watch'
  | 'endWatch'
  | 'mark'
  | 'change';

/** Why not: a key of the words under `dispatch.why`. */
export type Block =
  | { why: 'state' | 'noDriver' | 'noNumber' | 'watched' | 'unwatched' }
  /** Milliseconds until it can be done. */
  | { why: 'early'; left: number };

type Judged = Pick<Order, 'mainStatus' | 'subStatus' | 'arriveTime' | 'monitorFlag' | 'driver' | 'passenger'>;

const EVENTS: Readonly<Partial<Record<Act, OrderEvent>>> = {
  offer: 'offer',
  assign: 'assign',
  reassign: 'takeBack',
  cancel: 'cancelByOffice',
  noShow: 'noShow',
  arrive: 'arrive',
  // as long as nobody is aboard, as it is for cancelling
  change: 'cancelByOffice',
};

const ONGOING = 2;
const WATCHED = 1;
const UNWATCHED = 0;

/** Null where it can be done. @param now milliseconds since 1970, by the upstream's clock */
export function blockOf(act: Act, order: Judged, now: number): Block | null {
  const event = EVENTS[act];
  if (event && !isAllowedEvent(event, order)) return { why: 'state' };
  switch (act) {
    case 'noShow': {
      // the upstream knows since when the driver waits
      if (!order.subStatus && !order.arriveTime) return null;
      const left = (order.arriveTime ?? now) + NO_SHOW_MS - now;
      return left > 0 ? { why: 'early', left } : null;
    }
    case 'contact':
      return hasDriver(order) ? null : { why: 'noDriver' };
    case 'sms':
      if (order.mainStatus !== ONGOING) return { why: 'noDriver' };
      return order.passenger.mobile ? null : { why: 'noNumber' };
    case 'watch':
      if (order.mainStatus !== ONGOING) return { why: 'state' };
      return order.monitorFlag === WATCHED ? { why: 'watched' } : null;
    case 'endWatch':
      // where it is not told, the upstream knows
      return order.monitorFlag === UNWATCHED ? { why: 'unwatched' } : null;
    case 'mark':
      return isOpen(order) ? null : { why: 'state' };
    default:
      return null;
  }
}
