/** Letting somebody in who has proved who he is, whichever way he did. */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Reason } from '../../../contract/grammar/reasons.ts';
import type { Caller, Chance, Db } from '../context.ts';
import { push, pushSessionOver } from '../outbox/outbox.ts';
import { tokenHash } from './identify.ts';
import { recordAttempt } from './login-record.ts';
import { type LOGIN_TYPE, openSession } from './sessions.ts';
import { adminUser, session } from './tables.ts';
import { readUserAgent } from './user-agent.ts';

export interface Entry {
  user: Pick<typeof adminUser.$inferSelect, 'id' | 'account' | 'userName'>;
  type: keyof typeof LOGIN_TYPE;
  caller: Caller;
  chance: Chance;
  now: number;
  /** He has signed in before, but never with what he does so now: his other sessions are told. */
  isOnNewDevice?: boolean;
}

/**
 * Opens a session and writes it down. A session whose token came along ends: nobody goes on in one that was there
 * before he signed in. The caller has held the user's row and asked `shutReason`.
 */
export async function enter(db: Db, entry: Entry): Promise<{ token: string; id: string }> {
  const { user, type, caller, chance, now, isOnNewDevice = false } = entry;
  await endBrought(db, caller.tokens, now);
  const { token, sessionId } = await openSession(db, { userId: user.id, caller, chance, now });
  await db
    .update(adminUser)
    .set({ lastLoginOn: now, lastLoginIp: caller.ip })
    .where(eq(adminUser.id, user.id));
  if (isOnNewDevice) {
    const { browser, os } = readUserAgent(caller.userAgent);
    const data = { ip: caller.ip, browser, os };
    const to = { userIds: [user.id], exceptSessionId: sessionId };
    await push(db, { type: 'NEW_DEVICE', data, to, now });
  }
  const { account, userName } = user;
  await recordAttempt(db, { account, userName, type, caller, now, sessionId });
  return { token, id: user.id };
}

/** Why an account that is there must not be used. */
export function shutReason(
  user: Pick<typeof adminUser.$inferSelect, 'state' | 'expireOn'>,
  now: number,
): Reason | undefined {
  if (user.state === 0) return 'ACCOUNT_DISABLED';
  return user.expireOn !== null && user.expireOn <= now ? 'ACCOUNT_EXPIRED' : undefined;
}

async function endBrought(db: Db, tokens: readonly string[], now: number): Promise<void> {
  if (tokens.length === 0) return;
  const ended = await db
    .update(session)
    .set({ endedOn: now, endReason: 'replaced' })
    .where(and(inArray(session.tokenHash, tokens.map(tokenHash)), isNull(session.endedOn)))
    .returning({ id: session.id });
  await pushSessionOver(
    db,
    ended.map(({ id }) => id),
    'replaced',
    now,
  );
}
