/**
 * Who may try a password. Five failures in a row lock an account for the place they came from; an account with many
 * failures is slowed for everybody else, and an address with many for each account by itself, so that no office is kept
 * out by one of its machines; neither is ever shut. A known device is a place of its own and is not slowed. An attempt counts as a failure before its password is compared, so that many at once are
 * judged like one after another; a right one is taken back.
 */
import { createHash } from 'node:crypto';
import { and, eq, gt, inArray, isNull, like, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Reason } from '../../../contract/grammar/reasons.ts';
import type { Db } from '../context.ts';
import { serialize } from '../database/serialize.ts';
import { Failure } from '../failure.ts';
import type { Job } from '../jobs.ts';
import { readProperties } from '../properties.ts';
import { addressBlock } from './address-block.ts';
import { signInFailure, signInPace, signInPlace } from './sign-in-tables.ts';

/** How long a failure is remembered. */
export const MEMORY_MS = 3_600_000;
/** Between two attempts at an account or from an address that is slowed. */
export const PACE_MS = 5_000;
/** More failures than these slow. Not from one address alone: that one is locked long before. */
export const MOST_OF_ACCOUNT = 20;
export const MOST_OF_ADDRESS = 50;

const MINUTE_MS = 60_000;
/** A clock that is set right goes back a little. */
const STEP_BACK_MS = 5 * MINUTE_MS;

/** Where somebody tries a password, and whose. */
export interface SignInAttempt {
  /** Whose password. */
  subject: string;
  place: string;
  /** Set where failures count for the account and the address as a whole. */
  address?: string;
  lockedAs: Reason;
}

/** `userId` is unset for an account that nobody has; it is counted all the same, by a hash of what was typed. */
export function signInDoor(attempt: {
  account: string;
  userId: string | undefined;
  ip: string;
  /** Hash of the device, if it is a known one of this user. */
  knownDevice?: string | undefined;
}): SignInAttempt {
  const { userId, knownDevice } = attempt;
  const subject = userId ? userSubject(userId) : `text ${digest(attempt.account.toLowerCase())}`;
  if (knownDevice) return { subject, place: `device ${knownDevice}`, lockedAs: 'SIGN_IN_LOCKED' };
  const address = addressBlock(attempt.ip);
  return { subject, place: `address ${address}`, address, lockedAs: 'SIGN_IN_LOCKED' };
}

/** Somebody within a session names an old password, his own or another's. */
export const passwordDoor = (ownerId: string, actorId: string): SignInAttempt => ({
  subject: `password ${ownerId}`,
  place: `person ${actorId}`,
  lockedAs: 'PASSWORD_TRIES',
});

/** One attempt, counted as a failure until it is taken back or forgiven. */
export interface Charge {
  door: SignInAttempt;
  failureId?: string | undefined;
}

/** Counts an attempt. Fails with TOO_FREQUENT, `retryOn` beside, where it must not be made; then nothing is counted. */
export async function admit(db: Db, door: SignInAttempt, now: number): Promise<Charge> {
  const rules = await readProperties(db, 'login.maxFail', 'login.lockMinutes');
  const lockMs = rules['login.lockMinutes'] * MINUTE_MS;
  return db.transaction(async transaction => {
    const inside = transaction as unknown as Db;
    await hold(inside, door);
    const [place] = await inside.select().from(signInPlace).where(isPlace(door));
    const lockedUntil = place && lockOf(place, lockMs, now);
    if (lockedUntil) throw new Failure('TOO_FREQUENT', { reason: door.lockedAs, retryOn: lockedUntil });

    // a lock that is over has paid for the failures before it
    const isInRow = place && place.lockedUntil === null && now - place.lastOn < MEMORY_MS;
    const failures = (isInRow ? place.failures : 0) + 1;
    if (door.address !== undefined)
      await keepPace(inside, door, door.address, { isFirst: failures === 1, now });

    const row = {
      subject: door.subject,
      place: door.place,
      failures,
      lastOn: now,
      lockedUntil: failures >= rules['login.maxFail'] ? now + lockMs : null,
    };
    await inside
      .insert(signInPlace)
      .values(row)
      .onConflictDoUpdate({ target: [signInPlace.subject, signInPlace.place], set: row });
    if (door.address === undefined) return { door };
    const [failure] = await inside
      .insert(signInFailure)
      .values({ subject: door.subject, address: door.address, createdOn: now })
      .returning({ id: signInFailure.id });
    return { door, failureId: failure?.id };
  });
}

/** The attempt was none: the password was right, or was never compared. Within a transaction. */
export async function takeBack(db: Db, { door, failureId }: Charge): Promise<void> {
  await hold(db, door);
  if (failureId) await db.delete(signInFailure).where(eq(signInFailure.id, failureId));
  await db
    .update(signInPlace)
    .set({ failures: sql`greatest(${signInPlace.failures} - 1, 0)`, lockedUntil: null })
    .where(isPlace(door));
}

/** He is in: what failed from this place before is forgotten. Within a transaction. */
export async function forgive(db: Db, door: SignInAttempt): Promise<void> {
  await hold(db, door);
  await db.delete(signInPlace).where(isPlace(door));
  if (door.address === undefined) return;
  await db
    .delete(signInFailure)
    .where(and(eq(signInFailure.subject, door.subject), eq(signInFailure.address, door.address)));
}

/** Opens an account that is locked or slowed, from every place. Within a transaction. */
export async function unlockAccount(db: Db, userId: string): Promise<void> {
  const subject = userSubject(userId);
  await holdKeys(db, [subject]);
  await db.delete(signInPlace).where(inArray(signInPlace.subject, [subject, `password ${userId}`]));
  await db.delete(signInFailure).where(eq(signInFailure.subject, subject));
  await db.delete(signInPace).where(
    or(
      inArray(signInPace.lane, [laneOf(subject, true), laneOf(subject, false)]),
      // those of each address
      like(signInPace.lane, `% ${subject} %`),
    ),
  );
}

/** Until when each of these users is locked from some place; those that are not locked are left out. */
export async function locksOf(db: Db, userIds: readonly string[], now: number): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const { 'login.lockMinutes': minutes } = await readProperties(db, 'login.lockMinutes');
  const subjects = new Map(userIds.map(id => [userSubject(id), id]));
  const rows = await db
    .select({ subject: signInPlace.subject, lockedUntil: signInPlace.lockedUntil })
    .from(signInPlace)
    .where(and(inArray(signInPlace.subject, [...subjects.keys()]), gt(signInPlace.lockedUntil, now)));
  const locks = new Map<string, number>();
  for (const row of rows) {
    const until = lockOf(row, minutes * MINUTE_MS, now);
    const userId = subjects.get(row.subject);
    if (until && userId) locks.set(userId, Math.max(until, locks.get(userId) ?? 0));
  }
  return locks;
}

/** Forgets what no longer counts. Two at a time forget the same. */
export const forgetOldFailures: Job = {
  name: 'forget-old-sign-in-failures',
  everyMs: 15 * MINUTE_MS,
  run: async ({ db, clock }) => {
    const now = clock();
    const isOver = or(isNull(signInPlace.lockedUntil), lt(signInPlace.lockedUntil, now));
    await db.delete(signInPlace).where(and(lt(signInPlace.lastOn, now - MEMORY_MS), isOver));
    await db.delete(signInFailure).where(lt(signInFailure.createdOn, now - MEMORY_MS));
    await db.delete(signInPace).where(lt(signInPace.nextOn, now));
  },
};

const userSubject = (userId: string) => `user ${userId}`;

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

const isPlace = (door: SignInAttempt) =>
  and(eq(signInPlace.subject, door.subject), eq(signInPlace.place, door.place));

/**
 * Until when; undefined where it is open. A lock longer than the property allows is none: the property was changed,
 * or the clock was set back.
 */
function lockOf(row: { lockedUntil: number | null }, lockMs: number, now: number): number | undefined {
  const { lockedUntil } = row;
  if (lockedUntil === null || lockedUntil <= now) return undefined;
  return lockedUntil <= now + lockMs + STEP_BACK_MS ? lockedUntil : undefined;
}

/**
 * Who has not failed here yet does not wait behind who has: the two take turns of their own, so that one who tries
 * and tries does not keep out the person himself.
 */
const laneOf = (key: string, isFirst: boolean) => `${key} ${isFirst ? 'first' : 'again'}`;

/** Lets one attempt through in five seconds where there were too many failures. Fails with TOO_FREQUENT. */
async function keepPace(
  db: Db,
  { subject }: SignInAttempt,
  address: string,
  { isFirst, now }: { isFirst: boolean; now: number },
): Promise<void> {
  const lanes: string[] = [];
  if ((await countFailures(db, eq(signInFailure.subject, subject), now)) > MOST_OF_ACCOUNT) {
    lanes.push(laneOf(subject, isFirst));
  }
  if ((await countFailures(db, eq(signInFailure.address, address), now)) > MOST_OF_ADDRESS) {
    lanes.push(laneOf(`${address} ${subject}`, isFirst));
  }
  if (lanes.length === 0) return;
  const turns = await db.select().from(signInPace).where(inArray(signInPace.lane, lanes));
  const waits = turns.map(({ nextOn }) => nextOn).filter(nextOn => nextOn > now && nextOn <= now + PACE_MS);
  if (waits.length > 0) {
    throw new Failure('TOO_FREQUENT', { reason: 'SIGN_IN_SLOWED', retryOn: Math.max(...waits) });
  }
  const nextOn = now + PACE_MS;
  await db
    .insert(signInPace)
    .values(lanes.map(lane => ({ lane, nextOn })))
    .onConflictDoUpdate({ target: signInPace.lane, set: { nextOn } });
}

const countFailures = (db: Db, where: SQL, now: number) =>
  db.$count(signInFailure, and(where, gt(signInFailure.createdOn, now - MEMORY_MS)));

const hold = (db: Db, { subject, address }: SignInAttempt) =>
  holdKeys(db, address === undefined ? [subject] : [subject, `address ${address}`]);

/** One after another, until the transaction ends. Always in the same order, or two would wait for each other. */
async function holdKeys(db: Db, keys: readonly string[]): Promise<void> {
  for (const key of keys.toSorted()) await serialize(db, `sign-in ${key}`);
}
