/** How the statements of one day differ from the books: once in each way. */
import { FAILED } from '../../../contract/payment-states.ts';
import {
  type StatementChannel,
  WECHAT_FUND,
  WECHAT_TRADE,
} from '../../../contract/reconciliation-statement.ts';
import { DAY_MS, HOUR_MS } from '../../../upstream/core/day.ts';
import { incomeTable, outlayTable } from '../../../upstream/domain/payments/tables.ts';
import { nameOf, numberOf } from '../../city/host/city-passengers.ts';
import type { PastDay } from '../frame/days.ts';
import type { PastContext } from '../frame/room-past.ts';
import type { Staff } from '../frame/town.ts';
import type { Line } from './statement-lines.ts';

const MINUTE_MS = 60_000;
/** Of the city's people: who pays at midnight. */
const NIGHT_OWL = 17;
/** Fen. */
const SALE = 3_900;
const REWARD = 6_000;
const UNKNOWN = 4_500;
const CHARGED_MORE = 100;

const failedNo = (day: PastDay) => `P${day.begin}-failed`;
const lateNo = (day: PastDay) => `SIM-S-${day.begin}-late`;

/** A payment that the books have as failed and the channel has made. */
export async function addFailedPayment(
  { db, spell }: PastContext,
  day: PastDay,
  [clerk]: readonly Staff[],
): Promise<void> {
  if (!clerk) return;
  const createdOn = day.begin + 15 * HOUR_MS;
  const outTradeNo = failedNo(day);
  const payeeName = '陆国强';
  await db.insert(outlayTable).values({
    outTradeNo,
    bizCode: 5,
    bizStrId: outTradeNo,
    payeeName,
    amount: REWARD,
    tradeChannel: 4,
    state: FAILED,
    saveStatus: 0,
    applyUserId: clerk.id,
    applyUser: clerk.name,
    attempts: 1,
    failCode: 'SYSTEM_ERROR',
    searchKey: `${spell(payeeName, clerk.name)} ${outTradeNo.toLowerCase()}`,
    createdOn,
    createdBy: clerk.name,
    updatedOn: createdOn,
    updatedBy: clerk.name,
  });
}

/** A payment that the channel counts to the day, and the books to the next one. */
export async function addLatePayment({ db, now, spell }: PastContext, day: PastDay): Promise<void> {
  const midnight = day.begin + DAY_MS;
  const payTime = midnight + Math.min(MINUTE_MS / 2, Math.floor((now - midnight) / 2));
  const tradeNo = lateNo(day);
  await db.insert(incomeTable).values({
    tradeNo,
    bizCode: 2,
    payerName: nameOf(NIGHT_OWL),
    payerMobile: numberOf(NIGHT_OWL),
    amount: SALE,
    netAmount: SALE,
    tradeChannel: 1,
    state: 1,
    payTime,
    searchKey: `${spell(nameOf(NIGHT_OWL))} ${tradeNo.toLowerCase()}`,
    createdOn: payTime,
    updatedOn: payTime,
  });
}

/** One line is missing, one is of nobody, one has another amount; one of a failed payment, one of the next day. */
export function withDifferences(lines: readonly Line[], channel: StatementChannel, day: PastDay): Line[] {
  const blank = { merchantNo: null, originalChannelNo: null, originalMerchantNo: null, fee: null };
  const success = { ...blank, status: 'success' as const };
  if (channel === WECHAT_FUND) {
    const failed: Line = {
      ...success,
      kind: 'payout',
      channelNo: `SIM-${failedNo(day)}`,
      merchantNo: failedNo(day),
      amount: -REWARD,
      occurredOn: day.begin + 15 * HOUR_MS + MINUTE_MS,
      name: '付款',
    };
    return [...lines, failed];
  }
  if (channel !== WECHAT_TRADE) return [...lines];
  const unknown: Line = {
    ...success,
    kind: 'payment',
    channelNo: `SIM-U-${day.begin}`,
    amount: UNKNOWN,
    occurredOn: day.begin + 20 * HOUR_MS,
    name: '其他',
  };
  const late: Line = {
    ...success,
    kind: 'payment',
    channelNo: lateNo(day),
    amount: SALE,
    occurredOn: day.begin + DAY_MS - 2_000,
    name: '积分商城',
  };
  const [missing, other] = lines.filter(({ kind }) => kind === 'payment');
  const told = lines
    .filter(line => line !== missing)
    .map(line => (line === other ? { ...line, amount: line.amount + CHARGED_MORE } : line));
  return [...told, unknown, late];
}
