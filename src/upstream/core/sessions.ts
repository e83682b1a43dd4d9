/** Opening and ending sessions: sign-in does it, and so does whoever disables an account or resets a password. */
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Caller, Chance, Db } from './context.ts';
import { SESSION_LONGEST_MS, tokenHash } from './identify.ts';
import { adminUser, loginLog, session } from './tables.ts';

/** Types of the login log. */
export const LOGIN_TYPE = { password: 1, sms: 2, singleSignOn: 3, logout: 4, forced: 5 } as const;

export type EndReason = 'logout' | 'password' | 'disabled' | 'deleted';

const TOKEN_BYTES = 32;

/** An opaque token: it says nothing by itself. */
export const newToken = (chance: Chance) => chance.bytes(TOKEN_BYTES).toString('base64url');

/** The token goes to the client and is kept nowhere. */
export async function openSession(
  db: Db,
  { userId, caller, chance, now }: { userId: string; caller: Caller; chance: Chance; now: number },
): Promise<{ token: string; sessionId: string }> {
  const token = newToken(chance);
  const opened = await db
    .insert(session)
    .values({
      tokenHash: tokenHash(token),
      userId,
      createdOn: now,
      lastSeenOn: now,
      expireOn: now + SESSION_LONGEST_MS,
      ip: caller.ip,
      userAgent: caller.userAgent,
    })
    .returning({ id: session.id });
  return { token, sessionId: opened[0]?.id ?? '' };
}

/** Ends the user's sessions, but for `exceptId`, and writes each one into the login log as forced. */
export async function endSessions(
  db: Db,
  { userId, reason, exceptId, now }: { userId: string; reason: EndReason; exceptId?: string; now: number },
): Promise<void> {
  const ended = await db
    .update(session)
    .set({ endedOn: now, endReason: reason })
    .where(
      and(
        eq(session.userId, userId),
        isNull(session.endedOn),
        exceptId === undefined ? undefined : ne(session.id, exceptId),
      ),
    )
    .returning({ id: session.id, ip: session.ip, expireOn: session.expireOn });
  const running = ended.filter(({ expireOn }) => expireOn > now);
  if (running.length === 0) return;
  const [user] = await db
    .select({ account: adminUser.account, userName: adminUser.userName })
    .from(adminUser)
    .where(eq(adminUser.id, userId));
  await db.insert(loginLog).values(
    running.map(({ id, ip }) => ({
      account: user?.account ?? '',
      userName: user?.userName ?? null,
      loginType: LOGIN_TYPE.forced,
      ip,
      status: 1 as const,
      msg: reason,
      loginTime: now,
      sessionId: id,
    })),
  );
}
