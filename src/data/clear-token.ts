/** Forgets the session in this browser. Apart from `token.ts`, which the sign-in form waits for. */
import {
  AD_TOKEN_COOKIE,
  ADMIN_TOKEN_COOKIE,
  OWN_TOKEN_COOKIE,
  USER_ID_COOKIE,
} from '../contract/grammar/envelope.ts';
import { tellTabs } from './tabs.ts';
import { forget } from './token.ts';

export function clearToken() {
  forget([ADMIN_TOKEN_COOKIE, AD_TOKEN_COOKIE, USER_ID_COOKIE, OWN_TOKEN_COOKIE]);
  tellTabs('moved');
}
