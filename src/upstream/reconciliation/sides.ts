/** Differences with both sides as they are now. */
import { eq } from 'drizzle-orm';
import type { Difference, OurSide, TheirLine } from '../../contract/reconciliation-records.ts';
import type { Db } from '../core/context.ts';
import { dateInShanghai } from '../core/day.ts';
import { isOneOf } from '../core/paging.ts';
import type { DifferenceRow } from '../domain/books/tables.ts';
import { correctionsOf } from '../domain/payments/corrections.ts';
import { type IncomeRow, incomeTable, type OutlayRow, outlayTable } from '../domain/payments/tables.ts';
import { type LineRow, statementBatch, statementLine } from './tables.ts';

/** A difference with the records behind it. */
export interface Sided {
  row: DifferenceRow;
  income: IncomeRow | undefined;
  outlay: OutlayRow | undefined;
  line: (LineRow & { billDate: string }) | undefined;
}

export async function sidesOf(db: Db, rows: readonly DifferenceRow[]): Promise<Sided[]> {
  const idsOf = (side: 'income' | 'outlay') =>
    rows.flatMap(({ ourSide, ourId }) => (ourSide === side && ourId !== null ? [ourId] : []));
  const incomes = await db
    .select()
    .from(incomeTable)
    .where(isOneOf(incomeTable.id, idsOf('income')));
  const outlays = await db
    .select()
    .from(outlayTable)
    .where(isOneOf(outlayTable.id, idsOf('outlay')));
  const lineIds = rows.flatMap(({ lineId }) => lineId ?? []);
  const lines = await db
    .select({ line: statementLine, billDate: statementBatch.billDate })
    .from(statementLine)
    .innerJoin(statementBatch, eq(statementBatch.id, statementLine.batchId))
    .where(isOneOf(statementLine.id, lineIds));
  const [incomeOf, outlayOf] = [byId(incomes), byId(outlays)];
  const lineOf = new Map(lines.map(({ line, billDate }) => [line.id, { ...line, billDate }]));
  return rows.map(row => ({
    row,
    income: row.ourSide === 'income' ? incomeOf.get(row.ourId ?? '') : undefined,
    outlay: row.ourSide === 'outlay' ? outlayOf.get(row.ourId ?? '') : undefined,
    line: lineOf.get(row.lineId ?? ''),
  }));
}

const byId = <T extends { id: string }>(rows: readonly T[]) => new Map(rows.map(row => [row.id, row]));

export async function toldOf(db: Db, rows: readonly DifferenceRow[]): Promise<Difference[]> {
  const sides = await sidesOf(db, rows);
  const corrections = await correctionsOf(
    db,
    rows.flatMap(({ id, correctionId }) => (correctionId === null ? [] : [id])),
  );
  return sides.map(({ row, income, outlay, line }) => {
    const correction = corrections.find(({ corrects }) => corrects === row.id);
    return {
      ...row,
      ours: (income && ourIncome(income)) ?? (outlay && ourOutlay(outlay)) ?? null,
      theirs: line ? theirLine(line) : null,
      correction: correction
        ? {
            resource: `finance/${correction.side}` as const,
            id: correction.id,
            amount: correction.amount,
            day: dateInShanghai(correction.payTime ?? 0),
          }
        : null,
    };
  });
}

const ourIncome = (row: IncomeRow): OurSide => ({
  ...row,
  resource: 'finance/income',
  name: row.payerName,
  payeeAccount: null,
  plateNumber: null,
});

const ourOutlay = (row: OutlayRow): OurSide => ({
  ...row,
  resource: 'finance/outlay',
  name: row.payeeName,
  amount: -row.amount,
  fee: null,
});

export const theirLine = ({ batchId: _batchId, ...line }: Sided['line'] & object): TheirLine => line;
