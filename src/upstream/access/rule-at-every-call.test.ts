/** One rule, however many doors lead to it: each is tried at each of them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice, DOORS, type Office } from '../../../tests/builders/office.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { accessCalls } from '../../contract/access.ts';

const GIVES = { http: 403, errCode: 3008, failure: { reason: 'GIVES_WHAT_HE_LACKS' } };
const HOLDS_MORE = { http: 403, errCode: 3008, failure: { reason: 'HOLDS_MORE' } };
const MORE = [{ val: 'lost' }, { val: 'finance' }];

let office: Office;
/** May do everything with users, and knows of lost property. */
let clerk: Person & { roleIds: string[] };
let count = 0;
beforeAll(async () => {
  office = await anOffice();
  clerk = await office.aClerk({ rights: [...DOORS, 'lost'] });
});
afterAll(() => office.close());

const newUser = (about: object) => ({ account: `new${++count}`, userName: '新人', ...about });
const newRole = (about: object) => ({ name: `new ${++count}`, ...about });

describe('giving what one lacks', () => {
  it.each(['createAdminUser', 'addUser'] as const)('is refused by %s', async door => {
    const call = accessCalls[door];
    expect(await clerk.ask(call, { body: newUser({ roles: [{ roleId: '3' }] }) })).toMatchObject(GIVES);
    expect(await clerk.ask(call, { body: newUser({ isSuperuser: 1 }) })).toMatchObject(GIVES);
    expect(await clerk.ask(call, { body: newUser({ roles: [{ roleId: '1' }] }) })).toMatchObject(GIVES);
    const own = await clerk.ask(call, {
      body: newUser({ roles: clerk.roleIds.map(roleId => ({ roleId })) }),
    });
    expect(own).toMatchObject({ errCode: 0, data: { mustChangePwd: 1 } });
  });

  it('is refused by updateAdminUser, for oneself too', async () => {
    const { userId } = await office.aUser({ rights: ['lost'] });
    for (const id of [userId, clerk.id]) {
      for (const more of [{ roles: [{ roleId: '3' }] }, { isSuperuser: 1 as const }]) {
        const reply = await clerk.ask(accessCalls.updateAdminUser, { body: { userId: id, ...more } });
        expect(reply).toMatchObject(GIVES);
      }
    }
  });

  it.each(['createRoleGroup', 'addRole'] as const)('is refused by %s', async door => {
    expect(await clerk.ask(accessCalls[door], { body: newRole({ permissions: MORE }) })).toMatchObject(GIVES);
    expect(
      await clerk.ask(accessCalls[door], { body: newRole({ permissions: [{ val: 'all' }] }) }),
    ).toMatchObject(GIVES);
    expect(
      await clerk.ask(accessCalls[door], { body: newRole({ permissions: [{ val: 'lost' }] }) }),
    ).toMatchObject({ errCode: 0, data: { permissions: [{ val: 'lost' }], builtIn: '0' } });
  });

  it.each(['updateRoleGroup', 'updateRole'] as const)('is refused by %s', async door => {
    const roleId = await office.aRole(['lost']);
    expect(await clerk.ask(accessCalls[door], { body: { roleId, permissions: MORE } })).toMatchObject(GIVES);
  });

  it('is refused by replaceRolePermissions, for one’s own role too', async () => {
    const other = await office.aRole(['lost']);
    for (const id of [other, clerk.roleIds[0] ?? '']) {
      const reply = await clerk.ask(accessCalls.replaceRolePermissions, {
        params: { id },
        body: { permissions: [...DOORS.map(val => ({ val })), ...MORE] },
      });
      expect(reply).toMatchObject(GIVES);
    }
  });
});

describe('touching who holds more', () => {
  it.each([
    [
      'updateAdminUser',
      (userId: string) => clerk.ask(accessCalls.updateAdminUser, { body: { userId, state: 0 } }),
    ],
    ['deleteAdminUser', (userId: string) => clerk.ask(accessCalls.deleteAdminUser, { params: { userId } })],
    ['deleteUser', (userId: string) => clerk.ask(accessCalls.deleteUser, { body: { userId } })],
    ['resetPassword', (userId: string) => clerk.ask(accessCalls.resetPassword, { body: { userId } })],
    [
      'updateUserPassword',
      (userId: string) =>
        clerk.ask(accessCalls.updateUserPassword, {
          body: { userId, oldPassword: 'taxi-demo', newPassword: 'another-one' },
        }),
    ],
  ] as const)('is refused by %s', async (_door, ask) => {
    const byRole = await office.aUser({ rights: ['lost', 'finance'] });
    const byDisabledRole = await office.aUser({ rights: ['finance'] });
    await office.admin.ask(accessCalls.updateRole, {
      body: { roleId: byDisabledRole.roleIds[0] ?? '', state: 0 },
    });
    const byFlag = await office.aUser({ isSuperuser: 1 });
    for (const { userId } of [byRole, byDisabledRole, byFlag])
      expect(await ask(userId)).toMatchObject(HOLDS_MORE);
  });

  it.each([
    [
      'updateRoleGroup',
      (roleId: string) => clerk.ask(accessCalls.updateRoleGroup, { body: { roleId, state: 0 } }),
    ],
    ['updateRole', (roleId: string) => clerk.ask(accessCalls.updateRole, { body: { roleId, name: 'x' } })],
    ['deleteRoleGroup', (roleId: string) => clerk.ask(accessCalls.deleteRoleGroup, { params: { roleId } })],
    ['deleteRole', (roleId: string) => clerk.ask(accessCalls.deleteRole, { body: { roleId } })],
    [
      'replaceRolePermissions',
      (id: string) =>
        clerk.ask(accessCalls.replaceRolePermissions, { params: { id }, body: { permissions: [] } }),
    ],
  ] as const)('is refused by %s', async (_door, ask) => {
    const richer = await office.aRole(['lost', 'finance']);
    expect(await ask(richer)).toMatchObject(HOLDS_MORE);
    // the role itself is poor, one who has it is not
    const poor = await office.aRole(['lost']);
    await office.aUser({ roles: [poor], rights: ['finance'] });
    expect(await ask(poor)).toMatchObject(HOLDS_MORE);
  });
});

describe('where nobody holds more', () => {
  it('users are edited, reset and deleted', async () => {
    const { userId, account } = await office.aUser({ rights: ['lost'] });
    const edited = await clerk.ask(accessCalls.updateAdminUser, { body: { userId, mobile: '13807710001' } });
    expect(edited).toMatchObject({ errCode: 0, data: { mobile: '138****0001', version: 2 } });
    const reset = await clerk.ask(accessCalls.resetPassword, { body: { userId } });
    expect(reset.data.password).toMatch(/^[A-HJ-NP-Za-km-np-z2-9]{12}$/);
    expect(await clerk.ask(accessCalls.deleteUser, { body: { userId } })).toMatchObject({
      errCode: 0,
      data: null,
    });
    expect(await clerk.ask(accessCalls.deleteUser, { body: { userId } })).toMatchObject({ errCode: 3006 });
    const again = await clerk.ask(accessCalls.addUser, { body: { account, userName: '同名' } });
    expect(again.errCode).toBe(0);
  });

  it('roles are changed and deleted, but not with members, and not those that ship', async () => {
    const roleId = await office.aRole(['lost']);
    const { userId } = await office.aUser({ roles: [roleId] });
    expect(await clerk.ask(accessCalls.deleteRole, { body: { roleId } })).toMatchObject({
      errCode: 3002,
      failure: { reason: 'HAS_MEMBERS' },
    });
    await clerk.ask(accessCalls.deleteUser, { body: { userId } });
    expect(await clerk.ask(accessCalls.deleteRoleGroup, { params: { roleId } })).toMatchObject({
      errCode: 0,
    });
    expect(await office.admin.ask(accessCalls.deleteRole, { body: { roleId: '8' } })).toMatchObject({
      errCode: 3002,
      failure: { reason: 'BUILT_IN' },
    });
    const emptied = await office.admin.ask(accessCalls.replaceRolePermissions, {
      params: { id: '1' },
      body: { permissions: [{ val: 'lost' }] },
    });
    expect(emptied).toMatchObject({ errCode: 3002, failure: { reason: 'BUILT_IN' } });
  });

  it('a right taken is gone at the next call', async () => {
    const roleId = await office.aRole([...DOORS]);
    const person = await office.aClerk({ roles: [roleId] });
    expect((await person.ask(accessCalls.listRoles)).errCode).toBe(0);
    await office.admin.ask(accessCalls.updateRole, { body: { roleId, state: 0 } });
    expect(await person.ask(accessCalls.listRoles)).toMatchObject({ http: 403, errCode: 3008 });
  });

  it('one’s own account is neither disabled, let run out nor deleted', async () => {
    const own = { errCode: 3002, failure: { reason: 'OWN_ACCOUNT' } };
    const userId = clerk.id;
    expect(await clerk.ask(accessCalls.updateAdminUser, { body: { userId, state: 0 } })).toMatchObject(own);
    expect(
      await clerk.ask(accessCalls.updateAdminUser, { body: { userId, expireOn: office.clock() - 1 } }),
    ).toMatchObject(own);
    expect(await clerk.ask(accessCalls.deleteUser, { body: { userId } })).toMatchObject(own);
    expect(await clerk.ask(accessCalls.deleteAdminUser, { params: { userId } })).toMatchObject(own);
  });

  it('what does not exist is named', async () => {
    const ask = (body: object) => office.admin.ask(accessCalls.addUser, { body: newUser(body) });
    expect(await ask({ roles: [{ roleId: 'x' }] })).toMatchObject({
      http: 400,
      errCode: 3007,
      failure: { reason: 'ROLE_UNKNOWN', fields: [{ field: 'roles' }] },
    });
    expect(await ask({ areaIds: ['1'] })).toMatchObject({
      errCode: 3007,
      failure: { reason: 'AREA_UNKNOWN' },
    });
    expect(
      await office.admin.ask(accessCalls.addRole, { body: newRole({ permissions: [{ val: 'nothing' }] }) }),
    ).toMatchObject({ errCode: 3007, failure: { reason: 'PERMISSION_UNKNOWN' } });
    expect(await ask({ mobile: '138****5678' })).toMatchObject({
      errCode: 3007,
      failure: { fields: [{ field: 'mobile' }] },
    });
  });
});
