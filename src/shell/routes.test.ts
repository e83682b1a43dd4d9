import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accessCalls } from '../contract/access.ts';
import type { Feature, Page, ResourcePage } from '../data/feature.ts';
import { menuTree, visiblePages } from '../data/menu/menu-tree.ts';
import { isSection } from '../data/menu-context.tsx';
import { offeredBy, routeOf, type Visitor } from '../data/routes.ts';
import { decide, HOME } from './decide.ts';
import { titlesOf } from './titles.ts';

const nothing = async () => ({ default: () => null });
const icon = () => null;
const aPage = (path: Page['path'], more: Partial<Page> = {}): Page => ({
  path,
  title: `title${path}`,
  needs: ['signed-in'],
  load: nothing,
  ...more,
});

const users: ResourcePage = {
  path: '/system-manage/admin-user',
  title: 'users',
  section: '/system-manage',
  needs: ['systemmgr', 'usermgr.list'],
  may: { read: 'usermgr.list', create: 'usermgr.list:add' },
  calls: async () => ({ list: accessCalls.listAdminUsers, idField: 'userId' }),
  list: nothing,
  create: nothing,
  edit: nothing,
};

const features: Feature[] = [
  { name: 'home', pages: [aPage('/dashboard/index')] },
  {
    name: 'orders',
    sections: [{ path: '/order', title: 'orders', icon, order: 2 }],
    pages: [
      aPage('/order/orderList', { section: '/order', needs: ['order', 'order.list'] }),
      aPage('/order/orderTrajectory', { section: '/order', needs: ['order'] }),
      aPage('/guide/index', { role: 'developer', isHidden: true }),
    ],
  },
  {
    name: 'access',
    sections: [{ path: '/system-manage', title: 'system', icon, order: 1 }],
    resources: [users],
  },
  {
    name: 'taxis',
    sections: [
      { path: '/vehicle', title: 'vehicles', icon, order: 3 },
      { path: '/vehicle/taxi', parent: '/vehicle', title: 'taxis', icon, order: 4 },
      { path: '/vehicle/taxi/none', parent: '/vehicle/taxi', title: 'nothing in it', icon, order: 5 },
      { path: '/stray', parent: '/nowhere', title: 'stray', icon, order: 6 },
      { path: '/ring', parent: '/ring', title: 'ring', icon, order: 7 },
    ],
    pages: [
      aPage('/vehicle/taxi/replay', { section: '/vehicle/taxi', needs: ['vehiclemonitor'] }),
      aPage('/vehicle/info', { section: '/vehicle', needs: ['vehiclemgr'] }),
      aPage('/stray/page', { section: '/stray', needs: ['lost'] }),
      aPage('/ring/page', { section: '/ring', needs: ['finance'] }),
    ],
  },
];

const visitor = (codes: string[], roleKeys: string[] = []): Visitor => ({
  rights: { userId: '1', codes: new Set(codes), subjectsGrantActions: false },
  roleKeys,
});
const everyone = visitor(['all']);

describe('the table of routes', () => {
  it('knows pages, lists and records', () => {
    expect(routeOf(features, '/order/orderList')?.kind).toBe('page');
    expect(routeOf(features, '/order/orderList/')?.kind).toBe('page');
    expect(routeOf(features, '/system-manage/admin-user')?.kind).toBe('list');
    expect(routeOf(features, '/system-manage/admin-user/create')?.kind).toBe('create');
    expect(routeOf(features, '/system-manage/admin-user/17')?.kind).toBe('edit');
  });

  it('knows nothing else', () => {
    for (const path of ['/order', '/system-manage/admin-user/17/more', '/system-manage/admin-users', '/x'])
      expect(routeOf(features, path)).toBeNull();
  });

  it('names section, page and act', () => {
    const route = routeOf(features, '/system-manage/admin-user/create');
    expect(route && titlesOf(features, route)).toEqual(['system', 'users', 'shell.create']);
  });

  it('names all sections around a page, from the outside in', () => {
    const titles = (path: string) => {
      const route = routeOf(features, path);
      return route && titlesOf(features, route);
    };
    expect(titles('/vehicle/taxi/replay')).toEqual(['vehicles', 'taxis', 'title/vehicle/taxi/replay']);
    expect(titles('/stray/page')).toEqual(['stray', 'title/stray/page']);
    expect(titles('/ring/page')).toEqual(['ring', 'title/ring/page']);
  });
});

describe('the menu', () => {
  it('holds what the visitor may open, sections in their order', () => {
    const menu = menuTree(features, visitor(['order', 'order.list', 'systemmgr', 'usermgr.list']));
    expect(menu.map(({ path }) => path)).toEqual(['/dashboard/index', '/system-manage', '/order']);
    const [, , orders] = menu;
    expect(orders && isSection(orders) && orders.pages.map(({ path }) => path)).toEqual([
      '/order/orderList',
      '/order/orderTrajectory',
    ]);
  });

  it('needs all codes of a page, and drops sections that are left empty', () => {
    const paths = visiblePages(features, visitor(['order', 'usermgr.list'])).map(({ path }) => path);
    expect(paths).toEqual(['/dashboard/index', '/order/orderTrajectory']);
    expect(menuTree(features, visitor(['order.list'])).map(({ path }) => path)).toEqual(['/dashboard/index']);
  });

  it('holds sections within sections, after the pages, and none that is empty', () => {
    const paths = (...codes: string[]) =>
      JSON.parse(JSON.stringify(menuTree(features, visitor(codes)), ['path', 'pages']));
    const replay = { path: '/vehicle/taxi', pages: [{ path: '/vehicle/taxi/replay' }] };
    const home = { path: '/dashboard/index' };
    expect(paths('vehiclemonitor', 'vehiclemgr')).toEqual([
      home,
      { path: '/vehicle', pages: [{ path: '/vehicle/info' }, replay] },
    ]);
    expect(paths('vehiclemonitor')).toEqual([home, { path: '/vehicle', pages: [replay] }]);
    // a section that lies in none we know stands in the first level
    expect(paths('lost')).toEqual([home, { path: '/stray', pages: [{ path: '/stray/page' }] }]);
  });

  it('never shows hidden pages', () => {
    const paths = visiblePages(features, visitor(['all'], ['developer'])).map(({ path }) => path);
    expect(paths).not.toContain('/guide/index');
  });
});

describe('the guard', () => {
  const to = (path: string, who: Visitor | null = everyone, search = '') =>
    decide(features, who, path, search);

  it('opens without a session only what is open', () => {
    for (const path of ['/', '/order/orderList', '/nowhere', '/login'])
      expect(to(path, null).kind).toBe('signIn');
    for (const path of ['/401', '/404', '/auth-redirect']) expect(to(path, null).kind).toBe('own');
  });

  it('leads home, and sections to their first permitted page', () => {
    for (const path of ['/', '/login', '/dashboard'])
      expect(to(path)).toEqual({ kind: 'redirect', to: HOME });
    expect(to('/order', visitor(['order']))).toEqual({ kind: 'redirect', to: '/order/orderTrajectory' });
    expect(to('/vehicle', visitor(['vehiclemonitor']))).toEqual({
      kind: 'redirect',
      to: '/vehicle/taxi/replay',
    });
    expect(to('/order', visitor(['lost']))).toEqual({ kind: 'redirect', to: '/401?page=%2Forder' });
  });

  it('refuses what needs a right that is not held', () => {
    expect(to('/order/orderList', visitor(['order']))).toEqual({
      kind: 'redirect',
      to: '/401?page=%2Forder%2ForderList',
    });
    const reader = visitor(['systemmgr', 'usermgr.list']);
    expect(to('/system-manage/admin-user/17', reader).kind).toBe('show');
    expect(to('/system-manage/admin-user/create', reader).kind).toBe('redirect');
    expect(to('/system-manage/admin-user/create', everyone).kind).toBe('show');
  });

  it('keeps developer pages to their role, whatever the rights', () => {
    expect(to('/guide/index', visitor(['all'])).kind).toBe('redirect');
    expect(to('/guide/index', visitor([], ['developer'])).kind).toBe('show');
  });

  it('sends who has no right at all home, where it says whom to ask', () => {
    expect(to('/order/orderList', visitor([]))).toEqual({ kind: 'redirect', to: HOME });
  });

  it('does not know what is not there', () => {
    expect(to('/nowhere')).toEqual({ kind: 'redirect', to: '/404?page=%2Fnowhere' });
  });

  it('helps pages to open themselves anew, and never another host', () => {
    expect(to('/redirect/order/orderList', everyone, '?id=7')).toEqual({
      kind: 'redirect',
      to: '/order/orderList?id=7',
    });
    fc.assert(
      fc.property(fc.stringMatching(/^[/\\a-z.:]{0,10}$/), rest => {
        const decision = to(`/redirect/${rest}`);
        if (decision.kind === 'redirect')
          expect(new URL(decision.to, 'https://console.example').host).toBe('console.example');
      }),
    );
  });
});

describe('a page that needs what an upstream lacks', () => {
  const calls = async () => ({ list: accessCalls.listRoleGroups, idField: 'roleId' });
  const less = { may: { read: 'systemmgr' }, calls, list: nothing } as const;
  const at = (resource: ResourcePage, has: 'entities' | 'files') =>
    offeredBy([{ name: 'users', resources: [resource] }], new Set([has]));

  it('is not there, or what stands there otherwise is only looked at', () => {
    const needing = { ...users, capability: 'entities' } as const;
    expect(routeOf(at(needing, 'files'), users.path)).toBeNull();
    const both = at({ ...needing, otherwise: less }, 'files');
    expect(routeOf(both, users.path)).toMatchObject({ kind: 'list', page: { ...less, title: 'users' } });
    expect(routeOf(both, `${users.path}/create`)).toBeNull();
    expect(routeOf(both, `${users.path}/1`)).toBeNull();
    const whole = at({ ...needing, otherwise: less }, 'entities');
    expect(routeOf(whole, `${users.path}/1`)).toMatchObject({ kind: 'edit', page: { may: users.may } });
  });
});
