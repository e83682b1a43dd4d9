/** Saved filters are their owner's to change, his roles' to use, and nobody else's. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { accessCalls } from '../../contract/access.ts';
import { MOST_SAVED_FILTERS, savedFilterCalls } from '../../contract/saved-filter.ts';

const { listSavedFilters, createSavedFilter, updateSavedFilter, deleteSavedFilter, setDefaultFilter } =
  savedFilterCalls;
const resource = 'system-manage/admin-user';
const filter = { userName__starts: '韦', state__in: ['1'], createdOn__gte: 1_700_000_000_000 };

type Clerk = Pick<Office['admin'], 'ask'>;
const seen = async (clerk: Clerk, of = resource) =>
  (await clerk.ask(listSavedFilters, { query: { resource: of } })).data.map(({ name }) => name);
const save = (clerk: Clerk, name: string, more: object = {}) =>
  clerk.ask(createSavedFilter, { body: { resource, name, filter, ...more } });

let office: Office;
beforeAll(async () => {
  office = await anOffice();
});
afterAll(() => office.close());

describe('a saved filter', () => {
  it('comes back as it was saved, to its owner alone', async () => {
    const clerk = await office.aClerk({ rights: ['usermgr.list'] });
    const sort = { field: 'userName', order: 'DESC' as const };
    const { data } = await save(clerk, '姓韦的', { sort, columns: ['userName', 'state'] });
    expect(data).toMatchObject({
      name: '姓韦的',
      filter,
      sort,
      columns: ['userName', 'state'],
      isOwn: 1,
      isDefault: 0,
    });
    expect(await seen(clerk)).toEqual(['姓韦的']);
    expect(await seen(clerk, 'system-manage/role-group')).toEqual([]);
    const other = await office.aClerk({ rights: ['usermgr.list'] });
    expect(await seen(other)).toEqual([]);
    for (const reply of [
      await other.ask(updateSavedFilter, { body: { id: data.id, name: 'x' } }),
      await other.ask(deleteSavedFilter, { params: { id: data.id } }),
      await other.ask(setDefaultFilter, { body: { resource, id: data.id } }),
    ]) {
      expect(reply.errCode).toBe(3006);
    }
  });

  it('has a name that its owner has not given on this list, and at most so many', async () => {
    const clerk = await office.aClerk({ rights: ['usermgr.list'] });
    await save(clerk, 'Mine');
    expect((await save(clerk, 'mine')).errCode).toBe(3004);
    expect((await save(clerk, 'Mine', { resource: 'system-manage/role-group' })).errCode).toBe(0);
    expect((await save(clerk, ' ')).errCode).toBe(3007);
    for (let n = 2; n < MOST_SAVED_FILTERS; n += 1) expect((await save(clerk, `f${n}`)).errCode).toBe(0);
    expect((await save(clerk, 'one too many')).errCode).toBe(3005);
  });

  it('is shared with a role by who may edit roles, and used by who has it', async () => {
    const roleId = await office.aRole(['usermgr.list']);
    const member = await office.aClerk({ roles: [roleId] });
    expect((await save(member, 'mine', { roleIds: [roleId] })).errCode).toBe(3008);
    const { data } = await save(office.admin, '本组的', { roleIds: [roleId] });
    const [found] = (await member.ask(listSavedFilters, { query: { resource } })).data;
    expect(found).toMatchObject({ name: '本组的', isOwn: 0, roleIds: [roleId], filter });
    // used, also as what the list begins with, and not changed
    expect((await member.ask(setDefaultFilter, { body: { resource, id: data.id } })).errCode).toBe(0);
    expect((await member.ask(listSavedFilters, { query: { resource } })).data[0]?.isDefault).toBe(1);
    expect((await member.ask(deleteSavedFilter, { params: { id: data.id } })).errCode).toBe(3006);
    await office.admin.ask(accessCalls.updateRole, { body: { roleId, state: 0 } });
    expect(await seen(member)).toEqual([]);
    expect((await save(office.admin, 'x', { roleIds: ['999999'] })).errCode).toBe(3007);
  });

  it('is shared with roles of one’s own, unless one holds every right', async () => {
    const ownRole = await office.aRole(['usermgr.list', 'usermgr.list:edit']);
    const otherRole = await office.aRole(['usermgr.list']);
    const clerk = await office.aClerk({ roles: [ownRole] });
    expect((await save(clerk, '本组的', { roleIds: [ownRole] })).errCode).toBe(0);
    expect((await save(clerk, '别组的', { roleIds: [ownRole, otherRole] })).errCode).toBe(3007);
    expect((await save(office.admin, '别组的', { roleIds: [otherRole] })).errCode).toBe(0);
  });

  it('stays shared with a role that its owner has lost, and may be renamed', async () => {
    const lost = await office.aRole(['usermgr.list']);
    const kept = await office.aRole(['usermgr.list', 'usermgr.list:edit']);
    const clerk = await office.aClerk({ roles: [lost, kept] });
    const { id, version } = (await save(clerk, '两组的', { roleIds: [lost, kept] })).data;
    await office.admin.ask(accessCalls.updateAdminUser, {
      body: { userId: clerk.id, roles: [{ roleId: kept }] },
    });
    const again = await office.signIn(clerk.account, 'new-password');
    const body = { id, version, name: '一组的', roleIds: [lost, kept] };
    expect((await again.ask(updateSavedFilter, { body })).data).toMatchObject({ name: '一组的' });
    expect((await save(again, '另一个', { roleIds: [lost] })).errCode).toBe(3007);
  });

  it('is changed on the version that was seen, and gone when it is deleted', async () => {
    const clerk = await office.aClerk({ rights: ['usermgr.list'] });
    const { id, version } = (await save(clerk, 'a')).data;
    const renamed = await clerk.ask(updateSavedFilter, { body: { id, version, name: 'b' } });
    expect(renamed.data).toMatchObject({ name: 'b', filter });
    expect((await clerk.ask(updateSavedFilter, { body: { id, version, name: 'c' } })).errCode).toBe(3001);
    await clerk.ask(setDefaultFilter, { body: { resource, id } });
    expect((await clerk.ask(deleteSavedFilter, { params: { id } })).errCode).toBe(0);
    expect(await seen(clerk)).toEqual([]);
    expect((await clerk.ask(setDefaultFilter, { body: { resource } })).errCode).toBe(0);
  });
});
