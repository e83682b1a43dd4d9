/** Setting one's own password: within a session, and as the step after 2005. */
import { and, eq, lte } from 'drizzle-orm';
import type { sessionCalls } from '../../contract/session.ts';
import type { Db, InTwoSteps } from '../core/context.ts';
import { Failure, refuse } from '../core/failure.ts';
import { checkNotCommon } from '../core/identity/common-password.ts';
import { hasDevices, isKnown, rememberDevice } from '../core/identity/devices.ts';
import { enter, shutReason } from '../core/identity/enter.ts';
import { tokenHash } from '../core/identity/identify.ts';
import { hashPassword, type PasswordCost, verifyPassword } from '../core/identity/password.ts';
import { changePassword } from '../core/identity/password-change.ts';
import { proveOldPassword } from '../core/identity/password-proof.ts';
import { passwordDoor } from '../core/identity/sign-in-guard.ts';
import { adminUser, renewal } from '../core/identity/tables.ts';
import type { Job } from '../core/jobs.ts';

type Calls = typeof sessionCalls;

export const renewMyPassword = (cost: PasswordCost): InTwoSteps<Calls['renewMyPassword']> => ({
  prepare: async ({ db, user, query, chance, clock }) => {
    const { passwordHash: old, account, userName, mobile } = await userById(db, user.userId);
    checkNotCommon(query.newPassword, 'newPassword', [account, userName, mobile]);
    const door = passwordDoor(user.userId, user.userId);
    const isRight = await proveOldPassword(db, door, {
      password: query.oldPassword,
      hash: old,
      now: clock(),
    });
    if (!isRight) throw refuse('CREDENTIALS_WRONG', 'PASSWORD_WRONG');
    if (query.newPassword === query.oldPassword) throw refuse('STATE_NOT_ALLOWED', 'PASSWORD_SAME');
    const passwordHash = await hashPassword(query.newPassword, cost, chance);

    return async inside => {
      const held = await heldById(inside.db, user.userId);
      if (held.passwordHash !== old) {
        throw refuse('CREDENTIALS_WRONG', 'PASSWORD_WRONG');
      }
      await changePassword(inside.db, {
        userId: user.userId,
        passwordHash,
        mustChangePwd: 0,
        updatedBy: user.userName,
        exceptSessionId: user.sessionId,
        now: clock(),
      });
      const { areaIds } = held;
      inside.changed({
        objectType: 'adminUser',
        objectId: user.userId,
        after: { mustChangePwd: 0 },
        areaIds,
      });
      return null;
    };
  },
});

export const renewPassword = (cost: PasswordCost): InTwoSteps<Calls['renewPassword']> => ({
  prepare: async ({ db, headers, caller, chance, clock }) => {
    const now = clock();
    const isOffer = eq(renewal.tokenHash, tokenHash(headers.temtoken));
    const [offer] = await db.select().from(renewal).where(isOffer);
    if (!offer || offer.expireOn <= now) throw new Failure('TOKEN_INVALID');
    const before = await userById(db, offer.userId);
    checkNotCommon(headers.newpassword, 'newpassword', [before.account, before.userName, before.mobile]);
    if (await verifyPassword(headers.newpassword, before.passwordHash)) {
      throw refuse('STATE_NOT_ALLOWED', 'PASSWORD_SAME');
    }
    const passwordHash = await hashPassword(headers.newpassword, cost, chance);

    return async inside => {
      // the user first, as at every sign-in: whoever took them the other way round would wait for ever
      const user = await heldById(inside.db, offer.userId);
      // taking it is using it: of two calls with one token the second finds nothing
      const [taken] = await inside.db.delete(renewal).where(isOffer).returning();
      if (!taken || user.passwordHash !== before.passwordHash) throw new Failure('TOKEN_INVALID');
      const shut = shutReason(user, now);
      if (shut) throw refuse('STATE_NOT_ALLOWED', shut);
      await changePassword(inside.db, {
        userId: user.id,
        passwordHash,
        mustChangePwd: 0,
        updatedBy: user.userName,
        now,
      });
      const { deviceHash } = taken;
      const isKnownDevice = deviceHash !== null && (await isKnown(inside.db, user.id, deviceHash, now));
      const isOnNewDevice = !inside.isPlain && !isKnownDevice && (await hasDevices(inside.db, user.id, now));
      if (deviceHash) await rememberDevice(inside.db, user.id, deviceHash, now);
      const { areaIds } = user;
      inside.changed({ objectType: 'adminUser', objectId: user.id, after: { mustChangePwd: 0 }, areaIds });
      return enter(inside.db, { user, type: 'password', caller, chance, now, isOnNewDevice });
    };
  },
});

/** Forgets offers that nobody took up. Two at a time forget the same. */
export const forgetOldOffers: Job = {
  name: 'forget-old-offers',
  everyMs: 3_600_000,
  run: async ({ db, clock }) => {
    await db.delete(renewal).where(lte(renewal.expireOn, clock()));
  },
};

const isThere = (userId: string) => and(eq(adminUser.id, userId), eq(adminUser.deleted, 0));

async function userById(db: Db, userId: string) {
  const [user] = await db.select().from(adminUser).where(isThere(userId));
  if (!user) throw new Failure('TOKEN_INVALID');
  return user;
}

async function heldById(db: Db, userId: string) {
  const [user] = await db.select().from(adminUser).where(isThere(userId)).for('update');
  if (!user) throw new Failure('TOKEN_INVALID');
  return user;
}
