/** Signing in: who is it, may he, must he renew his password first. */
import { and, eq, sql } from 'drizzle-orm';
import type { Reason } from '../../contract/failures.ts';
import type { sessionCalls } from '../../contract/session.ts';
import type { Context, Db } from '../core/context.ts';
import { Failure, refuse } from '../core/failure.ts';
import { tokenHash } from '../core/identify.ts';
import { recordAttempt } from '../core/login-record.ts';
import { isPasswordHash, type PasswordCost, verifyNothing, verifyPassword } from '../core/password.ts';
import { newToken, openSession } from '../core/sessions.ts';
import { adminUser, renewal } from '../core/tables.ts';

/** How long the right to renew a password waits for its person. */
const RENEWAL_MS = 10 * 60_000;

type SignIn = Context<typeof sessionCalls.login>;
type UserRow = typeof adminUser.$inferSelect;

/**
 * The password is compared before anything is held: it takes long on purpose, and anybody can ask for it. What was
 * compared must then still stand.
 */
export async function signIn(context: SignIn, cost: PasswordCost): Promise<{ token: string; id: string }> {
  const { db, body, chance, clock } = context;
  const now = clock();
  const byAccount = and(
    eq(sql`lower(${adminUser.account})`, body.account.toLowerCase()),
    eq(adminUser.deleted, 0),
  );
  const [user] = await db.select().from(adminUser).where(byAccount);
  const isRight =
    user && isPasswordHash(user.passwordHash)
      ? await verifyPassword(body.password, user.passwordHash)
      : await verifyNothing(body.password, cost);
  // one and the same answer whether there is such an account or not
  if (!user || !isRight) return failed(context, user, now, new Failure('CREDENTIALS_WRONG'));

  const shut = shutReason(user, now);
  if (shut) return failed(context, user, now, refuse('STATE_NOT_ALLOWED', shut));

  if (user.mustChangePwd === 1) {
    const temToken = newToken(chance);
    context.onFailure(outer => offerRenewal(outer, user, temToken, now));
    return failed(context, user, now, new Failure('PASSWORD_RENEWAL', { temToken }));
  }
  return db.transaction(async transaction => {
    // whoever sets a new password meanwhile waits, and then ends the session that is opened here
    const [held] = await transaction.select().from(adminUser).where(byAccount).for('update');
    if (held?.passwordHash !== user.passwordHash) {
      return failed(context, user, now, new Failure('CREDENTIALS_WRONG'));
    }
    return enter({ ...context, db: transaction as unknown as Db }, user, now);
  });
}

/** Opens a session for somebody who has proved who he is. */
export async function enter(
  { db, caller, chance }: Pick<SignIn, 'db' | 'caller' | 'chance'>,
  user: Pick<UserRow, 'id' | 'account' | 'userName'>,
  now: number,
): Promise<{ token: string; id: string }> {
  const { token, sessionId } = await openSession(db, { userId: user.id, caller, chance, now });
  await db
    .update(adminUser)
    .set({ lastLoginOn: now, lastLoginIp: caller.ip })
    .where(eq(adminUser.id, user.id));
  const { account, userName } = user;
  await recordAttempt(db, { account, userName, type: 'password', caller, now, sessionId });
  return { token, id: user.id };
}

/** Why an account that is there must not be used. */
export function shutReason(user: Pick<UserRow, 'state' | 'expireOn'>, now: number): Reason | undefined {
  if (user.state === 0) return 'ACCOUNT_DISABLED';
  return user.expireOn !== null && user.expireOn <= now ? 'ACCOUNT_EXPIRED' : undefined;
}

function failed(context: SignIn, user: UserRow | undefined, now: number, failure: Failure): never {
  const { body, caller } = context;
  context.onFailure(outer =>
    recordAttempt(outer, {
      account: user?.account ?? body.account,
      userName: user?.userName ?? null,
      type: 'password',
      caller,
      now,
      failure: failure.data.reason ?? failure.failure,
    }),
  );
  throw failure;
}

/** Only the newest offer counts, and none for a password that was replaced while it was compared. */
async function offerRenewal(
  db: Db,
  user: Pick<UserRow, 'id' | 'passwordHash'>,
  temToken: string,
  now: number,
): Promise<void> {
  await db.transaction(async transaction => {
    const [held] = await transaction
      .select({ passwordHash: adminUser.passwordHash })
      .from(adminUser)
      .where(eq(adminUser.id, user.id))
      .for('update');
    if (held?.passwordHash !== user.passwordHash) return;
    await transaction.delete(renewal).where(eq(renewal.userId, user.id));
    await transaction
      .insert(renewal)
      .values({ tokenHash: tokenHash(temToken), userId: user.id, expireOn: now + RENEWAL_MS });
  });
}
