/** The session's token in the browser. Cookies keep it; the server reads headers only. */
import {
  AD_TOKEN_COOKIE,
  ADMIN_TOKEN_COOKIE,
  OWN_TOKEN_COOKIE,
  USER_ID_COOKIE,
} from '../contract/grammar/envelope.ts';
import { BASE_PATH } from './base-path.ts';
import { tellTabs } from './tabs.ts';

export interface StoredToken {
  token: string;
  /** Token of the ad service; the same unless that service answers one of its own. */
  adToken: string;
  /** The user's id, as the sign-in answered it. */
  id: string;
  /** While a role is previewed: the person's own token, set aside. */
  ownToken?: string;
}

/** Null when nobody is signed in. */
export function readToken(): StoredToken | null {
  const token = readCookie(ADMIN_TOKEN_COOKIE);
  if (!token) return null;
  const ownToken = readCookie(OWN_TOKEN_COOKIE) || undefined;
  return { token, adToken: readCookie(AD_TOKEN_COOKIE) || token, id: readCookie(USER_ID_COOKIE), ownToken };
}

/** Somebody has signed in; whatever was previewed is over. */
export function storeToken(token: string, id: string) {
  forget([OWN_TOKEN_COOKIE]);
  writeCookie(USER_ID_COOKIE, id);
  hold(token);
}

/** Uses a token without saying whose it is. */
export function hold(token: string) {
  writeCookie(ADMIN_TOKEN_COOKIE, token);
  writeCookie(AD_TOKEN_COOKIE, token);
  tellTabs('moved');
}

export const forget = (names: readonly string[]) => {
  for (const name of names) writeCookie(name, '', '; Max-Age=0');
};

function readCookie(name: string): string {
  const found = document.cookie.split('; ').find(pair => pair.startsWith(`${name}=`));
  if (!found) return '';
  const text = found.slice(name.length + 1);
  try {
    return decodeURIComponent(text);
  } catch {
    // written by another program, unencoded
    return text;
  }
}

export function writeCookie(name: string, value: string, more = '') {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // written synchronously: the Cookie Store is asynchronous, and absent outside https
  Reflect.set(
    document,
    'cookie',
    `${name}=${encodeURIComponent(value)}; Path=${BASE_PATH || '/'}; SameSite=Strict${secure}${more}`,
  );
}
