/**
 * The business bill of Alipay (业务明细): lines of its own with a `#` in front, a head, rows, a mark of their end, and
 * totals. Refunds keep both numbers of the payment and have a request number of their own.
 */
import { ALIPAY } from '../../../contract/reconciliation-statement.ts';
import { fitted } from './alipay-cells.ts';
import { type AlipayColumns, columnsOf } from './alipay-columns.ts';
import { alipayDays } from './alipay-period.ts';
import { checkAlipayTotals } from './alipay-totals.ts';
import { aLine, finished } from './finished.ts';
import { Heads } from './heads.ts';
import { RowValues, rawOf } from './row-values.ts';
import { type ReadOptions, type Statement, type StatementLine, StatementRefused } from './statement.ts';
import type { TextLine } from './text-lines.ts';

const BEGIN = /^#-*业务明细列表-*\s*$/;
const END = /^#-*业务明细列表结束-*\s*$/;
/** The last line of a whole file. */
const EXPORTED = /^#导出时间[:：]\s*\[.+\]\s*$/;

/** The other file of the archive, of which no line is a trade. */
export const isAlipaySummary = (text: string) => /^#支付宝业务(?:明细)?汇总/.test(text);
export const isAlipay = (text: string) => text.startsWith('#支付宝') && !isAlipaySummary(text);

/** Fails with StatementRefused. */
export function readAlipay(lines: readonly TextLine[], options: ReadOptions): Statement {
  const lastLine = lines.at(-1)?.lineNo ?? 1;
  const begin = lines.findIndex(({ text }) => BEGIN.test(text));
  const head = lines[begin + 1];
  const end = lines.findIndex(({ text }) => END.test(text));
  const last = lines.at(-1);
  const isWhole = begin >= 0 && end > begin && last !== undefined && EXPORTED.test(last.text);
  if (!isWhole || !head || end === begin + 1) throw new StatementRefused('STATEMENT_CUT', lastLine);
  const heads = new Heads(head.text.split(','), head.lineNo);
  const columns = columnsOf(heads);
  const read = lines.slice(begin + 2, end).map(({ lineNo, text }) => {
    const cells = fitted(text, heads, columns);
    if (!cells) throw new StatementRefused('STATEMENT_BAD_ROW', lineNo);
    return { ...lineOf(new RowValues(cells, lineNo), columns), raw: rawOf(text) };
  });
  const totals = checkAlipayTotals(lines.slice(end + 1), read);
  const days = alipayDays(lines.slice(0, begin));
  // nothing else says of which day an empty one is
  if (days === undefined && read.length === 0) throw new StatementRefused('STATEMENT_NO_DAY');
  return finished({ channel: ALIPAY, lines: read, totals, days }, options);
}

function lineOf(row: RowValues, columns: AlipayColumns): StatementLine {
  const type = row.text(columns.type);
  if (type !== '交易' && type !== '退款') throw row.refusal('STATEMENT_UNKNOWN_WORD', columns.type);
  const isRefund = type === '退款';
  const amount = row.yuan(columns.amount);
  if (isRefund ? amount > 0 : amount < 0) throw row.refusal('STATEMENT_BAD_AMOUNT', columns.amount);
  const [channelNo, merchantNo] = [row.number(columns.channelNo), row.number(columns.merchantNo)];
  const refundNo = row.number(columns.refundNo);
  if ((isRefund ? refundNo : channelNo) === null) throw row.refusal('STATEMENT_BAD_NUMBER');
  const fee = row.fee(columns.fee);
  const feeSize = fee === null ? null : Math.abs(fee);
  const hasFinished = row.text(columns.finishedOn) !== '';
  return aLine({
    lineNo: row.lineNo,
    kind: isRefund ? 'refund' : 'payment',
    channelNo: isRefund ? null : channelNo,
    merchantNo: isRefund ? refundNo : merchantNo,
    ...(isRefund && { originalChannelNo: channelNo, originalMerchantNo: merchantNo }),
    amount,
    // exports differ in the sign: a payment is charged, a refund gives back
    fee: isRefund && feeSize !== null ? 0 - feeSize : feeSize,
    occurredOn: row.time(hasFinished ? columns.finishedOn : columns.begunOn),
    name: row.name(columns.name),
    raw: '',
  });
}
