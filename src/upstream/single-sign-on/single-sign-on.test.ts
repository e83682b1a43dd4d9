import { desc } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  aForgingIssuer,
  anIssuer,
  CLIENT_ID,
  CLIENT_SECRET,
  OTHER_CLIENT,
  REDIRECT_URI,
} from '../../../tests/builders/issuer.ts';
import { TEST_TIME } from '../../../tests/builders/time-and-chance.ts';
import { anUpstream, type Upstream } from '../../../tests/builders/upstream.ts';
import { accessCalls } from '../../contract/access.ts';
import { platformCalls } from '../../contract/platform.ts';
import { sessionCalls } from '../../contract/session.ts';
import { singleSignOnCalls } from '../../contract/single-sign-on.ts';
import { loginLog } from '../core/audit/tables.ts';
import { forgetOldAttempts } from './handlers.ts';
import { ssoAttempt } from './tables.ts';

const MINUTE = 60_000;
const REFUSED = { http: 401, errCode: 2006, failure: { reason: 'SSO_REFUSED' } };

const closing: (() => Promise<unknown>)[] = [];
async function anUpstreamWith(issuer: string, about: { accountClaim?: string; clientSecret?: string } = {}) {
  const upstream = await anUpstream({
    singleSignOn: {
      issuer,
      clientId: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
      name: '企业账号登录',
      accountClaim: 'preferred_username',
      basePath: '',
      ...about,
    },
  });
  // the issuer keeps real time
  upstream.clock.advance(Date.now() - TEST_TIME);
  closing.push(upstream.close);
  return upstream;
}

const start = (upstream: Upstream) =>
  upstream.ask(singleSignOnCalls.startSingleSignOn, { body: { redirectUri: REDIRECT_URI } });

function finish(
  upstream: Upstream,
  attempt: string,
  back: URL,
  about: { code?: string; state?: string } = {},
) {
  const { code = '', state = '', iss } = Object.fromEntries(back.searchParams);
  return upstream.ask(singleSignOnCalls.finishSingleSignOn, {
    body: { attempt, code, state, ...(iss && { iss }), ...about },
  });
}

const lastLogin = async (upstream: Upstream) =>
  (await upstream.store.db.select().from(loginLog).orderBy(desc(loginLog.id)).limit(1))[0];

describe('signing in through an issuer', () => {
  let issuer: Awaited<ReturnType<typeof anIssuer>>;
  let upstream: Upstream;
  beforeAll(async () => {
    issuer = await anIssuer();
    upstream = await anUpstreamWith(issuer.issuer);
  });
  afterAll(async () => {
    for (const close of closing.splice(0)) await close();
    await issuer.close();
  });

  async function goThrough(name: string) {
    const { data } = await start(upstream);
    return { attempt: data.attempt, url: data.url, back: await issuer.visit(data.url, name) };
  }

  it('opens a session for the account that the issuer names', async () => {
    const { attempt, url, back } = await goThrough('Monitor');
    const asked = new URL(url).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('scope')).toContain('openid');
    const reply = await finish(upstream, attempt, back);
    expect(reply).toMatchObject({ errCode: 0 });
    const monitor = upstream.person(reply.data.token, reply.data.id);
    expect((await monitor.ask(sessionCalls.userInfo)).data.account).toBe('monitor');
    expect(await lastLogin(upstream)).toMatchObject({
      account: 'monitor',
      loginType: 3,
      status: 1,
      msg: null,
    });
    const kept = JSON.stringify(await upstream.store.db.select().from(ssoAttempt));
    expect(kept).not.toContain(attempt);
  });

  it('uses an attempt and a code once', async () => {
    const first = await goThrough('monitor');
    expect((await finish(upstream, first.attempt, first.back)).errCode).toBe(0);
    expect(await finish(upstream, first.attempt, first.back)).toMatchObject(REFUSED);
    const second = await goThrough('monitor');
    const used = first.back.searchParams.get('code') ?? '';
    expect(await finish(upstream, second.attempt, second.back, { code: used })).toMatchObject(REFUSED);
    expect(await finish(upstream, second.attempt, second.back)).toMatchObject(REFUSED);
  });

  it('lets nobody finish what another browser began', async () => {
    const [mine, his] = [await goThrough('monitor'), await goThrough('admin')];
    expect(await finish(upstream, mine.attempt, his.back)).toMatchObject(REFUSED);
    const third = await goThrough('monitor');
    const code = (await goThrough('admin')).back.searchParams.get('code') ?? '';
    // the state is right, but the code was asked for with another challenge
    expect(await finish(upstream, third.attempt, third.back, { code })).toMatchObject(REFUSED);
    expect(await finish(upstream, 'nobody-began-this', his.back)).toMatchObject(REFUSED);
    expect(await lastLogin(upstream)).toMatchObject({
      account: '',
      loginType: 3,
      status: 0,
      msg: 'SSO_REFUSED',
    });
  });

  it('takes no code that the issuer gave for another program', async () => {
    const { data } = await start(upstream);
    const url = new URL(data.url);
    url.searchParams.set('client_id', OTHER_CLIENT);
    const back = await issuer.visit(url.href, 'admin');
    // state, challenge and person are right; only the program is another
    expect(back.searchParams.get('code')).toBeTruthy();
    expect(await finish(upstream, data.attempt, back)).toMatchObject(REFUSED);
  });

  it('takes two at once with one attempt as one', async () => {
    const { attempt, back } = await goThrough('monitor');
    const replies = await Promise.all([finish(upstream, attempt, back), finish(upstream, attempt, back)]);
    expect(replies.map(({ errCode }) => errCode).toSorted()).toEqual([0, 2006]);
  });

  it('makes no account, and opens none that is shut', async () => {
    const stranger = await goThrough('somebody-else');
    expect(await finish(upstream, stranger.attempt, stranger.back)).toMatchObject({
      http: 401,
      errCode: 2006,
      failure: { reason: 'SSO_NO_ACCOUNT' },
    });
    expect(await lastLogin(upstream)).toMatchObject({ account: 'somebody-else', status: 0 });

    const admin = await upstream.signIn('admin');
    const { data: found } = await admin.ask(accessCalls.listAdminUsers, { query: { account: 'agent' } });
    const userId = found.find(({ account }) => account === 'agent')?.userId ?? '';
    await admin.ask(accessCalls.updateAdminUser, { body: { userId, state: 0 } });
    const disabled = await goThrough('agent');
    expect(await finish(upstream, disabled.attempt, disabled.back)).toMatchObject({
      errCode: 3002,
      failure: { reason: 'ACCOUNT_DISABLED' },
    });
    await admin.ask(accessCalls.updateAdminUser, {
      body: { userId, state: 1, expireOn: upstream.clock() - MINUTE },
    });
    const expired = await goThrough('agent');
    expect(await finish(upstream, expired.attempt, expired.back)).toMatchObject({
      errCode: 3002,
      failure: { reason: 'ACCOUNT_EXPIRED' },
    });
  });

  it('takes nobody for whose name another becomes in lower case', async () => {
    const admin = await upstream.signIn('admin');
    const kate = { account: 'kate', userName: '凯特' };
    expect((await admin.ask(accessCalls.createAdminUser, { body: kate })).errCode).toBe(0);
    const other = '\u212aate';
    expect(other.toLowerCase()).toBe('kate');
    const { attempt, back } = await goThrough(other);
    expect(await finish(upstream, attempt, back)).toMatchObject({ failure: { reason: 'SSO_NO_ACCOUNT' } });
    const same = await goThrough('Kate');
    expect((await finish(upstream, same.attempt, same.back)).errCode).toBe(0);
  });

  it('waits ten minutes, and forgets who has not come back', async () => {
    const { attempt, back } = await goThrough('monitor');
    await start(upstream);
    upstream.clock.advance(10 * MINUTE);
    expect(await finish(upstream, attempt, back)).toMatchObject(REFUSED);
    upstream.clock.advance(1);
    await upstream.run(forgetOldAttempts);
    expect(await upstream.store.db.select().from(ssoAttempt)).toEqual([]);
    upstream.clock.advance(-10 * MINUTE - 1);
  });

  it('bears a clock that is a little wrong, and no more', async () => {
    for (const [skew, errCode] of [
      [20_000, 0],
      [-20_000, 0],
      [2 * 60 * MINUTE, 2006],
    ] as const) {
      const { data } = await start(upstream);
      const back = await issuer.visit(data.url, 'monitor');
      upstream.clock.advance(skew);
      const due = upstream.clock();
      await upstream.store.db.update(ssoAttempt).set({ expireOn: due + MINUTE });
      expect((await finish(upstream, data.attempt, back)).errCode, String(skew)).toBe(errCode);
      upstream.clock.advance(-skew);
    }
  });

  it.each([
    'https://evil.example/login',
    'http://127.0.0.1:5999/login?next=//evil.example',
    'http://127.0.0.1:5999/other',
    'http://127.0.0.1@evil.example/login',
    'http://127.0.0.1.evil.example/login',
    'javascript:alert(1)',
    '/login',
  ])('never sends a browser to %s', async redirectUri => {
    const reply = await upstream.ask(singleSignOnCalls.startSingleSignOn, { body: { redirectUri } });
    expect(reply).toMatchObject({ errCode: 3007, failure: { fields: [{ field: 'redirectUri' }] } });
  });

  it('is said in the capabilities where it is set up, and there only', async () => {
    const names = async (of: Upstream) =>
      (await of.ask(platformCalls.capabilities)).data.map(({ name }) => name);
    expect(await names(upstream)).toContain('singleSignOn');
    const without = await anUpstream();
    expect(await names(without)).not.toContain('singleSignOn');
    expect(await start(without)).toMatchObject({ http: 404, errCode: 3006 });
    await without.close();
  });
});

describe('an issuer', () => {
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  it('may keep the claims for a second question', async () => {
    const issuer = await anIssuer({ hasClaimsInToken: false });
    closing.push(issuer.close);
    const upstream = await anUpstreamWith(issuer.issuer);
    const { data } = await start(upstream);
    expect((await finish(upstream, data.attempt, await issuer.visit(data.url, 'monitor'))).errCode).toBe(0);
  });

  it('is not believed about an address that it has not checked', async () => {
    const issuer = await anIssuer();
    closing.push(issuer.close);
    const upstream = await anUpstreamWith(issuer.issuer, { accountClaim: 'email' });
    const { data } = await start(upstream);
    const back = await issuer.visit(data.url, 'monitor');
    expect(await finish(upstream, data.attempt, back)).toMatchObject({
      errCode: 2006,
      failure: { reason: 'SSO_NO_ACCOUNT' },
    });
  });

  it('that is away, or knows the console by another secret, leaves passwords as they are', async () => {
    const issuer = await anIssuer();
    const upstream = await anUpstreamWith(issuer.issuer, { clientSecret: 'not the one' });
    const { data } = await start(upstream);
    const back = await issuer.visit(data.url, 'monitor');
    expect(await finish(upstream, data.attempt, back)).toMatchObject({ http: 503, errCode: 5003 });

    const begun = await start(upstream);
    await issuer.close();
    expect(
      await finish(
        upstream,
        begun.data.attempt,
        new URL(`${REDIRECT_URI}?code=x&state=${stateOf(begun)}&iss=${issuer.issuer}`),
      ),
    ).toMatchObject({ http: 503, errCode: 5003 });
    const fresh = await anUpstreamWith(issuer.issuer);
    expect(await start(fresh)).toMatchObject({ http: 503, errCode: 5003 });
    expect((await fresh.signIn('monitor')).token).toBeTruthy();
  });

  const stateOf = ({ data }: { data: { url: string } }) => new URL(data.url).searchParams.get('state');
});

describe('a token', () => {
  let issuer: Awaited<ReturnType<typeof aForgingIssuer>>;
  let upstream: Upstream;
  beforeAll(async () => {
    issuer = await aForgingIssuer();
    upstream = await anUpstreamWith(issuer.issuer);
  });
  afterAll(async () => {
    for (const close of closing.splice(0)) await close();
    await issuer.close();
  });

  const unchanged = (token: string) => token;
  const unsigned = (token: string) =>
    `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`;
  const withForgedSignature = (token: string) =>
    `${token.slice(0, token.lastIndexOf('.'))}.${'A'.repeat(342)}`;

  it.each([
    ['says it well', {}, unchanged, 0],
    ['speaks to another program', { aud: 'another-program' }, unchanged, 2006],
    ['answers another question', { nonce: 'another' }, unchanged, 2006],
    ['is somebody else', { iss: 'https://evil.example' }, unchanged, 2006],
    ['is long over', { iat: 1_700_000_000, exp: 1_700_000_060 }, unchanged, 2006],
    ['says nothing of the account', { preferred_username: undefined }, unchanged, 2006],
    ['says the account is no text', { preferred_username: { a: 1 } }, unchanged, 2006],
    ['is signed by nobody', {}, unsigned, 2006],
    ['is signed by somebody else', {}, withForgedSignature, 2006],
  ])('that %s is judged by it', async (_what, claims, forge, errCode) => {
    issuer.say(claims, forge);
    const { data } = await start(upstream);
    const reply = await finish(upstream, data.attempt, await issuer.visit(data.url));
    expect(reply.errCode, JSON.stringify(reply)).toBe(errCode);
  });
});
