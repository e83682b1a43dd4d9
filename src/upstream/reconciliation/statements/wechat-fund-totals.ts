/** The totals of a fund-flow bill: rows, and money in and out by number and amount. */
import { fenOfYuan, plus } from './amounts.ts';
import { type StatementLine, StatementRefused, type StatementTotals } from './statement.ts';
import { checkTotal, countOf } from './totals-check.ts';

/** Fails with STATEMENT_TOTALS_DIFFER, and with STATEMENT_COLUMN_MISSING. */
export function checkFundTotals(
  { lineNo, values }: { lineNo: number; values: ReadonlyMap<string, string> },
  lines: readonly StatementLine[],
): StatementTotals {
  const valueNamed = (name: string): string => {
    const value = values.get(name);
    if (value === undefined) throw new StatementRefused('STATEMENT_COLUMN_MISSING', lineNo - 1, { name });
    return value;
  };
  // a movement of nothing may be counted on either side
  const counts = { in: 0, out: 0, none: 0 };
  let [amountIn, amountOut] = [0, 0];
  for (const { amount } of lines) {
    counts[amount > 0 ? 'in' : amount < 0 ? 'out' : 'none'] += 1;
    if (amount > 0) amountIn = plus(amountIn, amount);
    else amountOut = plus(amountOut, 0 - amount);
  }
  const checkCount = (name: string, least: number) => {
    const sums = Array.from({ length: counts.none + 1 }, (_, more) => least + more);
    return checkTotal(lineNo, name, countOf(valueNamed(name)), sums);
  };
  const checkAmount = (name: string, sum: number) =>
    checkTotal(lineNo, name, fenOfYuan(valueNamed(name)), [sum]);
  checkTotal(lineNo, '资金流水总笔数', countOf(valueNamed('资金流水总笔数')), [lines.length]);
  checkCount('收入笔数', counts.in);
  checkCount('支出笔数', counts.out);
  checkAmount('收入金额', amountIn);
  checkAmount('支出金额', amountOut);
  return { count: lines.length, amountIn, amountOut, fee: 0 };
}
