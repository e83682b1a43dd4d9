/** Drivers who were rewarded in the demonstration for what they gave back. */
import { asc, eq } from 'drizzle-orm';
import { stageOf } from '../../contract/lost-states.ts';
import { LOST_REWARD, PAID } from '../../contract/payment-states.ts';
import { adminUser } from '../../upstream/core/identity/tables.ts';
import { lostOrderTable } from '../../upstream/domain/lost/tables.ts';
import { searchKeyOf } from '../../upstream/domain/payments/settling.ts';
import { outlayTable } from '../../upstream/domain/payments/tables.ts';
import type { Samples } from './data/sampling.ts';

export const after = ['lost', 'outlay'];

const ENTERPRISE_PAY = 4;
/** Driver, plate, fen. The other cases that were closed wait for their reward. */
const REWARDS = [
  ['韦国栋', '桂AT1187', 3_000],
  ['农志强', '桂AT2046', 5_000],
] as const;

export const samples: Samples = async ({ db }) => {
  const [asker] = await db.select().from(adminUser).where(eq(adminUser.account, 'lost'));
  if (!asker) return;
  const closed = await db
    .select()
    .from(lostOrderTable)
    .where(eq(lostOrderTable.handleResult, 1))
    .orderBy(asc(lostOrderTable.id));
  for (const [at, [payeeName, plateNumber, amount]] of REWARDS.entries()) {
    const row = closed[at];
    if (!row) return;
    const payTime = row.handleEndDate ?? row.createdOn;
    const outTradeNo = `P${payTime}-SW${at + 1}`;
    const named = {
      payeeName,
      plateNumber,
      outTradeNo,
      tradeNo: `SIM-${outTradeNo}`,
      applyUser: asker.userName,
    };
    await db.insert(outlayTable).values({
      ...named,
      bizCode: LOST_REWARD,
      bizStrId: row.id,
      amount,
      tradeChannel: ENTERPRISE_PAY,
      state: PAID,
      saveStatus: 1,
      applyUserId: asker.id,
      askedRight: 'lost:reward',
      payTime,
      attempts: 1,
      addressType: row.addressType,
      searchKey: searchKeyOf(named),
      createdOn: payTime,
      createdBy: asker.userName,
      updatedOn: payTime,
      updatedBy: asker.userName,
    });
    const rewarded = {
      rewardStatus: 1,
      rewardAmount: amount,
      rewardChannel: ENTERPRISE_PAY,
      rewardTime: payTime,
      matchDriverName: payeeName,
      matchPlateNumber: plateNumber,
    } as const;
    await db
      .update(lostOrderTable)
      .set({ ...rewarded, stage: stageOf({ ...row, ...rewarded }) })
      .where(eq(lostOrderTable.id, row.id));
  }
};
