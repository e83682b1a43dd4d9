/** Rows of a file that was sent up, and the input that is made of each. */
import { and, eq, gte, lt } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { WRONG_CHECK_DIGIT } from '../../contract/grammar/validators.ts';
import type { Schema } from '../../contract/grammar/walk.ts';
import type { ImportField } from '../../contract/job.ts';
import type { Db } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { type Cell, shownText } from '../core/files/cell.ts';
import { fromTexts } from '../core/http/input.ts';
import { fromCell, UnreadableCell } from './cells.ts';
import { importFile, importPart, jobProblem } from './tables.ts';

/** Rows to a part, and so to a step of a check. */
export const PART_ROWS = 200;
/** The head is row 1. */
export const FIRST_ROW = 2;

export type ImportFileRow = typeof importFile.$inferSelect;
export type NewProblem = Omit<typeof jobProblem.$inferInsert, 'id' | 'jobId'>;

/** What a check was asked, and an import takes from it. */
export interface CheckInput {
  fields: ImportField[];
  /** The field by which rows find the records that they change. */
  updatesBy?: string | undefined;
  problemHead?: string | undefined;
  problemWords?: { value: string; label: string }[] | undefined;
}

/** Fails with NOT_FOUND, also where it has expired. */
export async function importFileOf(db: Db, importId: string | null, ownerId: string, now: number) {
  const [found] = await db
    .select()
    .from(importFile)
    .where(eq(importFile.id, importId ?? ''));
  if (!found || found.ownerId !== ownerId || found.expireOn <= now) throw new Failure('NOT_FOUND');
  return found;
}

export async function partOf(db: Db, importId: string | null, no: number): Promise<Cell[][]> {
  const [found] = await db
    .select({ rows: importPart.rows })
    .from(importPart)
    .where(and(eq(importPart.importId, importId ?? ''), eq(importPart.no, no)));
  if (!found) throw new Failure('NOT_FOUND');
  return JSON.parse(found.rows) as Cell[][];
}

export interface ReadRow {
  /** For the call; what did not convert is missing. */
  body: Record<string, unknown>;
  problems: NewProblem[];
}

/** The body that a row makes, in the types of the schema; cells that are no value of their kind are problems already. */
export function readRow(
  cells: readonly Cell[],
  fields: readonly ImportField[],
  schema: Schema,
  row: number,
): ReadRow {
  const given: Record<string, unknown> = {};
  const problems: NewProblem[] = [];
  for (const field of fields) {
    const cell = cells[field.column] ?? null;
    try {
      const value = fromCell(cell, field);
      if (value !== undefined) given[field.field] = value;
    } catch (error) {
      if (!(error instanceof UnreadableCell)) throw error;
      problems.push({ row, field: field.field, value: shown(cell), code: error.problem });
    }
  }
  return { body: fromTexts(schema, given), problems };
}

const LONGEST_VALUE = 200;

export const shown = (cell: Cell): string | null =>
  cell === null ? null : shownText(String(cell)).slice(0, LONGEST_VALUE);

/** What the cells of a row hold for this field. */
export const cellOf = (cells: readonly Cell[], fields: readonly ImportField[], name: string): Cell => {
  const field = fields.find(({ field }) => field === name);
  return field ? (cells[field.column] ?? null) : null;
};

/**
 * What a schema says against a cell; of what is too long, too short, too large or too small, with the bound.
 * @param value what the cell was read as
 */
export function issueProblem(
  issue: z.core.$ZodIssue,
  cell: Cell,
  value: unknown,
): Pick<NewProblem, 'code' | 'origin' | 'bound'> {
  const isFilled = cell !== null && String(cell).trim() !== '';
  if (!isFilled && issue.code === 'too_small') return { code: 'required' };
  if (issue.code === 'too_big')
    return { code: issue.code, origin: issue.origin, bound: Number(issue.maximum) };
  if (issue.code === 'too_small')
    return { code: issue.code, origin: issue.origin, bound: Number(issue.minimum) };
  if (issue.code === 'custom' && issue.params?.problem === WRONG_CHECK_DIGIT.problem) {
    return { code: WRONG_CHECK_DIGIT.problem };
  }
  const isNumber = issue.code === 'invalid_type' && (issue.expected === 'number' || issue.expected === 'int');
  if (isFilled && isNumber) return { code: typeof value === 'number' ? 'whole' : 'number' };
  return { code: problemCode(issue.code, cell) };
}

/** zod says "of the wrong type" also where nothing stands. */
export const problemCode = (code: string, cell: Cell): string =>
  code === 'invalid_type' && (cell === null || String(cell).trim() === '') ? 'required' : code;

const MOST_AT_ONCE = 500;

export async function noteProblems(db: Db, jobId: string, problems: readonly NewProblem[]): Promise<void> {
  for (let from = 0; from < problems.length; from += MOST_AT_ONCE) {
    const some = problems.slice(from, from + MOST_AT_ONCE);
    await db.insert(jobProblem).values(some.map(problem => ({ ...problem, jobId })));
  }
}

/**
 * Rows of the file, as a spreadsheet counts them, of which this check or import has noted a problem.
 * @param from, to rows counted from 0 without the head; the last is not among them
 */
export async function rowsWithProblems(
  db: Db,
  jobId: string,
  { from, to }: { from: number; to: number },
): Promise<ReadonlySet<number>> {
  const { row } = jobProblem;
  const rows = await db
    .selectDistinct({ row })
    .from(jobProblem)
    .where(and(eq(jobProblem.jobId, jobId), gte(row, from + FIRST_ROW), lt(row, to + FIRST_ROW)));
  return new Set(rows.map(({ row }) => row));
}
