/**
 * Jobs in the database: made in the transaction of a call, taken by whichever process has a hand free, held by a lease,
 * and moved on step by step. Who takes a job counts its `claims` up; whoever counted before has lost it.
 */
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { JOB_KEPT_MS, MOST_OPEN_JOBS } from '../../../contract/job.ts';
import type { Caller, Db } from '../context.ts';
import { retryTransaction } from '../database/fault.ts';
import { serialize } from '../database/serialize.ts';
import { refuse } from '../failure.ts';
import type { Moved } from './kind.ts';
import { isDue, tell } from './pushes.ts';
import { type JobRow, job, jobPart } from './tables.ts';

/** How long a worker that says nothing still has his job. */
export const LEASE_MS = 30_000;
/** A lease that ends later was given before the clock was set back. */
const LONGEST_LEFT_MS = 3 * LEASE_MS;
/** Takings without any progress, as by a step that takes its process down. */
export const MOST_ATTEMPTS = 5;

const OPEN = ['waiting', 'running'] as const;

type JobRequest = Pick<JobRow, 'ownerId' | 'kind' | 'title' | 'call'> &
  Partial<Pick<JobRow, 'importId' | 'cursor' | 'done' | 'total'>> & {
    input: unknown;
    caller: Pick<Caller, 'ip' | 'userAgent' | 'traceId'>;
  };

/** In the transaction of the call. Fails with TOO_FREQUENT where the person has too many that are not over. */
export async function enqueue(db: Db, { input, caller, ...about }: JobRequest, now: number): Promise<JobRow> {
  await serialize(db, `jobs ${about.ownerId}`);
  const [open] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(job)
    .where(and(eq(job.ownerId, about.ownerId), inArray(job.state, [...OPEN])));
  if ((open?.count ?? 0) >= MOST_OPEN_JOBS) throw refuse('TOO_FREQUENT', 'TOO_MANY_JOBS');
  const { ip, userAgent, traceId } = caller;
  const [made] = await db
    .insert(job)
    .values({
      ...about,
      state: 'waiting',
      input: JSON.stringify(input),
      ip,
      userAgent,
      traceId,
      createdOn: now,
      toldOn: now,
    })
    .returning();
  if (!made) throw new Error('NO_ROW');
  await tell(db, made, now);
  return made;
}

/**
 * Takes the job whose owner has waited longest for a turn; nobody has two turns at once, in whatever process. A job
 * that was taken too often without getting any further has failed.
 */
export async function claim(db: Db, now: number): Promise<JobRow | undefined> {
  for (;;) {
    const taken = await retryTransaction(db, transaction => takeNext(transaction as unknown as Db, now));
    if (taken?.state !== 'failed') return taken;
  }
}

async function takeNext(inside: Db, now: number): Promise<JobRow | undefined> {
  await serialize(inside, 'job claim');
  const [next] = await inside
    .select()
    .from(job)
    .where(isFree(now))
    .orderBy(
      sql`(select max(o.claimed_on) from job o where o.owner_id = ${job.ownerId}) nulls first`,
      asc(job.id),
    )
    .limit(1)
    .for('update', { skipLocked: true });
  if (!next) return undefined;
  if (next.attempts >= MOST_ATTEMPTS) return end(inside, next, 'failed', now, { failure: 'INTERNAL' });
  const [taken] = await inside
    .update(job)
    .set({
      state: 'running',
      claims: next.claims + 1,
      attempts: next.attempts + 1,
      claimedOn: now,
      leaseUntil: now + LEASE_MS,
      startedOn: next.startedOn ?? now,
    })
    .where(eq(job.id, next.id))
    .returning();
  return taken;
}

const livingOf = (name: string, now: number): SQL =>
  sql`${sql.raw(name)}.state = 'running' and ${sql.raw(name)}.lease_until > ${now}::bigint
    and ${sql.raw(name)}.lease_until <= ${now + LONGEST_LEFT_MS}::bigint`;

const isFree = (now: number): SQL =>
  sql`job.state in ('waiting', 'running') and not coalesce(${livingOf('job', now)}, false)
    and not exists (select 1 from job r where r.owner_id = job.owner_id and ${livingOf('r', now)})`;

/** Whether somebody else could begin if this person gave up his turn. */
export async function isWaitedFor(
  db: Db,
  { ownerId }: Pick<JobRow, 'ownerId'>,
  now: number,
): Promise<boolean> {
  const waiting = await db
    .select({ id: job.id })
    .from(job)
    .where(and(sql`${job.ownerId} <> ${ownerId}`, isFree(now)))
    .limit(1);
  return waiting.length > 0;
}

type Held = Pick<JobRow, 'id' | 'claims'>;

const isHeld = ({ id, claims }: Held) =>
  and(eq(job.id, id), eq(job.claims, claims), eq(job.state, 'running'));

/** The job as it is now, kept from everybody else until the transaction ends; undefined where it is no longer ours. */
export async function hold(db: Db, held: Held): Promise<JobRow | undefined> {
  const [found] = await db.select().from(job).where(isHeld(held)).for('update');
  return found;
}

/** Says that somebody is still at it. */
export async function renew(db: Db, held: Held, now: number): Promise<void> {
  await db
    .update(job)
    .set({ leaseUntil: now + LEASE_MS })
    .where(isHeld(held));
}

/** Lets go of it until then: another hand, or the same, takes it where it is. */
export async function release(db: Db, held: Held, until: number): Promise<void> {
  await db.update(job).set({ leaseUntil: until }).where(isHeld(held));
}

/** Lets go of all jobs: for a process that has just begun and shares its database with none. */
export async function releaseAll(db: Db, now: number): Promise<void> {
  await db.update(job).set({ leaseUntil: now }).where(eq(job.state, 'running'));
}

/** In the transaction of the step. */
export async function moveOn(db: Db, held: JobRow, moved: Moved, now: number): Promise<JobRow> {
  const { isOver = false, cursor, ...progress } = moved;
  const told = !isOver && isDue(held, now);
  const [row] = await db
    .update(job)
    .set({
      ...progress,
      ...(cursor !== undefined && { cursor: JSON.stringify(cursor) }),
      ...(told && { toldOn: now }),
      attempts: 0,
      leaseUntil: now + LEASE_MS,
    })
    .where(eq(job.id, held.id))
    .returning();
  if (!row) throw new Error('NO_ROW');
  if (told) await tell(db, row, now);
  return isOver ? end(db, row, 'done', now) : row;
}

/** It is over, and its parts with it; what it made is kept for a while. */
export async function end(
  db: Db,
  { id }: Pick<JobRow, 'id'>,
  state: 'done' | 'failed' | 'cancelled',
  now: number,
  why: { failure?: string } = {},
): Promise<JobRow> {
  const [row] = await db
    .update(job)
    .set({ ...why, state, leaseUntil: null, finishedOn: now, expireOn: now + JOB_KEPT_MS })
    .where(eq(job.id, id))
    .returning();
  if (!row) throw new Error('NO_ROW');
  await db.delete(jobPart).where(eq(jobPart.jobId, id));
  await tell(db, row, now);
  return row;
}
