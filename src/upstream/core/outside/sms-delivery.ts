/**
 * Sends what waits in the outbox. A message is marked before each attempt with a lease that outlives the attempt, and
 * rows that another process holds are passed over: two processes never send the same one. Only a process that dies
 * between the provider's yes and the note of it leaves a message that goes out again, under the same id.
 */
import { and, eq, gt, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import type { Job, JobContext } from '../jobs.ts';
import { notePortError } from './port-errors.ts';
import { PortFailed } from './ports.ts';
import { smsDay, smsDayOf, smsOutbox } from './sms-outbox.ts';

type Row = typeof smsOutbox.$inferSelect;

/** At once; what is left waits for the next second. */
const BATCH = 20;
/** Longer than any attempt takes. */
const LEASE_MS = 60_000;
export const MOST_ATTEMPTS = 8;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 600_000;

export const deliverSms: Job = {
  name: 'deliver-sms',
  everyMs: 1_000,
  run: async context => {
    await giveUpExpired(context);
    const rows = await lease(context);
    await Promise.all(rows.map(row => attempt(context, row)));
  },
};

const KEPT_MS = 30 * 24 * 3_600_000;

/** Forgets numbers and texts after 30 days. Two at a time forget the same. */
export const sweepSms: Job = {
  name: 'sweep-sms',
  everyMs: 3_600_000,
  run: async ({ db, clock }) => {
    await db
      .delete(smsOutbox)
      .where(and(ne(smsOutbox.state, WAITING), lt(smsOutbox.createdOn, clock() - KEPT_MS)));
    await db.delete(smsDay).where(lt(smsDay.day, smsDayOf(clock()) - 1));
  },
};

const WAITING = 0;
const SENT = 1;
const GIVEN_UP = 2;

/** Milliseconds after the nth attempt: 2 s, 6 s, 18 s … 10 minutes. */
export const pauseAfter = (attempts: number) =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 3 ** (attempts - 1));

async function giveUpExpired({ db, clock, ports }: JobContext): Promise<void> {
  const now = clock();
  await db
    .update(smsOutbox)
    .set({ state: GIVEN_UP, error: 'EXPIRED', ...withoutSecret(ports.sms.isReal) })
    .where(and(eq(smsOutbox.state, WAITING), lte(smsOutbox.nextOn, now), lte(smsOutbox.expireOn, now)));
}

async function lease({ db, clock }: JobContext): Promise<Row[]> {
  const now = clock();
  const due = db
    .select({ id: smsOutbox.id })
    .from(smsOutbox)
    .where(and(eq(smsOutbox.state, WAITING), lte(smsOutbox.nextOn, now), gt(smsOutbox.expireOn, now)))
    .orderBy(smsOutbox.nextOn, smsOutbox.id)
    .limit(BATCH)
    .for('update', { skipLocked: true });
  return db
    .update(smsOutbox)
    .set({ attempts: sql`${smsOutbox.attempts} + 1`, nextOn: now + LEASE_MS })
    .where(inArray(smsOutbox.id, due))
    .returning();
}

async function attempt(context: JobContext, row: Row): Promise<void> {
  const { db, clock, ports } = context;
  try {
    // an id alone would come again in a database that was restored from a copy
    await ports.sms.send({ id: `${row.id}-${row.createdOn}`, to: row.mobile, text: row.text });
  } catch (error) {
    const failure = error instanceof PortFailed ? error : new PortFailed('sms', 'UNKNOWN', { cause: error });
    await notePortError(db, failure, clock());
    return putBack(context, row, failure);
  }
  await db
    .update(smsOutbox)
    .set({ state: SENT, sentOn: clock(), error: null, ...(ports.sms.isReal && { text: '' }) })
    .where(eq(smsOutbox.id, row.id));
}

async function putBack({ db, clock, ports }: JobContext, row: Row, failure: PortFailed): Promise<void> {
  const now = clock();
  const nextOn = now + pauseAfter(row.attempts);
  const isOver = failure.isFinal || row.attempts >= MOST_ATTEMPTS || nextOn >= row.expireOn;
  await db
    .update(smsOutbox)
    .set({
      error: failure.code,
      ...(isOver ? { state: GIVEN_UP, ...withoutSecret(ports.sms.isReal) } : { nextOn }),
    })
    .where(stillOurs(row));
}

/** An attempt whose lease ran out says nothing about the one that followed it. */
const stillOurs = (row: Row) =>
  and(eq(smsOutbox.id, row.id), eq(smsOutbox.state, WAITING), eq(smsOutbox.attempts, row.attempts));

/** Where codes are real none lies about, also not one that never arrived; other texts may be sent again. */
const withoutSecret = (isReal: boolean) =>
  isReal
    ? { text: sql<string>`case when ${smsOutbox.kind} = 'loginCode' then '' else ${smsOutbox.text} end` }
    : {};
