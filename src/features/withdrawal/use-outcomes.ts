/** What became of each withdrawal of a batch, in words. */
import { useTranslate } from 'ra-core';
import type { Answer } from '../../contract/grammar/call.ts';
import type { Withdrawal } from '../../contract/withdrawal.ts';
import type { withdrawalCalls } from '../../contract/withdrawal-calls.ts';
import { TO_AUDIT } from '../../contract/withdrawal-states.ts';
import type { BulkOutcome } from '../../kit/bulk/results.ts';
import { formatYuan } from '../../kit/format/count.ts';
import type { BatchAct } from './batch.ts';

type Results = Answer<typeof withdrawalCalls.approveWithdrawals>;

export function useOutcomes() {
  const translate = useTranslate();
  /** A reason, or else the name of a failure. */
  const inWords = (reason: string | null) =>
    translate(`reason.${reason}`, { _: '' }) ||
    translate(`error.${reason}`, { _: translate('error.unknown') });
  return (act: BatchAct, rows: readonly Withdrawal[], results: Results): BulkOutcome[] =>
    rows.map(({ id, driverName, amount, plateNum, withdrawNo }, at) => {
      const result = results[at];
      const item = { id, name: `${driverName} ${formatYuan(amount)}` };
      const note = [plateNum, withdrawNo].filter(Boolean).join(' · ');
      if (result?.isDone !== 1) return { ...item, note, problem: inWords(result?.reason ?? null) };
      // of two auditors this was the first
      const isHalf = act === 'approve' && result.state === TO_AUDIT;
      return { ...item, note: isHalf ? `${note} · ${translate('withdrawal.batch.isHalf')}` : note };
    });
}
