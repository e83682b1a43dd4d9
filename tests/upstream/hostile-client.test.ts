/**
 * Who has, had or makes up a token, an address or a request id, and tries what else it opens. Each attempt is answered
 * in the envelope, and allowed is what the contract permits.
 */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessCalls } from '../../src/contract/access.ts';
import type { Envelope } from '../../src/contract/grammar/envelope.ts';
import type { FailureData } from '../../src/contract/grammar/failures.ts';
import { onlineCalls } from '../../src/contract/online.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { storageCalls } from '../../src/contract/storage.ts';
import { loginLog, operateLog } from '../../src/upstream/core/audit/tables.ts';
import { session } from '../../src/upstream/core/identity/tables.ts';
import { anOffice, DOORS, type Office } from '../builders/office.ts';
import { requestOf } from '../builders/request.ts';
import type { Person } from '../builders/upstream.ts';

const HOUR = 3_600_000;

let office: Office;
beforeAll(async () => {
  office = await anOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  office.clock.advance(HOUR);
  Object.assign(office.admin, await office.signIn('admin'));
});

async function send(request: InjectOptions) {
  const response = await office.app.inject(request);
  expect(response.statusCode, response.body).toBeLessThan(500);
  const { errCode, data } = response.json<Envelope<FailureData>>();
  expect(errCode).toBeTypeOf('number');
  return { http: response.statusCode, errCode, reason: data?.reason };
}

const me = (headers: Record<string, string | string[]>): InjectOptions => ({
  method: 'GET',
  url: sessionCalls.userInfo.path,
  headers,
});
const isIn = (person: Person) => person.ask(sessionCalls.userInfo).then(({ errCode }) => errCode);

describe('a token', () => {
  const swapped = (letter: string) => (letter === 'A' ? 'B' : 'A');
  const turned = (letter: string) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();

  it('opens nothing with any letter changed, cut off or added', async () => {
    const { token } = await office.aClerk();
    const letters = [...token];
    const variants = new Set([
      ...letters.map((letter, at) => letters.with(at, swapped(letter)).join('')),
      ...letters.map((letter, at) => letters.with(at, turned(letter)).join('')),
      ...letters.map((_, at) => token.slice(0, at)),
      ...letters.map((_, at) => token.slice(at + 1)),
      token + token,
      `${token}=`,
      `${token},${token}`,
      `Bearer ${token}`,
      token.toUpperCase(),
      token.split('').toReversed().join(''),
      Buffer.from(token, 'base64url').toString('base64'),
      Buffer.from(token, 'base64url').toString('hex'),
    ]);
    variants.delete(token);
    for (const variant of variants) expect((await send(me({ token: variant }))).errCode, variant).toBe(2000);
    expect((await send(me({ token }))).errCode).toBe(0);
  });

  it('opens nothing by its hash, as the database keeps it', async () => {
    const [row] = await office.store.db.select().from(session).limit(1);
    expect((await send(me({ token: row?.tokenHash ?? '' }))).errCode).toBe(2000);
  });

  it.each<[string, (token: string) => InjectOptions]>([
    ['twice', token => me({ token: [token, token] })],
    ['as a cookie', token => me({ cookie: `token=${token}; Admin-Token=${token}` })],
    ['in the usual header', token => me({ authorization: `Bearer ${token}` })],
    ['in the address', token => ({ ...me({}), query: { token } })],
  ])('opens nothing %s', async (_way, request) => {
    expect((await send(request(office.admin.token))).errCode).toBe(2000);
  });

  it('of nobody that is sent along with a sign-in is not taken up', async () => {
    const token = 'chosen-by-somebody-else-chosen-by-somebody-e';
    const login = requestOf(sessionCalls.login, { body: { account: 'monitor', password: 'taxi-demo' } });
    const response = await office.app.inject({ ...login, headers: { ...login.headers, token } });
    expect(response.json<Envelope<{ token: string }>>().data.token).not.toBe(token);
    expect((await send(me({ token }))).errCode).toBe(2000);
  });
});

describe('a session', () => {
  const userOf = async (userId: string) =>
    (await office.admin.ask(accessCalls.listAdminUsers, { query: { userId } })).data[0];
  const update = (userId: string, body: object) =>
    office.admin.ask(accessCalls.updateAdminUser, { body: { userId, ...body } });

  it.each<[string, number, (userId: string) => Promise<{ errCode: number } | undefined>]>([
    ['disabled', 2003, userId => update(userId, { state: 0 })],
    ['run out', 2003, userId => update(userId, { expireOn: office.clock() })],
    ['deleted', 2003, userId => office.admin.ask(accessCalls.deleteUser, { body: { userId } })],
    [
      'given another password',
      2003,
      userId => office.admin.ask(accessCalls.resetPassword, { body: { userId } }),
    ],
    ['sent out', 2003, userId => office.admin.ask(onlineCalls.forceLogout, { body: { userId } })],
    [
      'away for long',
      2001,
      async () => {
        office.clock.advance(13 * HOUR);
        return undefined;
      },
    ],
  ])('is over for who was %s, and stays over', async (_what, errCode, happen) => {
    const clerk = await office.aClerk({ rights: DOORS });
    expect(await isIn(clerk)).toBe(0);
    expect((await happen(clerk.id))?.errCode ?? 0).toBe(0);
    expect(await isIn(clerk)).toBe(errCode);
    office.clock.advance(-2 * HOUR);
    expect(await isIn(clerk)).toBe(errCode);
    expect((await clerk.ask(accessCalls.addRole, { body: { name: '太晚了' } })).errCode).toBe(errCode);
    office.clock.advance(2 * HOUR);
  });

  it('that runs out with its person is over without anybody doing anything', async () => {
    const clerk = await office.aClerk();
    await update(clerk.id, { expireOn: office.clock() + 60_000 });
    expect(await isIn(clerk)).toBe(0);
    office.clock.advance(60_000);
    expect(await isIn(clerk)).toBe(2003);
  });

  it('is over for who has opened thousands', async () => {
    const clerk = await office.aClerk();
    const now = office.clock();
    await office.store.db.execute(sql`insert into session (token_hash, user_id, created_on, last_seen_on, expire_on)
      select 'one of many ' || n, ${clerk.id}::bigint, ${now}::bigint, ${now}::bigint, ${now + HOUR}::bigint
      from generate_series(1, 7000) n`);
    expect((await clerk.ask(onlineCalls.listOwnSessions)).data).toHaveLength(200);
    expect((await update(clerk.id, { state: 0 })).errCode).toBe(0);
    expect(await isIn(clerk)).toBe(2003);
    const open = and(eq(session.userId, clerk.id), isNull(session.endedOn));
    expect(await office.store.db.$count(session, open)).toBe(0);
  });

  it('loses a right with the role, at the next call', async () => {
    const clerk = await office.aClerk({ rights: DOORS });
    const list = () => clerk.ask(accessCalls.listAdminUsers).then(({ errCode }) => errCode);
    expect(await list()).toBe(0);
    await office.admin.ask(accessCalls.updateRole, { body: { roleId: clerk.roleIds[0] ?? '', state: 0 } });
    expect(await list()).toBe(3008);
    await office.admin.ask(accessCalls.updateRole, { body: { roleId: clerk.roleIds[0] ?? '', state: 1 } });
    expect(await list()).toBe(0);
    await update(clerk.id, { roles: [] });
    expect(await list()).toBe(3008);
    expect((await userOf(clerk.id))?.roles).toEqual([]);
  });

  it("is not ended by its number by anybody else, and a stranger's is not told from one that is not there", async () => {
    const [clerk, other] = [await office.aClerk({ rights: DOORS }), await office.aClerk()];
    const [{ sessionId = '' } = {}] = (await other.ask(onlineCalls.listOwnSessions)).data;
    for (const id of [sessionId, '999999', `0${sessionId}`, ` ${sessionId}`, `${sessionId} or 1=1`]) {
      expect((await clerk.ask(onlineCalls.endOwnSession, { params: { sessionId: id } })).errCode).toBe(3006);
    }
    expect(await isIn(other)).toBe(0);
  });
});

describe('a preview', () => {
  it('widens with nothing: neither a revealed value, nor an upload, nor a preview within', async () => {
    const roleId = await office.aRole([...DOORS, 'privacy:reveal']);
    const { data } = await office.admin.ask(onlineCalls.previewRole, { body: { roleId } });
    const as = office.person(data.token, office.admin.id);
    const refused = { errCode: 3008, failure: { reason: 'PREVIEW_READS_ONLY' } };
    expect(await as.ask(onlineCalls.previewRole, { body: { roleId } })).toMatchObject(refused);
    expect(await as.ask(storageCalls.aliyunOSSAccessToken)).toMatchObject(refused);
    await office.admin.ask(accessCalls.replaceRolePermissions, {
      params: { id: roleId },
      body: { permissions: [{ val: 'systemmgr' }, { val: 'log:view' }] },
    });
    const { permissions } = (await as.ask(sessionCalls.userInfo)).data;
    expect(permissions.map(({ val }) => val).toSorted()).toEqual(['log:view', 'systemmgr']);
    await office.admin.ask(sessionCalls.logout);
    expect(await isIn(as)).toBe(2003);
  });
});

describe('a request id', () => {
  const REQUEST = 'a-request-of-one-person';
  const create = (by: Person, body: object = {}) =>
    by.ask(accessCalls.addRole, { body: { name: '只建一次', requestId: REQUEST, ...body } });

  it('answers nobody else, and not even its own sender who may no longer', async () => {
    const [owner, other, stranger] = [
      await office.aClerk({ rights: DOORS }),
      await office.aClerk({ rights: DOORS }),
      await office.aClerk(),
    ];
    const first = await create(owner);
    expect(first.errCode).toBe(0);
    expect((await create(owner)).data.roleId).toBe(first.data.roleId);
    expect((await create(other)).errCode).toBe(3004);
    expect((await create(stranger)).errCode).toBe(3008);
    expect(await create(owner, { name: '另一个' })).toMatchObject({ failure: { reason: 'REQUEST_REUSED' } });
    await office.admin.ask(accessCalls.updateAdminUser, { body: { userId: owner.id, roles: [] } });
    expect((await create(owner)).errCode).toBe(3008);
  });
});

describe('an address that proves itself', () => {
  it.each<[string, (url: URL) => InjectOptions]>([
    ['another method', url => ({ method: 'DELETE', url: url.pathname + url.search })],
    [
      'a method above it',
      url => ({
        method: 'GET',
        url: url.pathname + url.search,
        headers: { 'x-http-method-override': 'PUT' },
      }),
    ],
    ['another path', url => ({ method: 'GET', url: `${url.pathname}/address${url.search}` })],
    [
      'its end further away',
      url => ({ method: 'POST', url: url.pathname + url.search.replace(/expires=\d/, 'expires=2') }),
    ],
    ['its end twice', url => ({ method: 'POST', url: `${url.pathname}${url.search}&expires=9999999999999` })],
    [
      'somebody else',
      url => ({ method: 'POST', url: url.pathname + url.search.replace(/userId=\d+/, 'userId=1') }),
    ],
    ['somebody else besides', url => ({ method: 'POST', url: `${url.pathname}${url.search}&userId=1` })],
    ['one thing more', url => ({ method: 'POST', url: `${url.pathname}${url.search}&x=` })],
  ])('opens nothing for %s', async (_what, change) => {
    const clerk = await office.aClerk();
    const { host } = (await clerk.ask(storageCalls.aliyunOSSAccessToken)).data;
    const { errCode } = await send(change(new URL(host, 'http://desk')));
    expect([2000, 3006, 3007, 3008]).toContain(errCode);
    expect(office.ports.objects.size).toBe(0);
  });
});

describe('who has no name at all', () => {
  it('writes nothing into the operate log', async () => {
    const count = () => office.store.db.$count(operateLog);
    const before = await count();
    const headers = { temtoken: 'x'.repeat(128), newpassword: 'a-new-password' };
    for (let time = 0; time < 5; time += 1) {
      expect((await office.ask(sessionCalls.renewPassword, { headers })).errCode).toBe(2000);
    }
    expect(await count()).toBe(before);
  });

  it('cannot fill the login log with attempts that nobody has judged', async () => {
    const { account } = await office.aClerk();
    const failures = () => office.store.db.$count(loginLog, eq(loginLog.status, 0));
    const before = await failures();
    for (let time = 0; time < 130; time += 1) {
      await office.ask(sessionCalls.login, { body: { account, password: 'wrong' } });
    }
    const written = (await failures()) - before;
    expect(written).toBeGreaterThan(50);
    expect(written).toBeLessThanOrEqual(100);
    office.clock.advance(60_001);
    await office.ask(sessionCalls.login, { body: { account, password: 'wrong' } });
    expect((await failures()) - before).toBe(written + 1);
  });
});
