/**
 * Bytes and their row. The row is there first, as arriving: whatever breaks off in between leaves a row that the sweep
 * finds, and never an object that nobody knows of.
 */
import { and, eq, gte, isNull, lt, not, type SQL, sql } from 'drizzle-orm';
import { MEGABYTE } from '../budget/limits.ts';
import type { Chance, Db } from '../context.ts';
import { Failure, refuse } from '../failure.ts';
import type { Job } from '../jobs.ts';
import { notePortError } from '../outside/port-errors.ts';
import { PortFailed, type StoragePort } from '../outside/ports.ts';
import { readProperties } from '../properties.ts';
import { file } from './tables.ts';

export type FileRow = typeof file.$inferSelect;
export type NewFile = Omit<typeof file.$inferInsert, 'id' | 'key' | 'state' | 'createdOn' | 'size'>;

interface Keeping {
  db: Db;
  storage: StoragePort;
  chance: Chance;
  now: number;
  /** Judges it beside all others, those included that come at the same time; what it refuses leaves nothing. */
  judge?: () => Promise<void>;
}

const KEY_BYTES = 16;
const HOUR_MS = 3_600_000;
/** Far longer than anybody leaves a form open; what a draft names is kept as long as the draft. */
const LOOSE_MS = 48 * HOUR_MS;
/** More than anybody photographs; an endless loop or a thief ends here. */
const MOST_AN_HOUR = 600;

/** Who sends a file: a person, or another machine by its key. */
export interface Sender {
  userId: string | null;
  userName: string;
}

/** Before anything is read. Fails with TOO_FREQUENT after 600 files in an hour, and as `checkRoom`. */
export async function checkPace(db: Db, sender: Sender, now: number): Promise<void> {
  const { recent, loose, most } = await sentBy(db, sender, now);
  if (recent >= MOST_AN_HOUR) throw new Failure('TOO_FREQUENT');
  if (loose >= most) throw refuse('TOO_FREQUENT', 'BUDGET_STORAGE');
}

/**
 * Fails with TOO_FREQUENT, reason BUDGET_STORAGE, where what the sender has sent and nothing shows takes more room than
 * the property `budget.looseMegabytes` gives.
 */
export async function checkRoom(db: Db, sender: Sender, now: number): Promise<void> {
  const { loose, most } = await sentBy(db, sender, now);
  if (loose > most) throw refuse('TOO_FREQUENT', 'BUDGET_STORAGE');
}

async function sentBy(db: Db, { userId, userName }: Sender, now: number) {
  const { 'budget.looseMegabytes': most } = await readProperties(db, 'budget.looseMegabytes');
  const own =
    userId === null
      ? and(isNull(file.createdById), eq(file.createdBy, userName))
      : eq(file.createdById, userId);
  const [counted] = await db
    .select({
      recent: sql<number>`count(*) filter (where ${gte(file.createdOn, now - HOUR_MS)})::int`,
      loose: sql<number>`coalesce(sum(${file.size}) filter (where ${eq(file.attached, 0)}), 0)::float8`,
    })
    .from(file)
    .where(and(own, gte(file.createdOn, now - LOOSE_MS)));
  return { recent: counted?.recent ?? 0, loose: counted?.loose ?? 0, most: most * MEGABYTE };
}

/** Stores the bytes under a key that nobody can guess; the file counts once `arrived` has said so. */
export async function keep(
  { db, storage, chance, now, judge }: Keeping,
  bytes: Buffer,
  about: NewFile & { extension: string },
): Promise<FileRow> {
  const { extension, ...values } = about;
  const month = new Date(now).toISOString().slice(0, 7);
  const key = `${month}/${chance.bytes(KEY_BYTES).toString('hex')}.${extension}`;
  const [row] = await db
    .insert(file)
    .values({ ...values, key, size: bytes.length, createdOn: now })
    .returning();
  if (!row) throw new Error('no row');
  await judge?.().catch(async refusal => {
    await db.delete(file).where(eq(file.id, row.id));
    throw refusal;
  });
  await storage.put(key, bytes, values.contentType);
  return row;
}

/** In the transaction of what the file is for. */
export async function arrived(db: Db, id: string): Promise<void> {
  await db.update(file).set({ state: 1 }).where(eq(file.id, id));
}

/**
 * In the transaction of the record that shows it from now on: no sweep takes it any more. Undefined where no such file
 * is there.
 */
export async function attach(db: Db, ...which: (SQL | undefined)[]): Promise<FileRow | undefined> {
  const [found] = await db
    .update(file)
    .set({ attached: sql`${file.attached} + 1` })
    .where(and(eq(file.state, 1), ...which))
    .returning();
  return found;
}

/**
 * In the transaction of what ends the need for it. Where nothing else shows it, nobody can read it from then on, and the
 * sweep removes it.
 */
export async function abandon(db: Db, id: string): Promise<void> {
  await db
    .update(file)
    .set({
      attached: sql`greatest(${file.attached} - 1, 0)`,
      state: sql`case when ${file.attached} > 1 then ${file.state} else 0 end`,
    })
    .where(eq(file.id, id));
}

/** Far longer than any upload takes. */
const ABANDONED_MS = HOUR_MS;
const BATCH = 100;

/** Removes what broke off on its way, or is needed no more. Two at a time remove the same. */
export const sweepFiles: Job = {
  name: 'sweep-files',
  everyMs: HOUR_MS,
  run: async ({ db, clock, ports }) => {
    const abandoned = await db
      .select({ id: file.id, key: file.key })
      .from(file)
      .where(and(eq(file.state, 0), lt(file.createdOn, clock() - ABANDONED_MS)))
      .limit(BATCH);
    for (const { id, key } of abandoned) {
      await ports.storage.remove(key);
      await db.delete(file).where(and(eq(file.id, id), eq(file.state, 0)));
    }
  },
};

/**
 * Abandons what was sent up and never used.
 * @param isNamed whether a file is named where somebody may yet take it from
 */
export const sweepLooseFiles = (isNamed: SQL): Job => ({
  name: 'sweep-loose-files',
  everyMs: HOUR_MS,
  run: async ({ db, clock }) => {
    const isOld = lt(file.createdOn, clock() - LOOSE_MS);
    await db
      .update(file)
      .set({ state: 0 })
      .where(and(eq(file.state, 1), eq(file.attached, 0), isOld, not(isNamed)));
  },
});

/** Notes the failure of a port, outside the transaction that it ends, and fails on. */
export async function noted<T>(db: Db, now: number, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof PortFailed) await notePortError(db, error, now);
    throw error;
  }
}
