/**
 * Browsers that a person has signed in with. A known one is asked for fewer codes and is not held up by failures
 * from elsewhere; by itself it opens nothing. The server keeps a hash of the random name it was given.
 */
import { and, desc, eq, gt, lte, notInArray } from 'drizzle-orm';
import type { Db } from '../context.ts';
import type { Job } from '../jobs.ts';
import { tokenHash } from './identify.ts';
import { knownDevice } from './sign-in-tables.ts';

/** A device that nobody signs in with becomes a stranger. */
const UNUSED_MS = 90 * 24 * 3_600_000;
/** The oldest goes first: a list that anybody with the password could lengthen must have an end. */
const MOST_DEVICES = 20;

/** The name as it is kept; undefined for a client without one. */
export const deviceHash = (deviceId: string | undefined) =>
  deviceId === undefined ? undefined : tokenHash(`device ${deviceId}`);

export async function isKnown(db: Db, userId: string, hash: string, now: number): Promise<boolean> {
  const [found] = await db
    .select({ lastUsedOn: knownDevice.lastUsedOn })
    .from(knownDevice)
    .where(and(isOf(userId, hash), gt(knownDevice.lastUsedOn, now - UNUSED_MS)));
  return found !== undefined;
}

/** Whether the person has ever signed in with a browser that is still known. */
export async function hasDevices(db: Db, userId: string, now: number): Promise<boolean> {
  const [found] = await db
    .select({ lastUsedOn: knownDevice.lastUsedOn })
    .from(knownDevice)
    .where(and(eq(knownDevice.userId, userId), gt(knownDevice.lastUsedOn, now - UNUSED_MS)))
    .limit(1);
  return found !== undefined;
}

/** At every sign-in that has gone through. The user's row must be held. */
export async function rememberDevice(db: Db, userId: string, hash: string, now: number): Promise<void> {
  await db
    .insert(knownDevice)
    .values({ userId, deviceHash: hash, createdOn: now, lastUsedOn: now })
    .onConflictDoUpdate({
      target: [knownDevice.userId, knownDevice.deviceHash],
      set: { lastUsedOn: now },
    });
  const kept = db
    .select({ hash: knownDevice.deviceHash })
    .from(knownDevice)
    .where(eq(knownDevice.userId, userId))
    .orderBy(desc(knownDevice.lastUsedOn), desc(knownDevice.createdOn), knownDevice.deviceHash)
    .limit(MOST_DEVICES);
  await db
    .delete(knownDevice)
    .where(and(eq(knownDevice.userId, userId), notInArray(knownDevice.deviceHash, kept)));
}

export async function forgetDevices(db: Db, userId: string): Promise<void> {
  await db.delete(knownDevice).where(eq(knownDevice.userId, userId));
}

/** Two at a time forget the same. */
export const forgetUnusedDevices: Job = {
  name: 'forget-unused-devices',
  everyMs: 24 * 3_600_000,
  run: async ({ db, clock }) => {
    await db.delete(knownDevice).where(lte(knownDevice.lastUsedOn, clock() - UNUSED_MS));
  },
};

const isOf = (userId: string, hash: string) =>
  and(eq(knownDevice.userId, userId), eq(knownDevice.deviceHash, hash));
