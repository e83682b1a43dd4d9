import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { accessCalls } from '../../contract/access.ts';
import type { Input } from '../../contract/grammar/call.ts';

let office: Office;
beforeAll(async () => {
  office = await anOffice();
});
afterAll(() => office.close());

type UserQuery = Input<typeof accessCalls.listAdminUsers>['query'];
const users = (query: UserQuery) => office.admin.ask(accessCalls.listAdminUsers, { query });
const accounts = async (query: UserQuery) => (await users(query)).data.map(({ account }) => account);

describe('the list of admin users', () => {
  it('is sorted by role first, and pages meet without a gap', async () => {
    const all = await users({ size: 200 });
    expect(all.total).toBe(all.data.length);
    const roleIds = all.data.map(({ roleId }) => Number(roleId ?? Number.MAX_SAFE_INTEGER));
    expect(roleIds).toEqual([...roleIds].sort((a, b) => a - b));
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map(current => users({ current, size: 8 })));
    expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(all.data.map(({ id }) => id));
    for (const { total } of pages) expect(total).toBe(all.total);
    expect(await users({ current: 1000 })).toMatchObject({ data: [], total: all.total });
  });

  it('sorts names as a Chinese reader expects, both ways', async () => {
    const names = (await users({ orderBy: 'userName', size: 200 })).data.map(({ userName }) => userName);
    expect(names.indexOf('班志伟')).toBeLessThan(names.indexOf('黄志强'));
    expect(names.indexOf('黄志强')).toBeLessThan(names.indexOf('韦春燕'));
    const back = await users({ orderBy: 'userName', order: 'desc', size: 200 });
    expect(back.data.map(({ userName }) => userName)).toEqual(names.reverse());
  });

  it.each([
    ['a name', { userName: '春燕' }, ['dispatcher']],
    ['pinyin', { keyword: 'weichunyan' }, ['dispatcher']],
    ['initials', { keyword: 'WCY' }, ['dispatcher']],
    ['a job number', { keyword: 'nn1004' }, ['dispatcher']],
    ['the last four digits', { mobile: '1448' }, ['dispatcher']],
    ['the whole number', { mobile: '13812131448' }, ['dispatcher']],
    ['a state and a role', { state: 0 as const, roleId: '2' }, ['mohaitao']],
    ['a second role', { roleId: '8', userName: '农' }, ['nongdeming']],
    ['an area', { areaId: '450108' }, ['huangmeiling', 'tanguofeng']],
    ['a wildcard, taken as it is', { keyword: '%' }, []],
    ['an empty filter', { account: 'ADMIN', userName: '' }, ['admin']],
    ['an id that cannot be one', { userId: 'x' }, []],
  ])('is filtered by %s', async (_what, query, expected) => {
    expect(await accounts(query)).toEqual(expected);
  });

  it('shows roles, rights and a masked number, and no secret', async () => {
    const { data } = await users({ account: 'pansiqi' });
    expect(data).toMatchObject([
      {
        userId: data[0]?.id,
        roleId: '5',
        roles: [
          { roleId: '5', name: '话务员' },
          { roleId: '6', name: '失物客服' },
        ],
        mobile: expect.stringMatching(/^1\d\d\*{4}\d{4}$/),
      },
    ]);
    expect(data[0]?.permissions.map(({ val }) => val)).toContain('lost:refund');
    expect(data[0]?.permissions.filter(({ val }) => val === 'lost')).toHaveLength(1);
    expect(JSON.stringify(data)).not.toMatch(/hash|search/i);
  });

  it('is not what a picker searches: there a hit would tell whose number it is', async () => {
    const monitor = await office.signIn('monitor');
    const picked = async (keyword: string) =>
      (await monitor.ask(accessCalls.pickUsers, { query: { keyword } })).data.map(({ name }) => name);
    expect(await picked('wcy')).toEqual(['韦春燕']);
    expect(await picked('nn1004')).toEqual(['韦春燕']);
    for (const number of ['1448', '13812131448']) expect(await picked(number)).toEqual([]);
  });

  it('costs the same number of queries for one row as for many', async () => {
    const { $client } = office.store.db as unknown as { $client: PGlite };
    const queries = vi.spyOn($client, 'query');
    await users({ size: 1 });
    const forOne = queries.mock.calls.length;
    await users({ size: 200 });
    expect(forOne).toBeGreaterThan(1);
    expect(queries.mock.calls.length - forOne).toBeLessThanOrEqual(forOne);
    queries.mockRestore();
  });
});

describe('the list of roles', () => {
  it('tells members and rights, and finds who holds a right', async () => {
    const { data } = await office.admin.ask(accessCalls.listRoleGroups, {
      query: { permission: 'lost:refund' },
    });
    expect(data.map(({ roleKey }) => roleKey)).toEqual(['lost_property']);
    expect(data[0]?.memberCount).toBeGreaterThan(3);
    expect(data[0]?.roleResouces.map(({ val }) => val)).not.toContain('lost:refund');
    const byCount = await office.admin.ask(accessCalls.listRoleGroups, {
      query: { orderBy: 'memberCount', order: 'desc' },
    });
    const counts = byCount.data.map(({ memberCount }) => memberCount);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    const found = await office.admin.ask(accessCalls.listRoleGroups, { query: { keyword: 'hwy' } });
    expect(found.data.map(({ name }) => name)).toEqual(['话务员']);
  });

  it('leaves disabled ones out of the picker, and out of what people may do', async () => {
    const roleId = await office.aRole(['lost', 'finance']);
    const { userId } = await office.aUser({ roles: [roleId], rights: ['lost'] });
    const rights = async () =>
      (await office.admin.ask(accessCalls.userPermissions, { query: { userId } })).data.map(
        ({ val, roles }) => [val, roles.length],
      );
    expect(await rights()).toEqual([
      ['lost', 2],
      ['finance', 1],
    ]);
    await office.admin.ask(accessCalls.updateRole, { body: { roleId, state: 0 } });
    expect(await rights()).toEqual([['lost', 1]]);
    const picker = await office.admin.ask(accessCalls.appRoles);
    expect(picker.data.map(role => role.roleId)).not.toContain(roleId);
    const all = await office.admin.ask(accessCalls.listRoles);
    expect(all.data).toContainEqual(expect.objectContaining({ roleId, state: 0, builtIn: '0' }));
  });
});
