/**
 * Leases on records. All living leases of a record are one person's: whoever comes while there is one is told whose
 * it is. A lease lives a minute unless it is renewed, and no longer than the session that took it.
 */
import { and, asc, eq, gt, inArray, isNull, lte, not, type SQL, sql } from 'drizzle-orm';
import { LOCK_LEASE_MS } from '../../../contract/lock.ts';
import type { Db } from '../context.ts';
import { serialize } from '../database/serialize.ts';
import { Failure } from '../failure.ts';
import { session } from '../identity/tables.ts';
import { editLease } from './tables.ts';

export type Lease = typeof editLease.$inferSelect;

/** One record. */
export type Place = Pick<Lease, 'resource' | 'recordId'>;

/** One window of a session. */
export type Holder = Pick<Lease, 'sessionId' | 'windowId' | 'userId' | 'userName'>;

/**
 * A lease that ends later than this was taken before the clock was set back, and would hold the record for as long as
 * it was set back. The minute on top is for processes whose clocks are not quite the same.
 */
const LONGEST_LEFT_MS = 2 * LOCK_LEASE_MS;

/** Nobody has as many records open in one browser. */
const MOST_LEASES = 200;

/** That a lease still counts. */
const isLiving = (now: number): SQL | undefined =>
  and(
    gt(editLease.expireOn, now),
    lte(editLease.expireOn, now + LONGEST_LEFT_MS),
    sql`exists (select 1 from ${session} where ${session.id} = ${editLease.sessionId} and ${isNull(session.endedOn)})`,
  );

const isOf = ({ resource, recordId }: Place) =>
  and(eq(editLease.resource, resource), eq(editLease.recordId, recordId));

const isHeldBy = ({ sessionId, windowId }: Pick<Holder, 'sessionId' | 'windowId'>) =>
  and(eq(editLease.sessionId, sessionId), eq(editLease.windowId, windowId));

/** Whoever takes or gives up a lease of this record meanwhile waits, in whichever process. */
export const holdLease = (db: Db, { resource, recordId }: Place): Promise<void> =>
  serialize(db, `lock ${resource} ${recordId}`);

/** The living leases of a record, the oldest first. */
export const leasesOf = (db: Db, place: Place, now: number): Promise<Lease[]> =>
  db
    .select()
    .from(editLease)
    .where(and(isOf(place), isLiving(now)))
    .orderBy(asc(editLease.createdOn), asc(editLease.sessionId), asc(editLease.windowId));

/** All living ones of a kind of record, the oldest of each record first. */
export const leasesOfKind = (db: Db, resource: string, now: number): Promise<Lease[]> =>
  db
    .select()
    .from(editLease)
    .where(and(eq(editLease.resource, resource), isLiving(now)))
    .orderBy(asc(editLease.createdOn), asc(editLease.sessionId), asc(editLease.windowId));

/** Those of these records, the oldest of each first. */
export const leasesAmong = (
  db: Db,
  resource: string,
  recordIds: readonly string[],
  now: number,
): Promise<Lease[]> =>
  db
    .select()
    .from(editLease)
    .where(and(eq(editLease.resource, resource), inArray(editLease.recordId, [...recordIds]), isLiving(now)))
    .orderBy(asc(editLease.createdOn), asc(editLease.sessionId), asc(editLease.windowId));

/** Takes away all leases of one record, whoever has them. */
export async function endLeases(db: Db, place: Place): Promise<void> {
  await db.delete(editLease).where(isOf(place));
}

/** Takes or renews. The record must be held (`holdLease`), and not another's. Fails with TOO_FREQUENT. */
export async function keepLease(db: Db, place: Place, holder: Holder, now: number): Promise<Lease> {
  const expireOn = now + LOCK_LEASE_MS;
  const [kept] = await db
    .insert(editLease)
    .values({ ...place, ...holder, createdOn: now, expireOn })
    .onConflictDoUpdate({
      target: [editLease.resource, editLease.recordId, editLease.sessionId, editLease.windowId],
      set: {
        expireOn,
        userName: holder.userName,
        // one that was no longer living begins anew
        createdOn: sql`case when ${not(isLiving(now) as SQL)} then ${now} else ${editLease.createdOn} end`,
      },
    })
    .returning();
  if (!kept) throw new Failure('NOT_FOUND');
  const [held] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(editLease)
    .where(eq(editLease.sessionId, holder.sessionId));
  if ((held?.count ?? 0) > MOST_LEASES) throw new Failure('TOO_FREQUENT');
  return kept;
}

/** Whether there was one that still counted. */
export async function giveUpLease(
  db: Db,
  place: Place,
  holder: Pick<Holder, 'sessionId' | 'windowId'>,
): Promise<boolean> {
  const given = await db
    .delete(editLease)
    .where(and(isOf(place), isHeldBy(holder)))
    .returning({ recordId: editLease.recordId });
  return given.length > 0;
}

/** Takes away what no longer counts, of one record; answers how many there were. */
export async function removeExpired(db: Db, place: Place, now: number): Promise<number> {
  const cleared = await db
    .delete(editLease)
    .where(and(isOf(place), not(isLiving(now) as SQL)))
    .returning({ recordId: editLease.recordId });
  return cleared.length;
}

/** Records with leases that no longer count, a few at a time. */
export const placesWithExpired = (db: Db, now: number, most: number): Promise<Place[]> =>
  db
    .selectDistinct({ resource: editLease.resource, recordId: editLease.recordId })
    .from(editLease)
    .where(not(isLiving(now) as SQL))
    .limit(most);
