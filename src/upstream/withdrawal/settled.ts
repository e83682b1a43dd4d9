/** When a payment ends, its withdrawal is debited, or may be paid again or refused. In the transaction of that end. */
import { eq } from 'drizzle-orm';
import { CASH_FEE, CASH_WITHDRAWAL } from '../../contract/cash-states.ts';
import { FAILED, PAID, UNION_PAY } from '../../contract/payment-states.ts';
import { afterAct, mayAct, PAY_FAILED } from '../../contract/withdrawal-states.ts';
import { refuse } from '../core/failure.ts';
import { changeUnattended } from '../core/unattended.ts';
import { postCashEntry } from '../domain/cash/entries.ts';
import { verifyCard } from '../domain/lost/bank-cards.ts';
import type { Settler } from '../domain/payments/settling.ts';
import type { OutlayRow } from '../domain/payments/tables.ts';
import { searchKeyOf, WITHDRAWAL_KIND } from './kind.ts';
import { withdrawalTable as table, type WithdrawalRow } from './tables.ts';

export const settleWithdrawal: Settler = async (settling, outlay) => {
  if (outlay.state !== PAID && outlay.state !== FAILED) return;
  const [row] = await settling.db.select().from(table).where(eq(table.outlayId, outlay.id)).for('update');
  const act = outlay.state === PAID ? 'settle' : 'fail';
  // what was paid again or given back meanwhile is not debited by an earlier try: its money is booked as a correction
  if (!row || !mayAct(act, stateBefore(row, act))) throw refuse('STATE_NOT_ALLOWED', 'OUTLAY_PAID_AGAIN');
  if (act === 'settle') await debit(settling, row, outlay);
  const { payTime, tradeNo, failReason, failCode } = outlay;
  const end =
    act === 'settle'
      ? { payTime, tradeNo, failReason: null, searchKey: searchKeyOf({ ...row, tradeNo }) }
      : { failReason: failReason ?? failCode };
  await changeUnattended(settling, WITHDRAWAL_KIND, row, { state: afterAct(act), ...end });
};

/** A failure that is corrected once the books were compared counts as tried again: 21 to 12, and from there to 11. */
const stateBefore = ({ state }: WithdrawalRow, act: 'settle' | 'fail') =>
  act === 'settle' && state === PAY_FAILED ? afterAct('pay') : state;

async function debit(
  { db, clock }: Parameters<Settler>[0],
  { driverId, withdrawNo: bizNo, realAmount, fee, payUser: operator }: WithdrawalRow,
  { tradeChannel, payeeAccount }: OutlayRow,
): Promise<void> {
  const entry = { driverId, bizNo, operator };
  const post = (bizType: typeof CASH_WITHDRAWAL | typeof CASH_FEE, fen: number) =>
    postCashEntry({ db, clock }, { ...entry, bizType, amount: -fen, released: fen });
  await post(CASH_WITHDRAWAL, realAmount);
  if (fee > 0) await post(CASH_FEE, fee);
  if (tradeChannel === UNION_PAY && payeeAccount) await verifyCard(db, driverId, payeeAccount);
}
