/**
 * Who knocks at the open door: one statement finds the account, one takes the nonce, one counts. Until the signature
 * is proved nobody learns anything about the account, not even that there is one.
 */
import { eq, lt, sql } from 'drizzle-orm';
import type { AnyCall } from '../../../contract/grammar/call.ts';
import type { OpenScope } from '../../../contract/grammar/open-scopes.ts';
import { OPEN_DOOR_WINDOW_MS } from '../../../contract/open-door.ts';
import { SHANGHAI_MS } from '../../../contract/wall-time.ts';
import type { Db } from '../context.ts';
import { DAY_MS } from '../day.ts';
import { Failure, refuse } from '../failure.ts';
import type { Job } from '../jobs.ts';
import { isListed } from './address-list.ts';
import { openSecret } from './secrets.ts';
import { isSignedBy, type SignedRequest } from './signed-request.ts';
import { type AccountRow, openDataAccountTable, openDoorNonce, openDoorUse } from './tables.ts';

/** An account, and what it may sign with. */
export interface KeyHolder {
  account: AccountRow;
  secrets: readonly string[];
}

/** Fails with TOKEN_INVALID before the signature is proved, then with NO_PERMISSION, OVER_LIMIT or TOO_FREQUENT. */
export async function checkOpenDoor(db: Db, call: AnyCall, signedRequest: SignedRequest): Promise<KeyHolder> {
  const { now } = signedRequest;
  const holder = await holderOf(db, signedRequest);
  if (!isSignedBy(signedRequest, holder?.secrets ?? []) || !holder)
    throw refuse('TOKEN_INVALID', 'SIGNATURE_INVALID');
  const { account } = holder;
  try {
    checkAccount(account, call, signedRequest);
    await takeNonce(db, account.id, signedRequest.nonce, now);
  } catch (refusal) {
    await countError(db, account.id, now);
    throw refusal;
  }
  await countUse(db, account, now);
  return holder;
}

async function holderOf(db: Db, { appKey, now }: SignedRequest): Promise<KeyHolder | undefined> {
  const [account] = await db
    .select()
    .from(openDataAccountTable)
    .where(eq(openDataAccountTable.appKey, appKey));
  return account && { account, secrets: await goodSecrets(db, account, now) };
}

/** The one of now, and for a while the one before. */
async function goodSecrets(db: Db, account: AccountRow, now: number): Promise<string[]> {
  const { appKey, secret, oldSecret, oldSecretUntil } = account;
  const isOldGood = oldSecret !== null && (oldSecretUntil ?? 0) > now;
  const sealed = isOldGood ? [secret, oldSecret] : [secret];
  const opened = await Promise.all(sealed.map(text => openSecret(db, appKey, text)));
  return opened.filter(text => text !== undefined);
}

/** All that needs no look at the database. Fails with NO_PERMISSION. */
export function checkAccount(
  account: AccountRow,
  call: AnyCall,
  { ip, timestamp, now }: SignedRequest,
): void {
  if (Math.abs(Number(timestamp) - now) > OPEN_DOOR_WINDOW_MS) throw refuse('NO_PERMISSION', 'CLOCK_OFF');
  if (account.state === 0) throw refuse('NO_PERMISSION', 'ACCOUNT_DISABLED');
  if (account.expireOn !== null && account.expireOn <= now) throw refuse('NO_PERMISSION', 'ACCOUNT_EXPIRED');
  if (!isListed(account.ipWhitelist, ip)) throw refuse('NO_PERMISSION', 'ADDRESS_NOT_LISTED');
  const scopes = [call.openScope ?? []].flat();
  if (scopes.length > 0) checkScopes(account, ...scopes);
}

/** Fails with NO_PERMISSION, reason SCOPE_MISSING, where the account has none of these. */
export function checkScopes({ scopes }: Pick<AccountRow, 'scopes'>, ...accepted: readonly OpenScope[]): void {
  if (!accepted.some(scope => scopes.includes(scope))) throw refuse('NO_PERMISSION', 'SCOPE_MISSING');
}

/** Good for as long as its time is: a second use, in whatever process, finds it taken. */
async function takeNonce(db: Db, accountId: string, nonce: string, now: number): Promise<void> {
  const taken = await db
    .insert(openDoorNonce)
    .values({ accountId, nonce, expireOn: now + 2 * OPEN_DOOR_WINDOW_MS })
    .onConflictDoNothing()
    .returning({ nonce: openDoorNonce.nonce });
  if (taken.length === 0) throw refuse('NO_PERMISSION', 'NONCE_USED');
}

const SECOND_MS = 1000;

export const dayOf = (now: number) => Math.floor((now + SHANGHAI_MS) / DAY_MS);

/** Counts this request with all others of the second and the day, of every process. */
async function countUse(db: Db, account: AccountRow, now: number): Promise<void> {
  const { qps, dailyLimit, id } = account;
  const second = Math.floor(now / SECOND_MS);
  const day = dayOf(now);
  const use = openDoorUse;
  const [counted] = await db
    .insert(use)
    .values({ accountId: id, second, inSecond: 1, day, inDay: 1, lastTime: now })
    .onConflictDoUpdate({
      target: use.accountId,
      set: {
        second,
        inSecond: sql`case when ${use.second} = ${second} then ${use.inSecond} + 1 else 1 end`,
        day,
        inDay: sql`case when ${use.day} = ${day} then ${use.inDay} + 1 else 1 end`,
        errorsInDay: sql`case when ${use.day} = ${day} then ${use.errorsInDay} else 0 end`,
        lastTime: now,
      },
    })
    .returning({ inSecond: use.inSecond, inDay: use.inDay });
  if (!counted) return;
  const isOverDay = dailyLimit !== null && counted.inDay > dailyLimit;
  if (isOverDay || counted.inSecond > qps) {
    await countError(db, id, now);
    const retryOn = isOverDay ? (day + 1) * DAY_MS - SHANGHAI_MS : (second + 1) * SECOND_MS;
    throw new Failure('TOO_FREQUENT', { retryOn, ...(isOverDay && { reason: 'DAILY_LIMIT' as const }) });
  }
}

/** A refusal to somebody who has proved who he is. */
async function countError(db: Db, accountId: string, now: number): Promise<void> {
  const second = Math.floor(now / SECOND_MS);
  const day = dayOf(now);
  const use = openDoorUse;
  await db
    .insert(use)
    .values({ accountId, second, inSecond: 0, day, inDay: 0, errorsInDay: 1 })
    .onConflictDoUpdate({
      target: use.accountId,
      set: {
        day,
        inDay: sql`case when ${use.day} = ${day} then ${use.inDay} else 0 end`,
        errorsInDay: sql`case when ${use.day} = ${day} then ${use.errorsInDay} + 1 else 1 end`,
      },
    });
}

/** Forgets nonces whose time is over. Two at a time forget the same. */
export const forgetOldNonces: Job = {
  name: 'forget-old-nonces',
  everyMs: 60_000,
  run: async ({ db, clock }) => {
    await db.delete(openDoorNonce).where(lt(openDoorNonce.expireOn, clock()));
  },
};
