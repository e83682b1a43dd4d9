/** Passwords that an administrator sets or resets, and one's own through the same door. */
import { and, eq } from 'drizzle-orm';
import type { accessCalls } from '../../contract/access.ts';
import type { Context, InTwoSteps, Run } from '../core/context.ts';
import { Failure, refuse } from '../core/failure.ts';
import { checkNotCommon } from '../core/identity/common-password.ts';
import {
  type FirstPassword,
  firstPassword,
  hashPassword,
  type PasswordCost,
} from '../core/identity/password.ts';
import { changePassword } from '../core/identity/password-change.ts';
import { proveOldPassword } from '../core/identity/password-proof.ts';
import { passwordDoor } from '../core/identity/sign-in-guard.ts';
import { adminUser } from '../core/identity/tables.ts';
import { checkVersion } from '../core/versions.ts';
import { type Acting, holdAccess } from './acting.ts';
import { touchable } from './user-writes.ts';

type UpdatePassword = typeof accessCalls.updateUserPassword;

/** A call that gives somebody a one-time password: it is made before the transaction. */
export const withFirstPassword = <C>(
  cost: PasswordCost,
  run: (inside: Context<C>, first: FirstPassword) => ReturnType<Run<C>>,
): InTwoSteps<C> => ({
  prepare: async ({ chance }) => {
    const first = await firstPassword(cost, chance);
    return inside => run(inside, first);
  },
});

/** Answers the password that is shown once; the user's sessions end, and he renews it when he signs in. */
export async function resetPassword(
  acting: Acting,
  { userId, version }: { userId: string; version?: number | undefined },
  { password, passwordHash }: FirstPassword,
): Promise<{ password: string }> {
  const { db, user, clock, changed } = acting;
  await holdAccess(db);
  const before = await touchable(acting, userId);
  checkVersion(acting, before, version);
  await changePassword(db, {
    userId,
    passwordHash,
    mustChangePwd: 1,
    updatedBy: user.userName,
    now: clock(),
  });
  changed({
    objectType: 'adminUser',
    objectId: userId,
    after: { mustChangePwd: 1 },
    areaIds: before.areaIds,
  });
  return { password };
}

/** Whoever knows the old password sets a new one; one that is set for somebody else must be renewed by him. */
export const updateUserPassword = (cost: PasswordCost): InTwoSteps<UpdatePassword> => ({
  prepare: async context => {
    const { db, user, body, chance, clock } = context;
    const userId = body.userId ?? user.userId;
    const isOwn = userId === user.userId;
    // nobody tries the passwords of whom he may not touch
    if (!isOwn) await touchable(context, userId);
    const { passwordHash: old, account, userName, mobile } = await heldUser(context, userId);
    checkNotCommon(body.newPassword, 'newPassword', [account, userName, mobile]);
    const door = passwordDoor(userId, user.userId);
    const isRight = await proveOldPassword(db, door, { password: body.oldPassword, hash: old, now: clock() });
    if (!isRight) throw refuse('STATE_NOT_ALLOWED', 'PASSWORD_WRONG');
    if (body.newPassword === body.oldPassword) throw refuse('STATE_NOT_ALLOWED', 'PASSWORD_SAME');
    const passwordHash = await hashPassword(body.newPassword, cost, chance);

    return async inside => {
      await holdAccess(inside.db);
      if (!isOwn) await touchable(inside, userId);
      const { passwordHash: present, areaIds } = await heldUser(inside, userId);
      if (present !== old) throw refuse('STATE_NOT_ALLOWED', 'PASSWORD_WRONG');
      const mustChangePwd = isOwn ? 0 : 1;
      await changePassword(inside.db, {
        userId,
        passwordHash,
        mustChangePwd,
        updatedBy: user.userName,
        ...(isOwn && { exceptSessionId: user.sessionId }),
        now: clock(),
      });
      inside.changed({ objectType: 'adminUser', objectId: userId, after: { mustChangePwd }, areaIds });
      return null;
    };
  },
});

/** Within a transaction, the row is held until its end. */
async function heldUser({ db }: Pick<Acting, 'db'>, userId: string) {
  const [found] = await db
    .select({
      account: adminUser.account,
      userName: adminUser.userName,
      mobile: adminUser.mobile,
      passwordHash: adminUser.passwordHash,
      areaIds: adminUser.areaIds,
    })
    .from(adminUser)
    .where(and(eq(adminUser.id, userId), eq(adminUser.deleted, 0)))
    .for('update');
  if (!found) throw new Failure('NOT_FOUND');
  return found;
}
