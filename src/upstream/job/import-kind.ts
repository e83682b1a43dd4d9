/**
 * An import makes one call for each row, as the owner would. A step is a row: the record, its entry in the operate log
 * and how far the import is stand in one transaction, so that no row is made twice and none is passed over, whoever
 * goes on. Rows that did not pass the check are passed over together.
 */
import { and, eq, gte, lt } from 'drizzle-orm';
import { recordAudit } from '../core/audited-call.ts';
import type { Change, Db } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { toFailure } from '../core/http/answer.ts';
import type { InnerCalls } from '../core/inner-calls.ts';
import type { Revised } from '../core/revisions/revised.ts';
import type { Doing, Kind, Moved, Settle } from '../core/work/kind.ts';
import type { Cell } from './cells.ts';
import { isBlank } from './check-kind.ts';
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

export interface ImportInput extends CheckInput {
  checkId: string;
}

interface Tools {
  inner: InnerCalls;
  sheets: Sheets;
  revised: readonly Revised[];
}

export const importKind = ({ inner, sheets, revised }: Tools): Kind => ({
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
    const bad = await badRows(db, input.checkId, part);
    const passed = (at: number) => !bad.has(at + FIRST_ROW) && !isBlank(cells[at % PART_ROWS] ?? []);
    let to = from;
    while (to < part * PART_ROWS + cells.length && !passed(to)) to += 1;
    if (to > from) return passOver(doing, input, { from, to, rowCount });
    return makeRow(doing, input, {
      call,
      inner,
      revised,
      at: from,
      cells: cells[from % PART_ROWS] ?? [],
      rowCount,
    });
  },
});

async function badRows(db: Db, checkId: string, part: number): Promise<ReadonlySet<number>> {
  const first = part * PART_ROWS + FIRST_ROW;
  const rows = await db
    .selectDistinct({ row: jobProblem.row })
    .from(jobProblem)
    .where(
      and(eq(jobProblem.jobId, checkId), gte(jobProblem.row, first), lt(jobProblem.row, first + PART_ROWS)),
    );
  return new Set(rows.map(({ row }) => row));
}

interface Span {
  from: number;
  to: number;
  rowCount: number;
}

/** What the check has said of them is said by the import's report as well. */
async function passOver(
  { db, job }: Doing,
  { checkId }: ImportInput,
  { from, to, rowCount }: Span,
): Promise<Settle> {
  const problems = await db
    .select({ row: jobProblem.row, field: jobProblem.field, value: jobProblem.value, code: jobProblem.code })
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

interface Making {
  call: ImportableCall;
  inner: InnerCalls;
  revised: readonly Revised[];
  at: number;
  cells: readonly Cell[];
  rowCount: number;
}

async function makeRow(doing: Doing, input: ImportInput, making: Making): Promise<Settle> {
  const { at, cells, rowCount, call } = making;
  const { job, clock } = doing;
  const row = at + FIRST_ROW;
  const through: Moved = { done: at + 1, total: rowCount };
  const { body } = readRow(cells, input.fields, call.body, row);
  const startedOn = clock();
  const refusal = await countRow(doing, making, { body });
  return async (inside, { failed }) => {
    try {
      if (refusal) throw refusal;
      // what a refused row has done is undone, and the step goes on
      await savingPoint(inside, within => write(doing, making, within, { body }, startedOn));
      return through;
    } catch (error) {
      const failure = refusalOf(error, job.traceId);
      await noteProblems(inside, job.id, problemsOf(failure, cells, input, row));
      return { ...through, failed: failed + 1 };
    }
  };
}

/** Outside the transaction of the row: what it has tried stays counted where it is refused. */
async function countRow(
  { db, user, caller, clock, chance, isPlain, ports }: Doing,
  { inner, call }: Making,
  input: { body: object },
): Promise<Failure | undefined> {
  try {
    await inner.count(call, { db, user, caller, clock, chance, isPlain, ports }, input);
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

/** Undone by itself where it fails. */
const savingPoint = (inside: Db, work: (within: Db) => Promise<void>) =>
  inside.transaction(transaction => work(transaction as unknown as Db));

async function write(
  { user, caller, clock, chance, isPlain, ports }: Doing,
  { inner, call, revised }: Making,
  within: Db,
  input: { body: object },
  startedOn: number,
): Promise<void> {
  const changes: Change[] = [];
  const changed = (change: Change) => changes.push(change);
  const services = { clock, chance, isPlain, ports };
  const answer = await inner.write(call, { ...services, db: within, user, caller, changed }, input);
  const audited = { call, url: call.path, input, user, caller, startedOn };
  await recordAudit(within, audited, { changes, answer }, { ...services, revised });
}

/** Fails on with what is no matter of this row: it passes, or ends the job. */
function refusalOf(error: unknown, traceId: string): Failure {
  const failure = toFailure(error, traceId);
  if (failure.failure === 'INTERNAL' || failure.failure === 'DEPENDENCY_AWAY') throw error;
  return failure;
}

function problemsOf(
  { failure, data }: Failure,
  cells: readonly Cell[],
  { fields }: ImportInput,
  row: number,
): NewProblem[] {
  const code = data.reason ?? failure;
  const named = data.fields ?? [];
  if (named.length === 0) return [{ row, field: null, value: null, code }];
  return named.map(({ field, code: own }) => {
    const name = field.split('.', 1)[0] ?? '';
    const cell = cellOf(cells, fields, name);
    return { row, field: name || null, value: shown(cell), code: data.reason ?? problemCode(own, cell) };
  });
}
