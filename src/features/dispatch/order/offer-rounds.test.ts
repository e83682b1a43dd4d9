import { describe, expect, it } from 'vitest';
import type { OrderOffer, ReplyState } from '../../../contract/dispatch-parts.ts';
import { roundsOf } from './offer-rounds.ts';

const anOffer = (round: number, replyStatus: ReplyState, pushTime: number) =>
  ({ pushId: `${round}-${pushTime}`, round, replyStatus, pushTime, operatorName: null }) as OrderOffer;

describe('the rounds of an order', () => {
  it('come latest first, with what became of each', () => {
    const rounds = roundsOf([anOffer(1, 2, 20), anOffer(2, 1, 50), anOffer(1, 5, 10), anOffer(1, 2, 30)]);
    expect(rounds.map(({ round, on }) => [round, on])).toEqual([
      [2, 50],
      [1, 10],
    ]);
    expect(rounds[1]?.counts).toEqual([
      [2, 2],
      [5, 1],
    ]);
  });

  it('are one without a number where nobody counts them', () => {
    const offers = [anOffer(1, 0, 20), anOffer(1, 0, 10)].map(
      ({ round: _, ...offer }) => offer as OrderOffer,
    );
    expect(roundsOf(offers)).toMatchObject([{ round: null, on: 10, counts: [[0, 2]] }]);
  });

  it('are none before it was offered', () => expect(roundsOf([])).toEqual([]));
});
