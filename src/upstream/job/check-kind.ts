/**
 * A check makes of every row the call that its import would make, and undoes it. A step is some rows of the file; then
 * come values that are in the file twice where no two records may share one, and the report.
 */
import { eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Db } from '../core/context.ts';
import type { InnerCalls } from '../core/inner-calls.ts';
import type { Doing, Kind, Settle } from '../core/work/kind.ts';
import type { Cell } from './cells.ts';
import {
  type CheckInput,
  FIRST_ROW,
  importFileOf,
  type NewProblem,
  noteProblems,
  PART_ROWS,
  partOf,
  readRow,
  shown,
} from './import-rows.ts';
import { bodyShape, type ImportableCall, importable } from './job-calls.ts';
import { report } from './report.ts';
import { isBlank, type ReadyRow, type RowTools, readyRow, triedRows } from './row-call.ts';
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
  const isInOrder = tools.call.isImportable === 'in order';
  const from = doing.job.done;
  const done = isInOrder ? rowCount : Math.min(rowCount, from + STEP_ROWS);
  const rows = await rowsBetween(doing, from, done);
  const ready: ReadyRow[] = [];
  for (const [at, cells] of rows.entries()) {
    // nothing is wrong with a row in which nothing stands
    if (!isBlank(cells)) ready.push(await readyRow(doing, tools, { cells, row: from + at + FIRST_ROW }));
  }
  // those that may build on one another are tried together
  const together = isInOrder ? [ready] : ready.map(row => [row]);
  return async (inside, { failed, made }) => {
    const said: (readonly NewProblem[])[] = [];
    for (const some of together) said.push(...(await triedRows(doing, tools, inside, some)));
    await noteProblems(inside, doing.job.id, said.flat());
    const bad = said.filter(({ length }) => length > 0).length;
    return {
      done,
      total: rowCount,
      failed: failed + bad,
      made: made + ready.length - bad,
      // among rows that were tried together each has met those before it
      ...(done >= rowCount && { cursor: (isInOrder ? 'report' : 'twice') satisfies Cursor }),
    };
  };
}

async function rowsBetween({ db, job }: Doing, from: number, to: number): Promise<Cell[][]> {
  const rows: Cell[][] = [];
  for (let no = Math.floor(from / PART_ROWS); no * PART_ROWS < to; no++) {
    const part = await partOf(db, job.importId, no);
    rows.push(...part.slice(Math.max(0, from - no * PART_ROWS), to - no * PART_ROWS));
  }
  return rows;
}

/** Every one but the first is a problem: plates alike, however they are written. */
async function findTwice(
  { db, job }: Doing,
  { fields }: CheckInput,
  call: ImportableCall,
  rowCount: number,
): Promise<Settle> {
  const columns = fields.filter(({ field }) => call.unique?.includes(field));
  const seen = new Map(columns.map(({ field }) => [field, new Set<string>()]));
  const problems: NewProblem[] = [];
  for (let part = 0; columns.length > 0 && part * PART_ROWS < rowCount; part++) {
    for (const [at, cells] of (await partOf(db, job.importId, part)).entries()) {
      const row = part * PART_ROWS + at + FIRST_ROW;
      for (const { field, column } of columns) {
        const cell = cells[column] ?? null;
        if (String(cell ?? '').trim() === '') continue;
        const value = asWritten(call, field, readRow(cells, fields, call.body, row).body[field]);
        if (seen.get(field)?.has(value)) problems.push({ row, field, value: shown(cell), code: 'twice' });
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

/** As the call takes it; what it does not take, as it came. */
function asWritten(call: ImportableCall, field: string, value: unknown): string {
  const schema = bodyShape(call)[field] as z.ZodMiniType | undefined;
  const parsed = schema?.safeParse(value);
  return String(parsed?.success ? parsed.data : value);
}

async function failedRows(db: Db, jobId: string): Promise<number> {
  const [counted] = await db
    .select({ count: sql<number>`count(distinct ${jobProblem.row})::int` })
    .from(jobProblem)
    .where(eq(jobProblem.jobId, jobId));
  return counted?.count ?? 0;
}
