/** The answer of WeChat Pay for a day without a bill: a text instead of a file, which says that there were no trades. */
import { BY_MAPPING, WECHAT_TRADE } from '../../../contract/reconciliation-statement.ts';
import { finished } from './finished.ts';
import type { ReadOptions, Statement } from './statement.ts';

/** Whole answers only: plain, of the older protocol, and of the newer one. */
const ANSWERS = [
  /^no\s+bill\s+exist\.?$/i,
  /^<xml>[\s\S]*(?:no\s+bill\s+exist|<error_code>(?:<!\[CDATA\[)?20002\b)[\s\S]*<\/xml>$/i,
  /^\{[\s\S]*"(?:no_statement_exist|no\s+bill\s+exist)"[\s\S]*\}$/i,
];

/** @param text a short one, whole */
export const isNoBill = (text: string) => ANSWERS.some(answer => answer.test(text.trim()));

/** A statement of no lines. Of another channel than WeChat's trade bill only where a person has named it. */
export const noBill = (options: ReadOptions): Statement =>
  finished(
    {
      channel:
        options.channel === undefined || options.channel === BY_MAPPING ? WECHAT_TRADE : options.channel,
      lines: [],
      totals: { count: 0, amountIn: 0, amountOut: 0, fee: 0 },
    },
    options,
  );
