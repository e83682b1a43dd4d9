/** What a payment comes to for the case that it was made for: in the transaction in which the payment is over. */
import { eq } from 'drizzle-orm';
import { outlay as outlayResource } from '../../../contract/outlay.ts';
import {
  AUDIT_WAITS,
  FAILED,
  LOST_REFUND,
  LOST_REWARD,
  PAID,
  PROCESSING,
  UNION_PAY,
  VIP_FEE,
} from '../../../contract/payment-states.ts';
import type { Clock, Db } from '../../core/context.ts';
import { announceWaiting } from '../../domain/approvals/waiting.ts';
import { verifyCard } from '../../domain/lost/bank-cards.ts';
import { type LostOrderRow, lostOrderTable as table } from '../../domain/lost/tables.ts';
import { type IncomeSettler, markRefunded } from '../../domain/payments/incomes.ts';
import type { Settler } from '../../domain/payments/settling.ts';
import type { OutlayRow } from '../../domain/payments/tables.ts';
import { changeCaseUnattended, noteOnCase } from '../case/audit.ts';
import { tellNewCase, tellRefund } from '../case/pushes.ts';

interface Settling {
  db: Db;
  clock: Clock;
  /** Who has approved or refused; a provider is nobody. */
  user?: { userName: string };
}

/** As the case has it; what a second person has refused is as if nobody had asked. */
const statusOf = (state: number) => {
  if (state === PAID) return 1;
  if (state === PROCESSING) return 2;
  return state === FAILED ? 3 : 0;
};

const settleRefund: Settler = async (settling, outlay) => {
  const before = await hold(settling.db, outlay.bizStrId);
  if (!before) return;
  const refundStatus = statusOf(outlay.state);
  const after = await changeCaseUnattended(settling, before, {
    refundStatus,
    waitsForCheck: 0,
    refundNo: outlay.outTradeNo,
    ...(refundStatus === 1 && { refundTime: outlay.payTime }),
  });
  if (refundStatus === 1)
    await markRefunded(
      settling,
      { bizCode: VIP_FEE, bizStrId: before.id, amount: outlay.amount },
      outlay.refundOf,
    );
  await noteEnd(settling, after, 'refund', refundStatus, outlay.failReason ?? outlay.closeReason);
  if (refundStatus !== 0) await tellRefund(settling, after);
};

const settleReward: Settler = async (settling, outlay) => {
  const before = await hold(settling.db, outlay.bizStrId);
  if (!before) return;
  const rewardStatus = statusOf(outlay.state);
  const after = await changeCaseUnattended(settling, before, {
    rewardStatus,
    waitsForCheck: 0,
    ...(rewardStatus === 1 && { rewardTime: outlay.payTime, serialNum: outlay.tradeNo }),
  });
  const { driverId, payeeAccount } = outlay;
  if (rewardStatus === 1 && outlay.tradeChannel === UNION_PAY && driverId && payeeAccount)
    await verifyCard(settling.db, driverId, payeeAccount);
  if (rewardStatus === 1 && outlay.auditState === AUDIT_WAITS) await announceAudit(settling, outlay);
  await noteEnd(settling, after, 'reward', rewardStatus, outlay.failReason ?? outlay.closeReason);
};

/** It was drawn: finance looks at it again. */
const announceAudit = ({ db, clock }: Settling, row: OutlayRow) =>
  announceWaiting(db, {
    kind: 'rewardAudit',
    resource: outlayResource.resource,
    recordId: row.id,
    amount: row.amount,
    applicant: row.applyUser,
    applicantId: row.applyUserId,
    may: 'finance:check',
    addressType: row.addressType,
    now: clock(),
  });

export const LOST_SETTLERS = { [LOST_REFUND]: settleRefund, [LOST_REWARD]: settleReward };

/** The owner has paid to be served first. Who has paid twice can be given back both. */
export const settleVipFee: IncomeSettler = async (settling, income) => {
  const { db, clock } = settling;
  const before = income.bizStrId === null ? undefined : await hold(db, income.bizStrId);
  if (!before) return;
  const after = await changeCaseUnattended(settling, before, {
    payStatus: 1,
    payTime: before.payTime ?? income.payTime ?? clock(),
    payAmount: (before.payAmount ?? 0) + income.amount,
    transactionId: income.tradeNo,
  });
  await noteOnCase(db, { lostId: before.id, action: 'paid', by: null, now: clock() });
  await tellNewCase(settling, after);
};

const ENDS = ['Dropped', 'Paid', 'Approved', 'Failed'] as const;

async function noteEnd(
  { db, clock, user }: Settling,
  { id }: LostOrderRow,
  of: 'refund' | 'reward',
  status: 0 | 1 | 2 | 3,
  content: string | null,
): Promise<void> {
  await noteOnCase(db, {
    lostId: id,
    action: `${of}${ENDS[status]}`,
    by: user?.userName ?? null,
    now: clock(),
    content,
  });
}

/** Undefined where the business that a provider names is none. */
async function hold(db: Db, id: string): Promise<LostOrderRow | undefined> {
  if (!/^\d{1,18}$/.test(id)) return undefined;
  const [found] = await db.select().from(table).where(eq(table.id, id)).for('update');
  return found;
}
