/**
 * The call that a row of a file stands for. The check and the import of a file make it through this one place, so that
 * neither takes a row that the other refuses.
 */
import type * as z from 'zod/mini';
import { recordAudit } from '../core/audited-call.ts';
import type { Change, Db } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import type { Cell } from '../core/files/cell.ts';
import { toFailure } from '../core/http/answer.ts';
import type { InnerCalls } from '../core/inner-calls.ts';
import type { Revised } from '../core/revisions/revised.ts';
import type { JobContext } from '../core/work/kind.ts';
import { noteRecord } from '../core/work/records.ts';
import {
  type CheckInput,
  cellOf,
  issueProblem,
  type NewProblem,
  problemCode,
  readRow,
  shown,
} from './import-rows.ts';
import { bodyShape, type ImportableCall } from './job-calls.ts';
import { digestOf, isAsBrought } from './row-before.ts';
import { type Outcome, outcomeOf } from './row-outcome.ts';
import { type FindRecord, inputOf, type Target, targetOf, type Updating } from './row-target.ts';

/** What every row of a job has in common. */
export interface RowTools {
  inner: InnerCalls;
  call: ImportableCall;
  input: CheckInput;
  /** Set where rows may change records that are there. */
  updating: Updating | undefined;
  /** Where rows only add: how they find records that say the same already. */
  repeating: readonly Updating[];
  find: FindRecord;
  /** Of an import, when its check began: what was changed after it is left alone. */
  checkedOn?: number;
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
  /** Set where it changes a record that is there. */
  target: Target | undefined;
  /** It is not to be written where there is one. */
  problems: readonly NewProblem[];
}

/**
 * Reads the row, and counts its whole numbers: outside the transaction in which it is written, so that what was tried
 * stays counted where it is refused.
 */
export async function readyRow(
  doing: JobContext,
  tools: RowTools,
  { cells, row }: FileRow,
): Promise<ReadyRow> {
  const { call, input } = tools;
  const { body, problems } = readRow(cells, input.fields, call.body, row);
  const target = await targetIn(doing, tools, body);
  const asked = target?.call ?? call;
  const whole = inputOf(asked, body, target).body;
  const found = [...problems, ...shapeProblems(asked, input, { cells, row, body: whole, known: problems })];
  const ready = { cells, row, body, target };
  if (found.length > 0) return { ...ready, problems: found };
  if (target && tools.checkedOn !== undefined && target.updatedOn > tools.checkedOn) {
    return { ...ready, problems: [{ row, field: null, value: null, code: 'changedSince' }] };
  }
  const refusal = await countRow(doing, tools, { call: asked, body });
  return { ...ready, problems: refusal ? refusedFor(refusal, { cells, row }, input) : [] };
}

async function targetIn(
  { db, user }: Pick<JobContext, 'db' | 'user'>,
  { call, updating }: Pick<RowTools, 'call' | 'updating'>,
  body: ReadyRow['body'],
): Promise<Target | undefined> {
  const given = updating && body[updating.key];
  if (updating === undefined || given === undefined || given === null || given === '') return undefined;
  return targetOf(db, updating, parsedCell(call, updating.key, given), user);
}

/** A value as the call takes it; what it does not take, as it came. */
export function parsedCell(call: ImportableCall, field: string, value: unknown): unknown {
  const schema = bodyShape(call)[field] as z.ZodMiniType | undefined;
  const parsed = schema?.safeParse(value);
  return parsed?.success ? parsed.data : value;
}

/** What the form would say of the fields. */
function shapeProblems(
  { body: schema }: ImportableCall,
  { fields }: CheckInput,
  { cells, row, body, known }: FileRow & { body: object; known: readonly NewProblem[] },
): NewProblem[] {
  const parsed = schema.safeParse(body);
  if (parsed.success) return [];
  const unknown = new Set(known.map(({ field }) => field));
  const found = parsed.error.issues.map((issue): NewProblem => {
    const name = String(issue.path[0] ?? '');
    const cell = cellOf(cells, fields, name);
    return {
      row,
      field: name || null,
      value: shown(cell),
      ...issueProblem(issue, cell, readIn(body, name)),
    };
  });
  return found.filter(({ field }) => !unknown.has(field));
}

const readIn = (body: object, name: string) => (body as Readonly<Record<string, unknown>>)[name];

async function countRow(
  { db, user, caller, clock, chance, isPlain, ports }: JobContext,
  { inner }: RowTools,
  { call, body }: { call: ImportableCall; body: object },
): Promise<Failure | undefined> {
  try {
    await inner.count(call, { db, user, caller, clock, chance, isPlain, ports }, { body });
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

/** Thrown to undo what was done in a savepoint, and is well all the same. */
class Undone extends Error {
  readonly outcomes: readonly Outcome[];
  constructor(outcomes: readonly Outcome[]) {
    super();
    this.outcomes = outcomes;
  }
}

/** A savepoint of which nothing stays but what is said. */
async function undone(inside: Db, work: (within: Db) => Promise<readonly Outcome[]>) {
  try {
    await savingPoint(inside, async within => {
      throw new Undone(await work(within));
    });
  } catch (error) {
    if (error instanceof Undone) return error.outcomes;
    throw error;
  }
  return [];
}

/**
 * Within a transaction, and undone: what the call says of each row, where the rows before it have passed. Nothing else
 * stays of them.
 */
export const triedRows = (
  doing: JobContext,
  tools: RowTools,
  inside: Db,
  rows: readonly ReadyRow[],
): Promise<readonly Outcome[]> =>
  undone(inside, async within => {
    const said: Outcome[] = [];
    for (const ready of rows) said.push(await triedRow(doing, tools, within, ready));
    return said;
  });

async function triedRow(doing: JobContext, tools: RowTools, within: Db, ready: ReadyRow): Promise<Outcome> {
  if (ready.problems.length > 0) return ready.problems;
  if (await isAsBrought(doing, tools, within, ready)) return 'unchanged';
  let outcome: Outcome = 'made';
  const refused = await refusalsOf(doing, tools, ready, () =>
    savingPoint(within, async alone => {
      outcome = outcomeOf(ready, (await callOf(doing, tools, alone, ready)).changes);
    }),
  );
  return refused.length > 0 ? unlessRepeated(doing, tools, within, ready, refused) : outcome;
}

/** A row that cannot be added because its record is there is no problem where it says what that record says. */
async function unlessRepeated(
  doing: JobContext,
  tools: RowTools,
  within: Db,
  ready: ReadyRow,
  refused: readonly NewProblem[],
): Promise<Outcome> {
  if (ready.target) return refused;
  for (const updating of tools.repeating) {
    const target = await targetIn(
      { db: within, user: doing.user },
      { call: tools.call, updating },
      ready.body,
    );
    if (!target) continue;
    const [outcome] = await triedRows(doing, tools, within, [{ ...ready, target }]);
    if (outcome === 'unchanged') return outcome;
  }
  return refused;
}

/**
 * Within a transaction: the record and its entry in the operate log, or what the call says against it. A record that
 * would say the same as before is not written.
 */
export async function writtenRow(
  doing: JobContext,
  tools: RowTools & { revised: readonly Revised[]; startedOn: number },
  inside: Db,
  ready: ReadyRow,
): Promise<Outcome> {
  const { revised, startedOn } = tools;
  const { user, caller, clock, chance, isPlain } = doing;
  if (await isAsBrought(doing, tools, inside, ready)) return 'unchanged';
  let outcome: Outcome = 'made';
  const refused = await refusalsOf(doing, tools, ready, async () => {
    try {
      await savingPoint(inside, async within => {
        const { call, input, ...told } = await callOf(doing, tools, within, ready);
        outcome = outcomeOf(ready, told.changes);
        if (outcome === 'unchanged') throw new Undone([outcome]);
        const url = call.path.replace('{id}', ready.target?.id ?? '');
        const audited = { call, url, input, user, caller, startedOn };
        await recordAudit(within, audited, told, { clock, chance, isPlain, revised });
        await noteRecord(
          within,
          { jobId: doing.job.id, row: ready.row, digest: digestOf(tools.call, ready.body) },
          told.changes,
          ready.target?.id,
        );
      });
    } catch (error) {
      if (!(error instanceof Undone)) throw error;
    }
  });
  return refused.length > 0 ? unlessRepeated(doing, tools, inside, ready, refused) : outcome;
}

/** What a refused row has done is undone by itself, and the step goes on. */
export const savingPoint = (inside: Db, work: (within: Db) => Promise<void>) =>
  inside.transaction(transaction => work(transaction as unknown as Db));

async function callOf(
  { user, caller, clock, chance, isPlain, ports }: JobContext,
  { inner, call: create }: RowTools,
  within: Db,
  { body, target }: ReadyRow,
) {
  const changes: Change[] = [];
  const changed = (change: Change) => changes.push(change);
  const asker = { db: within, user, caller, clock, chance, isPlain, ports, changed };
  const call = target?.call ?? create;
  const input = inputOf(call, body, target);
  const answer = await inner.write(call, asker, input);
  return { call, input, changes, answer };
}

/** Fails on with what is no matter of this row: it passes, or ends the job. */
async function refusalsOf(
  { job }: JobContext,
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
