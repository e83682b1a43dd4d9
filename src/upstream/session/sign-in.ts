/**
 * Signing in: may somebody try here, is the password right, is a code asked for, must the password be renewed.
 * Nobody learns from an answer whether there is such an account before he has named its password.
 */
import { and, eq, sql } from 'drizzle-orm';
import type { sessionCalls } from '../../contract/session.ts';
import type { Context, Db } from '../core/context.ts';
import { Failure, refuse } from '../core/failure.ts';
import { deviceHash, hasDevices, isKnown, rememberDevice } from '../core/identity/devices.ts';
import { enter, shutReason } from '../core/identity/enter.ts';
import { tokenHash } from '../core/identity/identify.ts';
import { redeemCode } from '../core/identity/login-code.ts';
import { recordAttempt, recordRefusal } from '../core/identity/login-record.ts';
import {
  isPasswordHash,
  type PasswordCost,
  verifyPassword,
  verifyUnknownAccount,
} from '../core/identity/password.ts';
import { newToken } from '../core/identity/sessions.ts';
import { admit, type Charge, forgive, signInDoor, takeBack } from '../core/identity/sign-in-guard.ts';
import { adminUser, renewal } from '../core/identity/tables.ts';
import { readProperties } from '../core/properties.ts';
import { turnsByKey } from '../core/turns.ts';
import { askCode, demandsCode } from './code-step.ts';

/** How long the right to renew a password waits for its person. */
const RENEWAL_MS = 10 * 60_000;

type SignIn = Context<typeof sessionCalls.login>;
type UserRow = typeof adminUser.$inferSelect;

export interface SignInSettings {
  passwordCost: PasswordCost;
  /** The product's name, for the message with the code. */
  title: string;
}

/** What is known before the transaction. */
interface Proved {
  user: UserRow;
  charge: Charge;
  device: string | undefined;
  isKnownDevice: boolean;
  now: number;
}

/**
 * Attempts at one account from one place wait for each other: an attempt under way counts as a failure, and a person
 * who is right several times at once must not be locked by himself. Other processes have lines of their own; the
 * count is in the database.
 */
const oneByOne = turnsByKey({ atOnce: 1, waiting: 30 });

/**
 * The password is compared before anything is held: it takes long on purpose, and anybody can ask for it. What was
 * compared must then still stand.
 */
export async function signIn(
  context: SignIn,
  { passwordCost, title }: SignInSettings,
): Promise<{ token: string; id: string }> {
  const { db, body, caller, clock, isPlain } = context;
  const now = clock();
  const [user] = await db
    .select()
    .from(adminUser)
    .where(and(eq(sql`lower(${adminUser.account})`, body.account.toLowerCase()), eq(adminUser.deleted, 0)));
  const device = isPlain ? undefined : deviceHash(body.deviceId);
  const isKnownDevice = device !== undefined && (await isKnown(db, user?.id ?? '', device, now));
  const door = signInDoor({
    account: body.account,
    userId: user?.id,
    ip: caller.ip,
    knownDevice: isKnownDevice ? device : undefined,
  });
  const compared = async () => {
    const charge = await admit(db, door, now);
    const isRight = await comparison(user, body.password, passwordCost).catch(async error => {
      await db.transaction(inside => takeBack(inside as unknown as Db, charge));
      throw error;
    });
    // one and the same answer whether there is such an account or not
    if (!user || !isRight) return new Failure('CREDENTIALS_WRONG');
    return db.transaction(transaction =>
      settle(transaction as unknown as Db, context, { user, charge, device, isKnownDevice, now }, title),
    );
  };
  const outcome = await oneByOne(`${door.subject} ${door.place}`, compared).catch(error => {
    if (error instanceof Failure) return error;
    throw error;
  });
  if (!(outcome instanceof Failure)) return outcome;
  const isOfCode = outcome.failure === 'LOGIN_CODE_WRONG';
  logFailure(context, user, { failure: outcome, type: isOfCode ? 'sms' : 'password', now });
  throw outcome;
}

/** A failure is an outcome here, not an error: what it has used up stays used up. */
async function settle(
  db: Db,
  { body, caller, chance, ports, isPlain }: SignIn,
  { user, charge, device, isKnownDevice, now }: Proved,
  title: string,
): Promise<{ token: string; id: string } | Failure> {
  // whoever sets a new password meanwhile waits, and then ends the session that is opened here
  const [held] = await db.select().from(adminUser).where(eq(adminUser.id, user.id)).for('update');
  if (held?.passwordHash !== user.passwordHash || held.deleted === 1) return new Failure('CREDENTIALS_WRONG');
  const shut = shutReason(held, now);
  if (shut) {
    await takeBack(db, charge);
    return refuse('STATE_NOT_ALLOWED', shut);
  }

  const { 'login.code': setting } = await readProperties(db, 'login.code');
  const hasNumber = held.mobile !== null;
  const needsCode = demandsCode(setting, { reachesPhones: ports.sms.isReal, hasNumber, isKnownDevice });
  if (needsCode && !body.loginCode) {
    await takeBack(db, charge);
    return askCode(db, { user: held, temToken: body.temToken, sms: ports.sms, title, chance, now });
  }
  if (needsCode) {
    const { temToken = '', loginCode: code = '' } = body;
    const judged = await redeemCode(db, { userId: user.id, temToken, code, now });
    if (!judged.isRight) {
      // codes have attempts of their own
      await takeBack(db, charge);
      return new Failure('LOGIN_CODE_WRONG', { temToken, attemptsLeft: judged.attemptsLeft });
    }
  }

  await forgive(db, charge.door);
  if (held.mustChangePwd === 1) return offerRenewal(db, user.id, device, newToken(chance), now);
  const isOnNewDevice = !isPlain && !isKnownDevice && (await hasDevices(db, user.id, now));
  if (device) await rememberDevice(db, user.id, device, now);
  return enter(db, { user, type: needsCode ? 'sms' : 'password', caller, chance, now, isOnNewDevice });
}

const comparison = (user: UserRow | undefined, password: string, cost: PasswordCost): Promise<boolean> =>
  user && isPasswordHash(user.passwordHash)
    ? verifyPassword(password, user.passwordHash, 'stranger')
    : verifyUnknownAccount(password, cost);

/** Only the newest offer counts. */
async function offerRenewal(
  db: Db,
  userId: string,
  device: string | undefined,
  temToken: string,
  now: number,
): Promise<Failure> {
  await db.delete(renewal).where(eq(renewal.userId, userId));
  await db.insert(renewal).values({
    tokenHash: tokenHash(temToken),
    userId,
    expireOn: now + RENEWAL_MS,
    deviceHash: device ?? null,
  });
  return new Failure('PASSWORD_RENEWAL', { temToken });
}

function logFailure(
  { body, caller, onFailure }: SignIn,
  user: UserRow | undefined,
  { failure, type, now }: { failure: Failure; type: 'password' | 'sms'; now: number },
): void {
  // the reason of 2002 is about a message, not about the person
  const reason = failure.failure === 'LOGIN_CODE_NEEDED' ? undefined : failure.data.reason;
  const record = failure.failure === 'TOO_FREQUENT' ? recordRefusal : recordAttempt;
  onFailure(outer =>
    record(outer, {
      account: user?.account ?? unknownAccount(body.account),
      userName: user?.userName ?? null,
      type,
      caller,
      now,
      failure: reason ?? failure.failure,
    }),
  );
}

/** What was typed may be a password in the wrong box: enough of it stays to recognise a mistyped name. */
const unknownAccount = (text: string) => `${text.slice(0, Math.min(2, Math.floor(text.length / 3)))}****`;
