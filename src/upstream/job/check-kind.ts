/**
 * A check makes of every row the call that its import would make, and undoes it. A step is some rows of the file; then
 * come values that are in the file twice where no two records may share one, and the report.
 */
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../core/context.ts';
import type { InnerCalls } from '../core/inner-calls.ts';
import type { Doing, Kind, Settle } from '../core/work/kind.ts';
import {
  type CheckInput,
  FIRST_ROW,
  importFileOf,
  type NewProblem,
  noteProblems,
  PART_ROWS,
  partOf,
  shown,
} from './import-rows.ts';
import { type ImportableCall, importable } from './job-calls.ts';
import { report } from './report.ts';
import { isBlank, type ReadyRow, type RowTools, readyRow, triedRow } from './row-call.ts';
import type { Sheets } from './sheets/sheets.ts';
import { jobProblem } from './tables.ts';

/** Rows to a step: so long others wait for an embedded database. It divides `PART_ROWS`. */
const STEP_ROWS = 20;

/** While rows are read, `done` says where. */
type Cursor = 'twice' | 'report';

export const checkKind = (inner: InnerCalls, sheets: Sheets): Kind => ({
  name: 'check',
  async step(doing) {
    const { db, job, user, clock } = doing;
    const input = JSON.parse(job.input) as CheckInput;
    const cursor: unknown = job.cursor === null ? null : JSON.parse(job.cursor);
    if (cursor === 'report') return report(doing, input, sheets);
    const call = importable(inner, job.call, user);
    const { rowCount } = await importFileOf(db, job.importId, user.userId, clock());
    return cursor === 'twice'
      ? findTwice(doing, input, call, rowCount)
      : checkRows(doing, { inner, call, input }, rowCount);
  },
});

async function checkRows(doing: Doing, tools: RowTools, rowCount: number): Promise<Settle> {
  const { db, job } = doing;
  const from = job.done;
  const part = await partOf(db, job.importId, Math.floor(from / PART_ROWS));
  const rows = part.slice(from % PART_ROWS, (from % PART_ROWS) + STEP_ROWS);
  const ready: ReadyRow[] = [];
  for (const [at, cells] of rows.entries()) {
    // nothing is wrong with a row in which nothing stands
    if (!isBlank(cells)) ready.push(await readyRow(doing, tools, { cells, row: from + at + FIRST_ROW }));
  }
  return async (inside, { failed, made }) => {
    let bad = 0;
    for (const row of ready) {
      const problems = row.problems.length > 0 ? row.problems : await triedRow(doing, tools, inside, row);
      await noteProblems(inside, job.id, problems);
      if (problems.length > 0) bad += 1;
    }
    const done = from + rows.length;
    const isThrough = done >= rowCount;
    return {
      done,
      total: rowCount,
      failed: failed + bad,
      made: made + ready.length - bad,
      ...(isThrough && { cursor: 'twice' satisfies Cursor }),
    };
  };
}

/** Every one but the first is a problem. */
async function findTwice(
  { db, job }: Doing,
  { fields }: CheckInput,
  { unique = [] }: ImportableCall,
  rowCount: number,
): Promise<Settle> {
  const columns = fields.filter(({ field }) => unique.includes(field));
  const seen = new Map(columns.map(({ field }) => [field, new Set<string>()]));
  const problems: NewProblem[] = [];
  for (let part = 0; columns.length > 0 && part * PART_ROWS < rowCount; part++) {
    for (const [at, cells] of (await partOf(db, job.importId, part)).entries()) {
      for (const { field, column } of columns) {
        const cell = cells[column] ?? null;
        const value = String(cell ?? '').trim();
        if (value === '') continue;
        if (seen.get(field)?.has(value)) {
          problems.push({
            row: part * PART_ROWS + at + FIRST_ROW,
            field,
            value: shown(cell),
            code: 'twice',
          });
        }
        seen.get(field)?.add(value);
      }
    }
  }
  return async (inside, { failed, made }) => {
    await noteProblems(inside, job.id, problems);
    const all = await failedRows(inside, job.id);
    return { cursor: 'report' satisfies Cursor, failed: all, made: made - (all - failed) };
  };
}

async function failedRows(db: Db, jobId: string): Promise<number> {
  const [counted] = await db
    .select({ count: sql<number>`count(distinct ${jobProblem.row})::int` })
    .from(jobProblem)
    .where(eq(jobProblem.jobId, jobId));
  return counted?.count ?? 0;
}
