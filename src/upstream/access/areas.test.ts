/** Two administrators of different areas, neither of whom is to see or reach what is the other's. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice, DOORS, type Office } from '../../../tests/builders/office.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { accessCalls } from '../../contract/access.ts';

const [XINGNING, QINGXIU, JIANGNAN] = ['450102', '450103', '450105'];
const NOT_FOUND = { http: 404, errCode: 3006 };
const GIVES = { errCode: 3008, failure: { reason: 'GIVES_WHAT_HE_LACKS' } };
const OUT_OF_SCOPE = { errCode: 3008, failure: { reason: 'MEMBERS_OUT_OF_SCOPE' } };

let office: Office;
let north: Person;
let south: Person;
beforeAll(async () => {
  office = await anOffice();
  north = await office.aClerk({ rights: [...DOORS, 'lost'], areaIds: [XINGNING, QINGXIU] });
  south = await office.aClerk({ rights: [...DOORS, 'lost'], areaIds: [JIANGNAN] });
});
afterAll(() => office.close());

const namesSeenBy = async (person: Person) =>
  (await person.ask(accessCalls.listAdminUsers, { query: { size: 200 } })).data.map(({ userId }) => userId);

describe('administrators of areas', () => {
  it('see the people whose areas lie inside their own, and nobody who sees all', async () => {
    const inside = await office.aUser({ areaIds: [XINGNING] });
    const across = await office.aUser({ areaIds: [QINGXIU, JIANGNAN] });
    const everywhere = await office.aUser();
    const seen = await namesSeenBy(north);
    expect(seen).toContain(inside.userId);
    expect(seen).toContain(north.id);
    for (const hidden of [across.userId, everywhere.userId, south.id, office.admin.id]) {
      expect(seen).not.toContain(hidden);
    }
    const page = await north.ask(accessCalls.listUsers, { query: { userId: across.userId } });
    expect(page).toMatchObject({ data: [], total: 0 });
    expect((await north.ask(accessCalls.pickUsers)).data.map(({ id }) => id)).not.toContain(across.userId);
    expect(await north.ask(accessCalls.userPermissions, { query: { userId: across.userId } })).toMatchObject(
      NOT_FOUND,
    );
  });

  it('reach nobody else through any door', async () => {
    const { userId } = await office.aUser({ rights: ['lost'], areaIds: [JIANGNAN] });
    const asks = [
      north.ask(accessCalls.updateAdminUser, { body: { userId, userName: 'x' } }),
      north.ask(accessCalls.deleteAdminUser, { params: { userId } }),
      north.ask(accessCalls.deleteUser, { body: { userId } }),
      north.ask(accessCalls.resetPassword, { body: { userId } }),
      north.ask(accessCalls.updateUserPassword, {
        body: { userId, oldPassword: 'x', newPassword: 'another-one' },
      }),
    ];
    for (const reply of await Promise.all(asks)) expect(reply).toMatchObject(NOT_FOUND);
    const untouched = await south.ask(accessCalls.listAdminUsers, { query: { userId } });
    expect(untouched.data).toMatchObject([{ userId, version: 1 }]);
    expect(await south.ask(accessCalls.resetPassword, { body: { userId } })).toMatchObject({ errCode: 0 });
  });

  it('give areas of their own only, and never all', async () => {
    const create = (areaIds?: string[]) =>
      north.ask(accessCalls.createAdminUser, {
        body: { account: `north${areaIds?.length ?? 'all'}`, userName: '北区', areaIds },
      });
    expect(await create()).toMatchObject(GIVES);
    expect(await create([])).toMatchObject(GIVES);
    expect(await create([QINGXIU, JIANGNAN])).toMatchObject(GIVES);
    const made = await create([QINGXIU]);
    expect(made).toMatchObject({ errCode: 0, data: { areaIds: [QINGXIU] } });
    for (const userId of [made.data.userId, north.id]) {
      for (const areaIds of [[], [QINGXIU, JIANGNAN]]) {
        expect(await north.ask(accessCalls.updateAdminUser, { body: { userId, areaIds } })).toMatchObject(
          GIVES,
        );
      }
    }
  });

  it('count the members of a role that they see', async () => {
    const roleId = await office.aRole(['lost']);
    for (const areaIds of [[XINGNING], [QINGXIU], [JIANGNAN], []])
      await office.aUser({ roles: [roleId], areaIds: areaIds as string[] });
    const countFor = async (person: Person) =>
      (await person.ask(accessCalls.listRoleGroups, { query: { roleId, orderBy: 'memberCount' } })).data[0]
        ?.memberCount;
    expect(await countFor(north)).toBe(2);
    expect(await countFor(south)).toBe(1);
    expect(await countFor(office.admin)).toBe(4);
  });

  it('change no role that somebody outside their areas has', async () => {
    const shared = await office.aRole(['lost']);
    await office.aUser({ roles: [shared], areaIds: [XINGNING] });
    const other = await office.aUser({ roles: [shared], areaIds: [JIANGNAN] });
    const doors = [
      () => north.ask(accessCalls.updateRoleGroup, { body: { roleId: shared, name: 'mine' } }),
      () => north.ask(accessCalls.updateRole, { body: { roleId: shared, state: 0 } }),
      () =>
        north.ask(accessCalls.replaceRolePermissions, { params: { id: shared }, body: { permissions: [] } }),
      () => north.ask(accessCalls.deleteRole, { body: { roleId: shared } }),
      () => north.ask(accessCalls.deleteRoleGroup, { params: { roleId: shared } }),
    ];
    for (const ask of doors) expect(await ask()).toMatchObject(OUT_OF_SCOPE);
    await office.admin.ask(accessCalls.deleteUser, { body: { userId: other.userId } });
    expect(await doors[0]?.()).toMatchObject({ errCode: 0, data: { name: 'mine', memberCount: 1 } });
  });
});
