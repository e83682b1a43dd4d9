/** Settings of an operator's issuer, for signing in through it. */
import * as z from 'zod/mini';
import { isLoopbackHttp, type SingleSignOnSettings } from './single-sign-on/settings.ts';

const text = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));

export const singleSignOnSettings = {
  PUBLIC_URL: z.optional(z.string().check(z.refine(isOrigin))),
  OIDC_ISSUER: z.optional(z.string().check(z.refine(isIssuer))),
  OIDC_CLIENT_ID: z.optional(text(200)),
  OIDC_CLIENT_SECRET: z.optional(text(500)),
  OIDC_NAME: z._default(text(20), '单点登录'),
  OIDC_ACCOUNT_CLAIM: z._default(z.string().check(z.regex(/^[\w:./-]{1,100}$/)), 'preferred_username'),
};

export const SINGLE_SIGN_ON_EXPECTED: Readonly<Record<keyof typeof singleSignOnSettings, string>> = {
  PUBLIC_URL: 'an http or https address without a path',
  OIDC_ISSUER: 'an address with https, or http to this machine, without query',
  OIDC_CLIENT_ID: 'the id under which the issuer knows this console',
  OIDC_CLIENT_SECRET: 'at most 500 characters',
  OIDC_NAME: '1 to 20 characters',
  OIDC_ACCOUNT_CLAIM: 'the name of a claim',
};

type Read = z.output<z.ZodMiniObject<typeof singleSignOnSettings>>;

/** Undefined where no issuer is set. */
export function singleSignOnOf(read: Read, basePath: string): SingleSignOnSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = read;
  if (issuer === undefined || clientId === undefined) return undefined;
  return {
    issuer,
    clientId,
    ...(clientSecret !== undefined && { clientSecret }),
    name: read.OIDC_NAME,
    accountClaim: read.OIDC_ACCOUNT_CLAIM,
    ...(read.PUBLIC_URL !== undefined && { consoleAddress: new URL(read.PUBLIC_URL).origin + basePath }),
    basePath,
  };
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, origin, href } = new URL(value);
  return /^https?:$/.test(protocol) && href === `${origin}/`;
}

function isIssuer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, search, hash } = new URL(value);
  return !username && !password && !search && !hash && (protocol === 'https:' || isLoopbackHttp(value));
}
