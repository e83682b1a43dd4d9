/**
 * An export reads its list page by page, as the owner would, and keeps the cells of each page; at the end they become
 * one file. A step is a page: whoever takes the job over goes on behind the last one.
 */
import { and, asc, eq, gte, lt } from 'drizzle-orm';
import { LARGEST_PAGE } from '../../contract/grammar/wire.ts';
import { type ExportColumn, LARGEST_EXPORT_ROWS } from '../../contract/job.ts';
import type { Db } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { askerOf, type InnerCalls } from '../core/inner-calls.ts';
import type { JobContext, Kind, Settle } from '../core/work/kind.ts';
import { type JobRow, jobPart } from '../core/work/tables.ts';
import { toCell } from './cells.ts';
import { fileName } from './file-name.ts';
import { exportable, listInput } from './job-calls.ts';
import { storeFile } from './job-file.ts';
import type { Sheets } from './sheets/sheets.ts';

export interface ExportInput {
  format: 'csv' | 'xlsx';
  columns: ExportColumn[];
  filter: Record<string, unknown>;
  chosen?: { field: string; ids: string[] };
}

interface Cursor {
  /** The page to be read; undefined when all are. */
  page?: number | undefined;
  parts: number;
  /** Rows that matched when the last page was read. */
  total: number;
  letters: number;
}

/** Of all cells together: what fits into the memory of who writes the file. */
const MOST_LETTERS = 120_000_000;

export const exportKind = (inner: InnerCalls, sheets: Sheets): Kind => ({
  name: 'export',
  async step(doing) {
    const { job } = doing;
    const input = JSON.parse(job.input) as ExportInput;
    const cursor: Cursor = job.cursor
      ? (JSON.parse(job.cursor) as Cursor)
      : { page: 1, parts: 0, total: 0, letters: 0 };
    if (cursor.page === undefined) return writeFile(doing, input, cursor, sheets);
    const { chosen } = input;
    return chosen
      ? readChosen(doing, { ...input, chosen }, { ...cursor, page: cursor.page }, inner)
      : readPage(doing, input, { ...cursor, page: cursor.page }, inner);
  },
});

async function readPage(
  doing: JobContext,
  { columns, filter }: ExportInput,
  cursor: Cursor & { page: number },
  inner: InnerCalls,
): Promise<Settle> {
  const { job, user } = doing;
  const call = exportable(inner, job.call, user);
  const window = { current: cursor.page, size: LARGEST_PAGE };
  const page = await inner.readPage(call, askerOf(doing), listInput(call, filter, window));
  const rows = cellsOf(page.rows, columns);
  const part = JSON.stringify(rows);
  const turned = nextOf(cursor, page.total, rows.length, part.length);
  const next = call.isPaged ? turned : { ...turned, page: undefined };
  if (next.parts * LARGEST_PAGE > 2 * LARGEST_EXPORT_ROWS || next.letters > MOST_LETTERS) {
    throw new Failure('OVER_LIMIT', { reason: 'TOO_MANY_ROWS' });
  }
  return async inside => {
    if (rows.length > 0) await inside.insert(jobPart).values({ jobId: job.id, no: cursor.parts, rows: part });
    const through = Math.max(job.done, Math.min(cursor.page * LARGEST_PAGE, page.total));
    return { cursor: next, total: Math.max(page.total, through), done: through };
  };
}

/** Records to a step, each of which is asked for. */
const CHOSEN_AT_ONCE = 20;

/** Those that were chosen one by one, as far as they are still there and seen. */
async function readChosen(
  doing: JobContext,
  { columns, filter, chosen }: ExportInput & Required<Pick<ExportInput, 'chosen'>>,
  cursor: Cursor & { page: number },
  inner: InnerCalls,
): Promise<Settle> {
  const { job, user } = doing;
  const call = exportable(inner, job.call, user);
  const from = (cursor.page - 1) * CHOSEN_AT_ONCE;
  const found: Record<string, unknown>[] = [];
  for (const id of chosen.ids.slice(from, from + CHOSEN_AT_ONCE)) {
    const asked = listInput(call, { ...filter, [chosen.field]: id }, { current: 1, size: 1 });
    found.push(...(await inner.readPage(call, askerOf(doing), asked)).rows);
  }
  const part = JSON.stringify(cellsOf(found, columns));
  const done = Math.min(from + CHOSEN_AT_ONCE, chosen.ids.length);
  const next: Cursor = {
    ...cursor,
    parts: cursor.parts + 1,
    letters: cursor.letters + part.length,
    page: done < chosen.ids.length ? cursor.page + 1 : undefined,
  };
  if (next.letters > MOST_LETTERS) throw new Failure('OVER_LIMIT', { reason: 'TOO_MANY_ROWS' });
  return async inside => {
    await inside.insert(jobPart).values({ jobId: job.id, no: cursor.parts, rows: part });
    return { cursor: next, total: chosen.ids.length, done };
  };
}

const cellsOf = (rows: readonly Record<string, unknown>[], columns: readonly ExportColumn[]) =>
  rows.map(row => [
    row.id === undefined ? null : String(row.id),
    ...columns.map(column => toCell(row[column.field], column)),
  ]);

/**
 * A row that came meanwhile pushes others onto the next page, where they are read twice and written once. One that went
 * pulls others onto a page that was read already: as many pages are read again as it takes to find them.
 */
function nextOf(cursor: Cursor & { page: number }, total: number, read: number, letters: number): Cursor {
  const gone = Math.max(0, cursor.total - total);
  const next = { parts: cursor.parts + (read > 0 ? 1 : 0), total, letters: cursor.letters + letters };
  if (gone > 0 && cursor.page > 1) {
    return { ...next, page: Math.max(1, cursor.page - Math.ceil(gone / LARGEST_PAGE)) };
  }
  return cursor.page * LARGEST_PAGE < total && read > 0 ? { ...next, page: cursor.page + 1 } : next;
}

async function writeFile(
  doing: JobContext,
  input: ExportInput,
  cursor: Cursor,
  sheets: Sheets,
): Promise<Settle> {
  const { db, job, clock } = doing;
  const { format, columns } = input;
  const file = await sheets.write({
    format,
    columns: columns.map(({ head, kind }) => ({ head, kind })),
    parts: partsOf(db, job, cursor.parts),
  });
  const settle = await storeFile(doing, file, {
    name: fileName(job.title, clock(), format),
    extension: format,
  });
  return async (inside, present) => ({
    ...(await settle(inside, present)),
    done: file.rowCount,
    total: file.rowCount,
  });
}

const AT_ONCE = 10;

async function* partsOf(db: Db, { id }: Pick<JobRow, 'id'>, count: number): AsyncGenerator<string> {
  for (let from = 0; from < count; from += AT_ONCE) {
    const parts = await db
      .select({ rows: jobPart.rows })
      .from(jobPart)
      .where(and(eq(jobPart.jobId, id), gte(jobPart.no, from), lt(jobPart.no, from + AT_ONCE)))
      .orderBy(asc(jobPart.no));
    for (const { rows } of parts) yield rows;
  }
}
