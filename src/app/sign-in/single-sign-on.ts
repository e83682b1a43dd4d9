/**
 * Signing in where one signs in for many programs: there and back. What proves that the way back belongs to the way
 * there stays in this tab, is used once, and never stands in an address.
 */
import { addressOf } from '../../data/base-path.ts';
import { send, UpstreamError } from '../../data/send.ts';
import { nextStep } from '../../data/sign-in.ts';
import { redirectTarget } from '../redirect-target.ts';
import { signInPath } from '../sign-in-path.ts';
import { sayingOf } from './problem.ts';
import { problemWords, takeProblemWords } from './problem-words.ts';
import type { Steps } from './steps.ts';
import { follow } from './submit.ts';

const START = { method: 'POST', path: '/api/admin/auth/sso/start' } as const;
const FINISH = { method: 'POST', path: '/api/admin/auth/sso/finish' } as const;
const PLACE = 'cabdesk.singleSignOn';

interface PendingSignIn {
  attempt: string;
  /** The page that asked for the sign-in. */
  target: string;
}

/** Leaves for the other side; says so where that cannot be done. */
export async function leaveForSignIn({ onProblem }: Steps): Promise<void> {
  await takeProblemWords();
  try {
    const redirectUri = new URL(location.pathname, location.origin).href;
    const { data } = await send({ ...START, body: { redirectUri }, as: null });
    const { url, attempt } = (data ?? {}) as { url?: unknown; attempt?: unknown };
    const there = new URL(String(url));
    if (!/^https?:$/.test(there.protocol)) throw new UpstreamError('failure');
    const kept: PendingSignIn = {
      attempt: String(attempt),
      target: redirectTarget(location.search, location.origin),
    };
    sessionStorage.setItem(PLACE, JSON.stringify(kept));
    location.assign(there);
  } catch (error) {
    onProblem(error instanceof UpstreamError ? sayingOf(error) : () => problemWords().ssoFailed);
  }
}

/** Takes the answer out of the address, whatever becomes of it, and signs in with it. */
export async function finishSignIn(steps: Steps): Promise<void> {
  await takeProblemWords();
  const query = new URLSearchParams(location.search);
  const kept = take();
  history.replaceState(null, '', addressOf(signInPath(kept?.target ?? '/')));
  const { code, state, iss, error } = Object.fromEntries(query) as Record<string, string | undefined>;
  if (error === 'access_denied') return steps.onProblem(() => problemWords().ssoDenied);
  if (error || !code) return steps.onProblem(() => problemWords().ssoFailed);
  if (!kept) return steps.onProblem(() => problemWords().ssoLost);
  try {
    const sent = await send({ ...FINISH, body: { attempt: kept.attempt, code, state, iss }, as: null });
    await follow(nextStep(sent), { account: '', password: '' }, steps);
  } catch (reason) {
    const isLost = reason instanceof UpstreamError && reason.kind === 'session';
    steps.onProblem(isLost ? () => problemWords().ssoLost : sayingOf(reason));
  }
}

function take(): PendingSignIn | null {
  const kept = sessionStorage.getItem(PLACE);
  sessionStorage.removeItem(PLACE);
  return kept ? JSON.parse(kept) : null;
}
