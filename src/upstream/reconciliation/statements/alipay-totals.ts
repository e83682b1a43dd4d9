/** The lines of totals behind the rows of an Alipay bill. */
import { fenOfYuan, plus } from './amounts.ts';
import { type StatementLine, StatementRefused, type StatementTotals } from './statement.ts';
import type { TextLine } from './text-lines.ts';
import { checkTotal, countOf } from './totals-check.ts';

const PAYMENTS = /^#交易合计:(\d+)笔,商家实收共(-?[\d,.]+)元/;
const REFUNDS = /^#退款合计:(\d+)笔,商家实收退款共(-?[\d,.]+)元/;

/** Fails with STATEMENT_CUT where one of them is missing, and with STATEMENT_TOTALS_DIFFER. */
export function checkAlipayTotals(
  behind: readonly TextLine[],
  lines: readonly StatementLine[],
): StatementTotals {
  const paid = checkGroup(
    behind,
    PAYMENTS,
    '交易合计',
    lines.filter(({ kind }) => kind === 'payment'),
  );
  const refunded = checkGroup(
    behind,
    REFUNDS,
    '退款合计',
    lines.filter(({ kind }) => kind === 'refund'),
  );
  return { count: lines.length, amountIn: paid, amountOut: 0 - refunded, fee: 0 };
}

/** The sum, in fen as it is signed. */
function checkGroup(
  behind: readonly TextLine[],
  pattern: RegExp,
  name: string,
  lines: readonly StatementLine[],
): number {
  for (const { lineNo, text } of behind) {
    const [, count = '', amount = ''] = pattern.exec(text.normalize('NFKC')) ?? [];
    if (count === '') continue;
    checkTotal(lineNo, name, countOf(count), [lines.length]);
    const sum = lines.reduce((total, line) => plus(total, line.amount), 0);
    return checkTotal(lineNo, name, fenOfYuan(amount), [sum]);
  }
  throw new StatementRefused('STATEMENT_CUT', behind.at(-1)?.lineNo, { name });
}
