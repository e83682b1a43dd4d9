/**
 * An import makes one call for each row, as the owner would. A step is a row: the record, its entry in the operate log
 * and how far the import is stand in one transaction, so that no row is made twice and none is passed over, whoever
 * goes on. Rows that did not pass the check are passed over together.
 */
import { and, eq, gte, lt } from 'drizzle-orm';
import type { Revised } from '../core/revisions/revised.ts';
import type { JobContext, Kind, Moved, Settle } from '../core/work/kind.ts';
import {
  type CheckInput,
  FIRST_ROW,
  importFileOf,
  noteProblems,
  PART_ROWS,
  partOf,
  rowsWithProblems,
} from './import-rows.ts';
import { importable } from './job-calls.ts';
import { report } from './report.ts';
import { type FileRow, isBlank, type RowTools, readyRow, writtenRow } from './row-call.ts';
import { countedBy, problemsIn } from './row-outcome.ts';
import { repeatingOf, updatingOf } from './row-target.ts';
import { jobProblem } from './tables.ts';
import type { Tools } from './tools.ts';

export interface ImportInput extends CheckInput {
  checkId: string;
  /** When its check was asked for, epoch milliseconds. */
  checkedOn: number;
}

export const importKind = ({ inner, find, sheets, revised }: Tools): Kind => ({
  name: 'import',
  async step(doing) {
    const { db, job, user, clock } = doing;
    const input = JSON.parse(job.input) as ImportInput;
    const { rowCount } = await importFileOf(db, job.importId, user.userId, clock());
    if (job.done >= rowCount) return report(doing, input, sheets);
    const call = importable(inner, job.call, user);
    const from = job.done;
    const part = Math.floor(from / PART_ROWS);
    const cells = await partOf(db, job.importId, part);
    const bad = await rowsWithProblems(db, input.checkId, {
      from: part * PART_ROWS,
      to: (part + 1) * PART_ROWS,
    });
    const passed = (at: number) => !bad.has(at + FIRST_ROW) && !isBlank(cells[at % PART_ROWS] ?? []);
    let to = from;
    while (to < part * PART_ROWS + cells.length && !passed(to)) to += 1;
    if (to > from) return passOver(doing, input, { from, to, rowCount });
    const row = { cells: cells[from % PART_ROWS] ?? [], row: from + FIRST_ROW, rowCount };
    const updating = updatingOf({ inner, find }, call, input, user);
    const repeating = repeatingOf({ inner, find }, call, input, user);
    const tools = { inner, find, call, input, updating, repeating, checkedOn: input.checkedOn };
    return makeRow(doing, tools, revised, row);
  },
});

interface Span {
  from: number;
  to: number;
  rowCount: number;
}

/** What the check has said of them is said by the import's report as well. */
async function passOver(
  { db, job }: JobContext,
  { checkId }: ImportInput,
  { from, to, rowCount }: Span,
): Promise<Settle> {
  const { row, field, value, code, origin, bound } = jobProblem;
  const problems = await db
    .select({ row, field, value, code, origin, bound })
    .from(jobProblem)
    .where(
      and(
        eq(jobProblem.jobId, checkId),
        gte(jobProblem.row, from + FIRST_ROW),
        lt(jobProblem.row, to + FIRST_ROW),
      ),
    )
    .orderBy(jobProblem.row, jobProblem.id);
  const count = new Set(problems.map(({ row }) => row)).size;
  return async (inside, { failed }) => {
    await noteProblems(inside, job.id, problems);
    return { done: to, total: rowCount, failed: failed + count };
  };
}

async function makeRow(
  doing: JobContext,
  tools: RowTools,
  revised: readonly Revised[],
  { cells, row, rowCount }: FileRow & { rowCount: number },
): Promise<Settle> {
  const { job, clock } = doing;
  const through: Moved = { done: row - FIRST_ROW + 1, total: rowCount };
  const startedOn = clock();
  const ready = await readyRow(doing, tools, { cells, row });
  return async (inside, before) => {
    const outcome =
      ready.problems.length > 0
        ? ready.problems
        : await writtenRow(doing, { ...tools, revised, startedOn }, inside, ready);
    await noteProblems(inside, job.id, problemsIn(outcome));
    return { ...through, ...countedBy([outcome], before) };
  };
}
