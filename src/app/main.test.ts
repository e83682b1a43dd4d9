/** What a start makes of each answer: whether the session is kept, and what is said. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import words from '../../i18n/zh/sign-in-problem.ts';
import { clearToken } from '../data/clear-token.ts';
import {
  type ForeignUpstream,
  no,
  ok,
  type Reply,
  startForeignUpstream,
} from '../data/foreign-upstream.test-server.ts';
import { readToken, storeToken } from '../data/token.ts';
import { start } from './main.tsx';
import { readSettings } from './settings.ts';

const USER = 'GET /api/admin/user';
const CAPABILITIES = 'GET /api/capabilities';
const MENU = 'GET /api/admin/user/getMenuList';
const me = { id: '9', account: 'wei', userName: '韦', roles: [{ roleId: 2, name: '调度' }], permissions: [] };

let upstream: ForeignUpstream;
beforeAll(async () => {
  upstream = await startForeignUpstream();
});
afterAll(() => upstream.close());
beforeEach(() => {
  upstream.answers[USER] = () => ok(me);
  upstream.answers[CAPABILITIES] = () => ok([]);
  upstream.answers[MENU] = () => ok([]);
  storeToken('held', '9');
});
afterEach(clearToken);

const startNow = () => start(readSettings());

describe('a session ends', () => {
  test.each<[string, string, Reply]>([
    ['a token that is not valid', USER, no(2000, 'x')],
    ['a session that has run out', USER, no(2001, 'x')],
    ['a session that was ended', USER, no(2003, 'x')],
    ['one that came with HTTP 401', USER, { http: 401, body: no(2001, 'x') }],
    ['one beside the user', CAPABILITIES, no(2001, 'x')],
  ])('by an answer of %s', async (_, call, reply) => {
    upstream.answers[call] = () => reply;
    const why = await startNow();
    expect(readToken()).toBeNull();
    expect(why?.()).toBe(words.over);
  });

  test.each<[string, Reply]>([
    ['no data', ok(null)],
    ['no roles', ok({ ...me, roles: [] })],
  ])('by an answer with %s', async (_, reply) => {
    upstream.answers[USER] = () => reply;
    const why = await startNow();
    expect(readToken()).toBeNull();
    expect(why?.()).toBe(words.refused);
  });
});

const pageOf = (status: number) => words.startNoEnvelope.replaceAll('%{status}', String(status));

describe('a session is kept', () => {
  const strange = { text: '<html>sign in to the hotel</html>' };
  test.each<[string, Reply, string]>([
    ['that was cut', null, words.startCut],
    ['that came to the 502 page of a proxy', { http: 502, text: '<h1>Bad Gateway</h1>' }, pageOf(502)],
    ['that came to a page', strange, pageOf(200)],
    ['that came to a 401 page', { http: 401, ...strange }, pageOf(401)],
    ['that failed with 500', { http: 500, body: no(5000, 'x') }, words.startAway],
    ['that failed while the database is away', { http: 503, body: no(5003, 'x') }, words.startAway],
    [
      'that is being maintained',
      no(3002, '系统维护中'),
      words.startRefused.replace('%{message}', '系统维护中'),
    ],
  ])('by a call %s', async (_, reply, said) => {
    upstream.answers[USER] = () => reply;
    const why = await startNow();
    expect(readToken()?.token).toBe('held');
    expect(why?.()).toBe(said);
  });

  test('by a call that took too long', async () => {
    const timeout = AbortSignal.timeout;
    AbortSignal.timeout = () => timeout.call(AbortSignal, 0);
    let end = () => {};
    upstream.answers[USER] = () => new Promise(resolve => (end = () => resolve(ok(me))));
    const why = await startNow().finally(() => {
      AbortSignal.timeout = timeout;
    });
    end();
    expect(readToken()?.token).toBe('held');
    expect(why?.()).toBe(words.startTimeout);
  });
});

describe('another tab', () => {
  test('that has signed in loses nothing by the end of the session before it', async () => {
    upstream.answers[USER] = ({ headers }) => {
      if (headers.token !== 'held') return { http: 502, text: 'away' };
      storeToken('of another person', '10');
      return no(2003, 'x');
    };
    const why = await startNow();
    expect(readToken()?.token).toBe('of another person');
    expect(why?.()).toBe(pageOf(502));
  });

  test('that has signed in is whom the console starts for', async () => {
    const heard: unknown[] = [];
    upstream.answers[USER] = ({ headers }) => {
      heard.push(headers.token);
      if (headers.token !== 'held') return null;
      storeToken('of another person', '10');
      return ok(me);
    };
    await startNow();
    expect(heard).toEqual(['held', 'of another person']);
  });
});
