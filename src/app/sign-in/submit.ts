/** The call behind the form. It comes while the clerk types: the form stands before it. */
import type { FAILURES } from '../../contract/failures.ts';
import type { sessionCalls } from '../../contract/session.ts';
import { send, UpstreamError } from '../../data/send.ts';
import { wordsOf } from './problem.ts';
import type { Steps } from './steps.ts';

type Login = (typeof sessionCalls)['login'];
const LOGIN: { method: Login['method']; path: Login['path'] } = {
  method: 'POST',
  path: '/api/admin/auth/login',
};
const PASSWORD_RENEWAL: (typeof FAILURES)['PASSWORD_RENEWAL']['errCode'] = 2005;

/** Of `data`, as far as the form reads it. */
interface LoginData {
  token?: unknown;
  id?: unknown;
  temToken?: unknown;
}

/** Ends in one of the steps, or in the renewal of the password, which then ends in one of them. */
export async function submit(typed: { account: string; password: string }, steps: Steps): Promise<void> {
  try {
    const { data, errCode, message } = await send({ ...LOGIN, body: typed });
    const { token, id, temToken } = (data ?? {}) as LoginData;
    if (errCode === PASSWORD_RENEWAL) {
      const { renewPassword } = await import('./renewal.ts');
      await renewPassword({ account: typed.account, temToken: String(temToken ?? '') }, steps);
    } else if (errCode || !token) {
      throw new UpstreamError('failure', { errCode, message, data });
    } else {
      await steps.onSession(String(token), String(id));
    }
  } catch (error) {
    steps.onProblem(() => wordsOf(error));
  }
}
