/** What is done about lost cases, and what is known of one besides its record. */
import { asc, eq } from 'drizzle-orm';
import type { lostCalls } from '../../contract/lost-calls.ts';
import type { Handlers } from '../core/context.ts';
import { lostLog } from '../domain/lost/tables.ts';
import { acts } from './case/acting.ts';
import { findCase } from './case/audit.ts';
import { cancel, refund } from './money/refunds.ts';
import { sendReward, unionpay } from './money/rewards.ts';
import { match } from './search/matching.ts';

export const lostHandlers = {
  ...acts,
  matchInfo: match,
  cancel,
  refund,
  sendReward,
  unionpay,

  getRefund: async ({ db, scope, params }) => {
    const row = await findCase(db, scope, params.id);
    return {
      lostId: row.id,
      status: row.refundStatus,
      amount: row.refundAmount,
      reason: row.refundReason,
      channel: null,
      serialNum: row.refundNo,
      payTime: row.refundTime,
      isWaiting: row.waitsForCheck === 1 && row.refundStatus === 2,
    };
  },

  getReward: async ({ db, scope, params }) => {
    const row = await findCase(db, scope, params.id);
    return {
      lostId: row.id,
      status: row.rewardStatus,
      amount: row.rewardAmount,
      reason: null,
      channel: row.rewardChannel,
      serialNum: row.serialNum,
      payTime: row.rewardTime,
      isWaiting: row.waitsForCheck === 1 && row.rewardStatus === 2,
    };
  },

  serviceInfo: async ({ db, scope, params }) => {
    const row = await findCase(db, scope, params.id);
    const log = await db.select().from(lostLog).where(eq(lostLog.lostId, row.id)).orderBy(asc(lostLog.id));
    return { ...row, lostId: row.id, log };
  },
} satisfies Handlers<typeof lostCalls>;
