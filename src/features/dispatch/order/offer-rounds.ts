/** To whom an order was offered, round by round: how many it reached, and what they made of it. */
import type { OrderOffer, ReplyState } from '../../../contract/dispatch-parts.ts';
import { isNumber } from '../../../kit/format/nothing.ts';

export interface OfferRound {
  /** Null of an upstream that does not count them: then all offers are one. */
  round: number | null;
  /** When the first of it went out; milliseconds since 1970. */
  on: number;
  by: string | null;
  offers: readonly OrderOffer[];
  /** By `REPLY_STATES`, those that there are. */
  counts: readonly (readonly [ReplyState, number])[];
}

/** They are counted from 1. */
const NOT_COUNTED = 0;

/** Latest first. */
export function roundsOf(offers: readonly OrderOffer[]): OfferRound[] {
  const rounds = new Map<number, OrderOffer[]>();
  for (const offer of offers) {
    const round = isNumber(offer.round) ? offer.round : NOT_COUNTED;
    const own = rounds.get(round);
    if (own) own.push(offer);
    else rounds.set(round, [offer]);
  }
  return [...rounds]
    .sort(([one], [other]) => other - one)
    .map(([round, own]) => ({
      round: round === NOT_COUNTED ? null : round,
      on: Math.min(...own.map(({ pushTime }) => pushTime)),
      by: own[0]?.operatorName ?? null,
      offers: own,
      counts: countsOf(own),
    }));
}

function countsOf(offers: readonly OrderOffer[]): [ReplyState, number][] {
  const counts = new Map<ReplyState, number>();
  for (const { replyStatus } of offers) counts.set(replyStatus, (counts.get(replyStatus) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => one - other);
}
