import { createHook } from 'node:async_hooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { setProperty } from '../../../tests/builders/property.ts';
import { requestOf } from '../../../tests/builders/request.ts';
import { accessCalls } from '../../contract/access.ts';
import type { Envelope } from '../../contract/grammar/envelope.ts';
import type { FailureData } from '../../contract/grammar/failures.ts';
import { logCalls } from '../../contract/log.ts';
import { sessionCalls } from '../../contract/session.ts';
import { MOST_OF_ACCOUNT, MOST_OF_ADDRESS } from '../core/identity/sign-in-guard.ts';

// the work of comparing a password is counted, not timed: it is the same work for an account that nobody has
// the work of comparing a password is counted, not timed: it is the same work for an account that nobody has
let work = 0;
const counting = createHook({
  init(_id, type) {
    if (type === 'SCRYPTREQUEST') work += 1;
  },
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DEVICE = 'a-browser-of-its-own';
const CREDENTIALS = { http: 401, status: '1', errCode: 2006 };
const LOCKED = { http: 429, status: '1', errCode: 3010, data: { reason: 'SIGN_IN_LOCKED' } };
const SLOWED = { http: 429, status: '1', errCode: 3010, data: { reason: 'SIGN_IN_SLOWED' } };

let office: Office;
let clerk: Awaited<ReturnType<Office['aClerk']>>;
let last = 0;

beforeAll(async () => {
  office = await anOffice();
  counting.enable();
});
afterAll(() => {
  counting.disable();
  return office.close();
});
/** Failures of one case are an hour old in the next. */
beforeEach(async () => {
  office.clock.advance(HOUR);
  Object.assign(office.admin, await office.signIn('admin'));
  clerk = await office.aClerk();
});

interface Attempt {
  account?: string;
  password?: string;
  deviceId?: string;
}

async function login({ account = clerk.account, ...more }: Attempt, ip = '10.0.0.1') {
  const body = { account, password: 'new-password', ...more };
  const response = await office.app.inject({
    ...requestOf(sessionCalls.login, { body }),
    remoteAddress: ip,
  });
  return { http: response.statusCode, ...response.json<Envelope<FailureData & { token?: string }>>() };
}

async function fail(times: number, attempt: Attempt = {}, ip?: string) {
  for (let count = 0; count < times; count += 1) await login({ ...attempt, password: 'not-it' }, ip);
}

const anAddress = () => {
  last += 1;
  return `10.1.${Math.floor(last / 250)}.${last % 250}`;
};

const loginLog = async (size: number) =>
  (await office.admin.ask(logCalls.listLoginLog, { query: { size, status: 0 } })).data.map(
    ({ account, ip, msg }) => ({ account, ip, msg }),
  );

describe('five failures', () => {
  it('lock the account for the address they came from, for a quarter of an hour, and end no session', async () => {
    await fail(4);
    expect(await login({})).toMatchObject({ errCode: 0 });
    await fail(5);
    const retryOn = office.clock() + 15 * MINUTE;
    expect(await login({})).toMatchObject({ ...LOCKED, data: { retryOn } });
    expect(await login({ account: clerk.account.toUpperCase() })).toMatchObject(LOCKED);
    expect(await loginLog(1)).toEqual([{ account: clerk.account, ip: '10.0.0.1', msg: 'SIGN_IN_LOCKED' }]);
    expect(await login({}, '10.0.0.2')).toMatchObject({ errCode: 0 });
    expect((await clerk.ask(sessionCalls.userInfo)).errCode).toBe(0);
    office.clock.advance(15 * MINUTE - 1);
    expect(await login({})).toMatchObject({ ...LOCKED, data: { retryOn } });
    office.clock.advance(1);
    expect(await login({})).toMatchObject({ errCode: 0 });
  });

  it('are as many, and the lock as long, as the properties say', async () => {
    await setProperty(office.store.db, 'login.maxFail', '3');
    await setProperty(office.store.db, 'login.lockMinutes', '1');
    await fail(3);
    expect(await login({})).toMatchObject({ ...LOCKED, data: { retryOn: office.clock() + MINUTE } });
    await setProperty(office.store.db, 'login.maxFail', undefined);
    await setProperty(office.store.db, 'login.lockMinutes', undefined);
  });

  it('look alike for an account that nobody has, in words and in work', async () => {
    const story = async (account: string) => {
      const told: unknown[] = [];
      for (let count = 0; count < 7; count += 1) {
        const before = work;
        const answer = await login({ account, password: 'not-it' }, '10.0.0.3');
        told.push([answer, work - before]);
      }
      return told;
    };
    const ofClerk = await story(clerk.account);
    expect(await story('nobody-at-all')).toEqual(ofClerk);
    expect(ofClerk.map(one => (one as [unknown, number])[1])).toEqual([1, 1, 1, 1, 1, 0, 0]);
  });

  it('at once are five guesses, not twenty', async () => {
    const before = work;
    const wrong = { password: 'not-it' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(wrong)));
    expect(work - before).toBe(5);
    expect(answers.filter(({ errCode }) => errCode === 2006)).toHaveLength(5);
    expect(answers.filter(({ errCode }) => errCode === 3010)).toHaveLength(15);
    expect(await login({})).toMatchObject(LOCKED);
  });

  it('are not made of twenty right sign-ins at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => login({})));
    expect(new Set(answers.map(({ errCode }) => errCode))).toEqual(new Set([0]));
    expect(new Set(answers.map(({ data }) => data.token)).size).toBe(20);
  });

  it('elsewhere leave a known device open, which is locked by its own alone', async () => {
    await login({ deviceId: DEVICE });
    await fail(5);
    expect(await login({ deviceId: `${DEVICE}-2` })).toMatchObject(LOCKED);
    expect(await login({ deviceId: DEVICE })).toMatchObject({ errCode: 0 });
    await fail(5, { deviceId: DEVICE }, '10.0.0.9');
    expect(await login({ deviceId: DEVICE })).toMatchObject(LOCKED);
    expect(await login({}, '10.0.0.9')).toMatchObject({ errCode: 0 });
  });
});

describe('failures from everywhere', () => {
  it('slow an account down for strangers, never shut it, and leave a known device alone', async () => {
    await login({ deviceId: DEVICE });
    for (let count = 0; count <= MOST_OF_ACCOUNT; count += 1) await fail(1, {}, anAddress());
    expect(await login({ password: 'not-it' }, anAddress())).toMatchObject(CREDENTIALS);
    const retryOn = office.clock() + 5000;
    expect(await login({}, anAddress())).toMatchObject({ ...SLOWED, data: { retryOn } });
    expect((await loginLog(1))[0]).toMatchObject({ account: clerk.account, msg: 'SIGN_IN_SLOWED' });
    expect(await login({ deviceId: DEVICE }, anAddress())).toMatchObject({ errCode: 0 });
    expect((await clerk.ask(sessionCalls.userInfo)).errCode).toBe(0);
    office.clock.advance(5000);
    expect(await login({}, anAddress())).toMatchObject({ errCode: 0 });
  });

  it('do not let one who keeps trying stand before one who has not failed yet', async () => {
    const known = Array.from({ length: MOST_OF_ACCOUNT + 1 }, anAddress);
    for (const ip of known) await fail(1, {}, ip);
    expect(await login({ password: 'not-it' }, known[0])).toMatchObject(CREDENTIALS);
    expect(await login({ password: 'not-it' }, known[1])).toMatchObject(SLOWED);
    expect(await login({}, anAddress())).toMatchObject({ errCode: 0 });
  });

  it('slow an address down, each account by itself: nobody is kept out by a neighbour', async () => {
    const ip = anAddress();
    for (let count = 0; count <= MOST_OF_ADDRESS; count += 1)
      await fail(1, { account: `nobody${count}` }, ip);
    expect(await login({}, ip)).toMatchObject({ errCode: 0 });
    const monitor = { account: 'monitor', password: 'taxi-demo' };
    expect(await login({ ...monitor, password: 'not-it' }, ip)).toMatchObject(CREDENTIALS);
    expect(await login({ ...monitor, password: 'not-it' }, ip)).toMatchObject(CREDENTIALS);
    expect(await login(monitor, ip)).toMatchObject(SLOWED);
    expect(await login(monitor, anAddress())).toMatchObject({ errCode: 0 });
  });
});

describe('an administrator', () => {
  const unlock = (person: Pick<typeof clerk, 'ask'>, userId: string) =>
    person.ask(accessCalls.unlockUser, { body: { userId } });
  const lockedUntil = async () => {
    const found = await office.admin.ask(accessCalls.listAdminUsers, { query: { userId: clerk.id } });
    return found.data[0]?.lockedUntil;
  };

  it('sees who is locked and until when, and lets him in', async () => {
    expect(await lockedUntil()).toBeNull();
    await fail(5);
    expect(await lockedUntil()).toBe(office.clock() + 15 * MINUTE);
    expect(await unlock(office.admin, clerk.id)).toMatchObject({ errCode: 0 });
    expect(await lockedUntil()).toBeNull();
    expect(await login({})).toMatchObject({ errCode: 0 });
    expect(await unlock(office.admin, clerk.id)).toMatchObject({ errCode: 0 });
    const log = await office.admin.ask(logCalls.listOperateLog, { body: { objectId: clerk.id } });
    expect(log.data[0]).toMatchObject({ businessType: 2, method: 'access.unlockUser', status: 1 });
    await fail(5);
    office.clock.advance(15 * MINUTE);
    expect(await lockedUntil()).toBeNull();
  });

  it('unlocks nobody who holds more, nobody outside his areas, and nobody without the right', async () => {
    const helper = await office.aClerk({ rights: ['usermgr.list', 'usermgr.list:resetPwd'] });
    const limited = await office.aClerk({
      rights: ['usermgr.list', 'usermgr.list:resetPwd'],
      areaIds: ['450102'],
    });
    const reader = await office.aClerk({ rights: ['usermgr.list'] });
    const plainClerk = await office.aClerk();
    expect(await unlock(helper, office.admin.id)).toMatchObject({
      http: 403,
      failure: { reason: 'HOLDS_MORE' },
    });
    expect(await unlock(limited, plainClerk.id)).toMatchObject({ http: 404, errCode: 3006 });
    expect(await unlock(reader, plainClerk.id)).toMatchObject({ http: 403, errCode: 3008 });
    expect(await unlock(office.admin, '999999')).toMatchObject({ http: 404 });
    expect(await unlock(helper, plainClerk.id)).toMatchObject({ errCode: 0 });
  });
});

describe('an old password named from within', () => {
  const doors = {
    renewMyPassword: (oldPassword: string) =>
      clerk.ask(sessionCalls.renewMyPassword, { query: { oldPassword, newPassword: 'newer-password' } }),
    updateUserPassword: (oldPassword: string) =>
      clerk.ask(accessCalls.updateUserPassword, { body: { oldPassword, newPassword: 'newer-password' } }),
  };

  it.each(Object.entries(doors))('by %s can be wrong five times', async (_name, change) => {
    for (let count = 0; count < 5; count += 1) {
      expect(await change('not-it')).toMatchObject({ failure: { reason: 'PASSWORD_WRONG' } });
    }
    expect(await change('new-password')).toMatchObject({
      http: 429,
      failure: { reason: 'PASSWORD_TRIES', retryOn: office.clock() + 15 * MINUTE },
    });
    // neither the session nor the sign-in is touched by it
    expect((await clerk.ask(sessionCalls.userInfo)).errCode).toBe(0);
    expect(await login({})).toMatchObject({ errCode: 0 });
    office.clock.advance(15 * MINUTE);
    expect(await change('new-password')).toMatchObject({ errCode: 0 });
  });

  it('is compared once for a request that is sent twice', async () => {
    const body = { oldPassword: 'new-password', newPassword: 'newer-password', requestId: 'change-once' };
    expect(await clerk.ask(accessCalls.updateUserPassword, { body })).toMatchObject({ errCode: 0 });
    const before = work;
    expect(await clerk.ask(accessCalls.updateUserPassword, { body })).toMatchObject({ errCode: 0 });
    expect(work).toBe(before);
  });
});

describe('a session whose token comes along with a sign-in', () => {
  it.each([
    ['as a header', (token: string) => ({ token })],
    ['as a cookie', (token: string) => ({ cookie: `other=1; Admin-Token=${token}` })],
  ])('%s ends with it, and with it alone', async (_way, headers) => {
    const elsewhere = await office.signIn(clerk.account, 'new-password');
    const request = requestOf(sessionCalls.login, { body: { account: 'monitor', password: 'taxi-dem0' } });
    const sent = (body: object) =>
      office.app.inject({
        ...request,
        payload: body,
        headers: { ...request.headers, ...headers(clerk.token) },
      });
    await sent({ account: 'monitor', password: 'taxi-dem0' });
    expect((await clerk.ask(sessionCalls.userInfo)).errCode).toBe(0);
    expect((await sent({ account: 'monitor', password: 'taxi-demo' })).json()).toMatchObject({ errCode: 0 });
    expect(await clerk.ask(sessionCalls.userInfo)).toMatchObject({ http: 401, errCode: 2003 });
    expect((await elsewhere.ask(sessionCalls.userInfo)).errCode).toBe(0);
  });
});

it('keeps no password that was typed into the wrong box', async () => {
  await login({ account: 'correct horse battery' });
  await login({ account: 'abc' });
  await login({ account: 'x' });
  expect((await loginLog(3)).map(({ account }) => account)).toEqual(['****', 'a****', 'co****']);
});
