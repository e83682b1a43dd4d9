/** Out of a session whose console does not start: by the person himself, and without an answer if none comes. */
import { addressOf } from '../../data/base-path.ts';
import { clearToken } from '../../data/clear-token.ts';
import { send } from '../../data/send.ts';
import { tellTabs } from '../../data/tabs.ts';
import { readToken } from '../../data/token.ts';

const LOGOUT = { method: 'POST', path: '/api/admin/auth/logout' } as const;
const LATEST_MS = 3_000;

/** Offers it beside trying again. */
export function offerLeaving() {
  const button = document.getElementById('start-leave');
  if (!button) return;
  button.hidden = false;
  button.onclick = leave;
}

async function leave(): Promise<void> {
  const held = readToken();
  const tokens = [held?.token, held?.ownToken].filter(token => token !== undefined);
  const signal = AbortSignal.timeout(LATEST_MS);
  await Promise.allSettled(tokens.map(as => send({ ...LOGOUT, as, signal })));
  clearToken();
  sessionStorage.clear();
  tellTabs('signedOut');
  location.assign(addressOf('/login'));
}
