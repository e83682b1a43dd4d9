/** What the login log keeps of an attempt. */
import { and, eq, gt } from 'drizzle-orm';
import { loginLog } from '../audit/tables.ts';
import type { Caller, Db } from '../context.ts';
import { LOGIN_TYPE } from './sessions.ts';
import { readUserAgent } from './user-agent.ts';

export interface Attempt {
  /** As it was typed, whether it exists or not. */
  account: string;
  userName: string | null;
  type: keyof typeof LOGIN_TYPE;
  caller: Caller;
  now: number;
  /** The code of what went wrong; unset for a success. */
  failure?: string;
  sessionId?: string;
}

/** In a minute, of failures that cost whoever causes them nothing. */
const MOST_REFUSALS = 100;
const MINUTE_MS = 60_000;

/**
 * The same of an attempt that was sent away before anything of it was judged. Such come as fast as somebody can send
 * them, and the log is kept for months: where the last minute already shows that somebody tries, they are left out.
 */
export async function recordRefusal(db: Db, attempt: Attempt): Promise<void> {
  const lately = and(eq(loginLog.status, 0), gt(loginLog.loginTime, attempt.now - MINUTE_MS));
  if ((await db.$count(loginLog, lately)) < MOST_REFUSALS) await recordAttempt(db, attempt);
}

export async function recordAttempt(db: Db, attempt: Attempt): Promise<void> {
  const { caller } = attempt;
  await db.insert(loginLog).values({
    account: attempt.account,
    userName: attempt.userName,
    loginType: LOGIN_TYPE[attempt.type],
    ip: caller.ip,
    ...readUserAgent(caller.userAgent),
    status: attempt.failure === undefined ? 1 : 0,
    msg: attempt.failure ?? null,
    loginTime: attempt.now,
    sessionId: attempt.sessionId ?? null,
  });
}
