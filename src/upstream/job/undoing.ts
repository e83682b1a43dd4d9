/** How the undo of an import begins. */
import { and, eq, sql } from 'drizzle-orm';
import { isAllowed } from '../../contract/grammar/may.ts';
import { type jobCalls, UNDO_MS } from '../../contract/job.ts';
import type { Context, Db, SignedIn } from '../core/context.ts';
import { Failure, refuse } from '../core/failure.ts';
import type { Revised } from '../core/revisions/revised.ts';
import { enqueue } from '../core/work/queue.ts';
import { type JobRow, job, jobRecord } from '../core/work/tables.ts';
import type { ImportInput } from './import-kind.ts';
import { findJob, heldJob, isBroken, isOpen } from './queries.ts';

export interface UndoInput extends ImportInput {
  /** The import whose records are undone. */
  importJob: string;
}

/** Fails with NOT_FOUND, NO_PERMISSION, STATE_NOT_ALLOWED and TOO_FREQUENT. */
export async function jobOfUndo(
  { db, body, user, caller, clock, changed }: Context<typeof jobCalls.undoImport>,
  revised: readonly Revised[],
): Promise<JobRow> {
  const ownerId = user.userId;
  const found = await heldJob(db, ownerId, body.id);
  if (found.kind !== 'import') throw new Failure('NOT_FOUND');
  if (isOpen(found)) throw new Failure('STATE_NOT_ALLOWED');
  await checkFirst(db, found);
  const now = clock();
  if (found.finishedOn === null || now > found.finishedOn + UNDO_MS) {
    throw refuse('STATE_NOT_ALLOWED', 'UNDO_TOO_LATE');
  }
  const total = await countAllowed(db, found, user, revised);
  const { id, call, title, importId } = found;
  const input: UndoInput = { ...(JSON.parse(found.input) as ImportInput), importJob: id };
  const about = { ownerId, kind: 'undo', title, call, importId, total } as const;
  const made = await enqueue(db, { ...about, input, caller }, now);
  await db.update(job).set({ undoId: made.id }).where(eq(job.id, id));
  changed({ objectType: 'job', objectId: made.id, after: { kind: 'undo', call, title, importId } });
  return made;
}

/** Another one may follow only where the one before did not come to its end. */
async function checkFirst(db: Db, { undoId, ownerId }: JobRow): Promise<void> {
  if (undoId === null) return;
  const earlier = await findJob(db, ownerId, undoId);
  if (earlier && !isBroken(earlier)) throw refuse('STATE_NOT_ALLOWED', 'ALREADY_UNDONE');
}

/** How many records are to be undone. Fails with NO_PERMISSION where the person may not remove or change them. */
async function countAllowed(
  db: Db,
  { id }: JobRow,
  { rights }: Pick<SignedIn, 'rights'>,
  revised: readonly Revised[],
): Promise<number> {
  const left = await db
    .select({
      objectType: jobRecord.objectType,
      isNew: jobRecord.isNew,
      count: sql<number>`count(*)::int`,
    })
    .from(jobRecord)
    .where(and(eq(jobRecord.jobId, id), eq(jobRecord.isUndone, 0)))
    .groupBy(jobRecord.objectType, jobRecord.isNew);
  if (left.length === 0) throw refuse('STATE_NOT_ALLOWED', 'ALREADY_UNDONE');
  for (const { objectType, isNew } of left) {
    const kind = revised.find(one => one.objectType === objectType);
    const call = isNew ? kind?.remove : kind?.update;
    if (!call || !isAllowed(call.may, rights)) throw new Failure('NO_PERMISSION');
  }
  return left.reduce((sum, { count }) => sum + count, 0);
}
