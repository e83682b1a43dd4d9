/**
 * A check first finds values that are in the file twice where no two records may share one. Then it makes of every row
 * the call that its import would make, and undoes it: a step is some rows of the file. Last comes the report.
 */

import type { Cell } from '../core/files/cell.ts';
import type { JobContext, Kind, Settle } from '../core/work/kind.ts';
import {
  type CheckInput,
  FIRST_ROW,
  importFileOf,
  type NewProblem,
  noteProblems,
  PART_ROWS,
  partOf,
  readRow,
  rowsWithProblems,
  shown,
} from './import-rows.ts';
import { type ImportableCall, importable } from './job-calls.ts';
import { report } from './report.ts';
import { isBlank, parsedCell, type ReadyRow, type RowTools, readyRow, triedRows } from './row-call.ts';
import { countedBy, type Outcome, problemsIn } from './row-outcome.ts';
import { repeatingOf, updatingOf } from './row-target.ts';
import type { Tools } from './tools.ts';

/** Rows to a step: so long others wait for an embedded database. It divides `PART_ROWS`. */
const STEP_ROWS = 20;

/** Before there is one, nothing has been done. */
type Cursor = 'rows' | 'report';

export const checkKind = ({ inner, find, sheets }: Omit<Tools, 'revised'>): Kind => ({
  name: 'check',
  async step(doing) {
    const { db, job, user, clock } = doing;
    const input = JSON.parse(job.input) as CheckInput;
    const cursor: unknown = job.cursor === null ? null : JSON.parse(job.cursor);
    if (cursor === 'report') return report(doing, input, sheets);
    const call = importable(inner, job.call, user);
    const { rowCount } = await importFileOf(db, job.importId, user.userId, clock());
    // rows that are checked together have met those before them
    if (cursor === null && call.isImportable !== 'in order') return findTwice(doing, input, call, rowCount);
    const updating = updatingOf({ inner, find }, call, input, user);
    const repeating = repeatingOf({ inner, find }, call, input, user);
    return checkRows(doing, { inner, find, call, input, updating, repeating }, rowCount);
  },
});

async function checkRows(doing: JobContext, tools: RowTools, rowCount: number): Promise<Settle> {
  const { db, job } = doing;
  const isInOrder = tools.call.isImportable === 'in order';
  const from = job.done;
  const done = isInOrder ? rowCount : Math.min(rowCount, from + STEP_ROWS);
  const rows = await rowsBetween(doing, from, done);
  const twice = await rowsWithProblems(db, job.id, { from, to: done });
  const ready: ReadyRow[] = [];
  for (const [at, cells] of rows.entries()) {
    // nothing is wrong with a row in which nothing stands
    if (!isBlank(cells)) ready.push(await readyRow(doing, tools, { cells, row: from + at + FIRST_ROW }));
  }
  // those that may build on one another are tried together
  const together = isInOrder ? [ready] : ready.map(row => [row]);
  return async (inside, before) => {
    const said: Outcome[] = [];
    for (const some of together) said.push(...(await triedRows(doing, tools, inside, some)));
    await noteProblems(inside, job.id, said.flatMap(problemsIn));
    const outcomes = said.map((each, at) => (twice.has(ready[at]?.row ?? 0) ? BAD : each));
    return {
      ...countedBy(outcomes, before),
      done,
      total: rowCount,
      cursor: (done >= rowCount ? 'report' : 'rows') satisfies Cursor,
    };
  };
}

/** Of a row that is in the file twice: its problem is noted already. */
const BAD: Outcome = [];

async function rowsBetween({ db, job }: JobContext, from: number, to: number): Promise<Cell[][]> {
  const rows: Cell[][] = [];
  for (let no = Math.floor(from / PART_ROWS); no * PART_ROWS < to; no++) {
    const part = await partOf(db, job.importId, no);
    rows.push(...part.slice(Math.max(0, from - no * PART_ROWS), to - no * PART_ROWS));
  }
  return rows;
}

/** Every one but the first is a problem: plates alike, however they are written. */
async function findTwice(
  { db, job }: JobContext,
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
        const read = readRow(cells, fields, call.body, row).body[field];
        // an unreadable value cannot be compared
        if (read === undefined) continue;
        const value = String(parsedCell(call, field, read));
        if (seen.get(field)?.has(value)) problems.push({ row, field, value: shown(cell), code: 'twice' });
        seen.get(field)?.add(value);
      }
    }
  }
  return async inside => {
    await noteProblems(inside, job.id, problems);
    return { cursor: 'rows' satisfies Cursor, total: rowCount };
  };
}
