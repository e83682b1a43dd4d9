/**
 * A check reads every row as its import would and makes nothing. A step is a part of the file; then come values that
 * are in the file twice where no two records may share one, and the report.
 */
import { eq, sql } from 'drizzle-orm';
import type { ImportField } from '../../contract/job.ts';
import type { Db } from '../core/context.ts';
import { toProblem } from '../core/http/input.ts';
import type { InnerCalls } from '../core/inner-calls.ts';
import type { Doing, Kind, Settle } from '../core/work/kind.ts';
import type { Cell } from './cells.ts';
import {
  type CheckInput,
  cellOf,
  FIRST_ROW,
  importFileOf,
  type NewProblem,
  noteProblems,
  PART_ROWS,
  partOf,
  problemCode,
  readRow,
  shown,
} from './import-rows.ts';
import { type ImportableCall, importable } from './job-calls.ts';
import { report } from './report.ts';
import type { Sheets } from './sheets/sheets.ts';
import { jobProblem } from './tables.ts';

type Cursor = { part: number } | 'twice' | 'report';

export const checkKind = (inner: InnerCalls, sheets: Sheets): Kind => ({
  name: 'check',
  async step(doing) {
    const { db, job, user, clock } = doing;
    const input = JSON.parse(job.input) as CheckInput;
    const cursor = job.cursor ? (JSON.parse(job.cursor) as Cursor) : { part: 0 };
    if (cursor === 'report') return report(doing, input, sheets);
    const call = importable(inner, job.call, user);
    const { rowCount } = await importFileOf(db, job.importId, user.userId, clock());
    return cursor === 'twice'
      ? findTwice(doing, input, call, rowCount)
      : checkPart(doing, input, call, cursor.part, rowCount);
  },
});

async function checkPart(
  { db, job }: Doing,
  { fields }: CheckInput,
  call: ImportableCall,
  part: number,
  rowCount: number,
): Promise<Settle> {
  const rows = await partOf(db, job.importId, part);
  const problems = rows.map((cells, at) =>
    problemsOf(cells, fields, call, part * PART_ROWS + at + FIRST_ROW),
  );
  return async (inside, { failed }) => {
    await noteProblems(inside, job.id, problems.flat());
    const done = Math.min(rowCount, (part + 1) * PART_ROWS);
    const next: Cursor = done < rowCount ? { part: part + 1 } : 'twice';
    const bad = problems.filter(({ length }) => length > 0).length;
    return { cursor: next, done, total: rowCount, failed: failed + bad };
  };
}

export const isBlank = (cells: readonly Cell[]) => cells.every(cell => cell === null || cell === '');

/** Nothing is wrong with a row in which nothing stands. */
function problemsOf(
  cells: readonly Cell[],
  fields: readonly ImportField[],
  call: ImportableCall,
  row: number,
): NewProblem[] {
  if (isBlank(cells)) return [];
  const { body, problems } = readRow(cells, fields, call.body, row);
  const unknown = new Set(problems.map(({ field }) => field));
  const parsed = call.body.safeParse(body);
  if (parsed.success) return problems;
  const found = parsed.error.issues.map((issue): NewProblem => {
    const { field, code } = toProblem(issue);
    const name = field.split('.', 1)[0] ?? '';
    const cell = cellOf(cells, fields, name);
    const expected = issue.code === 'invalid_type' ? issue.expected : undefined;
    return { row, field: name || null, value: shown(cell), code: problemCode(code, cell, expected) };
  });
  return [...problems, ...found.filter(({ field }) => !unknown.has(field))];
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
            code: 'DUPLICATE',
          });
        }
        seen.get(field)?.add(value);
      }
    }
  }
  return async inside => {
    await noteProblems(inside, job.id, problems);
    return { cursor: 'report' satisfies Cursor, failed: await failedRows(inside, job.id) };
  };
}

async function failedRows(db: Db, jobId: string): Promise<number> {
  const [counted] = await db
    .select({ count: sql<number>`count(distinct ${jobProblem.row})::int` })
    .from(jobProblem)
    .where(eq(jobProblem.jobId, jobId));
  return counted?.count ?? 0;
}
