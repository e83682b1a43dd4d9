/** Payments of withdrawals in the demonstration: one that is over, one that has failed, one that nobody has told of yet. */
import { UNION_PAY, WITHDRAWAL } from '../../../contract/payment-states.ts';
import {
  BEING_PAID,
  PAY_FAILED,
  WITHDRAWN,
  type WithdrawalChannel,
  type WithdrawalState,
} from '../../../contract/withdrawal-states.ts';
import type { Db } from '../../../upstream/core/context.ts';
import { searchKeyOf } from '../../../upstream/domain/payments/settling.ts';
import { outlayTable } from '../../../upstream/domain/payments/tables.ts';
import { simulatedPayment } from '../../providers/payments.ts';
import { cardNumber } from './withdrawals.ts';

const HOUR_MS = 3_600_000;
const FAIL_REASON = '收款账户状态异常';

interface Paying {
  driverId: string;
  driverName: string;
  driverMobile: string;
  addressType: string;
  plateNum: string | null;
  withdrawNo: string;
  /** Fen. */
  amount: number;
  channel: WithdrawalChannel;
  at: number;
  payer: { id: string; userName: string };
  sentOn: number;
  now: number;
}

const STATES: Readonly<Partial<Record<WithdrawalState, { state: 1 | 2 | 3; saveStatus: 0 | 1 | null }>>> = {
  [WITHDRAWN]: { state: 1, saveStatus: 1 },
  [BEING_PAID]: { state: 2, saveStatus: null },
  [PAY_FAILED]: { state: 3, saveStatus: 0 },
};

/** Undefined where nothing was sent. @returns what the withdrawal knows of it */
export async function payOut(db: Db, paying: Paying, of: WithdrawalState) {
  const about = STATES[of];
  if (!about) return undefined;
  const { driverId, driverName, driverMobile, addressType, plateNum, withdrawNo, amount, channel } = paying;
  const { at, payer, sentOn, now } = paying;
  const outTradeNo = `P${Math.round(sentOn)}-TX${at + 1}`;
  const isPaid = about.state === 1;
  const isFailed = about.state === 3;
  const tradeNo = isPaid ? `SIM-${outTradeNo}` : null;
  const payTime = isPaid ? Math.round(sentOn + HOUR_MS / 6) : null;
  const failReason = isFailed ? FAIL_REASON : null;
  const named = {
    payeeName: driverName,
    plateNumber: plateNum,
    outTradeNo,
    tradeNo,
    applyUser: payer.userName,
  };
  const [outlay] = await db
    .insert(outlayTable)
    .values({
      ...named,
      ...about,
      bizCode: WITHDRAWAL,
      bizStrId: `${withdrawNo}-1`,
      payeeAccount: channel === UNION_PAY ? cardNumber(at) : driverMobile,
      driverId,
      amount,
      tradeChannel: channel,
      applyUserId: payer.id,
      payTime,
      failCode: isFailed ? 'ACCOUNT_ABNORMAL' : null,
      failReason,
      attempts: 1,
      // asked again by itself later on, or by hand at once
      nextOn: about.state === 2 ? now + HOUR_MS : null,
      addressType,
      searchKey: searchKeyOf(named),
      createdOn: Math.round(sentOn),
      createdBy: payer.userName,
      updatedOn: Math.round(sentOn),
      updatedBy: payer.userName,
    })
    .returning({ id: outlayTable.id });
  const takenOn = Math.round(sentOn);
  if (about.state === 2)
    await db
      .insert(simulatedPayment)
      .values({ outTradeNo, behaviour: 'silent', amount, overOn: takenOn, takenOn });
  return { tries: 1, outlayId: outlay?.id ?? null, payUser: payer.userName, tradeNo, payTime, failReason };
}
