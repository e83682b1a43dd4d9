/** Jobs of people that ended without success. */
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../core/context.ts';
import type { Alert } from '../core/outside/alerts.ts';
import { job } from '../core/work/tables.ts';
import { alertOf, type Speaker } from './making.ts';

const LOOK_BACK_MS = 3_600_000;

/** Jobs of the last hour: an alert that is queued twice is sent once. */
export async function failedJobs(db: Db, speaker: Speaker, now: number): Promise<Alert[]> {
  const failed = await db
    .select({ id: job.id, kind: job.kind, failure: job.failure, finishedOn: job.finishedOn })
    .from(job)
    .where(and(eq(job.state, 'failed'), gt(job.finishedOn, now - LOOK_BACK_MS)));
  return failed.map(({ id, kind, failure, finishedOn }) => {
    const condition = { code: 'JOB_FAILED' as const, subject: id, detail: { kind, failure: failure ?? '' } };
    return alertOf({ condition, state: 'happened', since: finishedOn ?? now, now }, speaker);
  });
}
