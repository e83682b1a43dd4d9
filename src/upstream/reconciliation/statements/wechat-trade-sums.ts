/** The totals of a WeChat trade bill, held against the sums of its columns. */
import { FEE_UNITS_IN_FEN, feeUnitsOf, fenOfFee, plus } from './amounts.ts';
import { type Heads, headName } from './heads.ts';
import type { RowValues } from './row-values.ts';
import { type StatementLine, StatementRefused, type StatementTotals } from './statement.ts';
import { checkTotal, countOf } from './totals-check.ts';

/** Which column a total adds up; totals that a later layout brings are not checked. */
const COLUMN_OF: ReadonlyMap<string, string> = new Map([
  ['应结订单总金额', '应结订单金额'],
  ['退款总金额', '退款金额'],
  ['充值券退款总金额', '充值券退款金额'],
  ['手续费总金额', '手续费'],
  ['订单总金额', '订单金额'],
  ['申请退款总金额', '申请退款金额'],
  ['总交易额', '总金额'],
  ['总退款金额', '退款金额'],
  ['总企业红包退款金额', '企业红包退款金额'],
  ['总代金券或立减优惠退款金额', '代金券或立减优惠退款金额'],
]);

/** A column that is read, and the totals of which one adds it up. */
const NEEDED = [
  ['应结订单金额', '应结订单总金额'],
  ['总金额', '总交易额'],
  ['退款金额', '退款总金额', '总退款金额'],
] as const;

const FEE_TOTAL = '手续费总金额';
interface Totals {
  lineNo: number;
  values: ReadonlyMap<string, string>;
}

/** Of payments, refunds and revoked payments, in thousandths of a fen. */
interface Sums {
  place: number;
  paid: number;
  refunded: number;
  revoked: number;
}

export class TradeSums {
  private readonly sums = new Map<string, Sums>();

  /** Fails with STATEMENT_COLUMN_MISSING where amounts of payments or of refunds are not added up. */
  constructor(heads: Heads, { lineNo, values }: Totals) {
    for (const [column, ...names] of NEEDED) {
      const isMissing = heads.find(column) !== undefined && !names.some(name => values.has(name));
      if (isMissing) throw new StatementRefused('STATEMENT_COLUMN_MISSING', lineNo, { name: names[0] ?? '' });
    }
    for (const total of values.keys()) {
      const column = COLUMN_OF.get(total);
      const place = column === undefined ? undefined : heads.find(headName(column));
      if (place !== undefined) this.sums.set(total, { place, paid: 0, refunded: 0, revoked: 0 });
    }
  }

  add(row: RowValues, { kind, status }: StatementLine): void {
    const group = kind === 'payment' ? 'paid' : status === 'revoked' ? 'revoked' : 'refunded';
    for (const sums of this.sums.values()) {
      sums[group] = plus(sums[group], row.feeUnits(sums.place) ?? 0);
    }
  }

  /** Fails with STATEMENT_TOTALS_DIFFER. */
  check({ lineNo, values }: Totals, counting: string, lines: readonly StatementLine[]): StatementTotals {
    const count = checkTotal(lineNo, counting, countOf(values.get(counting) ?? ''), [lines.length]);
    for (const [name, sums] of this.sums) checkSum(lineNo, name, values.get(name) ?? '', sums);
    let [amountIn, amountOut] = [0, 0];
    for (const { amount } of lines) {
      if (amount > 0) amountIn = plus(amountIn, amount);
      else amountOut = plus(amountOut, 0 - amount);
    }
    const fee = feeUnitsOf(values.get(FEE_TOTAL) ?? '0') ?? 0;
    return { count, amountIn, amountOut, fee: fenOfFee(fee) };
  }
}

/** A total may leave out what was revoked, and in the old layout the orders that refunds belong to. */
function checkSum(lineNo: number, name: string, text: string, { paid, refunded, revoked }: Sums): void {
  const total = feeUnitsOf(text);
  const sums = [paid + refunded + revoked, paid + refunded, paid];
  if (name !== FEE_TOTAL) {
    checkTotal(
      lineNo,
      name,
      total === undefined ? undefined : total / FEE_UNITS_IN_FEN,
      sums.map(sum => sum / FEE_UNITS_IN_FEN),
    );
    return;
  }
  // fees are added up before they are rounded, and the total may be shown with fewer decimals
  const rounded = sums.slice(0, 2).map(sum => roundedAs(text, sum));
  checkTotal(lineNo, name, total, rounded);
}

/** A sum of thousandths of a fen, rounded half away from zero to as many decimals as the text of the total has. */
function roundedAs(text: string, sum: number): number {
  const decimals = Math.max(/\.(\d+)/.exec(text)?.[1]?.length ?? 0, 2);
  const unit = 10 ** Math.max(5 - decimals, 0);
  const size = Math.abs(sum) + unit / 2;
  const units = size - (size % unit);
  return sum < 0 ? 0 - units : units;
}
