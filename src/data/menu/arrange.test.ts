import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Menu } from '../../contract/access-records.ts';
import type { Feature, Page } from '../feature.ts';
import { isOutLink, isSection, linksIn, type MenuEntry } from '../menu-context.tsx';
import { routeOf, sectionsAround, sectionsOf, type Visitor } from '../routes.ts';
import { arrange, DEEPEST } from './arrange.ts';
import { firstChild, menuTree } from './menu-tree.ts';
import { titleIn } from './titles.ts';

const icon = () => null;
const star = () => null;
const icons = {
  byName: (name: string) => (name === 'star' ? star : undefined),
  directory: () => null,
  link: () => null,
};
const load = async () => ({ default: () => null });
const aPage = (path: Page['path'], more: Partial<Page> = {}): Page => ({
  path,
  title: `key${path}`,
  needs: ['signed-in'],
  load,
  ...more,
});

const features: Feature[] = [
  { name: 'home', pages: [aPage('/home')] },
  {
    name: 'orders',
    sections: [{ path: '/order', title: 'key/order', icon, order: 10 }],
    pages: [
      aPage('/order/list', { section: '/order', needs: ['order.list'] }),
      aPage('/order/track', { section: '/order', needs: ['order'] }),
      aPage('/order/secret', { section: '/order', isHidden: true }),
    ],
  },
  {
    name: 'vehicles',
    sections: [
      { path: '/vehicle', title: 'key/vehicle', icon, order: 20 },
      { path: '/vehicle/taxi', parent: '/vehicle', title: 'key/vehicle/taxi', icon, order: 21 },
    ],
    pages: [
      aPage('/vehicle/info', { section: '/vehicle' }),
      aPage('/vehicle/taxi/replay', { section: '/vehicle/taxi' }),
    ],
  },
];

let made = 0;
const aMenu = (given: Partial<Menu>): Menu => {
  made += 1;
  return {
    id: `r${made}`,
    parentId: null,
    title: '',
    titleEn: null,
    titleEs: null,
    titleJa: null,
    name: null,
    path: null,
    component: null,
    redirect: null,
    icon: null,
    type: 'C',
    permission: null,
    sort: 0,
    hidden: 0,
    noCache: 0,
    affix: 0,
    breadcrumb: 1,
    activeMenu: null,
    isFrame: 0,
    link: null,
    state: 1,
    query: null,
    createdOn: 0,
    createdBy: null,
    updatedOn: 0,
    updatedBy: null,
    remark: null,
    version: 1,
    ...given,
  };
};

const visitor = (...codes: string[]): Visitor => ({
  rights: { userId: '1', codes: new Set(codes), subjectsGrantActions: false },
  roleKeys: [],
});
const everybody = visitor('all');

/** The menu as lines, set in by depth; titles as Chinese reads them. */
function drawn(records: readonly Menu[], who = everybody, locale = 'zh') {
  const { features: arranged, titles } = arrange(features, records, icons);
  const say = (key: string) => {
    const own = titles.get(key);
    return own ? titleIn(own, locale, instead => instead) : key;
  };
  const lines = (entries: readonly MenuEntry[], depth: number): string[] =>
    entries.flatMap(entry => [
      `${' '.repeat(depth)}${say(entry.title)}${isOutLink(entry) ? ` -> ${entry.href}` : ''}`,
      ...(isSection(entry) ? lines(entry.pages, depth + 1) : []),
    ]);
  return lines(menuTree(arranged, who), 0);
}

const OWN_ORDER = [
  'key/home',
  'key/order',
  ' key/order/list',
  ' key/order/track',
  'key/vehicle',
  ' key/vehicle/info',
  ' key/vehicle/taxi',
  '  key/vehicle/taxi/replay',
];

describe('the menu joined with its records', () => {
  it('is the features’ own without any', () => {
    expect(arrange(features, [], icons).features).toBe(features);
    expect(drawn([])).toEqual(OWN_ORDER);
  });

  it('renames, in four languages, with Chinese where one is missing', () => {
    const record = aMenu({ path: '/order/list', title: '单子', titleEn: 'Jobs', parentId: null });
    const records = [
      aMenu({ id: 'o', path: '/order', type: 'M', title: '单' }),
      { ...record, parentId: 'o' },
    ];
    expect(drawn(records)).toContain(' 单子');
    expect(drawn(records, everybody, 'en')).toContain(' Jobs');
    expect(drawn(records, everybody, 'ja')).toContain(' 单子');
  });

  it('says the feature’s own words where the record has none', () => {
    expect(drawn([aMenu({ path: '/home', title: ' ', titleEn: 'Start' })])).toContain('key/home');
    expect(drawn([aMenu({ path: '/home', title: ' ', titleEn: 'Start' })], everybody, 'en')).toContain(
      'Start',
    );
  });

  it('orders and groups across features, and puts what no record names at the end of its section', () => {
    const records = [
      aMenu({ id: 'v', type: 'M', path: '/vehicle', title: '车', sort: 1 }),
      aMenu({ id: 'g', type: 'M', path: '/mine', title: '我的', sort: 2 }),
      aMenu({ parentId: 'g', path: '/order/track', title: '轨迹', sort: 2 }),
      aMenu({ parentId: 'g', path: '/vehicle/info', title: '信息', sort: 1 }),
      aMenu({ parentId: 'v', path: '/home', title: '家', sort: 1 }),
    ];
    expect(drawn(records)).toEqual([
      '车',
      ' 家',
      ' key/vehicle/taxi',
      '  key/vehicle/taxi/replay',
      '我的',
      ' 信息',
      ' 轨迹',
      'key/order',
      ' key/order/list',
    ]);
  });

  it('leads breadcrumb and address of a section where the page stands now', () => {
    const records = [
      aMenu({ id: 'g', type: 'M', path: '/mine', title: '我的' }),
      aMenu({ parentId: 'g', path: '/order/track', title: '轨迹' }),
    ];
    const { features: arranged } = arrange(features, records, icons);
    const route = routeOf(arranged, '/order/track');
    expect(sectionsAround(sectionsOf(arranged), route?.page.section).map(({ title }) => title)).toEqual([
      '~menu g',
    ]);
    expect(route?.page.title).toMatch(/^~menu /);
    expect(firstChild(arranged, '/mine', everybody)).toBe('/order/track');
    expect(firstChild(arranged, '/order', everybody)).toBe('/order/list');
  });

  it('hides a page, and all of a folder, but closes neither', () => {
    const records = [
      aMenu({ path: '/home', title: '家', hidden: 1 }),
      aMenu({ path: '/order', type: 'M', title: '单', state: 0 }),
    ];
    expect(drawn(records)).toEqual(OWN_ORDER.slice(4));
    const { features: arranged } = arrange(features, records, icons);
    expect(routeOf(arranged, '/order/list')).not.toBeNull();
  });

  it('shows nothing that the feature hides', () => {
    expect(drawn([aMenu({ path: '/order/secret', title: '秘密' })]).join()).not.toContain('秘密');
  });

  it('asks for further rights, of the page and of the folders around it', () => {
    const records = [
      aMenu({ id: 'o', type: 'M', path: '/order', title: '单', permission: 'finance' }),
      aMenu({ parentId: 'o', path: '/order/track', title: '轨迹', permission: 'lost, canteen' }),
    ];
    expect(drawn(records, visitor('order', 'order.list'))).not.toContain('单');
    expect(drawn(records, visitor('order', 'order.list', 'finance'))).toContain(' key/order/list');
    expect(drawn(records, visitor('order', 'order.list', 'finance', 'lost'))).not.toContain(' 轨迹');
    expect(drawn(records, visitor('order', 'finance', 'lost', 'canteen'))).toContain(' 轨迹');
    // never takes away what the feature asks for
    expect(drawn(records, visitor('finance', 'lost', 'canteen'))).not.toContain(' 轨迹');
  });

  it('links out, over the web only', () => {
    const records = [
      aMenu({ title: '官网', link: 'https://example.com/a b' }),
      aMenu({ title: '坏', link: 'javascript:alert(1)' }),
      aMenu({ title: '坏', link: 'java\nscript:alert(1)' }),
      aMenu({ title: '坏', link: 'data:text/html,<script>' }),
      aMenu({ title: '坏', link: 'https://user:word@example.com' }),
      aMenu({ title: '坏', link: '//example.com' }),
      // as some write it
      aMenu({ title: '别处', path: 'http://example.com/x', isFrame: 0 }),
    ];
    const menu = drawn(records);
    expect(menu).toContain('官网 -> https://example.com/a%20b');
    expect(menu).toContain('别处 -> http://example.com/x');
    expect(menu.join()).not.toContain('坏');
  });

  it('keeps the page whose path a link names', () => {
    expect(drawn([aMenu({ title: '站', path: '/home', link: 'https://example.com' })])).toEqual([
      'key/home',
      '站 -> https://example.com/',
      ...OWN_ORDER.slice(1),
    ]);
  });

  it('takes an icon that it knows, else the feature’s', () => {
    const iconOf = (name: string) => {
      const records = [aMenu({ type: 'M', path: '/order', title: '单', icon: name })];
      return menuTree(arrange(features, records, icons).features, everybody).find(
        ({ path }) => path === '/order',
      )?.icon;
    };
    expect(iconOf('star')).toBe(star);
    expect(iconOf('el-icon-s-home')).toBe(icon);
  });

  it('does not show what is not built, nor buttons', () => {
    const records = [
      aMenu({ id: 'n', type: 'M', path: '/canteen', title: '食堂' }),
      aMenu({ parentId: 'n', path: '/canteen/list', title: '食堂列表' }),
      aMenu({ type: 'F', title: '导出', path: '/home' }),
    ];
    expect(drawn(records)).toEqual(OWN_ORDER);
  });

  it('reads the nested paths and wrappers of other upstreams', () => {
    const records = [
      aMenu({ id: 'w', type: 'M', path: 'order', title: '', component: 'Layout', redirect: 'noRedirect' }),
      aMenu({ parentId: 'w', path: 'list', title: '列表' }),
      aMenu({ parentId: 'w', path: '/order/track/', title: '轨迹' }),
    ];
    expect(drawn(records)).toEqual(['key/home', 'key/order', ' 列表', ' 轨迹', ...OWN_ORDER.slice(4)]);
  });

  it('lets no circle, no orphan and no double swallow a page', () => {
    const records = [
      aMenu({ id: 'a', parentId: 'b', type: 'M', path: '/order', title: '甲' }),
      aMenu({ id: 'b', parentId: 'a', type: 'M', path: '/vehicle', title: '乙' }),
      aMenu({ id: 'c', parentId: 'c', path: '/order/list', title: '丙' }),
      aMenu({ id: 'd', parentId: '0', path: '/order/track', title: '丁' }),
      aMenu({ id: 'e', path: '/order/track', title: '戊' }),
    ];
    const menu = drawn(records).map(line => line.trim());
    for (const name of ['甲', '乙', '丙', '丁', 'key/vehicle/info']) expect(menu).toContain(name);
    expect(menu).not.toContain('戊');
  });
});

describe('whatever records say', () => {
  const paths = [
    '/home',
    '/order',
    '/order/list',
    '/order/track',
    '/order/secret',
    '/vehicle',
    '/vehicle/taxi',
  ];
  const text = fc.oneof(fc.constant(''), fc.string(), fc.constantFrom('名', '<img src=x>', '%{x}||||y'));
  const record = fc
    .record({
      id: fc.integer({ min: 1, max: 12 }).map(String),
      parentId: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 14 }).map(String)),
      type: fc.constantFrom('M', 'C', 'F', null as never),
      title: text,
      titleEn: fc.option(text),
      path: fc.oneof(fc.constant(null), fc.constantFrom(...paths, '/nowhere', 'list', '//x'), fc.string()),
      link: fc.oneof(fc.constant(null), fc.webUrl(), fc.string(), fc.constant('javascript:alert(1)')),
      icon: fc.option(fc.constantFrom('star', 'unknown', '__proto__')),
      sort: fc.integer({ min: -3, max: 3 }),
    })
    .map(given => aMenu(given as Partial<Menu>));
  const records = fc.array(record, { maxLength: 25 });
  const narrowing = fc.tuple(
    record,
    fc.constantFrom(0, 1),
    fc.constantFrom(null, 'order', 'all', 'system:x'),
  );

  const open = (list: readonly Menu[], who: Visitor) =>
    menuTree(arrange(features, list, icons).features, who)
      .flatMap(linksIn)
      .map(({ path }) => path)
      .sort();

  it('nothing that is permitted vanishes, and nothing forbidden appears', () => {
    fc.assert(
      fc.property(records, fc.constantFrom(everybody, visitor('order'), visitor()), (list, who) => {
        expect(open(list, who)).toEqual(open([], who));
      }),
    );
  });

  it('hiding and further rights only ever take away', () => {
    fc.assert(
      fc.property(
        fc.array(narrowing, { maxLength: 12 }),
        fc.constantFrom(visitor('order'), visitor()),
        (list, who) => {
          const given = list.map(([one, hidden, permission]) => ({ ...one, hidden, permission }) as Menu);
          const all = new Set(open([], who));
          for (const path of open(given, who)) expect(all).toContain(path);
        },
      ),
    );
  });

  it('every entry has a place of its own, not too deep, and links lead to the web', () => {
    fc.assert(
      fc.property(records, list => {
        const seen = new Set<string>();
        const walk = (entries: readonly MenuEntry[], depth: number) => {
          expect(depth).toBeLessThanOrEqual(DEEPEST + 2);
          for (const entry of entries) {
            expect(seen).not.toContain(entry.path);
            seen.add(entry.path);
            if (isOutLink(entry)) expect(entry.href).toMatch(/^https?:\/\//);
            if (isSection(entry)) {
              expect(entry.pages.length).toBeGreaterThan(0);
              walk(entry.pages, depth + 1);
            }
          }
        };
        walk(menuTree(arrange(features, list, icons).features, everybody), 0);
      }),
    );
  });

  it('the order does not depend on how they are sent', () => {
    fc.assert(
      fc.property(fc.uniqueArray(record, { selector: ({ id }) => id, maxLength: 12 }), list => {
        expect(drawn([...list].reverse())).toEqual(drawn(list));
      }),
    );
  });

  it('a very deep tree is read', () => {
    const deep = Array.from({ length: 5000 }, (_, index) =>
      aMenu({
        id: `d${index}`,
        parentId: index === 0 ? null : `d${index - 1}`,
        type: 'M',
        title: `${index}`,
      }),
    );
    expect(open([...deep, aMenu({ parentId: 'd4999', path: '/home', title: '家' })], everybody)).toContain(
      '/home',
    );
  });
});
