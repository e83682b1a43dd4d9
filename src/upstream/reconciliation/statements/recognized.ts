/** Which format a file has, by its first lines. */
import { decoded } from '../../core/files/encoding.ts';
import { isAlipay, isAlipaySummary, readAlipay } from './alipay.ts';
import { headName } from './heads.ts';
import { isNoBill, noBill } from './no-bill.ts';
import type { ReadOptions, Statement } from './statement.ts';
import { statementText } from './statement-text.ts';
import { type TextLine, textLines } from './text-lines.ts';
import { readUnionPay } from './unionpay.ts';
import { isUnionPayLine } from './unionpay-fields.ts';
import { firstByteLine } from './unionpay-lines.ts';
import { readWechatFund } from './wechat-fund.ts';
import { readWechatTrade } from './wechat-trade.ts';

type Reader = (bytes: Buffer, options: ReadOptions) => Statement;

/** Of the widest head in any encoding. */
const FIRST_BYTES = 4_096;

/** Columns by which the head of a bill is known. */
const TRADE = ['交易时间', '微信订单号', '交易状态'];
const FUND = ['记账时间', '资金流水单号', '收支类型'];

/** The reader of that file; undefined where it is no statement, as the summary beside an Alipay bill. */
export function recognized(bytes: Buffer): Reader | undefined {
  if (isUnionPayLine(firstByteLine(bytes))) return readUnionPay;
  const text = decoded(bytes.subarray(0, FIRST_BYTES)).text.trimStart();
  if (bytes.length <= FIRST_BYTES && isNoBill(text)) return (_, options) => noBill(options);
  if (isAlipaySummary(text)) return undefined;
  if (isAlipay(text)) return ofLines(readAlipay);
  const heads = text
    .slice(0, text.search(/[\r\n]|$/))
    .split(',')
    .map(headName);
  const hasAll = (names: readonly string[]) => names.every(name => heads.includes(name));
  if (hasAll(TRADE)) return ofLines(readWechatTrade);
  if (hasAll(FUND)) return ofLines(readWechatFund);
  return undefined;
}

const ofLines =
  (read: (lines: readonly TextLine[], options: ReadOptions) => Statement): Reader =>
  (bytes, options) =>
    read(textLines(statementText(bytes)), options);
