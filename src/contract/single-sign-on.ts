/**
 * Signing in through an issuer of the operator, by OpenID Connect. 单点登录 single sign-on · 签发方 issuer.
 * These calls are this project's own, and there only where an issuer is configured.
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { Id } from './grammar/wire.ts';

const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));

export const singleSignOnCalls = callGroup(
  'singleSignOn',
  {
    /**
     * Where to send the browser, and the secret by which this very browser finishes what it began: kept in the tab,
     * never in an address. `redirectUri` is the console's own sign-in page. Ten minutes, once.
     */
    startSingleSignOn: call('POST', '/api/admin/auth/sso/start', {
      body: z.object({ redirectUri: text(500) }),
      data: z.object({ url: z.string(), attempt: z.string() }),
      may: 'public',
      fails: ['NOT_FOUND', 'DEPENDENCY_AWAY'],
      opensTransaction: true,
    }),
    /** With what the issuer has put into the address of the sign-in page. */
    finishSingleSignOn: call('POST', '/api/admin/auth/sso/finish', {
      body: z.object({
        attempt: text(128),
        code: text(4000),
        state: text(500),
        iss: z.optional(text(500)),
      }),
      data: z.object({ token: z.string(), id: Id }),
      may: 'public',
      fails: ['NOT_FOUND', 'CREDENTIALS_WRONG', 'STATE_NOT_ALLOWED', 'DEPENDENCY_AWAY'],
      opensTransaction: true,
    }),
  },
  { isBeyondPlain: true },
);
