/** Signing in through the operator's issuer: it says who it is, we say whether he may. */
import { and, eq, lt, sql } from 'drizzle-orm';
import { Account } from '../../contract/grammar/validators.ts';
import type { singleSignOnCalls } from '../../contract/single-sign-on.ts';
import type { Clock, Context, Db, Handlers } from '../core/context.ts';
import { Failure, refuse } from '../core/failure.ts';
import { enter, shutReason } from '../core/identity/enter.ts';
import { tokenHash } from '../core/identity/identify.ts';
import { recordAttempt, recordRefusal } from '../core/identity/login-record.ts';
import { newToken } from '../core/identity/sessions.ts';
import { adminUser } from '../core/identity/tables.ts';
import type { Job } from '../core/jobs.ts';
import { type Issuer, issuerOf } from './issuer.ts';
import { isSignInPage, type SingleSignOnSettings } from './settings.ts';
import { ssoAttempt } from './tables.ts';

type Start = Context<typeof singleSignOnCalls.startSingleSignOn>;
type Finish = Context<typeof singleSignOnCalls.finishSingleSignOn>;

/** How long a person has at the issuer. */
const ATTEMPT_MS = 10 * 60_000;
/** Of a name from outside, in the login log. */
const LONGEST_ACCOUNT = 64;

/** Without settings both calls answer NOT_FOUND. */
export function singleSignOnHandlers(settings: SingleSignOnSettings | undefined, clock: Clock) {
  const configured = settings && { settings, issuer: issuerOf(settings, clock) };
  const set = () => {
    if (!configured) throw new Failure('NOT_FOUND');
    return configured;
  };
  return {
    startSingleSignOn: async context => start(context, set()),
    finishSingleSignOn: async context => finish(context, set().issuer),
  } satisfies Handlers<typeof singleSignOnCalls>;
}

async function start(
  { db, body, chance, clock }: Start,
  { settings, issuer }: { settings: SingleSignOnSettings; issuer: Issuer },
): Promise<{ url: string; attempt: string }> {
  const { redirectUri } = body;
  if (!isSignInPage(redirectUri, settings)) {
    throw new Failure('PARAMETER', { fields: [{ field: 'redirectUri', code: 'invalid_value' }] });
  }
  const attempt = newToken(chance);
  const checks = {
    redirectUri,
    state: newToken(chance),
    nonce: newToken(chance),
    codeVerifier: newToken(chance),
  };
  const url = await issuer.addressFor(checks);
  await db
    .insert(ssoAttempt)
    .values({ ...checks, attemptHash: tokenHash(attempt), expireOn: clock() + ATTEMPT_MS });
  return { url: url.href, attempt };
}

async function finish(context: Finish, issuer: Issuer): Promise<{ token: string; id: string }> {
  const { db, body, clock, chance, caller } = context;
  // taking it is using it: of two calls with one attempt the second finds nothing
  const [checks] = await db
    .delete(ssoAttempt)
    .where(eq(ssoAttempt.attemptHash, tokenHash(body.attempt)))
    .returning();
  if (!checks || checks.expireOn <= clock() || checks.state !== body.state) {
    return failed(context, { account: '', userName: null }, refuse('CREDENTIALS_WRONG', 'SSO_REFUSED'));
  }
  const account = await issuer
    .accountOf(checks, body)
    .catch(error => failed(context, { account: '', userName: null }, error));
  return db.transaction(async transaction => {
    const inside = transaction as unknown as Db;
    // whoever disables the account meanwhile waits, and then ends the session that is opened here
    const [user] = account === undefined ? [] : await holdUser(inside, account);
    if (!user) {
      const named = { account: account?.slice(0, LONGEST_ACCOUNT) ?? '', userName: null };
      return failed(context, named, refuse('CREDENTIALS_WRONG', 'SSO_NO_ACCOUNT'));
    }
    const now = clock();
    const shut = shutReason(user, now);
    if (shut) return failed(context, user, refuse('STATE_NOT_ALLOWED', shut));
    return enter(inside, { user, type: 'singleSignOn', caller, chance, now });
  });
}

/** Only in the letters that accounts are made of: others turn into them in lower case, as the sign of kelvin into a k. */
const holdUser = async (db: Db, account: string) => {
  if (!Account.safeParse(account).success) return [];
  return db
    .select()
    .from(adminUser)
    .where(and(eq(sql`lower(${adminUser.account})`, account.toLowerCase()), eq(adminUser.deleted, 0)))
    .for('update');
};

function failed(context: Finish, who: { account: string; userName: string | null }, error: unknown): never {
  const { caller, clock } = context;
  if (error instanceof Failure) {
    const { account, userName } = who;
    const failure = error.data.reason ?? error.failure;
    // an account is named by an issuer that was asked; without one, anybody may have sent anything
    const record = account === '' ? recordRefusal : recordAttempt;
    context.onFailure(outer =>
      record(outer, { account, userName, type: 'singleSignOn', caller, now: clock(), failure }),
    );
  }
  throw error;
}

/** Forgets who has not come back. Two at a time forget the same. */
export const forgetOldAttempts: Job = {
  name: 'forget-old-sso-attempts',
  everyMs: ATTEMPT_MS,
  run: async ({ db, clock }) => {
    await db.delete(ssoAttempt).where(lt(ssoAttempt.expireOn, clock()));
  },
};
