/** The two tokens of a preview. Apart from `token.ts`, which the sign-in form waits for. */
import { OWN_TOKEN_COOKIE } from '../contract/grammar/envelope.ts';
import { forget, hold, readToken, writeCookie } from './token.ts';

/** Sets the own token aside. A cookie, so that it ends with the session's and every tab can end the preview. */
export function startPreview(token: string) {
  const held = readToken();
  if (held) writeCookie(OWN_TOKEN_COOKIE, held.ownToken ?? held.token);
  hold(token);
}

/** Takes the own token up again. */
export function endPreview() {
  const own = readToken()?.ownToken;
  if (!own) return;
  forget([OWN_TOKEN_COOKIE]);
  hold(own);
}
