/** A person's jobs, as he sees them: nobody else's are there. */
import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { type Job, UNDO_MS } from '../../contract/job.ts';
import type { Db } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { file } from '../core/files/tables.ts';
import { ifGiven, type PageQuery, readPage, readRows } from '../core/paging.ts';
import { type JobRow, job } from '../core/work/tables.ts';
import { jobProblem } from './tables.ts';

interface JobFilter extends PageQuery {
  id?: string | undefined;
  kind?: JobRow['kind'] | undefined;
  state?: JobRow['state'] | undefined;
}

const columns = { ...getTableColumns(job), fileName: file.name, fileSize: file.size };

export async function listJobs(db: Db, ownerId: string, query: JobFilter) {
  const { rows, ...page } = await readJobs(db, ownerId, query);
  return { ...page, rows: rows.map(row => ({ ...row, ...ofImport(row) })) };
}

function readJobs(db: Db, ownerId: string, query: JobFilter) {
  const where = and(
    eq(job.ownerId, ownerId),
    ifGiven(query.id, id => eq(job.id, id)),
    ifGiven(query.kind, kind => eq(job.kind, kind)),
    ifGiven(query.state, state => eq(job.state, state)),
  );
  const direction = query.order === 'asc' ? asc : desc;
  return readPage(db, { table: job, where, ...query }, ({ limit, offset }) =>
    db
      .select(columns)
      .from(job)
      .leftJoin(file, eq(file.id, job.fileId))
      .where(where)
      .orderBy(direction(job.createdOn), direction(job.id))
      .limit(limit)
      .offset(offset),
  );
}

export const isOpen = ({ state }: Pick<JobRow, 'state'>) => state === 'waiting' || state === 'running';
/** It has ended before its end. */
export const isBroken = ({ state }: Pick<JobRow, 'state'>) => state === 'failed' || state === 'cancelled';

export async function findJob(db: Db, ownerId: string, id: string): Promise<JobRow | undefined> {
  const [found] = await db
    .select()
    .from(job)
    .where(and(eq(job.id, id), eq(job.ownerId, ownerId)));
  return found;
}

/** Fails with NOT_FOUND. */
export async function ownJob(db: Db, ownerId: string, id: string): Promise<JobRow> {
  const found = await findJob(db, ownerId, id);
  if (!found) throw new Failure('NOT_FOUND');
  return found;
}

/** The same, kept from whoever works at it until the transaction ends. */
export async function heldJob(db: Db, ownerId: string, id: string): Promise<JobRow> {
  const [found] = await db
    .select()
    .from(job)
    .where(and(eq(job.id, id), eq(job.ownerId, ownerId)))
    .for('update');
  if (!found) throw new Failure('NOT_FOUND');
  return found;
}

/** One that has no file yet. */
export const withoutFile = (row: JobRow): Job => ({
  ...row,
  ...ofImport(row),
  fileName: null,
  fileSize: null,
});

/** What follows from the other columns. */
function ofImport({ kind, input, made, finishedOn }: JobRow): Pick<Job, 'checkId' | 'undoUntil'> {
  if (kind !== 'import') return { checkId: null, undoUntil: null };
  const { checkId = null } = JSON.parse(input) as { checkId?: string };
  return { checkId, undoUntil: made > 0 && finishedOn !== null ? finishedOn + UNDO_MS : null };
}

interface ProblemFilter extends PageQuery {
  field?: string | undefined;
}

export function listProblems(db: Db, jobId: string, query: ProblemFilter) {
  const where = and(
    eq(jobProblem.jobId, jobId),
    ifGiven(query.field, field => eq(jobProblem.field, field)),
  );
  return readRows(db, {
    ...query,
    table: jobProblem,
    where,
    orderedBy: [sql`${jobProblem.row}`, asc(jobProblem.id)],
  });
}
