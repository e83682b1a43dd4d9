/** What people do about a withdrawal: approve, refuse and pay. The row is held by the caller until the transaction ends. */
import { WITHDRAWAL } from '../../contract/payment-states.ts';
import {
  APPROVED,
  afterAct,
  BEING_PAID,
  mayAct,
  SECOND_REASONS,
  type SecondReason,
} from '../../contract/withdrawal-states.ts';
import type { SignedIn } from '../core/context.ts';
import { refuse } from '../core/failure.ts';
import { updateRecord, type Writing } from '../core/records.ts';
import { checkSecondPerson } from '../domain/approvals/second-person.ts';
import { releaseAmount } from '../domain/cash/accounts.ts';
import { beginOutlay } from '../domain/payments/outlays.ts';
import { announce } from './asking.ts';
import { checkTriesClear, nameOfTry, samePayee, secondReasons } from './checks.ts';
import { WITHDRAWAL_KIND } from './kind.ts';
import type { WithdrawalRow } from './tables.ts';

export type Acting = Writing & { user: SignedIn };

/**
 * For good, or as the first of two auditors: then it stays to be audited.
 *
 * Fails with STATE_NOT_ALLOWED where it does not wait, the auditor depends on the applicant or is or depends on the first
 * auditor, the account is frozen, or the payee has changed.
 */
export async function approve(acting: Acting, row: WithdrawalRow): Promise<WithdrawalRow> {
  const { db, clock, user } = acting;
  if (!mayAct('approve', row.state)) throw refuse('STATE_NOT_ALLOWED', 'WITHDRAWAL_NOT_TO_AUDIT');
  const now = clock();
  const approver = { approverId: user.userId, now };
  if (row.applyUserId !== null) await checkSecondPerson(db, { applicantId: row.applyUserId, ...approver });
  if (row.firstAuditUserId === user.userId) throw refuse('STATE_NOT_ALLOWED', 'WITHDRAWAL_AUDITED_FIRST');
  if (row.firstAuditUserId !== null)
    await checkSecondPerson(db, { applicantId: row.firstAuditUserId, ...approver });
  const payee = await samePayee(db, row);
  const secondFor = both(row.secondFor, await secondReasons(db, row, payee));
  if (secondFor.length > 0 && row.firstAuditUserId === null) {
    const first = { firstAuditUserId: user.userId, firstAuditUser: user.userName, firstAuditTime: now };
    const after = await change(acting, row, { ...first, secondFor });
    await announce(db, after, now);
    return after;
  }
  return change(acting, row, { state: APPROVED, secondFor, ...decidedBy(user, now) });
}

/** Limits that were raised since it was asked for take no reason away. */
const both = (one: readonly SecondReason[], other: readonly SecondReason[]): SecondReason[] =>
  SECOND_REASONS.filter(reason => one.includes(reason) || other.includes(reason));

const decidedBy = ({ userId, userName }: SignedIn, now: number) => ({
  auditUserId: userId,
  auditUser: userName,
  auditTime: now,
});

/** What was held is available again. Fails with STATE_NOT_ALLOWED where it is being paid, may have been paid, or is over. */
export async function refuseIt(
  acting: Acting,
  row: WithdrawalRow,
  auditReason: string,
): Promise<WithdrawalRow> {
  if (!mayAct('refuse', row.state)) throw refuse('STATE_NOT_ALLOWED', 'WITHDRAWAL_NOT_REFUSABLE');
  await checkTriesClear(acting.db, row);
  await releaseAmount(acting.db, row.driverId, row.amount);
  const decided = decidedBy(acting.user, acting.clock());
  return change(acting, row, { state: afterAct('refuse'), auditReason, ...decided });
}

/**
 * Each try is an outlay of its own, named by the withdrawal and the try; the state allows the next one only after the last has
 * failed for good. Fails with STATE_NOT_ALLOWED where it is not approved, may have been paid, the account is frozen, or the payee
 * has changed.
 */
export async function pay(acting: Acting, row: WithdrawalRow): Promise<WithdrawalRow> {
  if (!mayAct('pay', row.state)) throw refuse('STATE_NOT_ALLOWED', 'WITHDRAWAL_NOT_PAYABLE');
  await checkTriesClear(acting.db, row);
  const payee = await samePayee(acting.db, row);
  const tries = row.tries + 1;
  const outlay = await beginOutlay(acting, {
    bizCode: WITHDRAWAL,
    bizStrId: nameOfTry(row.withdrawNo, tries),
    payeeName: payee.name,
    payeeAccount: payee.account,
    driverId: row.driverId,
    plateNumber: row.plateNum,
    amount: row.realAmount,
    tradeChannel: row.channel,
    addressType: row.addressType,
  });
  return change(acting, row, {
    state: BEING_PAID,
    tries,
    outlayId: outlay.id,
    payUser: acting.user.userName,
    failReason: null,
  });
}

const change = (
  acting: Acting,
  before: WithdrawalRow,
  set: Partial<typeof WITHDRAWAL_KIND.table.$inferInsert>,
): Promise<WithdrawalRow> => updateRecord(acting, WITHDRAWAL_KIND, { ...set, id: before.id }, before);
