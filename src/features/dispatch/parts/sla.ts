/** How near the next time limit of an order is, for whoever counts with it. */
import type { Order } from '../../../contract/order.ts';
import { SOON_MS } from '../../../contract/order-states.ts';

export type SlaTone = 'ok' | 'warn' | 'bad' | 'off';

export interface Sla {
  tone: SlaTone;
  /**
   * `left` until it is due, `late` since, `at` the time of day for which it is reserved, `giveUp` until it is cancelled,
   * `waits` since it was created, where the upstream tells no more.
   */
  kind: 'left' | 'late' | 'at' | 'giveUp' | 'waits';
  /** Milliseconds: of the span or, of `at`, since 1970. */
  value: number;
}

type Timed = Pick<Order, 'mainStatus' | 'subStatus' | 'slaDeadline' | 'useTime' | 'createdOn'>;

const NEW = 1;
const RESERVED = 10;
const NO_RESPONSE = 14;

/** Null where nothing is due. */
export function slaOf(order: Timed, now: number): Sla | null {
  const { subStatus, slaDeadline, useTime, mainStatus, createdOn } = order;
  if (mainStatus > 2) return null;
  const isWaiting = mainStatus === NEW && !subStatus && Boolean(createdOn);
  if (isWaiting && !slaDeadline) return { tone: 'off', kind: 'waits', value: Math.max(0, now - createdOn) };
  if (subStatus === RESERVED && useTime > now) return { tone: 'off', kind: 'at', value: useTime };
  if (!slaDeadline) return null;
  const left = slaDeadline - now;
  if (left < 0) return { tone: 'bad', kind: 'late', value: -left };
  // nobody has answered: what comes next is the end of it
  if (subStatus === NO_RESPONSE) return { tone: 'bad', kind: 'giveUp', value: left };
  return { tone: left < SOON_MS ? 'warn' : 'ok', kind: 'left', value: left };
}
