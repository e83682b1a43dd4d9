/** Setting one's own password: within a session, and as the step after 2005. */
import { and, eq } from 'drizzle-orm';
import type { sessionCalls } from '../../contract/session.ts';
import type { Context, Db } from '../core/context.ts';
import { Failure, refuse } from '../core/failure.ts';
import { tokenHash } from '../core/identify.ts';
import { type PasswordCost, verifyPassword } from '../core/password.ts';
import { changePassword } from '../core/password-change.ts';
import { adminUser, renewal } from '../core/tables.ts';
import { enter, shutReason } from './sign-in.ts';

export async function renewMyPassword(
  context: Context<typeof sessionCalls.renewMyPassword>,
  cost: PasswordCost,
): Promise<null> {
  const { db, user, query, chance, clock, changed } = context;
  const { passwordHash } = await userById(db, user.userId);
  if (!(await verifyPassword(query.oldPassword, passwordHash))) {
    throw refuse('CREDENTIALS_WRONG', 'PASSWORD_WRONG');
  }
  if (query.newPassword === query.oldPassword) throw refuse('STATE_NOT_ALLOWED', 'PASSWORD_SAME');
  await changePassword(db, {
    userId: user.userId,
    newPassword: query.newPassword,
    mustChangePwd: 0,
    updatedBy: user.userName,
    exceptSessionId: user.sessionId,
    cost,
    chance,
    now: clock(),
  });
  changed({ objectType: 'adminUser', objectId: user.userId, after: { mustChangePwd: 0 } });
  return null;
}

export async function renewPassword(
  context: Context<typeof sessionCalls.renewPassword>,
  cost: PasswordCost,
): Promise<{ token: string; id: string }> {
  const { db, headers, chance, clock, changed } = context;
  const now = clock();
  // taking it is using it: of two calls with one token the second finds nothing
  const [offer] = await db
    .delete(renewal)
    .where(eq(renewal.tokenHash, tokenHash(headers.temtoken)))
    .returning();
  if (!offer || offer.expireOn <= now) throw new Failure('TOKEN_INVALID');
  const user = await userById(db, offer.userId);
  const shut = shutReason(user, now);
  if (shut) throw refuse('STATE_NOT_ALLOWED', shut);
  if (await verifyPassword(headers.newpassword, user.passwordHash)) {
    throw refuse('STATE_NOT_ALLOWED', 'PASSWORD_SAME');
  }
  await changePassword(db, {
    userId: user.id,
    newPassword: headers.newpassword,
    mustChangePwd: 0,
    updatedBy: user.userName,
    cost,
    chance,
    now,
  });
  changed({ objectType: 'adminUser', objectId: user.id, after: { mustChangePwd: 0 } });
  return enter(context, user, now);
}

async function userById(db: Db, userId: string) {
  const [user] = await db
    .select()
    .from(adminUser)
    .where(and(eq(adminUser.id, userId), eq(adminUser.deleted, 0)));
  if (!user) throw new Failure('TOKEN_INVALID');
  return user;
}
