/** What the login log keeps of an attempt. */
import type { Caller, Db } from '../context.ts';
import { loginLog } from '../tables.ts';
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
