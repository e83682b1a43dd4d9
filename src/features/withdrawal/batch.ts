/** Several withdrawals at once: which of those that are chosen fit, and what they add up to. */
import type { Withdrawal } from '../../contract/withdrawal.ts';
import { MOST_WITHDRAWALS_AT_ONCE } from '../../contract/withdrawal-calls.ts';
import { mayAct } from '../../contract/withdrawal-states.ts';

export const BATCH_ACTS = ['approve', 'pay'] as const;
export type BatchAct = (typeof BATCH_ACTS)[number];

type Chosen = Pick<Withdrawal, 'state' | 'amount'>;

interface Batch<Row> {
  /** Those that are sent, as they were chosen. */
  fitting: readonly Row[];
  /** In another state: they stay chosen. */
  unfitting: readonly Row[];
  /** Beyond what one batch takes. */
  tooMany: readonly Row[];
  /** Fen, of `fitting`. */
  sum: number;
}

export function batchOf<Row extends Chosen>(act: BatchAct, rows: readonly Row[]): Batch<Row> {
  const all = rows.filter(({ state }) => mayAct(act, state));
  const fitting = all.slice(0, MOST_WITHDRAWALS_AT_ONCE);
  return {
    fitting,
    tooMany: all.slice(MOST_WITHDRAWALS_AT_ONCE),
    unfitting: rows.filter(({ state }) => !mayAct(act, state)),
    sum: fitting.reduce((total, { amount }) => total + amount, 0),
  };
}
