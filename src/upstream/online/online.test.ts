import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anOffice, DOORS, type Office } from '../../../tests/builders/office.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { logCalls } from '../../contract/log.ts';
import { onlineCalls } from '../../contract/online.ts';
import { sessionCalls } from '../../contract/session.ts';
import { loginLog } from '../core/audit/tables.ts';
import { endOverdueSessions } from '../core/identity/session-life.ts';
import { session } from '../core/identity/tables.ts';

const MINUTE = 60_000;
const ENDED = { http: 401, errCode: 2003 };
const EXPIRED = { http: 401, errCode: 2001 };
const UNKNOWN = { http: 404, errCode: 3006 };
const PASSWORD = 'new-password';

let office: Office;
beforeAll(async () => {
  office = await anOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  Object.assign(office.admin, await office.signIn('admin'));
});

const state = async (person: Person) => (await person.ask(sessionCalls.userInfo)).errCode;
const sessionsOf = async (person: Person) => (await person.ask(onlineCalls.listOwnSessions)).data;
const currentOf = async (person: Person) =>
  (await sessionsOf(person)).find(({ isCurrent }) => isCurrent === 1)?.sessionId ?? '';

describe("one's own sessions", () => {
  it('are listed latest first, with the one that asks marked', async () => {
    const clerk = await office.aClerk();
    office.clock.advance(2 * MINUTE);
    const phone = await office.signIn(clerk.account, PASSWORD);
    const rows = await sessionsOf(phone);
    expect(rows.map(({ isCurrent }) => isCurrent)).toEqual([1, 0]);
    expect(rows[0]).toMatchObject({ ip: '127.0.0.1', createdOn: office.clock(), lastSeenOn: office.clock() });
    expect(rows[0]?.expireOn).toBe(office.clock() + 12 * 60 * MINUTE);
    expect(JSON.stringify(rows)).not.toContain('Hash');
  });

  it('are ended one by one or all but this, and never somebody else’s', async () => {
    const clerk = await office.aClerk();
    const [one, two] = [
      await office.signIn(clerk.account, PASSWORD),
      await office.signIn(clerk.account, PASSWORD),
    ];
    const end = (by: Person, sessionId: string) =>
      by.ask(onlineCalls.endOwnSession, { params: { sessionId } });
    expect(await end(clerk, await currentOf(office.admin))).toMatchObject(UNKNOWN);
    expect(await end(clerk, '999999')).toMatchObject(UNKNOWN);
    expect(await end(clerk, await currentOf(clerk))).toMatchObject({
      errCode: 3002,
      failure: { reason: 'OWN_SESSION' },
    });
    expect(await state(office.admin)).toBe(0);

    const ofOne = await currentOf(one);
    expect((await end(clerk, ofOne)).data).toEqual({ ended: 1 });
    expect(await one.ask(sessionCalls.userInfo)).toMatchObject(ENDED);
    expect(await end(clerk, ofOne)).toMatchObject(UNKNOWN);
    expect((await clerk.ask(onlineCalls.endOtherSessions)).data).toEqual({ ended: 1 });
    expect(await two.ask(sessionCalls.userInfo)).toMatchObject(ENDED);
    expect(await sessionsOf(clerk)).toHaveLength(1);
    const [entry] = await office.store.db
      .select()
      .from(loginLog)
      .where(eq(loginLog.sessionId, ofOne))
      .offset(1);
    expect(entry).toMatchObject({ account: clerk.account, loginType: 5, status: 1, msg: 'own' });
  });
});

describe('the list of online users', () => {
  it('shows who can still act, and nobody else', async () => {
    const [here, gone, away] = [await office.aClerk(), await office.aClerk(), await office.aClerk()];
    await gone.ask(sessionCalls.logout);
    office.clock.advance(31 * MINUTE);
    const again = await office.signIn(here.account, PASSWORD);
    Object.assign(office.admin, await office.signIn('admin'));
    const { data, total } = await office.admin.ask(onlineCalls.listOnline, { query: { size: 200 } });
    expect(data.filter(({ userId }) => [here.id, gone.id, away.id].includes(userId))).toMatchObject([
      { userId: here.id, account: here.account, sessionId: await currentOf(again), isCurrent: 0 },
    ]);
    expect(data.filter(({ isCurrent }) => isCurrent === 1)).toMatchObject([{ account: 'admin' }]);
    expect(total).toBe(data.length);
  });

  it('is filtered, sorted and paged', async () => {
    const clerk = await office.aClerk();
    const list = async (query: object) => (await office.admin.ask(onlineCalls.listOnline, { query })).data;
    for (const query of [{ account: clerk.account.toUpperCase() }, { keyword: clerk.account }]) {
      expect((await list(query)).map(({ userId }) => userId)).toEqual([clerk.id]);
    }
    expect(await list({ ip: '10.' })).toEqual([]);
    expect((await list({ ip: '127.0', account: clerk.account })).length).toBe(1);
    expect(await list({ userName: '不存在' })).toEqual([]);
    const accounts = (await list({ orderBy: 'account', order: 'asc', size: 200 })).map(row => row.account);
    expect(accounts).toEqual(accounts.toSorted());
    const first = await office.admin.ask(onlineCalls.listOnline, { query: { size: 1 } });
    expect(first.data).toHaveLength(1);
    expect(first.total).toBe(accounts.length);
  });

  it('keeps within the areas of who asks', async () => {
    const [inside, outside] = [
      await office.aClerk({ areaIds: ['450102'] }),
      await office.aClerk({ areaIds: ['450103'] }),
    ];
    const chief = await office.aClerk({ rights: DOORS, areaIds: ['450102'] });
    const { data } = await chief.ask(onlineCalls.listOnline);
    expect(data.map(({ userId }) => userId).toSorted()).toEqual([inside.id, chief.id].toSorted());
    const force = (userId: string) => chief.ask(onlineCalls.forceLogout, { body: { userId } });
    expect(await force(outside.id)).toMatchObject(UNKNOWN);
    const sessionId = await currentOf(outside);
    expect(await chief.ask(onlineCalls.forceLogout, { body: { sessionId } })).toMatchObject(UNKNOWN);
    expect(await state(outside)).toBe(0);
    expect((await force(inside.id)).data).toEqual({ ended: 1 });
  });
});

describe('force logout', () => {
  it('ends one session or all of a person, and is written down twice', async () => {
    const clerk = await office.aClerk();
    const phone = await office.signIn(clerk.account, PASSWORD);
    const sessionId = await currentOf(phone);
    const one = await office.admin.ask(onlineCalls.forceLogout, { body: { sessionId } });
    expect(one.data).toEqual({ ended: 1 });
    expect(await phone.ask(sessionCalls.userInfo)).toMatchObject(ENDED);
    expect(await state(clerk)).toBe(0);
    const all = await office.admin.ask(onlineCalls.forceLogout, { body: { userId: clerk.id } });
    expect(all.data).toEqual({ ended: 1 });
    expect(await clerk.ask(sessionCalls.userInfo)).toMatchObject(ENDED);
    const none = await office.admin.ask(onlineCalls.forceLogout, { body: { userId: clerk.id } });
    expect(none.data).toEqual({ ended: 0 });

    const forced = await office.store.db
      .select()
      .from(loginLog)
      .where(and(eq(loginLog.account, clerk.account), eq(loginLog.loginType, 5)));
    expect(forced.filter(({ msg }) => msg === 'forced')).toHaveLength(2);
    const log = await office.admin.ask(logCalls.listOperateLog, {
      body: { businessType: 7, objectId: clerk.id },
    });
    expect(log.data).toHaveLength(3);
  });

  it('spares the session that asks', async () => {
    const elsewhere = await office.signIn('admin');
    const sessionId = await currentOf(office.admin);
    expect(await office.admin.ask(onlineCalls.forceLogout, { body: { sessionId } })).toMatchObject({
      errCode: 3002,
      failure: { reason: 'OWN_SESSION' },
    });
    await office.admin.ask(onlineCalls.forceLogout, { body: { userId: office.admin.id } });
    expect(await state(office.admin)).toBe(0);
    expect(await elsewhere.ask(sessionCalls.userInfo)).toMatchObject(ENDED);
  });

  it('does not reach who holds more, and asks for one of the two', async () => {
    const chief = await office.aClerk({ rights: DOORS });
    const rich = await office.aClerk({ rights: ['finance'] });
    const ask = (body: object) => chief.ask(onlineCalls.forceLogout, { body });
    expect(await ask({ userId: rich.id })).toMatchObject({
      errCode: 3008,
      failure: { reason: 'HOLDS_MORE' },
    });
    expect(await ask({ sessionId: await currentOf(rich) })).toMatchObject({ errCode: 3008 });
    expect(await ask({})).toMatchObject({ errCode: 3007 });
    expect(await ask({ userId: rich.id, sessionId: '1' })).toMatchObject({ errCode: 3007 });
    expect(await state(rich)).toBe(0);
    expect(await ask({ userId: '999999' })).toMatchObject(UNKNOWN);
  });
});

describe('a session that is over', () => {
  it('stays over when the clock goes back, and is noticed without anybody asking', async () => {
    const clerk = await office.aClerk();
    office.clock.advance(31 * MINUTE);
    await office.run(endOverdueSessions);
    office.clock.advance(-20 * MINUTE);
    expect(await clerk.ask(sessionCalls.userInfo)).toMatchObject(EXPIRED);
    const rows = await office.store.db.select().from(session).where(eq(session.userId, clerk.id));
    expect(rows.map(({ endReason }) => endReason)).toContain('expired');
  });
});

describe('an upstream that plays a plain one', () => {
  it('knows none of these calls', async () => {
    const plain = await anOffice({ isPlain: true });
    const calls = [onlineCalls.listOwnSessions, onlineCalls.listOnline, onlineCalls.previewRole] as const;
    for (const call of calls) {
      expect(await plain.admin.ask(call, {} as never)).toMatchObject({ http: 200, errCode: 3006 });
    }
    await plain.close();
  });
});
