/** From a token to a person and his rights, read anew at every call: a right taken is gone at once. */
import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { ALL } from '../../contract/may.ts';
import type { Clock, Db, SignedIn } from './context.ts';
import { Failure } from './failure.ts';
import { adminUser, session } from './tables.ts';

/** A person may be away this long; calls that the console makes by itself do not count. */
export const SESSION_IDLE_MS = 30 * 60_000;
export const SESSION_LONGEST_MS = 12 * 3_600_000;
/** How exactly the last sign of a person is kept: a write at every call would cost more than it tells. */
const SEEN_STEP_MS = 60_000;

/** Tokens are never kept; this is. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url');

export interface IdentifyOptions {
  clock: Clock;
  /** The call is polling or heartbeat, no sign of a person. */
  isBackground: boolean;
  isPlain: boolean;
}

/** Codes of all enabled roles of the user in this row. */
const codesOfUser = sql<string[]>`array(
  select distinct rp.val from user_role ur
  join role r on r.id = ur.role_id and r.state = 1
  join role_permission rp on rp.role_id = r.id
  where ur.user_id = ${adminUser.id})`;

/** Fails with TOKEN_INVALID, SESSION_EXPIRED or SESSION_ENDED. */
export async function identify(db: Db, token: string, options: IdentifyOptions): Promise<SignedIn> {
  const now = options.clock();
  const [found] = await db
    .select({
      sessionId: session.id,
      lastSeenOn: session.lastSeenOn,
      sessionExpireOn: session.expireOn,
      endedOn: session.endedOn,
      userId: adminUser.id,
      account: adminUser.account,
      userName: adminUser.userName,
      isSuperuser: adminUser.isSuperuser,
      areaIds: adminUser.areaIds,
      state: adminUser.state,
      deleted: adminUser.deleted,
      expireOn: adminUser.expireOn,
      codes: codesOfUser,
    })
    .from(session)
    .innerJoin(adminUser, eq(adminUser.id, session.userId))
    .where(eq(session.tokenHash, tokenHash(token)));
  if (!found) throw new Failure('TOKEN_INVALID');

  const isOut =
    found.state === 0 || found.deleted === 1 || (found.expireOn !== null && found.expireOn <= now);
  if (found.endedOn !== null || isOut) throw new Failure('SESSION_ENDED');
  if (now >= found.sessionExpireOn || now - found.lastSeenOn > SESSION_IDLE_MS) {
    throw new Failure('SESSION_EXPIRED');
  }
  if (!options.isBackground && now - found.lastSeenOn >= SEEN_STEP_MS) {
    await db.update(session).set({ lastSeenOn: now }).where(eq(session.id, found.sessionId));
  }
  return {
    userId: found.userId,
    account: found.account,
    userName: found.userName,
    sessionId: found.sessionId,
    areaIds: found.areaIds,
    rights: {
      userId: found.userId,
      codes: new Set(found.isSuperuser === 1 ? [ALL, ...found.codes] : found.codes),
      subjectsGrantActions: options.isPlain,
    },
  };
}
