/** The session that sockets are opened with, and what becomes of them when it is over. */
import { pushCalls, SOCKET_TOKEN } from '../../contract/push.ts';
import { sessionCalls } from '../../contract/session.ts';
import { ask } from '../ask.ts';
import { UpstreamError } from '../send.ts';
import { isKnownOver, signedInAgain } from '../session-over.ts';
import { readToken } from '../token.ts';
import type { Timers } from './timers.ts';

interface SocketSessionOptions {
  /** The upstream knows tokens of one connection. */
  canResume: boolean;
  timers: Timers;
  /** Since the last socket that opened. */
  hasBeenCut: () => boolean;
}

export interface SocketSession {
  /** What the query of the next socket says; null until somebody has signed in again. */
  query(): Promise<Readonly<Record<string, string>> | null>;
  /** The upstream has said that it is over, and why. */
  end(reason: string): void;
  /** Whether the last socket was opened with another one. */
  isReplacedBy(token: string): boolean;
}

/** Signing out here ends the session first and leaves the page right after. */
const LEAVING_MS = 2_000;

export function createSocketSession({ canResume, timers, hasBeenCut }: SocketSessionOptions): SocketSession {
  /** Whose socket is open, or was last. */
  let used: string | undefined;
  /** Known to be over: asking with it would only be refused. */
  let dead: string | undefined;
  const held = () => readToken()?.token;

  const ticket = async () => (await ask(pushCalls.pushToken, {}, { isBackground: true })).token;
  /** A refused socket does not say why: before a second one, the upstream is asked whether the session holds. */
  const ownToken = async () => {
    if (hasBeenCut()) await ask(sessionCalls.userInfo, {}, { isBackground: true });
    return held();
  };

  return {
    async query() {
      const mine = held();
      if (!mine || mine === dead || isKnownOver(mine)) return null;
      used = mine;
      try {
        const token = canResume ? await ticket() : await ownToken();
        // somebody may have signed in again before it was answered
        used = held();
        return token ? { [SOCKET_TOKEN]: token } : null;
      } catch (error) {
        if (!(error instanceof UpstreamError) || error.kind !== 'session') throw error;
        dead = mine;
        return null;
      }
    },
    end(reason) {
      const mine = held();
      if (!mine || mine !== used) return;
      dead = mine;
      // said to the window that signs out, too, before it has left
      timers.after(reason === 'logout' ? LEAVING_MS : 0, () => {
        if (held() === mine) void signedInAgain('unasked', reason);
      });
    },
    isReplacedBy: token => used !== undefined && token !== used,
  };
}
