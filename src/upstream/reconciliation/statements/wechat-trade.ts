/**
 * The trade bill of WeChat Pay (交易账单): paid orders and accepted refunds. It comes with all of them, with payments or
 * refunds alone, in an older layout, and without some columns abroad.
 */
import { WECHAT_TRADE } from '../../../contract/reconciliation-statement.ts';
import { aLine, finished } from './finished.ts';
import type { Heads } from './heads.ts';
import { RowValues, rawOf } from './row-values.ts';
import type { ReadOptions, Statement, StatementLine } from './statement.ts';
import type { TextLine } from './text-lines.ts';
import { wechatRows } from './wechat-rows.ts';
import { TradeSums } from './wechat-trade-sums.ts';

const COUNTING = '总交易单数';

/** Fails with StatementRefused. */
export function readWechatTrade(lines: readonly TextLine[], options: ReadOptions): Statement {
  const { heads, rows, totals } = wechatRows(lines, COUNTING);
  const columns = columnsOf(heads);
  const sums = new TradeSums(heads, totals);
  const read = rows.map(({ lineNo, cells, raw }) => {
    const row = new RowValues(cells, lineNo);
    const line = { ...lineOf(row, columns), raw: rawOf(raw) };
    sums.add(row, line);
    return line;
  });
  return finished(
    { channel: WECHAT_TRADE, lines: read, totals: sums.check(totals, COUNTING, read), part: partOf(columns) },
    options,
  );
}

/** A bill of payments alone has no columns of refunds, and one of refunds alone has their times. */
function partOf({ refundChannelNo, refundMerchantNo, refundTime }: Columns): Statement['part'] {
  if (refundTime !== undefined) return 'refunds';
  return refundChannelNo === undefined && refundMerchantNo === undefined ? 'payments' : undefined;
}

type Columns = ReturnType<typeof columnsOf>;

const columnsOf = (heads: Heads) => ({
  time: heads.need('交易时间'),
  channelNo: heads.need('微信订单号'),
  merchantNo: heads.need('商户订单号'),
  state: heads.need('交易状态'),
  currency: heads.find('货币种类'),
  amount: heads.need('应结订单金额', '总金额'),
  fee: heads.find('手续费'),
  name: heads.find('商品名称'),
  refundTime: heads.find('退款申请时间'),
  refundChannelNo: heads.find('微信退款单号'),
  refundMerchantNo: heads.find('商户退款单号'),
  refundAmount: heads.find('退款金额'),
  refundState: heads.find('退款状态'),
});

function lineOf(row: RowValues, columns: Columns): StatementLine {
  const currency = row.text(columns.currency);
  if (currency !== '' && currency !== 'CNY') throw row.refusal('STATEMENT_UNKNOWN_WORD', columns.currency);
  switch (row.text(columns.state)) {
    case 'SUCCESS':
      return paymentOf(row, columns);
    case 'REFUND':
      return refundOf(row, columns);
    case 'REVOKED':
      return revokedOf(row, columns);
    default:
      throw row.refusal('STATEMENT_UNKNOWN_WORD', columns.state);
  }
}

function paymentOf(row: RowValues, columns: Columns): StatementLine {
  const [channelNo, merchantNo] = [row.number(columns.channelNo), row.number(columns.merchantNo)];
  if (channelNo === null) throw row.refusal('STATEMENT_BAD_NUMBER');
  return aLine({
    ...sharedOf(row, columns),
    kind: 'payment',
    channelNo,
    merchantNo,
    amount: row.yuan(columns.amount),
    occurredOn: row.time(columns.time),
  });
}

/** The order numbers are those of the payment; amounts of refunds are positive. */
function refundOf(row: RowValues, columns: Columns): StatementLine {
  const channelNo = row.number(columns.refundChannelNo);
  const merchantNo = row.number(columns.refundMerchantNo);
  if (channelNo === null && merchantNo === null) throw row.refusal('STATEMENT_BAD_NUMBER');
  const status = REFUND_STATES.get(row.text(columns.refundState));
  if (!status) throw row.refusal('STATEMENT_UNKNOWN_WORD', columns.refundState);
  // a bill of refunds alone has the time of the payment in the first column
  const accepted = row.text(columns.refundTime) === '' ? columns.time : columns.refundTime;
  return aLine({
    ...sharedOf(row, columns),
    ...originalOf(row, columns),
    kind: 'refund',
    channelNo,
    merchantNo,
    amount: 0 - row.yuan(columns.refundAmount),
    occurredOn: row.time(accepted),
    status,
  });
}

/** A snapshot at the making of the bill, which is not changed later. */
const REFUND_STATES: ReadonlyMap<string, StatementLine['status']> = new Map([
  ['SUCCESS', 'success'],
  ['PROCESSING', 'processing'],
  ['FAIL', 'failed'],
  ['FAILED', 'failed'],
  ['CHANGE', 'failed'],
  ['ABNORMAL', 'failed'],
  ['REFUNDCLOSE', 'closed'],
  ['CLOSED', 'closed'],
]);

/** Cancelled after the payment: money that goes out under the numbers of the payment. */
function revokedOf(row: RowValues, columns: Columns): StatementLine {
  const refunded = row.text(columns.refundAmount) === '' ? 0 : row.yuan(columns.refundAmount);
  return aLine({
    ...sharedOf(row, columns),
    ...originalOf(row, columns),
    kind: 'refund',
    channelNo: row.number(columns.refundChannelNo),
    merchantNo: row.number(columns.refundMerchantNo),
    amount: 0 - (refunded === 0 ? row.yuan(columns.amount) : refunded),
    occurredOn: row.time(columns.time),
    status: 'revoked',
  });
}

const originalOf = (row: RowValues, columns: Columns) => ({
  originalChannelNo: row.number(columns.channelNo),
  originalMerchantNo: row.number(columns.merchantNo),
});

const sharedOf = (row: RowValues, { fee, name }: Columns) => ({
  lineNo: row.lineNo,
  fee: row.fee(fee),
  name: row.name(name),
  raw: '',
});
