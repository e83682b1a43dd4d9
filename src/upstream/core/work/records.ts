/** Which records an import has made or changed. */
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Change, Db, SignedIn } from '../context.ts';
import { ifGiven } from '../paging.ts';
import { type JobRow, job, jobRecord } from './tables.ts';

/** In the transaction of the row. Nothing is noted where the call tells of no whole record. */
export async function noteRecord(
  db: Db,
  { jobId, row, digest }: { jobId: string; row: number; digest: string },
  changes: readonly Change[],
  targetId: string | undefined,
): Promise<void> {
  const change = changes.findLast(({ objectId, ...told }) =>
    targetId === undefined ? isNew(told) : objectId === targetId,
  );
  const version = change && versionOf(change);
  if (!change || version === undefined) return;
  const { objectType, objectId } = change;
  await db
    .insert(jobRecord)
    .values({ jobId, row, objectType, objectId, version, digest, isNew: targetId === undefined ? 1 : 0 });
}

const isNew = ({ before, after, record }: Pick<Change, 'before' | 'after' | 'record'>) =>
  (record ? record.before : before) === undefined && (record ? record.after : after) !== undefined;

function versionOf({ record, after }: Change): number | undefined {
  const { version } = ((record ? record.after : after) ?? {}) as { version?: unknown };
  return typeof version === 'number' ? version : undefined;
}

/** Records that earlier imports of this person have brought by rows that said the same. */
export const broughtBefore = (db: Db, { id, ownerId }: Pick<JobRow, 'id' | 'ownerId'>, digest: string) =>
  db
    .select({ objectType: jobRecord.objectType, objectId: jobRecord.objectId, version: jobRecord.version })
    .from(jobRecord)
    .innerJoin(job, eq(job.id, jobRecord.jobId))
    .where(
      and(
        eq(jobRecord.digest, digest),
        eq(jobRecord.isUndone, 0),
        eq(job.ownerId, ownerId),
        // two rows of one file may well say the same
        ne(job.id, id),
      ),
    );

/**
 * A filter of lists: records that this import has made or changed. Only the owner of the import finds any.
 * @param id of the list's records
 */
export const isOfImport = (
  importJob: unknown,
  objectType: string,
  id: AnyPgColumn,
  { userId }: Pick<SignedIn, 'userId'>,
): SQL | undefined =>
  ifGiven(
    importJob,
    jobId => sql`exists (
      select 1 from ${jobRecord} join ${job} on ${job.id} = ${jobRecord.jobId}
      where ${and(
        eq(jobRecord.jobId, String(jobId)),
        eq(jobRecord.objectType, objectType),
        eq(job.ownerId, userId),
        eq(jobRecord.isUndone, 0),
      )} and ${jobRecord.objectId} = ${id})`,
  );
