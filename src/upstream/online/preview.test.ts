import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anOffice, DOORS, type Office } from '../../../tests/builders/office.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { accessCalls } from '../../contract/access.ts';
import { changesState } from '../../contract/grammar/call.ts';
import type { May } from '../../contract/grammar/may.ts';
import { logCalls } from '../../contract/log.ts';
import { onlineCalls } from '../../contract/online.ts';
import { sessionCalls } from '../../contract/session.ts';
import { ALL_CALLS } from '../all-calls.ts';

const MINUTE = 60_000;
const ENDED = { http: 401, errCode: 2003 };
const READS_ONLY = { http: 403, errCode: 3008, failure: { reason: 'PREVIEW_READS_ONLY' } };
/** Calls that no session opens. */
const NOT_BY_TOKEN: readonly May[] = ['public', 'open-door', 'signed-address'];

let office: Office;
beforeAll(async () => {
  office = await anOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  Object.assign(office.admin, await office.signIn('admin'));
});

const begin = (by: Person, roleId: string) => by.ask(onlineCalls.previewRole, { body: { roleId } });

async function preview(by: Person, roleId: string): Promise<Person> {
  const { data } = await begin(by, roleId);
  return office.person(data.token, by.id);
}

describe('a preview of a role', () => {
  it('sees what the role sees, and says so', async () => {
    const roleId = await office.aRole(['usermgr.list', 'log:view'], '预览的角色');
    const begun = await begin(office.admin, roleId);
    expect(begun.data.role).toEqual({ roleId, name: '预览的角色' });
    const as = office.person(begun.data.token, office.admin.id);
    const { data } = await as.ask(sessionCalls.userInfo);
    expect(data).toMatchObject({
      account: 'admin',
      isSuperuser: 0,
      roles: [{ roleId, name: '预览的角色' }],
      preview: { roleId, name: '预览的角色' },
    });
    expect(data.permissions.map(({ val }) => val).toSorted()).toEqual(['log:view', 'usermgr.list']);
    expect((await as.ask(accessCalls.listAdminUsers)).errCode).toBe(0);
    expect(await as.ask(accessCalls.permissionTree)).toMatchObject({ errCode: 0 });
    expect((await office.admin.ask(sessionCalls.userInfo)).data.preview).toBeUndefined();

    const { data: log } = await office.admin.ask(logCalls.listOperateLog, {
      body: { businessType: 4, objectId: roleId },
    });
    expect(log).toMatchObject([{ method: 'online.previewRole', operName: '黄志强', status: 1 }]);
    expect(JSON.stringify(log)).not.toContain(begun.data.token);
  });

  it('changes nothing, whatever the role may', async () => {
    const as = await preview(office.admin, '1');
    const writing = ALL_CALLS.filter(
      call => changesState(call) && !NOT_BY_TOKEN.includes(call.may) && !call.isForPreviews,
    );
    expect(writing.length).toBeGreaterThan(20);
    for (const call of writing) {
      expect(await as.ask(call, {} as never), call.name).toMatchObject(READS_ONLY);
    }
    expect((await as.ask(logCalls.listOperateLog)).errCode).toBe(0);
  });

  it('is not for what one does not hold, nor for a role that is off or unknown', async () => {
    const chief = await office.aClerk({ rights: DOORS });
    const rich = await office.aRole(['finance']);
    expect(await begin(chief, rich)).toMatchObject({ errCode: 3008, failure: { reason: 'HOLDS_MORE' } });
    expect(await begin(chief, '1')).toMatchObject({ errCode: 3008 });
    expect(await begin(chief, '999999')).toMatchObject({ errCode: 3006 });
    const poor = await office.aRole(['usermgr.list']);
    await office.admin.ask(accessCalls.updateRoleGroup, { body: { roleId: poor, state: 0 } });
    expect(await begin(chief, poor)).toMatchObject({ errCode: 3002, failure: { reason: 'ROLE_DISABLED' } });
    const clerk = await office.aClerk({ rights: ['usermgr.list'] });
    expect(await begin(clerk, poor)).toMatchObject({ errCode: 3008 });
  });

  it('keeps to the areas of the person', async () => {
    const chief = await office.aClerk({ rights: DOORS, areaIds: ['450102'] });
    const as = await preview(chief, await office.aRole(['usermgr.list']));
    const { data } = await as.ask(accessCalls.listAdminUsers);
    expect(data.length).toBeGreaterThan(0);
    for (const row of data) expect(row.areaIds).toEqual(['450102']);
    expect((await as.ask(sessionCalls.userInfo)).data.areaIds).toEqual(['450102']);
  });

  it('ends by signing out of it, and the session goes on', async () => {
    const as = await preview(office.admin, '8');
    expect((await as.ask(sessionCalls.logout)).errCode).toBe(0);
    expect(await as.ask(sessionCalls.userInfo)).toMatchObject(ENDED);
    expect((await office.admin.ask(sessionCalls.userInfo)).errCode).toBe(0);
    const left = await office.admin.ask(logCalls.listLoginLog, { query: { account: 'admin', loginType: 4 } });
    expect(left.data).toEqual([]);
  });

  it('ends with the session, the role, and the rights it stands on', async () => {
    const chief = await office.aClerk({ rights: [...DOORS, 'log:view'] });
    const roleId = await office.aRole(['log:view']);
    const byRole = await preview(chief, roleId);
    await office.admin.ask(accessCalls.updateRoleGroup, { body: { roleId, state: 0 } });
    expect(await byRole.ask(sessionCalls.userInfo)).toMatchObject(ENDED);
    await office.admin.ask(accessCalls.updateRoleGroup, { body: { roleId, state: 1 } });

    const byDeletion = await preview(chief, roleId);
    await office.admin.ask(accessCalls.deleteRoleGroup, { params: { roleId } });
    expect(await byDeletion.ask(sessionCalls.userInfo)).toMatchObject(ENDED);

    const byRights = await preview(chief, await office.aRole(['log:view']));
    expect((await byRights.ask(logCalls.listOperateLog)).errCode).toBe(0);
    await office.admin.ask(accessCalls.updateAdminUser, { body: { userId: chief.id, roles: [] } });
    expect(await byRights.ask(logCalls.listOperateLog)).toMatchObject({ errCode: 3008 });

    const own = await preview(office.admin, '8');
    await office.admin.ask(sessionCalls.logout);
    expect(await own.ask(sessionCalls.userInfo)).toMatchObject(ENDED);
  });

  it('keeps the person there, and is over when he is away', async () => {
    const as = await preview(office.admin, '8');
    for (let minute = 0; minute < 60; minute += 20) {
      office.clock.advance(20 * MINUTE);
      expect((await as.ask(sessionCalls.userInfo)).errCode).toBe(0);
    }
    expect((await office.admin.ask(sessionCalls.userInfo)).errCode).toBe(0);
    office.clock.advance(31 * MINUTE);
    expect(await as.ask(sessionCalls.userInfo)).toMatchObject({ http: 401, errCode: 2001 });
    expect(await office.admin.ask(sessionCalls.userInfo)).toMatchObject({ http: 401, errCode: 2001 });
  });

  it('is no session of its own in any list', async () => {
    const clerk = await office.aClerk({ rights: DOORS });
    const as = await preview(clerk, await office.aRole(['usermgr.list']));
    const rows = (await as.ask(onlineCalls.listOwnSessions)).data;
    expect(rows.map(({ isCurrent }) => isCurrent)).toEqual([1]);
    const { data } = await office.admin.ask(onlineCalls.listOnline, { query: { account: clerk.account } });
    expect(data).toHaveLength(1);
    expect((await office.admin.ask(onlineCalls.forceLogout, { body: { userId: clerk.id } })).data.ended).toBe(
      1,
    );
    expect(await as.ask(sessionCalls.userInfo)).toMatchObject(ENDED);
  });
});
