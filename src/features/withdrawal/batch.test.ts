import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MOST_WITHDRAWALS_AT_ONCE } from '../../contract/withdrawal-calls.ts';
import { mayAct, WITHDRAWAL_STATES } from '../../contract/withdrawal-states.ts';
import { BATCH_ACTS, batchOf } from './batch.ts';

const row = fc.record({ state: fc.constantFrom(...WITHDRAWAL_STATES), amount: fc.nat(1_000_000) });

it('sends what fits, no more than one batch takes, and adds up exactly that', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...BATCH_ACTS),
      fc.array(row, { maxLength: MOST_WITHDRAWALS_AT_ONCE + 20 }),
      (act, rows) => {
        const { fitting, unfitting, tooMany, sum } = batchOf(act, rows);
        expect(fitting.length).toBeLessThanOrEqual(MOST_WITHDRAWALS_AT_ONCE);
        expect(fitting.every(({ state }) => mayAct(act, state))).toBe(true);
        expect(unfitting.some(({ state }) => mayAct(act, state))).toBe(false);
        expect(fitting.length + unfitting.length + tooMany.length).toBe(rows.length);
        expect(sum).toBe(fitting.reduce((total, { amount }) => total + amount, 0));
      },
    ),
  );
});
