/** No one person holds rights over both accounts and money: by one role, by two, or by a change of a role. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { accessCalls } from '../../contract/access.ts';
import { rolePermission, userRole } from '../core/identity/tables.ts';

const CLASH = { http: 409, errCode: 3002, failure: { reason: 'DUTIES_CLASH' } };
const MAKER = ['usermgr.list', 'usermgr.list:resetPwd'];
const MOVER = ['lost', 'lost:reward'];
const vals = (codes: readonly string[]) => codes.map(val => ({ val }));

let office: Office;
beforeAll(async () => {
  office = await anOffice();
});
afterAll(() => office.close());

describe('rights that exclude each other', () => {
  it('are not given to one role, new or old', async () => {
    const both = { name: '两样都管', permissions: vals([...MAKER, ...MOVER]) };
    expect(await office.admin.ask(accessCalls.createRoleGroup, { body: both })).toMatchObject(CLASH);
    const roleId = await office.aRole(MAKER);
    const body = { roleId, version: 1, permissions: vals([...MAKER, ...MOVER]) };
    expect(await office.admin.ask(accessCalls.updateRoleGroup, { body })).toMatchObject(CLASH);
    const held = await office.store.db.select().from(rolePermission).where(eq(rolePermission.roleId, roleId));
    expect(held.map(({ val }) => val).toSorted()).toEqual(MAKER.toSorted());
  });

  it('are not given to one person by two roles', async () => {
    const roles = [{ roleId: await office.aRole(MAKER) }, { roleId: await office.aRole(MOVER) }];
    const body = { account: 'two-hats', userName: '两顶帽子', roles };
    expect(await office.admin.ask(accessCalls.createAdminUser, { body })).toMatchObject(CLASH);
    const { userId } = await office.aUser({ roles: [roles[0]?.roleId ?? ''] });
    expect(
      await office.admin.ask(accessCalls.updateAdminUser, { body: { userId, version: 1, roles } }),
    ).toMatchObject(CLASH);
  });

  it('do not come together in a member by a change of one of his roles', async () => {
    const [maker, other] = [await office.aRole(MAKER), await office.aRole(['lost'])];
    await office.aUser({ roles: [maker, other] });
    const body = { roleId: other, version: 1, permissions: vals(MOVER) };
    expect(await office.admin.ask(accessCalls.updateRoleGroup, { body })).toMatchObject(CLASH);
  });

  it('that somebody has held since before are left to him, and nothing is added to them', async () => {
    const [maker, mover] = [await office.aRole(MAKER), await office.aRole(MOVER)];
    const { userId } = await office.aUser({ roles: [maker] });
    await office.store.db.insert(userRole).values({ userId, roleId: mover, position: 1 });
    const change = (body: object) =>
      office.admin.ask(accessCalls.updateAdminUser, { body: { userId, ...body } });
    expect(await change({ userName: '改名' })).toMatchObject({ errCode: 0 });
    const plain = await office.aRole(['order']);
    const roles = [maker, mover, plain].map(roleId => ({ roleId }));
    expect(await change({ roles })).toMatchObject({ errCode: 0 });
    const more = await office.aRole(['finance', 'finance:check']);
    expect(await change({ roles: [...roles, { roleId: more }] })).toMatchObject(CLASH);
  });

  it('are both a super-user’s', async () => {
    const roles = [{ roleId: await office.aRole(MAKER) }, { roleId: await office.aRole(MOVER) }];
    const body = { account: 'the-chief', userName: '主管', isSuperuser: 1 as const, roles };
    expect(await office.admin.ask(accessCalls.createAdminUser, { body })).toMatchObject({ errCode: 0 });
  });
});
