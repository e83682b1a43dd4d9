/** What the channels would tell of the payments of a day, and how one day differs from it. Pure. */
import { type StatementChannel, WECHAT_FUND } from '../../../contract/reconciliation-statement.ts';
import type { IncomeRow, OutlayRow } from '../../../upstream/domain/payments/tables.ts';
import type { statementLine } from '../../../upstream/reconciliation/tables.ts';

export type Line = Omit<typeof statementLine.$inferInsert, 'batchId' | 'lineNo' | 'raw'>;

const NOTHING = { merchantNo: null, originalChannelNo: null, originalMerchantNo: null, fee: null };

export const incomeLine = (
  { tradeNo, outTradeNo, amount, fee, payTime, bizCode }: IncomeRow,
  channel: StatementChannel,
): Line => ({
  ...NOTHING,
  // a payment in a fund flow is one that the trade bill tells of
  kind: channel === WECHAT_FUND ? 'other' : 'payment',
  channelNo: tradeNo,
  merchantNo: outTradeNo,
  amount,
  fee: fee > 0 ? fee : null,
  occurredOn: payTime,
  status: 'success',
  name: NAMES[bizCode] ?? null,
});

export const outlayLine = ({
  tradeNo,
  outTradeNo,
  amount,
  payTime,
  createdOn,
  refundOf,
}: OutlayRow): Line => ({
  ...NOTHING,
  kind: refundOf ? 'refund' : 'payout',
  channelNo: tradeNo,
  merchantNo: outTradeNo,
  originalChannelNo: refundOf?.[0]?.tradeNo ?? null,
  amount: -amount,
  occurredOn: payTime ?? createdOn,
  status: 'success',
  name: refundOf ? '退款' : '付款',
});

const NAMES: Readonly<Partial<Record<number, string>>> = {
  1: '失物优先服务费',
  2: '积分商城',
  3: '车身广告费',
  4: '预约服务费',
};

/** As a line of the file reads. */
export const rawOf = (line: Line): string =>
  [line.channelNo, line.merchantNo, line.name, line.amount / 100, (line.fee ?? 0) / 100, line.status].join(
    ',',
  );
