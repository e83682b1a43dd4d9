/** Alerts on their way. A message is marked with a lease before each attempt, so that two processes send it once. */
import { and, asc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Clock, Db } from '../core/context.ts';
import type { Job } from '../core/jobs.ts';
import type { Alert, AlertChannel } from '../core/outside/alerts.ts';
import { pauseAfter } from '../core/outside/retry-pause.ts';
import { alertMessage } from './tables.ts';

/** Told for each attempt that failed. */
export type OnUndelivered = (error: unknown, channel: AlertChannel['name']) => void;

const DELIVER_EVERY_MS = 5_000;
/** Longer than any attempt takes. */
const LEASE_MS = 60_000;
/** A condition that lasts is repeated after a day. */
export const GIVEN_UP_MS = 24 * 3_600_000;
const KEPT_MS = 30 * 24 * 3_600_000;

/** Written once for each channel, even if several processes report the same. */
export async function queueAlerts(
  db: Db,
  alerts: readonly Alert[],
  channels: readonly AlertChannel[],
  now: number,
): Promise<void> {
  const rows = alerts.flatMap(alert =>
    channels.map(({ name }) => ({
      id: alert.id,
      channel: name,
      body: JSON.stringify(alert),
      nextOn: now,
      createdOn: now,
    })),
  );
  if (rows.length > 0) await db.insert(alertMessage).values(rows).onConflictDoNothing();
}

export const deliverAlerts = (channels: readonly AlertChannel[], onUndelivered: OnUndelivered): Job => ({
  name: 'deliver-alerts',
  everyMs: DELIVER_EVERY_MS,
  run: async ({ db, clock }) => {
    await Promise.all(channels.map(channel => deliverBy(channel, { db, clock, onUndelivered })));
  },
});

interface Delivering {
  db: Db;
  clock: Clock;
  onUndelivered: OnUndelivered;
}

/** Until nothing is due, or the receiver fails: it is then left alone until the next turn. */
async function deliverBy(channel: AlertChannel, { db, clock, onUndelivered }: Delivering): Promise<void> {
  for (;;) {
    const row = await lease(db, channel.name, clock());
    if (!row) return;
    const isThis = and(
      eq(alertMessage.id, row.id),
      eq(alertMessage.channel, row.channel),
      eq(alertMessage.attempts, row.attempts),
    );
    try {
      await channel.send(JSON.parse(row.body) as Alert);
    } catch (error) {
      onUndelivered(error, channel.name);
      await db
        .update(alertMessage)
        .set({ nextOn: clock() + pauseAfter(row.attempts) })
        .where(isThis);
      return;
    }
    await db.update(alertMessage).set({ sentOn: clock() }).where(isThis);
  }
}

async function lease(db: Db, channel: AlertChannel['name'], now: number) {
  const due = db
    .select({ id: alertMessage.id })
    .from(alertMessage)
    .where(
      and(
        eq(alertMessage.channel, channel),
        isNull(alertMessage.sentOn),
        lte(alertMessage.nextOn, now),
        // older ones come back with a restored backup
        gt(alertMessage.createdOn, now - GIVEN_UP_MS),
      ),
    )
    .orderBy(asc(alertMessage.createdOn), asc(alertMessage.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(alertMessage)
    .set({ attempts: sql`${alertMessage.attempts} + 1`, nextOn: now + LEASE_MS })
    .where(and(eq(alertMessage.channel, channel), eq(alertMessage.id, sql`(${due})`)))
    .returning();
  return row;
}

/** Two at a time forget the same. */
export const sweepAlerts: Job = {
  name: 'sweep-alerts',
  everyMs: 3_600_000,
  run: async ({ db, clock }) => {
    const isLate = and(isNull(alertMessage.sentOn), lt(alertMessage.createdOn, clock() - GIVEN_UP_MS));
    await db.delete(alertMessage).where(or(isLate, lt(alertMessage.createdOn, clock() - KEPT_MS)));
  },
};
