import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { accessCalls } from '../../contract/access.ts';

let office: Office;
beforeAll(async () => {
  office = await anOffice();
});
afterAll(() => office.close());

async function aMenu(title: string, parentId: string | null = null, type: 'M' | 'C' | 'F' = 'M') {
  const reply = await office.admin.ask(accessCalls.saveMenu, { body: { title, parentId, type } });
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

  it('stand only where their type may: folders and pages in folders, buttons on pages', async () => {
    const folder = await aMenu('夹');
    const page = await aMenu('页', folder.id, 'C');
    const button = await aMenu('钮', page.id, 'F');
    const wrong = [
      { title: '?', type: 'F' as const },
      { title: '?', type: 'F' as const, parentId: folder.id },
      { title: '?', type: 'C' as const, parentId: page.id },
      { title: '?', type: 'M' as const, parentId: page.id },
      { title: '?', type: 'F' as const, parentId: button.id },
    ];
    for (const body of wrong) {
      const reply = await office.admin.ask(accessCalls.saveMenu, { body });
      expect(reply).toMatchObject({ errCode: 3007, failure: { reason: 'PARENT_KIND' } });
    }
    // a folder that holds a page becomes no page, nor does a page with buttons become a folder
    for (const body of [
      { id: folder.id, type: 'C' as const },
      { id: page.id, type: 'M' as const },
      { id: page.id, parentId: button.id },
    ]) {
      const reply = await office.admin.ask(accessCalls.updateMenu, { body });
      expect(reply.errCode).toBe(3007);
    }
  });

  it('link out over the web only', async () => {
    for (const link of [
      'javascript:alert(1)',
      'JAVASCRIPT:alert(1)',
      'data:text/html,x',
      '//example.com',
      'ftp://example.com',
      'https://',
      'https://a b',
      'https://user:word@example.com/',
      ' java\nscript:alert(1)',
    ]) {
      const reply = await office.admin.ask(accessCalls.saveMenu, { body: { title: '外', link } });
      expect(reply.errCode, link).toBe(3007);
    }
    for (const path of ['javascript:alert(1)', '//example.com', 'https://example.com']) {
      const reply = await office.admin.ask(accessCalls.saveMenu, { body: { title: '外', path } });
      expect(reply.errCode, path).toBe(3007);
    }
    const { data } = await office.admin.ask(accessCalls.saveMenu, {
      body: { title: '外', link: 'https://example.com/a?b=c#d' },
    });
    expect(data.link).toBe('https://example.com/a?b=c#d');
  });
});

describe('moving menus', () => {
  const at = ({ id, version }: { id: string; version: number }, parentId: string | null, sort: number) => ({
    id,
    version,
    parentId,
    sort,
  });

  it('moves all of them at once, and writes each into the log', async () => {
    const [one, other] = [await aMenu('甲'), await aMenu('乙')];
    const page = await aMenu('丙', one.id, 'C');
    const { data } = await office.admin.ask(accessCalls.arrangeMenus, {
      body: { moves: [at(page, other.id, 3), at(one, other.id, 4)] },
    });
    expect(data).toMatchObject([
      { id: page.id, parentId: other.id, sort: 3, version: 2 },
      { id: one.id, parentId: other.id, sort: 4, version: 2 },
    ]);
  });

  it('exchanges two that stand below each other', async () => {
    const above = await aMenu('上');
    const below = await aMenu('下', above.id);
    const { data } = await office.admin.ask(accessCalls.arrangeMenus, {
      body: { moves: [at(above, below.id, 1), at(below, null, 1)] },
    });
    expect(data.map(({ parentId }) => parentId)).toEqual([below.id, null]);
  });

  it('moves none where one of them is out of date, in a circle, at the wrong place, or gone', async () => {
    const [one, other] = [await aMenu('甲'), await aMenu('乙')];
    const page = await aMenu('丙', one.id, 'C');
    const refused = [
      [[at(page, other.id, 1), { ...at(one, null, 2), version: 9 }], 3001],
      [[at(page, other.id, 1), at(one, other.id, 1), at(other, one.id, 1)], 3007],
      [[at(page, other.id, 1), at(other, page.id, 1)], 3007],
      [[at(page, other.id, 1), at({ id: '999999', version: 1 }, null, 1)], 3006],
    ] as const;
    for (const [moves, errCode] of refused) {
      const reply = await office.admin.ask(accessCalls.arrangeMenus, { body: { moves: [...moves] } });
      expect(reply.errCode).toBe(errCode);
    }
    const { data } = await office.admin.ask(accessCalls.getMenuList);
    expect(data.find(({ id }) => id === page.id)).toMatchObject({ parentId: one.id, version: 1 });
  });
});
