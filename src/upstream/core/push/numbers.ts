/**
 * Numbers in the order of the commits. A row of a transaction that is not over is seen by nobody, so it is numbered
 * after what was committed before; and whoever numbers holds the counter until his numbers are committed too, so
 * that nobody who has read up to a number ever finds a smaller one later. Where several were committed since the
 * last time, they are numbered as they were written: one that waited for another comes behind it.
 */
import { and, asc, gte, lt, lte, sql } from 'drizzle-orm';
import { PUSH_KEPT_MS } from '../../../contract/push-times.ts';
import type { Db } from '../context.ts';
import { retryTransaction } from '../database/fault.ts';
import { prepared } from '../database/prepared.ts';
import type { Job } from '../jobs.ts';
import { pushCounter, pushRow, pushToken } from '../outbox/tables.ts';

export type PushRow = Omit<typeof pushRow.$inferSelect, 'id'>;

const numbered = sql<number>`number_pushes()`.mapWith(pushCounter.last);

/** Numbers what waits and answers the last number given, by whichever process: a function of the database. */
export async function numberPushes(db: Db): Promise<number> {
  const [counter] = await db.select({ last: numbered }).from(pushCounter);
  return counter?.last ?? 0;
}

/**
 * Begins a new count beyond all numbers that were ever given out, also by a database that was since lost or put back
 * to an earlier state: who asks for what followed one of those then finds it missing, and is not told less in silence.
 */
export async function beginNumbers(db: Db, now: number): Promise<void> {
  await numberPushes(db);
  await retryTransaction(db, async transaction => {
    const inside = transaction as unknown as Db;
    const first = Math.max((await holdCounter(inside)) + 1, Math.round(now));
    await inside
      .insert(pushRow)
      .values({ msgId: first, type: 'START', data: 'null', audience: '{}', time: Math.round(now) });
    await inside.update(pushCounter).set({ last: first });
  });
}

/** Until the transaction ends, nobody else numbers. */
async function holdCounter(db: Db): Promise<number> {
  const [counter] = await db.select({ last: pushCounter.last }).from(pushCounter).for('update');
  if (!counter) throw new Error('the counter of pushes is missing');
  return counter.last;
}

/** Numbered messages from this one on, itself included, in their order. */
export const pushesFrom = (db: Db, from: number, upTo: number, limit: number): Promise<PushRow[]> =>
  db
    .select()
    .from(pushRow)
    .where(and(gte(pushRow.msgId, from), lte(pushRow.msgId, upTo)))
    .orderBy(asc(pushRow.msgId))
    .limit(limit);

/** Numbers what waits, and answers the messages after this one, in their order. */
export const pushesAfter = (db: Db, after: number, limit: number): Promise<PushRow[]> =>
  following(db, { after, limit });

const following = prepared<PushRow[]>(db =>
  db
    .select({
      msgId: sql<number>`msg_id`.mapWith(pushRow.msgId),
      type: sql<string>`type`,
      data: sql<string>`data`,
      audience: sql<string>`audience`,
      time: sql<number>`time`.mapWith(pushRow.time),
    })
    .from(sql`numbered_pushes(${sql.placeholder('after')}, ${sql.placeholder('limit')})`),
);

/**
 * Takes away what nobody can have again, always from the beginning up to some number, so that what is left has no
 * hole however the clock went. The last message stays: its number is the place that consoles stand at. Two at a time
 * take away the same.
 */
export const sweepPushes: Job = {
  name: 'sweep-pushes',
  everyMs: 600_000,
  run: async ({ db, clock }) => {
    const now = clock();
    const last = await numberPushes(db);
    const oldest = sql`(select max(old.msg_id) from push old where old.time < ${now - PUSH_KEPT_MS})`;
    await db.delete(pushRow).where(and(lte(pushRow.msgId, oldest), lt(pushRow.msgId, last)));
    await db.delete(pushToken).where(lt(pushToken.expireOn, now));
  },
};
