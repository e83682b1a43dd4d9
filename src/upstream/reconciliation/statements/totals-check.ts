/** Whether what a statement says of itself agrees with its lines. */
import type { StatementRefusal } from '../../../contract/reconciliation-statement.ts';
import { StatementRefused } from './statement.ts';

/** A count, which some exports write as `20.0`; undefined for what is none. */
export function countOf(text: string): number | undefined {
  const [, digits] = /^\s*(\d{1,9})(?:\.0+)?\s*$/.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/**
 * Fails with STATEMENT_TOTALS_DIFFER unless the total is one of `sums`, or cannot be read.
 * @param sums of the lines; the first is the one that a refusal names
 */
export function checkTotal(
  lineNo: number,
  name: string,
  total: number | undefined,
  sums: readonly number[],
  reason: StatementRefusal = 'STATEMENT_TOTALS_DIFFER',
): number {
  const [expected = 0] = sums;
  if (total !== undefined && sums.includes(total)) return total;
  throw new StatementRefused(reason, lineNo, {
    name,
    expected,
    ...(total === undefined ? {} : { found: total }),
  });
}
