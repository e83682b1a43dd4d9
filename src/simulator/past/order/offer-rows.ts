/** Whom an order of the past was offered to, and what they made of it. Pure. */
import type { Stream } from '../../../upstream/core/streams.ts';
import type { orderOffer } from '../../../upstream/domain/orders/tables.ts';
import type { Duty } from '../frame/town.ts';
import type { LivedEvent } from './order-life.ts';
import type { PastOrder } from './ordering.ts';

export interface OfferRow extends Omit<typeof orderOffer.$inferInsert, 'orderId'> {
  /** Metres within which its driver was found; no column. */
  radius: number;
  readTime: number | null;
  replyStatus: 3 | 4 | 5 | 6;
}

const [SEVERAL, ASSIGNED] = [2, 4] as const;
const [TAKEN, TAKEN_BY_ANOTHER, REJECTED, NOT_ANSWERED] = [3, 4, 5, 6] as const;
const READS = 0.9;
const REJECTS = 0.1;
const RADII = [500, 1_000, 2_000, 3_000] as const;
const METRES_A_SECOND = 6;

/** One row for each driver of each round, the first round first. */
export function offerRows(order: PastOrder, clerk: string | null, chance: Stream): OfferRow[] {
  const { events } = order.life;
  const rounds = events.flatMap((event, at) =>
    event.event === 'offer' || event.event === 'assign' ? [{ ...event, ending: events[at + 1] }] : [],
  );
  return rounds.flatMap(({ event, on, by, ending }, index) => {
    const isAssigned = event === 'assign';
    const radius = RADII[chance.below(RADII.length)] ?? RADII[0];
    return askedIn(order, isAssigned, ending).map(({ duty, isTaker }) => {
      const distance = Math.round(radius * chance.between(0.3, 0.98));
      return {
        round: index + 1,
        pushType: isAssigned ? ASSIGNED : SEVERAL,
        driverId: duty.driverId,
        vehicleId: duty.vehicleId,
        driverName: duty.driverName,
        plateNum: duty.plateNumber,
        radius,
        distance,
        eta: Math.round(distance / METRES_A_SECOND),
        pushTime: on,
        ...answer({ on, ending, isTaker, isAssigned }, chance),
        operatorName: by === 1 ? clerk : null,
      };
    });
  });
}

/** Whoever it is assigned to is asked alone; an offer reaches others besides who takes it. */
function askedIn({ duty, others }: PastOrder, isAssigned: boolean, ending: LivedEvent | undefined) {
  const asked = (one: Duty | null | undefined, isTaker: boolean) => (one ? [{ duty: one, isTaker }] : []);
  if (isAssigned && ending?.event === 'decline') return asked(others[0], false);
  const isTaken = ending?.event === 'accept';
  if (isAssigned) return asked(isTaken ? duty : others[0], isTaken);
  return [...asked(isTaken ? duty : null, true), ...others.flatMap(other => asked(other, false))];
}

interface Asked {
  on: number;
  ending: LivedEvent | undefined;
  isTaker: boolean;
  isAssigned: boolean;
}

function answer({ on, ending, isTaker, isAssigned }: Asked, chance: Stream) {
  const endedOn = ending?.on ?? on;
  const within = (low: number, high: number) => Math.round(on + (endedOn - on) * chance.between(low, high));
  const hasRead = isTaker || chance.happens(READS);
  const isRejected = isAssigned
    ? ending?.event === 'decline' && ending.by === 2
    : !isTaker && hasRead && chance.happens(REJECTS);
  const unanswered = ending?.event === 'accept' ? TAKEN_BY_ANOTHER : NOT_ANSWERED;
  return {
    deliverTime: within(0, 0.1),
    readTime: hasRead ? within(0.2, 0.6) : null,
    replyTime: isRejected && !isAssigned ? within(0.6, 1) : endedOn,
    replyStatus: isTaker ? TAKEN : isRejected ? REJECTED : unanswered,
  };
}
