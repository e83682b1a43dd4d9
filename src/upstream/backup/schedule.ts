/**
 * Backups that the server makes by itself. Every process looks whether one is due; a lease in the database lets one of
 * them make it. One that was missed, or whose process died, is made as soon as a process looks.
 */
import path from 'node:path';
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../core/context.ts';
import type { Store } from '../core/database/store.ts';
import { DAY_MS, startOfDay } from '../core/day.ts';
import type { Job } from '../core/jobs.ts';
import { type BackupFile, makeBackup } from './folder.ts';
import { scheduledBackup } from './tables.ts';

const ONLY = 1;
const LOOK_EVERY_MS = 30_000;
const LEASE_MS = 120_000;
/** A lease that ends later was given before the clock was set back. */
const LONGEST_LEFT_MS = 2 * LEASE_MS;
const RETRY_MS = 30 * 60_000;

export interface Schedule {
  folder: string;
  /** Minutes after midnight in Asia/Shanghai. */
  at: number;
  keep: number;
}

export interface BackingUp {
  store: Store;
  dataDir: string;
  version: string;
  /** Names this process. */
  holder: string;
  onMade(made: BackupFile): void;
}

/** The last moment at which one was due. */
export function lastDue(now: number, at: number): number {
  const today = startOfDay(now) + at * 60_000;
  return today <= now ? today : today - DAY_MS;
}

/** Fails with what kept the backup from being made; the next attempt is half an hour later. */
export const scheduledBackups = (
  { folder, at, keep }: Schedule,
  { store, dataDir, version, holder, onMade }: BackingUp,
): Job => ({
  name: 'scheduled-backup',
  everyMs: LOOK_EVERY_MS,
  async run({ db, clock, ports }) {
    const now = clock();
    if (!(await claim(db, { holder, now, due: lastDue(now, at) }))) return;
    const heartbeat = setInterval(() => void renew(db, holder, clock()).catch(() => {}), LEASE_MS / 3);
    heartbeat.unref();
    const storage = ports.storage.kind === 'local' ? path.join(dataDir, 'files') : undefined;
    try {
      onMade(await makeBackup({ store, folder, storage, keep, version, now }));
      await release(db, holder, { succeededOn: now });
    } catch (error) {
      await release(db, holder, { failedOn: now }).catch(() => {});
      throw error;
    } finally {
      clearInterval(heartbeat);
    }
  },
});

interface Claim {
  holder: string;
  now: number;
  due: number;
}

/** Whether this process makes it now. */
async function claim(db: Db, { holder, now, due }: Claim): Promise<boolean> {
  const isFree = or(
    isNull(scheduledBackup.holderUntil),
    lt(scheduledBackup.holderUntil, now),
    gt(scheduledBackup.holderUntil, now + LONGEST_LEFT_MS),
  );
  const isDue = or(isNull(scheduledBackup.succeededOn), lt(scheduledBackup.succeededOn, due));
  const mayTry = or(
    isNull(scheduledBackup.failedOn),
    lt(scheduledBackup.failedOn, due),
    lt(scheduledBackup.failedOn, now - RETRY_MS),
  );
  await db.insert(scheduledBackup).values({ id: ONLY, configuredOn: now }).onConflictDoNothing();
  const taken = await db
    .update(scheduledBackup)
    .set({ holder, holderUntil: now + LEASE_MS })
    .where(and(eq(scheduledBackup.id, ONLY), isFree, isDue, mayTry))
    .returning({ id: scheduledBackup.id });
  return taken.length > 0;
}

const isHeldBy = (holder: string) => and(eq(scheduledBackup.id, ONLY), eq(scheduledBackup.holder, holder));

async function renew(db: Db, holder: string, now: number): Promise<void> {
  await db
    .update(scheduledBackup)
    .set({ holderUntil: now + LEASE_MS })
    .where(isHeldBy(holder));
}

async function release(
  db: Db,
  holder: string,
  outcome: { succeededOn: number } | { failedOn: number },
): Promise<void> {
  await db
    .update(scheduledBackup)
    .set({ holder: null, holderUntil: null, ...outcome })
    .where(isHeldBy(holder));
}
