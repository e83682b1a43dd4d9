/** States of withdrawals, the moves between them, and the fee. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterAct, feeOf, isOpen, mayAct, WITHDRAWAL_ACTS, WITHDRAWAL_STATES } from './withdrawal-states.ts';

it('moves are those that the table has', () => {
  const moves = WITHDRAWAL_ACTS.flatMap(act =>
    WITHDRAWAL_STATES.filter(state => mayAct(act, state)).map(state => `${state} ${act} ${afterAct(act)}`),
  );
  expect(moves).toEqual([
    '0 approve 10',
    '0 refuse 20',
    '10 refuse 20',
    '21 refuse 20',
    '10 pay 12',
    '21 pay 12',
    '12 settle 11',
    '12 fail 21',
  ]);
});

it('what is held stays held until it is paid or refused', () => {
  for (const act of WITHDRAWAL_ACTS)
    for (const state of WITHDRAWAL_STATES.filter(one => mayAct(act, one))) {
      expect(isOpen(state)).toBe(true);
      expect(isOpen(afterAct(act))).toBe(act !== 'refuse' && act !== 'settle');
    }
});

describe('the fee', () => {
  it.each([
    [0, 50, 0],
    [1, 50, 1],
    [49, 1, 0],
    [50, 1, 1],
    [149, 1, 1],
    [150, 1, 2],
    [100_000_000, 50, 50_000_000],
  ])('of %i fen at %i percent is %i', (amount, percent, fee) => expect(feeOf(amount, percent)).toBe(fee));

  it('is whole, and within half a fen of the percentage', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.integer({ min: 0, max: 50 }),
        (amount, percent) => {
          const fee = feeOf(amount, percent);
          expect(Number.isInteger(fee)).toBe(true);
          const off = fee * 100 - amount * percent;
          expect(off > -50 && off <= 50).toBe(true);
        },
      ),
    );
  });
});
