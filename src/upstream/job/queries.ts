/** A person's jobs, as he sees them: nobody else's are there. */
import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Job } from '../../contract/job.ts';
import type { Db } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { file } from '../core/files/tables.ts';
import { given, type PageQuery, readPage } from '../core/paging.ts';
import { type JobRow, job } from '../core/work/tables.ts';
import { jobProblem } from './tables.ts';

interface JobFilter extends PageQuery {
  id?: string | undefined;
  kind?: JobRow['kind'] | undefined;
  state?: JobRow['state'] | undefined;
}

const columns = { ...getTableColumns(job), fileName: file.name, fileSize: file.size };

export function listJobs(db: Db, ownerId: string, query: JobFilter) {
  const where = and(
    eq(job.ownerId, ownerId),
    given(query.id, id => eq(job.id, id)),
    given(query.kind, kind => eq(job.kind, kind)),
    given(query.state, state => eq(job.state, state)),
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

/** Fails with NOT_FOUND. */
export async function ownJob(db: Db, ownerId: string, id: string): Promise<JobRow> {
  const [found] = await db
    .select()
    .from(job)
    .where(and(eq(job.id, id), eq(job.ownerId, ownerId)));
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
export const withoutFile = (row: JobRow): Job => ({ ...row, fileName: null, fileSize: null });

interface ProblemFilter extends PageQuery {
  field?: string | undefined;
}

export function listProblems(db: Db, jobId: string, query: ProblemFilter) {
  const where = and(
    eq(jobProblem.jobId, jobId),
    given(query.field, field => eq(jobProblem.field, field)),
  );
  return readPage(db, { table: jobProblem, where, ...query }, ({ limit, offset }) =>
    db
      .select()
      .from(jobProblem)
      .where(where)
      .orderBy(sql`${jobProblem.row}`, asc(jobProblem.id))
      .limit(limit)
      .offset(offset),
  );
}
