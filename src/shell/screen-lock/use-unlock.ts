/** What becomes of the session that proved who is there. */
import { useCallback } from 'react';
import { sessionCalls, type UserInfo } from '../../contract/session.ts';
import { ask } from '../../data/ask.ts';
import { screenLock } from '../../data/screen-lock.ts';
import { UpstreamError } from '../../data/send.ts';
import { readToken, storeToken } from '../../data/token.ts';
import type { ShellActions, SignInAgain } from '../actions.ts';

/**
 * The same person goes on in the session that was locked, as its locks, its preview and its connection are; the one
 * that proved him ends. Where the locked one is over meanwhile, the new one takes its place. Another person takes over:
 * nothing of the first remains.
 */
export function useUnlock(user: UserInfo, { startOver }: ShellActions): SignInAgain['onSession'] {
  return useCallback(
    async ({ token, id, account }) => {
      const held = readToken();
      const isSame = id
        ? id === user.id || id === held?.id
        : account.toLowerCase() === user.account.toLowerCase();
      if (!isSame) {
        storeToken(token, id);
        if (held) endSession(held.token);
        startOver();
        return;
      }
      if (held && (await isAlive(held.token))) endSession(token);
      else storeToken(token, id || held?.id || user.id);
      screenLock.unlock();
    },
    [user, startOver],
  );
}

async function isAlive(token: string): Promise<boolean> {
  try {
    await ask(sessionCalls.userInfo, {}, { as: token, isBackground: true });
    return true;
  } catch (error) {
    // where nothing came, the next call finds out
    return !(error instanceof UpstreamError && error.kind === 'session');
  }
}

/** Nobody waits for it: a session that is not ended runs out. */
function endSession(token: string) {
  ask(sessionCalls.logout, {}, { as: token }).catch(() => undefined);
}
