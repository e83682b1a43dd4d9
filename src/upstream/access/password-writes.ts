/** Passwords that an administrator sets or resets, and one's own through the same door. */

import { and, eq } from 'drizzle-orm';
import type { accessCalls } from '../../contract/access.ts';
import type { Context } from '../core/context.ts';
import { Failure, refuse } from '../core/failure.ts';
import { oneTimePassword, type PasswordCost, verifyPassword } from '../core/password.ts';
import { changePassword } from '../core/password-change.ts';
import { adminUser } from '../core/tables.ts';
import { checkVersion } from '../core/versions.ts';
import { type Acting, holdAccess } from './acting.ts';
import { touchable } from './user-writes.ts';

/** Answers the password that is shown once; the user's sessions end, and he renews it when he signs in. */
export async function resetPassword(
  acting: Acting,
  { userId, version }: { userId: string; version?: number | undefined },
  cost: PasswordCost,
): Promise<{ password: string }> {
  const { db, user, chance, clock, changed } = acting;
  await holdAccess(db);
  const before = await touchable(acting, userId);
  checkVersion(acting, before, version);
  const password = oneTimePassword(chance);
  await changePassword(db, {
    userId,
    newPassword: password,
    mustChangePwd: 1,
    updatedBy: user.userName,
    cost,
    chance,
    now: clock(),
  });
  changed({ objectType: 'adminUser', objectId: userId, after: { mustChangePwd: 1 } });
  return { password };
}

/** Whoever knows the old password sets a new one; one that is set for somebody else must be renewed by him. */
export async function updateUserPassword(
  context: Context<typeof accessCalls.updateUserPassword>,
  cost: PasswordCost,
): Promise<null> {
  const { db, user, body, chance, clock, changed } = context;
  await holdAccess(db);
  const userId = body.userId ?? user.userId;
  const isOwn = userId === user.userId;
  if (!isOwn) await touchable(context, userId);
  const passwordHash = await hashOf(context, userId);
  if (!(await verifyPassword(body.oldPassword, passwordHash))) {
    throw refuse('STATE_NOT_ALLOWED', 'PASSWORD_WRONG');
  }
  if (body.newPassword === body.oldPassword) throw refuse('STATE_NOT_ALLOWED', 'PASSWORD_SAME');
  const mustChangePwd = isOwn ? 0 : 1;
  await changePassword(db, {
    userId,
    newPassword: body.newPassword,
    mustChangePwd,
    updatedBy: user.userName,
    ...(isOwn && { exceptSessionId: user.sessionId }),
    cost,
    chance,
    now: clock(),
  });
  changed({ objectType: 'adminUser', objectId: userId, after: { mustChangePwd } });
  return null;
}

async function hashOf({ db }: Pick<Acting, 'db'>, userId: string): Promise<string> {
  const [found] = await db
    .select({ passwordHash: adminUser.passwordHash })
    .from(adminUser)
    .where(and(eq(adminUser.id, userId), eq(adminUser.deleted, 0)));
  if (!found) throw new Failure('NOT_FOUND');
  return found.passwordHash;
}
