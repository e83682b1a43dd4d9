/** Opening and ending sessions: sign-in does it, and so does whoever disables an account or resets a password. */
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import { loginLog } from '../audit/tables.ts';
import type { Caller, Chance, Db } from '../context.ts';
import type { EndReason } from '../end-reason.ts';
import { pushSessionOver } from '../outbox/outbox.ts';
import { readProperties } from '../properties.ts';
import { tokenHash } from './identify.ts';
import { readLimits } from './session-life.ts';
import { adminUser, session } from './tables.ts';
import { readUserAgent } from './user-agent.ts';

/** Types of the login log. */
export const LOGIN_TYPE = { password: 1, sms: 2, singleSignOn: 3, logout: 4, forced: 5 } as const;

const TOKEN_BYTES = 32;

/** An opaque token: it says nothing by itself. */
export const newToken = (chance: Chance) => chance.bytes(TOKEN_BYTES).toString('base64url');

interface Opening {
  userId: string;
  caller: Caller;
  chance: Chance;
  now: number;
}

interface Opened {
  token: string;
  sessionId: string;
}

/**
 * The token goes to the client and is kept nowhere. Where he has as many sessions as one person may, the oldest gives
 * way. The caller has held the user's row.
 */
export async function openSession(db: Db, opening: Opening): Promise<Opened> {
  const { longestMs } = await readLimits(db);
  await makeRoom(db, opening);
  return insertSession(db, opening, { expireOn: opening.now + longestMs });
}

async function makeRoom(db: Db, { userId, now }: Opening): Promise<void> {
  const { 'session.mostOpen': most } = await readProperties(db, 'session.mostOpen');
  const tooMany = await db
    .select({ id: session.id })
    .from(session)
    .where(
      and(
        eq(session.userId, userId),
        isNull(session.endedOn),
        isNull(session.parentId),
        gt(session.expireOn, now),
      ),
    )
    .orderBy(desc(session.createdOn), desc(session.id))
    .offset(most - 1);
  for (const { id } of tooMany) await endSessions(db, { userId, reason: 'replaced', sessionId: id, now });
}

/** A session inside another one, which sees the console as a role does and ends with that one. */
export async function openPreview(
  db: Db,
  opening: Opening,
  { parentId, roleId }: { parentId: string; roleId: string },
): Promise<Opened> {
  const { longestMs } = await readLimits(db);
  return insertSession(db, opening, { expireOn: opening.now + longestMs, parentId, previewRoleId: roleId });
}

async function insertSession(
  db: Db,
  { userId, caller, chance, now }: Opening,
  kind: Pick<typeof session.$inferInsert, 'expireOn' | 'parentId' | 'previewRoleId'>,
): Promise<Opened> {
  const token = newToken(chance);
  const opened = await db
    .insert(session)
    .values({
      ...kind,
      tokenHash: tokenHash(token),
      userId,
      createdOn: now,
      lastSeenOn: now,
      ip: caller.ip,
      userAgent: caller.userAgent,
    })
    .returning({ id: session.id });
  return { token, sessionId: opened[0]?.id ?? '' };
}

export interface Ending {
  userId: string;
  reason: EndReason;
  /** This one alone. */
  sessionId?: string;
  /** All but this one. */
  exceptId?: string;
  now: number;
}

/** A statement has an end; who opens sessions by the thousand must not be safe from losing them. */
const ENTRIES_AT_ONCE = 1_000;

/**
 * Ends the user's sessions, tells their consoles, writes each one into the login log as forced, and answers how many
 * there were. Previews end with them and are not counted.
 */
export async function endSessions(db: Db, ending: Ending): Promise<number> {
  const { userId, reason, sessionId, exceptId, now } = ending;
  const ended = await db
    .update(session)
    .set({ endedOn: now, endReason: reason })
    .where(
      and(
        eq(session.userId, userId),
        isNull(session.endedOn),
        sessionId === undefined ? undefined : eq(session.id, sessionId),
        exceptId === undefined ? undefined : ne(session.id, exceptId),
      ),
    )
    .returning();
  await pushSessionOver(
    db,
    ended.map(({ id }) => id),
    reason,
    now,
  );
  const running = ended.filter(({ expireOn, parentId }) => expireOn > now && parentId === null);
  if (running.length === 0) return 0;
  const [user] = await db
    .select({ account: adminUser.account, userName: adminUser.userName })
    .from(adminUser)
    .where(eq(adminUser.id, userId));
  const entries = running.map(({ id, ip, userAgent }) => ({
    account: user?.account ?? '',
    userName: user?.userName ?? null,
    loginType: LOGIN_TYPE.forced,
    ip,
    ...readUserAgent(userAgent ?? ''),
    status: 1 as const,
    msg: reason,
    loginTime: now,
    sessionId: id,
  }));
  for (let at = 0; at < entries.length; at += ENTRIES_AT_ONCE) {
    await db.insert(loginLog).values(entries.slice(at, at + ENTRIES_AT_ONCE));
  }
  return running.length;
}
