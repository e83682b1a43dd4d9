/**
 * The call that a row of a file stands for. The check and the import of a file make it through this one place, so that
 * neither takes a row that the other refuses.
 */
import { recordAudit } from '../core/audited-call.ts';
import type { Change, Db } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { toFailure } from '../core/http/answer.ts';
import type { InnerCalls } from '../core/inner-calls.ts';
import type { Revised } from '../core/revisions/revised.ts';
import type { Doing } from '../core/work/kind.ts';
import type { Cell } from './cells.ts';
import {
  type CheckInput,
  cellOf,
  issueProblem,
  type NewProblem,
  problemCode,
  readRow,
  shown,
} from './import-rows.ts';
import type { ImportableCall } from './job-calls.ts';

/** What every row of a job has in common. */
export interface RowTools {
  inner: InnerCalls;
  call: ImportableCall;
  input: CheckInput;
}

export interface FileRow {
  cells: readonly Cell[];
  /** As a spreadsheet counts them. */
  row: number;
}

export const isBlank = (cells: readonly Cell[]) => cells.every(cell => cell === null || cell === '');

/** A row as it has been read, before anything is written. */
export interface ReadyRow extends FileRow {
  body: Record<string, unknown>;
  /** It is not to be written where there is one. */
  problems: readonly NewProblem[];
}

/**
 * Reads the row, and counts its whole numbers: outside the transaction in which it is written, so that what was tried
 * stays counted where it is refused.
 */
export async function readyRow(doing: Doing, tools: RowTools, { cells, row }: FileRow): Promise<ReadyRow> {
  const { call, input } = tools;
  const { body, problems } = readRow(cells, input.fields, call.body, row);
  const found = [...problems, ...shapeProblems(tools, { cells, row }, body, problems)];
  if (found.length > 0) return { cells, row, body, problems: found };
  const refusal = await countRow(doing, tools, { body });
  return { cells, row, body, problems: refusal ? refusedFor(refusal, { cells, row }, input) : [] };
}

/** What the form would say of the fields. */
function shapeProblems(
  { call, input: { fields } }: RowTools,
  { cells, row }: FileRow,
  body: object,
  known: readonly NewProblem[],
): NewProblem[] {
  const parsed = call.body.safeParse(body);
  if (parsed.success) return [];
  const unknown = new Set(known.map(({ field }) => field));
  const found = parsed.error.issues.map((issue): NewProblem => {
    const name = String(issue.path[0] ?? '');
    const cell = cellOf(cells, fields, name);
    return { row, field: name || null, value: shown(cell), ...issueProblem(issue, cell) };
  });
  return found.filter(({ field }) => !unknown.has(field));
}

async function countRow(
  { db, user, caller, clock, chance, isPlain, ports }: Doing,
  { inner, call }: RowTools,
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

/** Thrown to undo what would pass. */
class Tried extends Error {}

/**
 * Within a transaction, and undone: what the call says of each row, where the rows before it have passed. Nothing else
 * stays of them.
 */
export async function triedRows(
  doing: Doing,
  tools: RowTools,
  inside: Db,
  rows: readonly ReadyRow[],
): Promise<(readonly NewProblem[])[]> {
  const said: (readonly NewProblem[])[] = [];
  try {
    await savingPoint(inside, async within => {
      for (const ready of rows) said.push(await triedRow(doing, tools, within, ready));
      throw new Tried();
    });
  } catch (error) {
    if (!(error instanceof Tried)) throw error;
  }
  return said;
}

async function triedRow(
  doing: Doing,
  tools: RowTools,
  within: Db,
  ready: ReadyRow,
): Promise<readonly NewProblem[]> {
  if (ready.problems.length > 0) return ready.problems;
  return refusalsOf(doing, tools, ready, () =>
    savingPoint(within, async alone => void (await callOf(doing, tools, alone, ready))),
  );
}

/** Within a transaction: the record and its entry in the operate log, or what the call says against it. */
export function writtenRow(
  doing: Doing,
  tools: RowTools & { revised: readonly Revised[]; startedOn: number },
  inside: Db,
  ready: ReadyRow,
): Promise<NewProblem[]> {
  const { call, revised, startedOn } = tools;
  const { user, caller, clock, chance, isPlain } = doing;
  const input = { body: ready.body };
  return refusalsOf(doing, tools, ready, () =>
    savingPoint(inside, async within => {
      const told = await callOf(doing, tools, within, ready);
      const audited = { call, url: call.path, input, user, caller, startedOn };
      await recordAudit(within, audited, told, { clock, chance, isPlain, revised });
    }),
  );
}

/** What a refused row has done is undone by itself, and the step goes on. */
const savingPoint = (inside: Db, work: (within: Db) => Promise<void>) =>
  inside.transaction(transaction => work(transaction as unknown as Db));

async function callOf(
  { user, caller, clock, chance, isPlain, ports }: Doing,
  { inner, call }: RowTools,
  within: Db,
  { body }: ReadyRow,
) {
  const changes: Change[] = [];
  const changed = (change: Change) => changes.push(change);
  const asker = { db: within, user, caller, clock, chance, isPlain, ports, changed };
  const answer = await inner.write(call, asker, { body });
  return { changes, answer };
}

/** Fails on with what is no matter of this row: it passes, or ends the job. */
async function refusalsOf(
  { job }: Doing,
  { input }: RowTools,
  ready: ReadyRow,
  work: () => Promise<void>,
): Promise<NewProblem[]> {
  try {
    await work();
    return [];
  } catch (error) {
    const failure = toFailure(error, job.traceId);
    if (failure.failure === 'INTERNAL' || failure.failure === 'DEPENDENCY_AWAY') throw error;
    return refusedFor(failure, ready, input);
  }
}

function refusedFor(
  { failure, data }: Failure,
  { cells, row }: FileRow,
  { fields }: CheckInput,
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
