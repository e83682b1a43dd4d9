import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { setProperty } from '../../../tests/builders/property.ts';
import { accessCalls } from '../../contract/access.ts';
import { logCalls } from '../../contract/log.ts';
import { sessionCalls } from '../../contract/session.ts';
import { forgetUnusedDevices } from '../core/identity/devices.ts';
import { forgetOldCodes, issueLoginCode } from '../core/identity/login-code.ts';
import { loginCode } from '../core/identity/sign-in-tables.ts';
import { adminUser } from '../core/identity/tables.ts';
import { smsDay, smsDayOf, smsOutbox } from '../core/outside/sms-outbox.ts';
import { demandsCode } from './code-step.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const NEEDED = { http: 200, status: '0', errCode: 2002 };
const WRONG = { http: 200, status: '0', errCode: 2004 };
const DEVICE = 'a-browser-of-its-own';

let office: Office;
let count = 0;
let account: string;
let userId: string;
let mobile: string;

beforeAll(async () => {
  office = await anOffice();
});
afterAll(() => office.close());
/** Every case has its own person and number: what one used up is another's no longer. */
beforeEach(async () => {
  const { db } = office.store;
  await setProperty(db, 'login.code', 'off');
  Object.assign(office.admin, await office.signIn('admin'));
  const clerk = await office.aClerk();
  count += 1;
  ({ account, id: userId } = clerk);
  mobile = `138000${String(10_000 + count)}`;
  await db.update(adminUser).set({ mobile }).where(eq(adminUser.id, userId));
  await setProperty(db, 'login.code', 'always');
});

const login = (more: { loginCode?: string; temToken?: string; deviceId?: string; password?: string } = {}) =>
  office.ask(sessionCalls.login, { body: { account, password: 'new-password', ...more } });
const messages = () =>
  office.store.db.select().from(smsOutbox).where(eq(smsOutbox.mobile, mobile)).orderBy(smsOutbox.id);
async function lastCode() {
  const sent = await messages();
  return /验证码 (\d{6})/.exec(sent.at(-1)?.text ?? '')?.[1] ?? '';
}
/** The first step; answers what the second one needs. */
async function firstStep(deviceId?: string) {
  const { failure } = await login(deviceId === undefined ? {} : { deviceId });
  return { temToken: failure.temToken ?? '', loginCode: await lastCode() };
}
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('when a code is asked for', () => {
  it.each([
    ['off', { reachesPhones: true, hasNumber: true, isKnownDevice: false }, false],
    ['always', { reachesPhones: false, hasNumber: false, isKnownDevice: true }, true],
    ['newDevice', { reachesPhones: true, hasNumber: true, isKnownDevice: false }, true],
    ['newDevice', { reachesPhones: true, hasNumber: true, isKnownDevice: true }, false],
    [undefined, { reachesPhones: true, hasNumber: true, isKnownDevice: false }, true],
    [undefined, { reachesPhones: true, hasNumber: true, isKnownDevice: true }, false],
    [undefined, { reachesPhones: true, hasNumber: false, isKnownDevice: false }, false],
    [undefined, { reachesPhones: false, hasNumber: true, isKnownDevice: false }, false],
  ] as const)('by %s, for %o: %s', (setting, about, demanded) => {
    expect(demandsCode(setting, about)).toBe(demanded);
  });
});

describe('a code', () => {
  it('goes to the number of who named the password, and to nobody else', async () => {
    expect(await login({ password: 'not-it' })).toMatchObject({ http: 401, errCode: 2006 });
    expect(await messages()).toEqual([]);
    const now = office.clock();
    const first = await login();
    expect(first).toMatchObject({
      ...NEEDED,
      failure: {
        mobile: `138****${mobile.slice(-4)}`,
        expireOn: now + 5 * MINUTE,
        resendOn: now + MINUTE,
      },
    });
    const [sms, ...more] = await messages();
    expect(more).toEqual([]);
    expect(sms).toMatchObject({ kind: 'loginCode', text: expect.stringMatching(/^【Cabdesk】.*\d{6}/) });
  });

  it('opens a session once, and is kept as a hash', async () => {
    const step = await firstStep();
    const kept = JSON.stringify(await office.store.db.select().from(loginCode));
    expect(kept).not.toContain(step.loginCode);
    expect(kept).not.toContain(step.temToken);
    const opened = await login(step);
    expect(opened).toMatchObject({ status: '0', errCode: 0 });
    const info = await office.person(opened.data.token, opened.data.id).ask(sessionCalls.userInfo);
    expect(info.data.account).toBe(account);
    expect(await login(step)).toMatchObject(WRONG);
    const log = await office.admin.ask(logCalls.listLoginLog, { query: { account, size: 3 } });
    expect(log.data.map(({ loginType, status, msg }) => [loginType, status, msg])).toEqual([
      [2, 0, 'LOGIN_CODE_WRONG'],
      [2, 1, null],
      [1, 0, 'LOGIN_CODE_NEEDED'],
    ]);
  });

  it('opens one session when it is sent twice at once', async () => {
    const step = await firstStep();
    const answers = await Promise.all([login(step), login(step), login(step)]);
    expect(answers.map(({ errCode }) => errCode).toSorted()).toEqual([0, 2004, 2004]);
  });

  it('is worth nothing without its temToken, its password or its account', async () => {
    const step = await firstStep();
    expect(await login({ loginCode: step.loginCode })).toMatchObject(WRONG);
    expect(await login({ ...step, temToken: 'x'.repeat(43) })).toMatchObject(WRONG);
    expect(await login({ ...step, password: 'not-it' })).toMatchObject({ errCode: 2006 });

    await setProperty(office.store.db, 'login.code', 'off');
    const other = await office.aClerk();
    await setProperty(office.store.db, 'login.code', 'always');
    const body = { account: other.account, password: 'new-password', ...step };
    expect(await office.ask(sessionCalls.login, { body })).toMatchObject(WRONG);
    expect(await login(step)).toMatchObject({ errCode: 0 });
  });

  it('is good for five attempts and five minutes', async () => {
    const step = await firstStep();
    const wrong = { ...step, loginCode: otherThan(step.loginCode) };
    for (const attemptsLeft of [4, 3, 2, 1, 0, 0]) {
      expect(await login(wrong)).toMatchObject({
        ...WRONG,
        failure: { attemptsLeft, temToken: step.temToken },
      });
    }
    expect(await login(step)).toMatchObject({ ...WRONG, failure: { attemptsLeft: 0 } });

    office.clock.advance(MINUTE);
    const late = await firstStep();
    office.clock.advance(5 * MINUTE);
    expect(await login(late)).toMatchObject({ ...WRONG, failure: { attemptsLeft: 0 } });
  });

  it('is tried five times at most when many try at once', async () => {
    const step = await firstStep();
    const wrong = { ...step, loginCode: otherThan(step.loginCode) };
    await Promise.all(Array.from({ length: 4 }, () => login(wrong)));
    await Promise.all(Array.from({ length: 4 }, () => login(wrong)));
    const [row] = await office.store.db.select().from(loginCode).where(eq(loginCode.userId, userId));
    expect(row?.attemptsLeft).toBe(0);
    expect(await login(step)).toMatchObject(WRONG);
  });
});

describe('another code', () => {
  it('goes out after a minute, under the same temToken, and replaces the first', async () => {
    const step = await firstStep();
    const early = await login({ temToken: step.temToken });
    expect(early).toMatchObject({ ...NEEDED, failure: { temToken: step.temToken } });
    expect(await messages()).toHaveLength(1);
    office.clock.advance(MINUTE);
    const later = await login({ temToken: step.temToken });
    expect(later.failure).toMatchObject({ temToken: step.temToken, resendOn: office.clock() + MINUTE });
    expect(await messages()).toHaveLength(2);
    const second = await lastCode();
    expect(second).not.toBe(step.loginCode);
    expect(await login(step)).toMatchObject({ ...WRONG, failure: { attemptsLeft: 4 } });
    expect(await login({ ...step, loginCode: second })).toMatchObject({ errCode: 0 });
  });

  it('is not sent for a sign-in begun anew: the one on its way goes with the new temToken', async () => {
    const step = await firstStep();
    const again = await login();
    expect(again.failure.temToken).not.toBe(step.temToken);
    expect(await messages()).toHaveLength(1);
    expect(await login(step)).toMatchObject(WRONG);
    expect(await login({ ...step, temToken: again.failure.temToken ?? '' })).toMatchObject({ errCode: 0 });
  });

  it('is sent once when it is asked for many times at once', async () => {
    await Promise.all(Array.from({ length: 4 }, () => login()));
    expect(await messages()).toHaveLength(1);
  });

  it('does not go out past the daily limit: the person is sent to an administrator, and let in by his code', async () => {
    await setProperty(office.store.db, 'sms.dailyLimit', '2');
    for (let sent = 0; sent < 2; sent += 1) {
      await login();
      office.clock.advance(11 * MINUTE);
    }
    const refused = await login();
    expect(refused).toMatchObject({ ...NEEDED, failure: { reason: 'CODE_BY_ADMINISTRATOR' } });
    expect(await messages()).toHaveLength(2);
    const temToken = refused.failure.temToken ?? '';
    const { code } = await issued();
    expect(await login({ temToken, loginCode: code })).toMatchObject({ errCode: 0 });
    office.clock.advance(DAY);
    await login();
    expect(await messages()).toHaveLength(3);
    await setProperty(office.store.db, 'sms.dailyLimit', undefined);
  });

  it('does not go out where somebody else with the number has just had the last one', async () => {
    const { db } = office.store;
    await db.insert(smsDay).values({ mobile, day: smsDayOf(office.clock()), count: 1_000 });
    expect(await login()).toMatchObject({ ...NEEDED, failure: { reason: 'CODE_BY_ADMINISTRATOR' } });
    expect(await messages()).toHaveLength(0);
  });
});

const issued = () =>
  issueLoginCode(office.store.db, {
    userId,
    chance: { bytes: length => Buffer.alloc(length, count) },
    now: office.clock(),
  });

describe('a code of the administrator', () => {
  it('lets in who has no number, once', async () => {
    await office.store.db.update(adminUser).set({ mobile: null }).where(eq(adminUser.id, userId));
    const first = await login();
    expect(first).toMatchObject({ ...NEEDED, failure: { mobile: null, reason: 'CODE_BY_ADMINISTRATOR' } });
    const temToken = first.failure.temToken ?? '';
    const { code, expireOn } = await issued();
    expect(expireOn).toBe(office.clock() + 10 * MINUTE);
    expect(await login({ temToken, loginCode: code })).toMatchObject({ errCode: 0 });
    const next = await login();
    expect(await login({ temToken: next.failure.temToken ?? '', loginCode: code })).toMatchObject(WRONG);
  });

  it('opens nothing by itself and cannot be tried out', async () => {
    const { code } = await issued();
    expect(await login({ loginCode: code })).toMatchObject(WRONG);
    expect(await login({ loginCode: code, temToken: 'x'.repeat(43) })).toMatchObject(WRONG);
    const first = await login();
    const temToken = first.failure.temToken ?? '';
    for (let tries = 0; tries < 5; tries += 1) await login({ temToken, loginCode: otherThan(code) });
    office.clock.advance(MINUTE);
    const second = await login();
    expect(await login({ temToken: second.failure.temToken ?? '', loginCode: code })).toMatchObject(WRONG);
  });

  it('is no good after ten minutes, and is swept', async () => {
    const { code } = await issued();
    office.clock.advance(10 * MINUTE);
    const first = await login();
    expect(await login({ temToken: first.failure.temToken ?? '', loginCode: code })).toMatchObject(WRONG);
    office.clock.advance(11 * MINUTE);
    await office.run(forgetOldCodes);
    expect(await office.store.db.$count(loginCode)).toBe(0);
  });
});

describe('a new password', () => {
  it('is asked for after the code, never before', async () => {
    await setProperty(office.store.db, 'login.code', 'off');
    const reset = await office.admin.ask(accessCalls.resetPassword, { body: { userId } });
    await setProperty(office.store.db, 'login.code', 'always');
    const { password } = reset.data;
    const first = await login({ password });
    expect(first).toMatchObject(NEEDED);
    const temToken = first.failure.temToken ?? '';
    // the token of the code step is no right to renew
    expect(
      await office.ask(sessionCalls.renewPassword, {
        headers: { temtoken: temToken, newpassword: 'newer-pass' },
      }),
    ).toMatchObject({ http: 401, errCode: 2000 });
    const second = await login({ password, temToken, loginCode: await lastCode(), deviceId: DEVICE });
    expect(second).toMatchObject({ status: '1', errCode: 2005 });
    const renewed = await office.ask(sessionCalls.renewPassword, {
      headers: { temtoken: second.failure.temToken ?? '', newpassword: 'newer-pass' },
    });
    expect(renewed.errCode).toBe(0);
    // the browser that has been through it is known
    await setProperty(office.store.db, 'login.code', 'newDevice');
    expect(await login({ password: 'newer-pass', deviceId: DEVICE })).toMatchObject({ errCode: 0 });
  });
});

describe('a device', () => {
  beforeEach(() => setProperty(office.store.db, 'login.code', 'newDevice'));

  it('is asked for a code until somebody has signed in with it, each person for himself', async () => {
    const step = await firstStep(DEVICE);
    expect(await login({ deviceId: DEVICE })).toMatchObject(NEEDED);
    const again = await login({ deviceId: DEVICE });
    expect(
      await login({ temToken: again.failure.temToken ?? '', loginCode: step.loginCode, deviceId: DEVICE }),
    ).toMatchObject({ errCode: 0 });
    expect(await login({ deviceId: DEVICE })).toMatchObject({ errCode: 0 });
    expect(await login({ deviceId: `${DEVICE}-2` })).toMatchObject(NEEDED);
    expect(await login()).toMatchObject(NEEDED);
    expect(await login({ deviceId: DEVICE, password: 'not-it' })).toMatchObject({ errCode: 2006 });
    expect(
      await office.ask(sessionCalls.login, {
        body: { account: 'monitor', password: 'taxi-demo', deviceId: DEVICE },
      }),
    ).toMatchObject(NEEDED);
  });

  it('becomes known while no codes are asked for', async () => {
    await setProperty(office.store.db, 'login.code', 'off');
    await login({ deviceId: DEVICE });
    await setProperty(office.store.db, 'login.code', 'newDevice');
    expect(await login({ deviceId: DEVICE })).toMatchObject({ errCode: 0 });
  });

  it('is forgotten after ninety days without a sign-in, and when the password is reset', async () => {
    await setProperty(office.store.db, 'login.code', 'off');
    await login({ deviceId: DEVICE });
    await setProperty(office.store.db, 'login.code', 'newDevice');
    office.clock.advance(89 * DAY);
    await office.run(forgetUnusedDevices);
    expect(await login({ deviceId: DEVICE })).toMatchObject({ errCode: 0 });
    office.clock.advance(90 * DAY);
    expect(await login({ deviceId: DEVICE })).toMatchObject(NEEDED);
    await office.run(forgetUnusedDevices);

    await setProperty(office.store.db, 'login.code', 'off');
    await login({ deviceId: DEVICE });
    Object.assign(office.admin, await office.signIn('admin'));
    const reset = await office.admin.ask(accessCalls.resetPassword, { body: { userId } });
    await setProperty(office.store.db, 'login.code', 'newDevice');
    expect(await login({ deviceId: DEVICE, password: reset.data.password })).toMatchObject(NEEDED);
  });

  it('is one of twenty at most', async () => {
    await setProperty(office.store.db, 'login.code', 'off');
    for (let device = 0; device < 21; device += 1) {
      office.clock.advance(SECOND);
      await login({ deviceId: `${DEVICE}-${device}` });
    }
    await setProperty(office.store.db, 'login.code', 'newDevice');
    expect(await login({ deviceId: `${DEVICE}-0` })).toMatchObject(NEEDED);
    expect(await login({ deviceId: `${DEVICE}-1` })).toMatchObject({ errCode: 0 });
  });
});
