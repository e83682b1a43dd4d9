/**
 * How long a session lives: by two properties, so that a change holds at once for every open session. One that is
 * over stays over, and so does one that the clock has left behind: a clock that goes back wakes nothing up.
 */
import { and, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { type PropertyName, propertyValue } from '../../../contract/properties.ts';
import type { Db } from '../context.ts';
import type { Job } from '../jobs.ts';
import { pushSessionOver } from '../outbox/outbox.ts';
import { property, readProperties } from '../properties.ts';
import { session } from './tables.ts';

export interface SessionLimits {
  idleMs: number;
  longestMs: number;
}

/** A clock that is set right goes back a little; one that goes back further no longer says how long it has been. */
const LARGEST_STEP_BACK_MS = 5 * 60_000;

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

const IDLE = 'session.idleMinutes';
const LONGEST = 'session.longestHours';

const textOf = (name: PropertyName) =>
  sql<string | null>`(select ${property.value} from ${property} where ${property.name} = ${name})`;

/** The two properties as part of another query. */
export const limitTexts = { idleText: textOf(IDLE), longestText: textOf(LONGEST) };

const limits = (idleMinutes: number, longestHours: number): SessionLimits => ({
  idleMs: idleMinutes * MINUTE_MS,
  longestMs: longestHours * HOUR_MS,
});

export const limitsOf = (row: { idleText: string | null; longestText: string | null }): SessionLimits =>
  limits(
    propertyValue(IDLE, row.idleText ?? undefined),
    propertyValue(LONGEST, row.longestText ?? undefined),
  );

export async function readLimits(db: Db): Promise<SessionLimits> {
  const read = await readProperties(db, IDLE, LONGEST);
  return limits(read[IDLE], read[LONGEST]);
}

interface Life {
  createdOn: number;
  lastSeenOn: number;
  expireOn: number;
}

/** Whether it is over. A longer life by property is for sessions opened from then on, a shorter one for all. */
export const isOverdue = ({ createdOn, lastSeenOn, expireOn }: Life, limits: SessionLimits, now: number) =>
  now >= Math.min(expireOn, createdOn + limits.longestMs) ||
  now - lastSeenOn > limits.idleMs ||
  lastSeenOn - now > LARGEST_STEP_BACK_MS;

/** The same of every open session, as a condition. */
export const overdue = ({ idleMs, longestMs }: SessionLimits, now: number): SQL =>
  sql`(${session.expireOn} <= ${now} or ${session.createdOn} <= ${now - longestMs}
    or ${session.lastSeenOn} < ${now - idleMs} or ${session.lastSeenOn} > ${now + LARGEST_STEP_BACK_MS})`;

/**
 * Writes down that these sessions are over, and since when, and tells their consoles. A preview is over with the
 * session it belongs to.
 */
export async function endOverdue(db: Db, limits: SessionLimits, now: number, only?: SQL): Promise<void> {
  const { idleMs, longestMs } = limits;
  const since = sql`least(${session.expireOn}, ${session.createdOn} + ${longestMs}, ${session.lastSeenOn} + ${idleMs}, ${now})`;
  await db.transaction(async transaction => {
    const inside = transaction as unknown as Db;
    const ended = await inside
      .update(session)
      .set({ endedOn: since, endReason: 'expired' })
      .where(and(isNull(session.endedOn), isNull(session.parentId), overdue(limits, now), only))
      .returning({ id: session.id });
    await pushSessionOver(
      inside,
      ended.map(({ id }) => id),
      'expired',
      now,
    );
  });
}

/** So that a session is over even where nobody asks for it again. Two at a time end the same. */
export const endOverdueSessions: Job = {
  name: 'end-overdue-sessions',
  everyMs: MINUTE_MS,
  run: async ({ db, clock }) => endOverdue(db, await readLimits(db), clock()),
};

const DAY_MS = 24 * HOUR_MS;

/** The login log names sessions, so they are kept as long as it is. Two at a time forget the same. */
export const forgetOldSessions: Job = {
  name: 'forget-old-sessions',
  everyMs: HOUR_MS,
  run: async ({ db, clock }) => {
    const { 'log.retentionDays': days } = await readProperties(db, 'log.retentionDays');
    await db.delete(session).where(lte(session.endedOn, clock() - days * DAY_MS));
  },
};
