/** Who hears what: every role, every area, at the moment of sending. */
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ROLE_RIGHTS } from '../../../../tests/builders/calls-table.ts';
import {
  anOfficeWithPush,
  type Client,
  type OfficeWithPush,
  until,
} from '../../../../tests/builders/push-client.ts';
import type { Person } from '../../../../tests/builders/upstream.ts';
import { accessCalls } from '../../../contract/access.ts';
import { onlineCalls } from '../../../contract/online.ts';
import { sessionCalls } from '../../../contract/session.ts';
import { endSessions } from '../identity/sessions.ts';
import { userRole } from '../identity/tables.ts';
import { push } from './outbox.ts';

const [ONE, TWO] = ['450102', '450103'] as const;

let office: OfficeWithPush;
beforeAll(async () => {
  office = await anOfficeWithPush();
});
afterEach(() => office.hangUp());
afterAll(() => office.close());

/** What each of these has heard once everything said so far has gone out. */
async function heardBy(...consoles: Client[]): Promise<string[][]> {
  // everybody hears the end, which stands behind all that was said
  await push(office.store.db, {
    type: 'NEW_DEVICE',
    data: { ip: 'end', browser: null, os: null },
    to: { may: 'signed-in' },
    now: office.clock(),
  });
  const isEnd = ({ type, data }: Client['heard'][number]) =>
    type === 'NEW_DEVICE' && (data as { ip: string | null }).ip === 'end';
  await until(() => consoles.every(({ heard }) => heard.some(isEnd)));
  return consoles.map(({ heard }) => {
    const said = heard.filter(message => !isEnd(message)).map(tell);
    heard.length = 0;
    return said;
  });
}

const tell = ({ type, data }: Client['heard'][number]) =>
  type === 'RECORD_CHANGED'
    ? `${(data as { change: string }).change} ${(data as { recordId: string }).recordId}`
    : type;

const listenAs = async (...people: Person[]) => {
  const consoles: Client[] = [];
  for (const person of people) consoles.push(await office.listen(person));
  return consoles;
};

describe('a change of a record', () => {
  it('is heard by the roles that may list such records, and by no other', async () => {
    const roles = [...ROLE_RIGHTS];
    const people: Person[] = [];
    for (const [account] of roles) people.push(await office.signIn(account));
    const consoles = await listenAs(...people);
    const roleId = await office.aRole([]);
    const heard = await heardBy(...consoles);
    expect(Object.fromEntries(roles.map(([account], at) => [account, heard[at]]))).toEqual(
      Object.fromEntries(
        roles.map(([account, rights]) => [
          account,
          ['all', 'usermgr.list'].some(code => rights.has(code)) ? [`create ${roleId}`] : [],
        ]),
      ),
    );
  });

  it('is heard by who sees the areas of the record: all of them, before or after', async () => {
    const rights = ['usermgr.list'];
    const of = (...areaIds: string[]) => office.aClerk({ rights, areaIds });
    const [one, two, both, all] = [await of(ONE), await of(TWO), await of(ONE, TWO), await of()];
    const consoles = await listenAs(one, two, both, all);
    const inOne = await office.aUser({ areaIds: [ONE] });
    const inBoth = await office.aUser({ areaIds: [ONE, TWO] });
    const everywhere = await office.aUser();
    const created = [inOne, inBoth, everywhere].map(({ userId }) => `create ${userId}`);
    expect(await heardBy(...consoles)).toEqual([created.slice(0, 1), [], created.slice(0, 2), created]);
    await office.admin.ask(accessCalls.updateAdminUser, { body: { userId: inOne.userId, areaIds: [TWO] } });
    const moved = [`update ${inOne.userId}`];
    expect(await heardBy(...consoles)).toEqual([moved, moved, moved, moved]);
    for (const call of [accessCalls.resetPassword, accessCalls.unlockUser, accessCalls.deleteUser] as const)
      expect((await office.admin.ask(call, { body: { userId: inOne.userId } })).errCode).toBe(0);
    const rest = [`update ${inOne.userId}`, `update ${inOne.userId}`, `delete ${inOne.userId}`];
    expect(await heardBy(...consoles)).toEqual([[], rest, rest, rest]);
  });

  it('is not what it is to end a session, to preview a role, or to try and fail', async () => {
    const clerk = await office.aClerk();
    const [console] = (await listenAs(office.admin)) as [Client];
    await office.admin.ask(onlineCalls.forceLogout, { body: { userId: clerk.id } });
    const { data } = await office.admin.ask(onlineCalls.previewRole, { body: { roleId: '3' } });
    await office.ask(sessionCalls.logout, {}, data.token);
    await office.admin.ask(accessCalls.updateAdminUser, { body: { userId: '999999', remark: 'x' } });
    await office.admin.ask(accessCalls.createRoleGroup, { body: { name: '超级管理员', permissions: [] } });
    expect(await heardBy(console)).toEqual([[]]);
  });

  it('is told once of a call that is sent twice', async () => {
    const [console] = (await listenAs(office.admin)) as [Client];
    const body = { name: '只一次', permissions: [], requestId: 'the-same-twice' };
    const { data } = await office.admin.ask(accessCalls.createRoleGroup, { body });
    await office.admin.ask(accessCalls.createRoleGroup, { body });
    expect(await heardBy(console)).toEqual([[`create ${data.roleId}`]]);
  });
});

describe('a right', () => {
  const change = (userId: string, about: object) =>
    office.admin.ask(accessCalls.updateAdminUser, { body: { userId, ...about } });

  it('that was taken is gone at once, and one that was given is there at once', async () => {
    const clerk = await office.aClerk({ rights: ['usermgr.list'] });
    const [console] = (await listenAs(clerk)) as [Client];
    await change(clerk.id, { roles: [] });
    await office.aRole([]);
    expect(await heardBy(console)).toEqual([['RIGHTS_CHANGED']]);
    await change(clerk.id, { roles: clerk.roleIds.map(roleId => ({ roleId })) });
    const second = await office.aRole([]);
    expect(await heardBy(console)).toEqual([['RIGHTS_CHANGED', `update ${clerk.id}`, `create ${second}`]]);
  });

  it('is told of to the members of a role, and to nobody where nothing of it has changed', async () => {
    const clerk = await office.aClerk({ rights: ['monitoring.map'] });
    const other = await office.aClerk({ rights: ['monitoring.map'] });
    const consoles = await listenAs(clerk, other);
    const [roleId = ''] = clerk.roleIds;
    const update = (about: object) =>
      office.admin.ask(accessCalls.updateRoleGroup, { body: { roleId, ...about } });
    for (const about of [{ remark: '无关' }, { permissions: [{ val: 'monitoring.map' }] }, { state: 1 }])
      expect((await update(about)).errCode).toBe(0);
    expect(await heardBy(...consoles)).toEqual([[], []]);
    await update({ permissions: [{ val: 'usermgr.list' }] });
    expect(await heardBy(...consoles)).toEqual([['RIGHTS_CHANGED', `update ${roleId}`], []]);
    await update({ state: 0 });
    await office.aRole([]);
    expect(await heardBy(...consoles)).toEqual([['RIGHTS_CHANGED'], []]);
  });

  it('is told of to whose areas or super-user flag have changed', async () => {
    const clerk = await office.aClerk({ rights: ['monitoring.map'] });
    const [console] = (await listenAs(clerk)) as [Client];
    await change(clerk.id, { areaIds: [ONE] });
    await change(clerk.id, { areaIds: [ONE], remark: '无关' });
    await change(clerk.id, { areaIds: [], isSuperuser: 1 });
    const [heard] = await heardBy(console);
    expect(heard?.filter(text => text === 'RIGHTS_CHANGED')).toHaveLength(2);
  });

  it('that was taken behind everybody’s back is gone within half a minute', async () => {
    const clerk = await office.aClerk({ rights: ['usermgr.list'] });
    const [console] = (await listenAs(clerk)) as [Client];
    await console.heart();
    await office.store.db.delete(userRole).where(eq(userRole.userId, clerk.id));
    office.pass(30);
    // an announcement of the sort that has no right to be heard by him any more
    await console.heart();
    await push(office.store.db, {
      type: 'RECORD_LOCK',
      data: { resource: 'x', recordId: '1', lockedById: null, lockedBy: null, expireOn: null },
      to: { may: 'usermgr.list' },
      now: office.clock(),
    });
    expect(await heardBy(console)).toEqual([[]]);
  });
});

describe('a preview', () => {
  it('hears with the role’s rights and the person’s areas, and of its own end when the role is shut', async () => {
    const boss = await office.aClerk({ rights: ['usermgr.list', 'usermgr.list:edit', 'monitoring.map'] });
    const [seeing, blind] = [await office.aRole(['usermgr.list']), await office.aRole(['monitoring.map'])];
    const previewOf = async (roleId: string) => {
      const { data } = await boss.ask(onlineCalls.previewRole, { body: { roleId } });
      return office.person(data.token, boss.id);
    };
    const consoles = await listenAs(await previewOf(seeing), await previewOf(blind));
    const roleId = await office.aRole([]);
    expect(await heardBy(...consoles)).toEqual([[`create ${roleId}`], []]);
    await office.admin.ask(accessCalls.updateRoleGroup, {
      body: { roleId: blind, permissions: [{ val: 'usermgr.list' }] },
    });
    expect((await heardBy(...consoles))[1]).toEqual(['RIGHTS_CHANGED', `update ${blind}`]);
    await office.admin.ask(accessCalls.updateRoleGroup, { body: { roleId: blind, state: 0 } });
    expect(await consoles[1]?.closed).toBe(4401);
  });
});

describe('a sign-in', () => {
  const device = 'a-browser-of-his-own';
  const enter = (account: string, deviceId?: string) =>
    office.ask(sessionCalls.login, {
      body: { account, password: 'new-password', ...(deviceId && { deviceId }) },
    });

  it('on a new device is told to all other sessions of the account that has known ones', async () => {
    const clerk = await office.aClerk();
    await enter(clerk.account, device);
    const consoles = await listenAs(clerk, await office.aClerk());
    await enter(clerk.account, device);
    expect(await heardBy(...consoles)).toEqual([[], []]);
    await enter(clerk.account, 'a-browser-never-seen');
    expect(consoles[0]?.heard).toEqual([]);
    const [heard, others] = await heardBy(...consoles);
    expect([heard, others]).toEqual([['NEW_DEVICE'], []]);
    await enter(clerk.account, 'a-browser-never-seen');
    expect(await heardBy(...consoles)).toEqual([[], []]);
    await enter(clerk.account);
    expect(await heardBy(...consoles)).toEqual([['NEW_DEVICE'], []]);
  });
});

it('thousands of sessions are told of their end in one message', async () => {
  const clerk = await office.aClerk();
  const [console] = (await listenAs(clerk)) as [Client];
  for (let count = 0; count < 20; count++) await office.signIn(clerk.account, 'new-password');
  const before = await console.heart();
  await endSessions(office.store.db, { userId: clerk.id, reason: 'forced', now: office.clock() });
  expect(await console.closed).toBe(4401);
  expect(console.heard[0]?.msgId).toBe((before ?? 0) + 1);
});
