import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { requestOf } from '../../../tests/builders/request.ts';
import { accessCalls } from '../../contract/access.ts';
import { BACKGROUND_HEADER } from '../../contract/grammar/envelope.ts';
import { logCalls } from '../../contract/log.ts';
import { sessionCalls } from '../../contract/session.ts';
import { session } from '../core/identity/tables.ts';

const MINUTE = 60_000;
const EXPIRED = { http: 401, errCode: 2001 };
const ENDED = { http: 401, errCode: 2003 };

let office: Office;
beforeAll(async () => {
  office = await anOffice();
});
afterAll(() => office.close());
// the clock is moved in here, and an administrator away for long is signed out
beforeEach(async () => {
  Object.assign(office.admin, await office.signIn('admin'));
});

const login = (account: string, password: string) =>
  office.ask(sessionCalls.login, { body: { account, password } });
const lastLogins = async (size: number) =>
  (await office.admin.ask(logCalls.listLoginLog, { query: { size } })).data.map(
    ({ account, loginType, status, msg }) => ({ account, loginType, status, msg }),
  );

describe('signing in', () => {
  it('answers an unknown account and a wrong password in the same words', async () => {
    const unknown = await login('nobody', 'taxi-demo');
    const wrong = await login('monitor', 'taxi-dem0');
    expect(unknown).toMatchObject({ http: 401, errCode: 2006, status: '1' });
    expect(wrong).toEqual(unknown);
    expect(await lastLogins(2)).toEqual([
      { account: 'monitor', loginType: 1, status: 0, msg: 'CREDENTIALS_WRONG' },
      { account: 'no****', loginType: 1, status: 0, msg: 'CREDENTIALS_WRONG' },
    ]);
  });

  it('says why an account is shut only to who knows its password', async () => {
    const clerk = await office.aClerk();
    await office.admin.ask(accessCalls.updateAdminUser, { body: { userId: clerk.id, state: 0 } });
    expect(await clerk.ask(sessionCalls.userInfo)).toMatchObject(ENDED);
    expect(await login(clerk.account, 'wrong')).toMatchObject({ errCode: 2006 });
    expect(await login(clerk.account, 'new-password')).toMatchObject({
      http: 409,
      errCode: 3002,
      failure: { reason: 'ACCOUNT_DISABLED' },
    });
    await office.admin.ask(accessCalls.updateAdminUser, {
      body: { userId: clerk.id, state: 1, expireOn: office.clock() + MINUTE },
    });
    expect(await login(clerk.account.toUpperCase(), 'new-password')).toMatchObject({ errCode: 0 });
    office.clock.advance(MINUTE);
    expect(await login(clerk.account, 'new-password')).toMatchObject({
      failure: { reason: 'ACCOUNT_EXPIRED' },
    });
  });

  it('keeps no token, tells who is there, and ends at sign-out', async () => {
    const monitor = await office.signIn('monitor');
    const kept = JSON.stringify(await office.store.db.select().from(session));
    expect(kept).not.toContain(monitor.token);
    const info = await monitor.ask(sessionCalls.userInfo);
    expect(info.data).toMatchObject({
      id: monitor.id,
      account: 'monitor',
      userName: '覃建军',
      isSuperuser: 0,
      roles: [{ roleId: '4', name: '监控员', roleKey: 'monitor' }],
      areaIds: [],
    });
    expect(info.data.permissions).toContainEqual(
      expect.objectContaining({ val: 'drivermgr:check', name: '抽查' }),
    );
    expect((await monitor.ask(sessionCalls.logout)).errCode).toBe(0);
    expect(await monitor.ask(sessionCalls.userInfo)).toMatchObject(ENDED);
    expect((await lastLogins(1))[0]).toMatchObject({ account: 'monitor', loginType: 4, status: 1 });
    const log = await office.admin.ask(logCalls.listLoginLog, {
      query: { account: 'monitor', loginType: 1 },
    });
    expect(log.data[0]?.logoutTime).toBe(office.clock());
  });
});

describe('a session', () => {
  it('runs out when nobody does anything, whatever the console does by itself', async () => {
    const monitor = await office.signIn('monitor');
    const poll = () => {
      const request = requestOf(sessionCalls.userInfo, {}, monitor.token);
      return office.app.inject({ ...request, headers: { ...request.headers, [BACKGROUND_HEADER]: '1' } });
    };
    for (let minute = 0; minute < 30; minute += 5) {
      office.clock.advance(5 * MINUTE);
      expect((await poll()).statusCode).toBe(200);
    }
    office.clock.advance(MINUTE);
    expect((await poll()).statusCode).toBe(401);
    expect(await monitor.ask(sessionCalls.userInfo)).toMatchObject(EXPIRED);
  });

  it('lives on while somebody works, but for twelve hours', async () => {
    const monitor = await office.signIn('monitor');
    for (let minute = 0; minute < 12 * 60 - 25; minute += 25) {
      office.clock.advance(25 * MINUTE);
      expect((await monitor.ask(sessionCalls.userInfo)).errCode).toBe(0);
    }
    office.clock.advance(25 * MINUTE);
    expect(await monitor.ask(sessionCalls.userInfo)).toMatchObject(EXPIRED);
  });

  it('is nothing to a token that nobody was given', async () => {
    for (const token of ['x', '4-token', '\u0661']) {
      expect(await office.person(encodeURIComponent(token), '1').ask(sessionCalls.userInfo)).toMatchObject({
        http: 401,
        errCode: 2000,
      });
    }
  });
});

describe('renewing a password', () => {
  it('after a reset: the old sessions end, the one-time password opens one door once', async () => {
    const clerk = await office.aClerk();
    const reset = await office.admin.ask(accessCalls.resetPassword, { body: { userId: clerk.id } });
    expect(await clerk.ask(sessionCalls.userInfo)).toMatchObject(ENDED);
    expect((await lastLogins(1))[0]).toMatchObject({ account: clerk.account, loginType: 5, msg: 'password' });
    expect(await login(clerk.account, 'new-password')).toMatchObject({ errCode: 2006 });

    const first = await login(clerk.account, reset.data.password);
    expect(first).toMatchObject({ http: 200, status: '1', errCode: 2005 });
    const temtoken = first.failure.temToken ?? '';
    const renew = (newpassword: string) =>
      office.ask(sessionCalls.renewPassword, { headers: { temtoken, newpassword } });
    expect(await renew('short')).toMatchObject({ errCode: 3007 });
    expect(await renew(`${clerk.account}-2026`)).toMatchObject({ failure: { reason: 'PASSWORD_COMMON' } });
    expect(await renew('Password1')).toMatchObject({ errCode: 3007, failure: { reason: 'PASSWORD_COMMON' } });
    expect(await renew(reset.data.password)).toMatchObject({
      errCode: 3002,
      failure: { reason: 'PASSWORD_SAME' },
    });
    const renewed = await renew('新密码 8 字以上!');
    expect(renewed.errCode).toBe(0);
    const again = office.person(renewed.data.token, renewed.data.id);
    expect((await again.ask(sessionCalls.userInfo)).data.account).toBe(clerk.account);
    expect(await renew('yet-another-one')).toMatchObject({ http: 401, errCode: 2000 });
    expect((await login(clerk.account, '新密码 8 字以上!')).errCode).toBe(0);
  });

  it('waits ten minutes, and only the newest offer counts', async () => {
    const { account, password } = await office.aUser();
    const offers = [await login(account, password), await login(account, password)];
    const renew = (offer: (typeof offers)[number] | undefined) =>
      office.ask(sessionCalls.renewPassword, {
        headers: { temtoken: offer?.failure.temToken ?? '', newpassword: 'long-enough' },
      });
    expect(await renew(offers[0])).toMatchObject({ errCode: 2000 });
    office.clock.advance(10 * MINUTE);
    expect(await renew(offers[1])).toMatchObject({ errCode: 2000 });
  });

  it.each([
    [
      'renewMyPassword',
      (clerk: Awaited<ReturnType<Office['aClerk']>>, oldPassword: string, newPassword: string) =>
        clerk.ask(sessionCalls.renewMyPassword, { query: { oldPassword, newPassword } }),
      { http: 401, errCode: 2006 },
    ],
    [
      'updateUserPassword',
      (clerk: Awaited<ReturnType<Office['aClerk']>>, oldPassword: string, newPassword: string) =>
        clerk.ask(accessCalls.updateUserPassword, { body: { oldPassword, newPassword } }),
      { http: 409, errCode: 3002 },
    ],
  ] as const)('by %s ends the other sessions and keeps this one', async (_door, change, wrong) => {
    const clerk = await office.aClerk();
    const elsewhere = await office.signIn(clerk.account, 'new-password');
    expect(await change(clerk, 'not-it', 'newer-password')).toMatchObject({
      ...wrong,
      failure: { reason: 'PASSWORD_WRONG' },
    });
    expect((await elsewhere.ask(sessionCalls.userInfo)).errCode).toBe(0);
    expect(await change(clerk, 'new-password', 'newer-password')).toMatchObject({ errCode: 0 });
    expect((await clerk.ask(sessionCalls.userInfo)).errCode).toBe(0);
    expect(await elsewhere.ask(sessionCalls.userInfo)).toMatchObject(ENDED);
    expect((await login(clerk.account, 'newer-password')).errCode).toBe(0);
    const log = await office.admin.ask(logCalls.listOperateLog, { body: { objectId: clerk.id } });
    expect(JSON.stringify(log.data)).not.toMatch(/newer-password|not-it/);
  });
});
