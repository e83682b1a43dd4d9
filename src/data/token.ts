/** The session's token in the browser. Cookies keep it; the server reads headers only. */
import { AD_TOKEN_COOKIE, ADMIN_TOKEN_COOKIE, USER_ID_COOKIE } from '../contract/envelope.ts';

export interface StoredToken {
  token: string;
  /** Token of the ad service; the same unless that service answers one of its own. */
  adToken: string;
  /** The user's id, as the sign-in answered it. */
  id: string;
}

/** Null when nobody is signed in. */
export function readToken(): StoredToken | null {
  const token = readCookie(ADMIN_TOKEN_COOKIE);
  if (!token) return null;
  return { token, adToken: readCookie(AD_TOKEN_COOKIE) || token, id: readCookie(USER_ID_COOKIE) };
}

export function storeToken(token: string, id: string) {
  writeCookie(ADMIN_TOKEN_COOKIE, token);
  writeCookie(AD_TOKEN_COOKIE, token);
  writeCookie(USER_ID_COOKIE, id);
}

export function clearToken() {
  for (const name of [ADMIN_TOKEN_COOKIE, AD_TOKEN_COOKIE, USER_ID_COOKIE])
    writeCookie(name, '', '; Max-Age=0');
}

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

function writeCookie(name: string, value: string, more = '') {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // written synchronously: the Cookie Store is asynchronous, and absent outside https
  Reflect.set(
    document,
    'cookie',
    `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Strict${secure}${more}`,
  );
}
