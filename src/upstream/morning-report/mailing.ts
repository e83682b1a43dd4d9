/**
 * Reports of the day before on their way to their readers. A row for each reader and day is written once, and marked with a
 * lease before each attempt: several processes send one mail. What fails is tried again until midnight.
 */
import { and, asc, eq, gt, isNotNull, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../core/context.ts';
import { DAY_MS, dayInShanghai, startOfDay } from '../core/day.ts';
import type { Job, JobContext } from '../core/jobs.ts';
import type { MailPort } from '../core/outside/mail.ts';
import { pauseAfter } from '../core/outside/retry-pause.ts';
import { readProperties } from '../core/properties.ts';
import { type Letters, mailOf } from './letter.ts';
import { readerOf, subscribers } from './readers.ts';
import type { ReportSource } from './source.ts';
import { reportMail } from './tables.ts';

export interface Mailing extends Letters {
  sources: readonly ReportSource[];
  mail: MailPort;
  /** Told of each attempt that failed. */
  onUnsent(error: unknown): void;
}

const EVERY_MS = 30_000;
/** Longer than any attempt takes. */
const LEASE_MS = 300_000;
const KEPT_DAYS = 30;
const MINUTE_MS = 60_000;

/** Who subscribed after the mails of a morning were due gets the one of the next. */
export const mailReports = (mailing: Mailing): Job => ({
  name: 'mail-reports',
  everyMs: EVERY_MS,
  run: async context => {
    const now = context.clock();
    const dueOn = startOfDay(now) + (await mailTime(context.db));
    if (now < dueOn) return;
    const day = startOfDay(now) - DAY_MS;
    for (const source of mailing.sources) {
      await queue(context.db, source, { day, dueOn, now });
      await sendAll(context, source, mailing, { day, now });
    }
    await context.db.delete(reportMail).where(lt(reportMail.day, day - KEPT_DAYS * DAY_MS));
  },
});

/** Milliseconds after midnight. */
async function mailTime(db: Db): Promise<number> {
  const { 'report.mailTime': time } = await readProperties(db, 'report.mailTime');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * MINUTE_MS;
}

interface Due {
  day: number;
  dueOn: number;
  now: number;
}

async function queue(db: Db, { kind }: ReportSource, { day, dueOn, now }: Due): Promise<void> {
  const rows = (await subscribers(db, kind, dueOn)).map(userId => ({
    kind,
    userId,
    day,
    nextOn: now,
    createdOn: now,
  }));
  if (rows.length > 0) await db.insert(reportMail).values(rows).onConflictDoNothing();
}

/** Each that was due at the beginning, once: what fails waits for a later run, however long this one takes. */
async function sendAll(
  context: JobContext,
  source: ReportSource,
  mailing: Mailing,
  { day, now }: Pick<Due, 'day' | 'now'>,
): Promise<void> {
  for (let after = '0'; ; ) {
    const row = await lease(context.db, source, { day, now, after, until: context.clock() + LEASE_MS });
    if (!row) return;
    after = row.userId;
    const end = await attempt(context, source, mailing, row);
    await context.db
      .update(reportMail)
      .set(end)
      .where(
        and(
          eq(reportMail.kind, row.kind),
          eq(reportMail.userId, row.userId),
          eq(reportMail.day, row.day),
          eq(reportMail.attempts, row.attempts),
        ),
      );
  }
}

type Row = typeof reportMail.$inferSelect;

/** How it ended, for its row. */
async function attempt(
  context: JobContext,
  source: ReportSource,
  mailing: Mailing,
  { userId, day, attempts }: Row,
): Promise<Partial<Row>> {
  const { db, clock, isPlain } = context;
  try {
    // asked anew at each attempt: who has ended it or lost his right meanwhile gets nothing
    const reader = await readerOf(db, userId, source, { now: clock(), isPlain });
    if (!reader) return { nextOn: null, failedOn: null, failure: 'NOT_A_READER' };
    const id = `${source.kind}-${dayInShanghai(day)}-${userId}`;
    await mailing.mail.send({ id, ...(await mailOf(context, source, mailing, { reader, day })) });
    return { nextOn: null, sentOn: clock(), failedOn: null, failure: null };
  } catch (error) {
    mailing.onUnsent(error);
    const code = (error as { code?: unknown }).code;
    return {
      nextOn: clock() + pauseAfter(attempts),
      failedOn: clock(),
      failure: typeof code === 'string' ? code : 'UNKNOWN',
    };
  }
}

interface Lease extends Pick<Due, 'day' | 'now'> {
  /** The user of the row before. */
  after: string;
  until: number;
}

/** The next one that was due by `now`. */
async function lease(
  db: Db,
  { kind }: ReportSource,
  { day, now, after, until }: Lease,
): Promise<Row | undefined> {
  const isDue = and(
    eq(reportMail.kind, kind),
    eq(reportMail.day, day),
    isNotNull(reportMail.nextOn),
    lte(reportMail.nextOn, now),
    gt(reportMail.userId, after),
  );
  const due = db
    .select({ userId: reportMail.userId })
    .from(reportMail)
    .where(isDue)
    .orderBy(asc(reportMail.userId))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(reportMail)
    .set({ attempts: sql`${reportMail.attempts} + 1`, nextOn: until })
    .where(and(isDue, eq(reportMail.userId, sql`(${due})`)))
    .returning();
  return row;
}
