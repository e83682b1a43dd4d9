/** How much one person may see: enough for a day at the telephone, too little to carry the register away. */
import { and, eq, gt, gte, ne } from 'drizzle-orm';
import { GIVEN_TO_APP, REVEALS_A_MINUTE, SEARCHED_AT_WORK } from '../../../contract/reveal.ts';
import { revealLog } from '../audit/tables.ts';
import type { Caller, Clock, Db, SignedIn } from '../context.ts';
import { serialize } from '../database/serialize.ts';
import { startOfDay } from '../day.ts';
import { Failure } from '../failure.ts';
import type { OpenAccount } from '../open-door/tables.ts';
import { countOf } from '../paging.ts';
import { readProperties } from '../properties.ts';

const MINUTE_MS = 60_000;

interface Reveal {
  db: Db;
  user: SignedIn;
  caller: Caller;
  clock: Clock;
}

/**
 * Writes down that somebody is shown or played what others are not, in the transaction of the answer. Fails with
 * TOO_FREQUENT and OVER_LIMIT.
 */
export async function noteReveal(
  { db, user, caller, clock }: Reveal,
  what: Pick<typeof revealLog.$inferInsert, 'objectType' | 'objectId' | 'objectName' | 'field' | 'reason'>,
): Promise<void> {
  const now = clock();
  await oneAtATime(db, user.userId);
  await checkRevealLimits(db, user.userId, now);
  await db.insert(revealLog).values({
    ...what,
    userId: user.userId,
    userName: user.userName,
    createdOn: now,
    ip: caller.ip,
    areaIds: [...user.areaIds],
  });
}

/** One reveal of an asker after another, so that two at once cannot both be the last. */
export const oneAtATime = (inside: Db, asker: string) => serialize(inside, `reveal ${asker}`);

/** No person has this id. */
const NO_PERSON = '-1';

/** Writes down that an account of the open door is given a whole number. Fails with OVER_LIMIT. */
export async function noteRevealToMachine(
  { db, account, caller, clock }: Pick<Reveal, 'db' | 'caller' | 'clock'> & { account: OpenAccount },
  what: Pick<typeof revealLog.$inferInsert, 'objectType' | 'objectId' | 'objectName' | 'field' | 'areaIds'>,
): Promise<void> {
  const now = clock();
  await oneAtATime(db, account.appKey);
  const { 'reveal.accountDailyLimit': limit } = await readProperties(db, 'reveal.accountDailyLimit');
  const own = and(eq(revealLog.appKey, account.appKey), gte(revealLog.createdOn, startOfDay(now)));
  if ((await countOf(db, revealLog, own)) >= limit) throw new Failure('OVER_LIMIT');
  await db.insert(revealLog).values({
    ...what,
    appKey: account.appKey,
    userId: NO_PERSON,
    userName: account.name,
    reason: GIVEN_TO_APP,
    createdOn: now,
    ip: caller.ip,
  });
}

/** Fails with TOO_FREQUENT and OVER_LIMIT. Only one at a time. */
export async function checkRevealLimits(db: Db, userId: string, now: number): Promise<void> {
  const own = and(eq(revealLog.userId, userId), ne(revealLog.reason, SEARCHED_AT_WORK));
  const lately = await countOf(db, revealLog, and(own, gt(revealLog.createdOn, now - MINUTE_MS)));
  if (lately >= REVEALS_A_MINUTE) throw new Failure('TOO_FREQUENT');
  const { 'reveal.dailyLimit': limit } = await readProperties(db, 'reveal.dailyLimit');
  const today = await countOf(db, revealLog, and(own, gte(revealLog.createdOn, startOfDay(now))));
  if (today >= limit) throw new Failure('OVER_LIMIT');
}
