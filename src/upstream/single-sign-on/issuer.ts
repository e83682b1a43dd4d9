/**
 * The operator's issuer, spoken to through openid-client, which checks signature, issuer, audience, nonce and
 * times of the id token. Time is the upstream's own.
 */
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  calculatePKCECodeChallenge,
  clockSkew,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  getJwksCache,
  None,
  ResponseBodyError,
  type ServerMetadata,
  setJwksCache,
} from 'openid-client';
import type { Clock } from '../core/context.ts';
import { Failure, refuse } from '../core/failure.ts';
import { isLoopbackHttp, type SingleSignOnSettings } from './settings.ts';

/** What one sign-in is recognised by. */
export interface Checks {
  redirectUri: string;
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** What the issuer has put into the address. */
export interface Returned {
  code: string;
  state: string;
  iss?: string | undefined;
}

export interface Issuer {
  /** Where the browser goes. Fails with DEPENDENCY_AWAY. */
  addressFor(checks: Checks): Promise<URL>;
  /** The account's name by the configured claim. Fails with CREDENTIALS_WRONG or DEPENDENCY_AWAY. */
  accountOf(checks: Checks, returned: Returned): Promise<string | undefined>;
}

const SCOPE = 'openid profile email';
/** What the issuer says of itself changes seldom; its keys are asked for anew when one is unknown. */
const METADATA_MS = 3_600_000;
const LONGEST_WAIT_SECONDS = 10;

export function issuerOf(settings: SingleSignOnSettings, clock: Clock): Issuer {
  const { issuer, clientId, accountClaim } = settings;
  let known: { server: ServerMetadata; until: number } | undefined;
  let keys: ReturnType<typeof getJwksCache>;

  async function server(): Promise<ServerMetadata> {
    if (known && clock() < known.until) return known.server;
    const found = await discovery(new URL(issuer), clientId, undefined, None(), {
      timeout: LONGEST_WAIT_SECONDS,
      execute: isLoopbackHttp(issuer) ? [allowInsecureRequests] : [],
    });
    known = { server: found.serverMetadata(), until: clock() + METADATA_MS };
    return known.server;
  }

  /** Made for each sign-in, because how far our clock is from this machine's may change. */
  async function configuration(): Promise<Configuration> {
    const about = await server();
    const skew = Math.round((clock() - Date.now()) / 1000);
    const made = new Configuration(about, clientId, { [clockSkew]: skew }, authentication(settings, about));
    made.timeout = LONGEST_WAIT_SECONDS;
    enableNonRepudiationChecks(made);
    if (isLoopbackHttp(issuer)) allowInsecureRequests(made);
    if (keys) setJwksCache(made, keys);
    return made;
  }

  const ready = () =>
    configuration().catch(error => failWith(new Failure('DEPENDENCY_AWAY', {}, 'issuer'), error));

  return {
    addressFor: async ({ redirectUri, state, nonce, codeVerifier }) =>
      buildAuthorizationUrl(await ready(), {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      }),

    accountOf: async ({ redirectUri, state, nonce, codeVerifier }, returned) => {
      const config = await ready();
      try {
        const tokens = await authorizationCodeGrant(config, addressOf(redirectUri, returned), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        keys = getJwksCache(config);
        const claims = tokens.claims();
        if (!claims) return undefined;
        // some issuers keep everything but the subject for a second question
        const isAll = claims[accountClaim] !== undefined || !config.serverMetadata().userinfo_endpoint;
        const said = isAll ? claims : await fetchUserInfo(config, tokens.access_token, claims.sub);
        return accountIn(said, accountClaim);
      } catch (error) {
        const isRefused = isRefusal(error);
        return failWith(
          isRefused
            ? refuse('CREDENTIALS_WRONG', 'SSO_REFUSED')
            : new Failure('DEPENDENCY_AWAY', {}, 'issuer'),
          error,
        );
      }
    },
  };
}

function authentication({ clientSecret }: SingleSignOnSettings, about: ServerMetadata) {
  if (clientSecret === undefined) return None();
  // an issuer that names none takes this one
  const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = about;
  return methods.includes('client_secret_basic')
    ? ClientSecretBasic(clientSecret)
    : ClientSecretPost(clientSecret);
}

function addressOf(redirectUri: string, { code, state, iss }: Returned): URL {
  const address = new URL(redirectUri);
  address.search = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) }).toString();
  return address;
}

/** An e-mail address that nobody has checked could be anybody's. */
function accountIn(claims: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = claims[name];
  const isUnchecked = name === 'email' && claims.email_verified === false;
  return typeof value === 'string' && value !== '' && !isUnchecked ? value : undefined;
}

/** An id token, or an answer to a code, that does not hold. */
const REFUSING: readonly (string | undefined)[] = [
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_PARSE_ERROR',
];

function failWith(failure: Failure, cause: unknown): never {
  failure.cause = cause;
  throw failure;
}

function isRefusal(error: unknown): boolean {
  if (error instanceof AuthorizationResponseError) return true;
  if (error instanceof ResponseBodyError) return error.error === 'invalid_grant';
  return error instanceof ClientError && REFUSING.includes(error.code);
}
