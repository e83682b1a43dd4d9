import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isAllowed } from '../contract/grammar/may.ts';
import { createAuthProvider } from './auth-provider.ts';
import { clearToken } from './clear-token.ts';
import { type ForeignUpstream, no, ok, startForeignUpstream } from './foreign-upstream.test-server.ts';
import { UpstreamError } from './send.ts';
import { loadSession, type Session } from './session.ts';
import { readToken, storeToken } from './token.ts';

let upstream: ForeignUpstream;
beforeAll(async () => {
  upstream = await startForeignUpstream();
});
afterAll(() => upstream.close());

const me = {
  userId: 9,
  account: 'wei',
  userName: '韦',
  roles: [{ roleId: 2, name: '调度管理员' }],
  permissions: [{ val: 'systemmgr' }, { val: 'usermgr.list' }, { val: 'lost' }, { val: 'lost:match' }, {}],
};
beforeEach(() => {
  for (const name of Object.keys(upstream.answers)) delete upstream.answers[name];
  upstream.answers['GET /api/admin/user'] = () => ok(me);
  storeToken('token', '9');
});

describe('a session', () => {
  test('on a plain upstream lets a bare subject grant its actions', async () => {
    const { user, rights, capabilities } = await loadSession();
    expect(user).toMatchObject({ id: '9', areaIds: [], roles: [{ roleId: '2' }] });
    expect(capabilities.size).toBe(0);
    expect(isAllowed('usermgr.list:add', rights)).toBe(true);
    expect(isAllowed('lost:refund', rights)).toBe(false);
  });

  test.each([
    ['a page in place of the document', { text: '<html>' }],
    ['a page with HTTP 404', { http: 404, text: '<html>' }],
    ['a page with HTTP 500', { http: 500, text: '<html>Internal Server Error' }],
    ['a refusal', no(3006, 'x')],
    ['a refusal with HTTP 500', { http: 500, body: no(500, '系统异常') }],
    ['a refusal of the old kind for a path that breaks', no(5000, '系统异常')],
    ["a framework's own JSON", { http: 500, body: { timestamp: 1, status: 500, error: 'Internal' } }],
    ['a list in place of an envelope', { text: '[]' }],
  ])('takes %s for plain', async (_, answer) => {
    upstream.answers['GET /api/capabilities'] = () => answer;
    expect((await loadSession()).capabilities.size).toBe(0);
  });

  test.each([502, 503, 504])('does not take an upstream that is away, HTTP %i, for plain', async http => {
    upstream.answers['GET /api/capabilities'] = () => ({ http, text: 'bad gateway' });
    await expect(loadSession()).rejects.toBeInstanceOf(UpstreamError);
  });

  test('with actions needs each action, and knows only capabilities it has heard of', async () => {
    upstream.answers['GET /api/capabilities'] = () =>
      ok([
        { name: 'actions', version: 1 },
        { name: 'flying', version: 3 },
      ]);
    const { rights, capabilities } = await loadSession();
    expect([...capabilities]).toEqual(['actions']);
    expect(isAllowed('usermgr.list:add', rights)).toBe(false);
  });

  test('is refused without roles, and without data', async () => {
    upstream.answers['GET /api/admin/user'] = () => ok({ ...me, roles: [] });
    await expect(loadSession()).rejects.toThrow('getInfo: roles must be a non-null array!');
    upstream.answers['GET /api/admin/user'] = () => ok(null);
    await expect(loadSession()).rejects.toThrow('Verification failed, please Login again.');
  });
});

describe('the auth provider', () => {
  const page = {
    path: '/system-manage/admin-user',
    needs: ['systemmgr', 'usermgr.list'],
    may: { read: 'usermgr.list', create: 'usermgr.list:add', update: 'usermgr.list:edit' },
  } as const;
  const providerFor = (codes: string[]) => {
    const rights = { userId: '9', codes: new Set(codes), subjectsGrantActions: false };
    const session: Session = { user: { ...me } as never, rights, capabilities: new Set() };
    return createAuthProvider({ pages: [page], session: () => session });
  };
  const can = (codes: string[], action: string, resource = 'system-manage/admin-user') =>
    providerFor(codes).canAccess?.({ resource, action, signal: undefined });

  test('asks for all codes of the page and the right of the call', async () => {
    expect(await can(['systemmgr', 'usermgr.list'], 'list')).toBe(true);
    expect(await can(['usermgr.list'], 'list')).toBe(false);
    expect(await can(['systemmgr', 'usermgr.list'], 'create')).toBe(false);
    expect(await can(['systemmgr', 'usermgr.list', 'usermgr.list:add'], 'create')).toBe(true);
    expect(await can(['all'], 'delete')).toBe(false);
  });

  test('maps subjects and actions', async () => {
    expect(await can(['monitoring.map'], 'SHOWMENU', 'monitoring.map')).toBe(true);
    expect(await can(['monitoring.map'], 'assign', 'monitoring.map')).toBe(false);
    expect(await can(['monitoring.map:assign'], 'assign', 'monitoring.map')).toBe(true);
  });

  test('signs out also where the upstream does not answer', async () => {
    upstream.answers['POST /api/admin/auth/logout'] = () => null;
    expect(await providerFor([]).logout({})).toBe('/login');
    expect(readToken()).toBeNull();
    await expect(providerFor([]).checkAuth({})).rejects.toBeInstanceOf(UpstreamError);
    clearToken();
  });

  test('keeps the page when the session is over: the bell has rung already', async () => {
    await expect(providerFor([]).checkError(new UpstreamError('session'))).resolves.toBeUndefined();
    await expect(providerFor([]).checkError(new UpstreamError('failure'))).resolves.toBeUndefined();
  });
});
