/** Issuers of OpenID Connect on loopback: an honest one from a package, and one that signs whatever it is told. */
import { createSign, generateKeyPairSync } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export const REDIRECT_URI = 'http://127.0.0.1:5999/login';
export const CLIENT_ID = 'cabdesk';
export const CLIENT_SECRET = 'a secret of the issuer and the console';
export const OTHER_CLIENT = 'another-program';

async function listening(handle: (issuer: string) => http.RequestListener) {
  const server = http.createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.on('request', handle(issuer));
  const close = () => {
    server.closeAllConnections();
    return new Promise(resolve => server.close(resolve));
  };
  return { issuer, close };
}

/** Everybody may sign in there under any name; the name is the claim `preferred_username`. */
export async function anIssuer({ hasClaimsInToken = true } = {}) {
  const client = (id: string) => ({
    client_id: id,
    client_secret: CLIENT_SECRET,
    redirect_uris: [REDIRECT_URI],
    response_types: ['code'],
    grant_types: ['authorization_code'],
  });
  const { issuer, close } = await listening(address =>
    new Provider(address, {
      clients: [client(CLIENT_ID), client(OTHER_CLIENT)],
      claims: { openid: ['sub'], profile: ['preferred_username'], email: ['email', 'email_verified'] },
      conformIdTokenClaims: !hasClaimsInToken,
      cookies: { keys: ['tests only'] },
      ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
      findAccount: (_context: unknown, id: string) => ({
        accountId: id,
        claims: () => ({
          sub: `subject of ${id}`,
          preferred_username: id,
          email: `${id}@example.com`,
          email_verified: false,
        }),
      }),
    }).callback(),
  );
  return { issuer, close, visit: (url: string, name: string) => visit(new URL(url), name) };
}

/** A browser's way through the issuer's pages, until it is sent back to the console. */
async function visit(start: URL, name: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = start;
  let form: URLSearchParams | undefined;
  for (let step = 0; step < 20; step++) {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [key = '', value = ''] = cookie.split(';', 1)[0]?.split('=', 2) ?? [];
      cookies.set(key, value);
    }
    const location = response.headers.get('location');
    if (location) {
      url = new URL(location, url);
      form = undefined;
      if (url.href.startsWith(REDIRECT_URI)) return url;
      continue;
    }
    const html = await response.text();
    const [, prompt = ''] = /name="prompt" value="(\w+)"/.exec(html) ?? [];
    if (!prompt) throw new Error(`the issuer answered ${response.status}: ${html.slice(0, 300)}`);
    form = new URLSearchParams({ prompt, login: name, password: 'any' });
  }
  throw new Error('the issuer never sent the browser back');
}

type Claims = Record<string, unknown>;

/** Issues whatever token it is told to, whatever the code. */
export async function aForgingIssuer() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = (claims: Claims) => {
    const content = `${encoded({ alg: 'RS256', kid: 'one' })}.${encoded(claims)}`;
    const signature = createSign('RSA-SHA256').update(content).sign(privateKey).toString('base64url');
    return `${content}.${signature}`;
  };
  let nonce = '';
  let lie: { claims: Claims; forge(token: string): string } = { claims: {}, forge: token => token };
  const { issuer, close } = await listening(address => (request, response) => {
    const answers: Record<string, () => unknown> = {
      '/.well-known/openid-configuration': () => ({
        issuer: address,
        authorization_endpoint: `${address}/auth`,
        token_endpoint: `${address}/token`,
        jwks_uri: `${address}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      }),
      '/keys': () => ({
        keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }],
      }),
      '/token': () => {
        const now = Math.floor(Date.now() / 1000);
        const honest = {
          iss: address,
          sub: '1',
          aud: CLIENT_ID,
          iat: now,
          exp: now + 60,
          nonce,
          preferred_username: 'admin',
        };
        return {
          access_token: 'x',
          token_type: 'Bearer',
          id_token: lie.forge(signed({ ...honest, ...lie.claims })),
        };
      },
    };
    const answer = answers[request.url ?? ''];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer?.() ?? {}));
  });
  return {
    issuer,
    close,
    /** From now on: the claims go over the honest ones, and the signed token through `forge`. */
    say: (claims: Claims, forge: (token: string) => string) => {
      lie = { claims, forge };
    },
    /** The way back, without any page in between. */
    visit: async (url: string) => {
      const { searchParams } = new URL(url);
      nonce = searchParams.get('nonce') ?? '';
      return new URL(`${REDIRECT_URI}?code=any&state=${searchParams.get('state')}`);
    },
  };
}
