/** What drivers of the simulated city make of offers: when they read them, and what they answer after that. */
import type { Clock } from '../../../upstream/core/context.ts';
import type { Stream } from '../../../upstream/core/streams.ts';
import type { OfferReport } from '../../../upstream/domain/orders/offers.ts';
import type { OfferRow } from '../../../upstream/domain/orders/tables.ts';

interface Mind {
  /** Milliseconds since 1970; infinite for who does not look. */
  readOn: number;
  answerOn: number;
  answer: 'take' | 'reject' | 'ignore';
  isRead: boolean;
}

export interface Answers {
  reports: OfferReport[];
  takes: OfferRow[];
  /** Rejected by who was to have it alone. */
  givesBack: OfferRow[];
}

export interface DriverMinds {
  /** What is due by now of all offers that wait for an answer. */
  answersTo(offers: readonly OfferRow[]): Answers;
}

const SECOND_MS = 1_000;
const ASSIGNED = 4;
const READS = 0.9;
/** Of offers that are read; one that is made to him alone is hardly ever refused. */
const TAKES = { any: 0.35, assigned: 0.85 };
const REJECTS = { any: 0.1, assigned: 0.1 };
const TOO_FAR = '距离远';

export function createDriverMinds(clock: Clock, chance: Stream): DriverMinds {
  const minds = new Map<string, Mind>();

  function mindOf(offer: OfferRow): Mind {
    const known = minds.get(offer.id);
    if (known) return known;
    const kind = offer.pushType === ASSIGNED ? 'assigned' : 'any';
    const readOn = clock() + chance.between(1, 6) * SECOND_MS;
    const drawn = chance.next();
    const reads = kind === 'assigned' || chance.happens(READS);
    const willing = reads && drawn < TAKES[kind];
    const refuses = reads && !willing && drawn < TAKES[kind] + REJECTS[kind];
    const mind: Mind = {
      readOn: reads ? readOn : Number.POSITIVE_INFINITY,
      answerOn: readOn + chance.between(1, 9) * SECOND_MS,
      answer: willing ? 'take' : refuses ? 'reject' : 'ignore',
      isRead: false,
    };
    minds.set(offer.id, mind);
    return mind;
  }

  function think(offer: OfferRow, { reports, takes, givesBack }: Answers): void {
    const now = clock();
    const mind = mindOf(offer);
    const of = { pushId: offer.id, driverId: offer.driverId };
    if (offer.replyStatus === 0) reports.push({ ...of, act: 'delivered' });
    if (!mind.isRead && mind.readOn <= now) {
      mind.isRead = true;
      reports.push({ ...of, act: 'read' });
    }
    if (!mind.isRead || mind.answerOn > now) return;
    if (mind.answer === 'take') takes.push(offer);
    if (mind.answer === 'reject') {
      reports.push({ ...of, act: 'reject', reason: TOO_FAR });
      if (offer.pushType === ASSIGNED) givesBack.push(offer);
    }
    // said once
    mind.answer = 'ignore';
  }

  return {
    answersTo(offers) {
      const open = new Set(offers.map(({ id }) => id));
      for (const id of minds.keys()) if (!open.has(id)) minds.delete(id);
      const answers: Answers = { reports: [], takes: [], givesBack: [] };
      for (const offer of offers) think(offer, answers);
      return answers;
    },
  };
}
