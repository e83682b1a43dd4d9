/** Forgets jobs that ended a while ago, with their files. */
import { inArray, lte } from 'drizzle-orm';
import type { Db } from '../context.ts';
import { abandon } from '../files/keeping.ts';
import type { Job } from '../jobs.ts';
import { type JobRow, job } from './tables.ts';

const BATCH = 100;

/** In a transaction. Its file is no longer to be had; the sweep of files removes its bytes. */
export async function deleteJobs(db: Db, jobs: readonly Pick<JobRow, 'id' | 'fileId'>[]): Promise<void> {
  for (const { fileId } of jobs) if (fileId !== null) await abandon(db, fileId);
  await db.delete(job).where(
    inArray(
      job.id,
      jobs.map(({ id }) => id),
    ),
  );
}

/** Rows that another process forgets are passed over. */
export const sweepJobs: Job = {
  name: 'sweep-jobs',
  everyMs: 600_000,
  run: async ({ db, clock }) => {
    for (let isMore = true; isMore; ) {
      isMore = await db.transaction(async transaction => {
        const inside = transaction as unknown as Db;
        const over = await inside
          .select({ id: job.id, fileId: job.fileId })
          .from(job)
          .where(lte(job.expireOn, clock()))
          .limit(BATCH)
          .for('update', { skipLocked: true });
        if (over.length > 0) await deleteJobs(inside, over);
        return over.length === BATCH;
      });
    }
  },
};
