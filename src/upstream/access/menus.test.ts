import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { accessCalls } from '../../contract/access.ts';

let office: Office;
beforeAll(async () => {
  office = await anOffice();
});
afterAll(() => office.close());

async function aMenu(title: string, parentId: string | null = null) {
  const reply = await office.admin.ask(accessCalls.saveMenu, { body: { title, parentId } });
  return reply.data;
}

describe('menus', () => {
  it('are listed for everybody who is signed in', async () => {
    const clerk = await office.aClerk();
    const { data } = await clerk.ask(accessCalls.getMenuList);
    expect(data.map(({ path }) => path)).toContain('/system-manage/admin-user');
  });

  it('are made, changed and deleted, children first', async () => {
    const parent = await aMenu('工具');
    const child = await aMenu('接口', parent.id);
    const changed = await office.admin.ask(accessCalls.updateMenu, {
      body: { id: child.id, title: '接口文档', parentId: parent.id, version: 1 },
    });
    expect(changed.data).toMatchObject({ title: '接口文档', version: 2, parentId: parent.id });
    expect(
      await office.admin.ask(accessCalls.updateMenu, { body: { id: child.id, title: '旧', version: 1 } }),
    ).toMatchObject({ errCode: 3001, failure: { current: { title: '接口文档' } } });
    expect(await office.admin.ask(accessCalls.deleteMenu, { query: { id: parent.id } })).toMatchObject({
      errCode: 3002,
      failure: { reason: 'HAS_CHILDREN' },
    });
    for (const { id } of [child, parent]) {
      expect((await office.admin.ask(accessCalls.deleteMenu, { query: { id } })).errCode).toBe(0);
    }
    expect(await office.admin.ask(accessCalls.deleteMenu, { query: { id: child.id } })).toMatchObject({
      errCode: 3006,
    });
  });

  it('keep what an update leaves out', async () => {
    const { data } = await office.admin.ask(accessCalls.saveMenu, {
      body: { title: '报表', type: 'M', sort: 7, path: '/report-statistics' },
    });
    const changed = await office.admin.ask(accessCalls.updateMenu, { body: { id: data.id, hidden: 1 } });
    expect(changed.data).toMatchObject({
      title: '报表',
      type: 'M',
      sort: 7,
      path: '/report-statistics',
      hidden: 1,
      breadcrumb: 1,
      state: 1,
    });
  });

  it('form no circle and hang from nothing that is not there', async () => {
    const top = await aMenu('上');
    const middle = await aMenu('中', top.id);
    const low = await aMenu('下', middle.id);
    for (const parentId of [low.id, top.id, '999999', 'x']) {
      const reply = await office.admin.ask(accessCalls.updateMenu, {
        body: { id: top.id, title: '上', parentId },
      });
      expect(reply).toMatchObject({ errCode: 3007, failure: { reason: 'PARENT_UNKNOWN' } });
    }
    const unknown = await office.admin.ask(accessCalls.saveMenu, {
      body: { title: '?', permission: 'nothing' },
    });
    expect(unknown).toMatchObject({ errCode: 3007, failure: { reason: 'PERMISSION_UNKNOWN' } });
  });
});
