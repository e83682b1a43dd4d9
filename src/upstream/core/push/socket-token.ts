/** Tokens that open one socket each: an address is written down by proxies, so the session's own must not be in it. */
import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Chance, Db } from '../context.ts';
import { tokenHash } from '../identity/identify.ts';
import { newToken } from '../identity/sessions.ts';
import { pushToken } from '../outbox/tables.ts';

const TOKEN_MS = 30_000;
/** More windows of one browser than open their sockets within half a minute; the oldest token goes first. */
const MOST_TOKENS = 20;

export async function issueSocketToken(
  db: Db,
  { sessionId, chance, now }: { sessionId: string; chance: Chance; now: number },
): Promise<{ token: string; expireOn: number }> {
  const token = newToken(chance);
  const expireOn = now + TOKEN_MS;
  await db.insert(pushToken).values({ tokenHash: hashOf(token), sessionId, expireOn });
  const kept = db
    .select({ hash: pushToken.tokenHash })
    .from(pushToken)
    .where(eq(pushToken.sessionId, sessionId))
    .orderBy(desc(pushToken.expireOn))
    .limit(MOST_TOKENS);
  await db
    .delete(pushToken)
    .where(and(eq(pushToken.sessionId, sessionId), notInArray(pushToken.tokenHash, kept)));
  return { token, expireOn };
}

/** The session that it was given to; undefined for a token that is unknown, used or too old. */
export async function takeSocketToken(db: Db, token: string, now: number): Promise<string | undefined> {
  const [taken] = await db
    .delete(pushToken)
    .where(eq(pushToken.tokenHash, hashOf(token)))
    .returning();
  // on a clock that was set back it would be good for longer than anybody meant
  const isGood = taken && taken.expireOn > now && taken.expireOn <= now + TOKEN_MS;
  return isGood ? taken.sessionId : undefined;
}

/** Unlike that of a session's token, so that neither is ever taken for the other. */
const hashOf = (token: string) => tokenHash(`socket ${token}`);
