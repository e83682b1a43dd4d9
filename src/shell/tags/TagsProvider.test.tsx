import { act, render } from '@testing-library/react';
import { useLocation } from 'ra-core';
import { useEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aRouter, InRouter } from '../../../tests/builders/in-router.tsx';
import { accessCalls } from '../../contract/access.ts';
import type { Feature, Page } from '../../data/feature.ts';
import type { Visitor } from '../../data/routes.ts';
import { createGuards } from '../guards/guards.ts';
import { GuardsContext } from '../guards/guards-context.tsx';
import { TagsProvider } from './TagsProvider.tsx';
import { type Tags, useTags } from './tags-context.tsx';
import { permittedTag } from './tags-memory.ts';

const nothing = async () => ({ default: () => null });
const beside = async () => ({ default: () => null });
const aPage = (path: Page['path'], more: Partial<Page> = {}): Page => ({
  path,
  title: `title${path}`,
  needs: ['signed-in'],
  load: nothing,
  ...more,
});

const features: Feature[] = [
  { name: 'home', pages: [aPage('/dashboard/index', { isPinned: true })] },
  {
    name: 'order',
    pages: [
      aPage('/order/map', { isPinned: true, needs: ['monitoring.map'] }),
      aPage('/order/orderList', { needs: ['order.list'], identity: ['id'] }),
      aPage('/order/alarm'),
    ],
  },
  {
    name: 'access',
    resources: [
      {
        path: '/system/user',
        title: 'users',
        needs: ['signed-in'],
        may: { read: 'usermgr.list', update: 'usermgr.list:edit' },
        calls: async () => ({ list: accessCalls.listAdminUsers, idField: 'userId' }),
        list: nothing,
        edit: beside,
      },
      {
        path: '/system/log',
        title: 'log',
        needs: ['signed-in'],
        may: { read: 'usermgr.list' },
        calls: async () => ({ list: accessCalls.listAdminUsers, idField: 'userId' }),
        list: beside,
        edit: beside,
      },
    ],
  },
];

const visitor = (...codes: string[]): Visitor => ({
  rights: { userId: '7', codes: new Set(codes), subjectsGrantActions: false },
  roleKeys: [],
});
const clerk = visitor('order.list');

/** As the shell does: every page that is shown is visited. */
function open(path: string, who: Visitor = clerk, guards = createGuards()) {
  let seen: Tags | undefined;
  function Shown({ who }: { who: Visitor }) {
    const tags = useTags();
    const { pathname, search, hash } = useLocation();
    useEffect(() => {
      const tag = permittedTag(features, who, pathname + search + hash);
      if (tag) tags.visit(tag);
    }, [tags, who, pathname, search, hash]);
    seen = tags;
    return null;
  }
  function View({ who }: { who: Visitor }) {
    return (
      <GuardsContext.Provider value={guards}>
        <TagsProvider features={features} visitor={who}>
          <Shown who={who} />
        </TagsProvider>
      </GuardsContext.Provider>
    );
  }
  const router = aRouter(path);
  const { unmount } = render(
    <InRouter router={router}>
      <View who={who} />
    </InRouter>,
  );
  return {
    tags() {
      if (!seen) throw new Error('not shown');
      return seen;
    },
    keys: () => seen?.tags.map(({ key }) => key),
    go: (to: string) => act(() => router.navigate(to)),
    router,
    path: () => router.place.location.pathname,
    unmount,
  };
}

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('the tags of a window', () => {
  it('tell apart what the route declares as identity, and nothing that only filters', async () => {
    const { go, keys, tags } = open('/order/orderList?id=1&page=2');
    await go('/order/orderList?id=1&page=3');
    await go('/order/orderList?id=2');
    await go('/system/log/4');
    await go('/system/user/9');
    expect(keys()).toEqual([
      '/dashboard/index',
      '/order/orderList?id=1',
      '/order/orderList?id=2',
      '/system/log',
      '/system/user/9',
    ]);
    expect(tags().tags[1]?.at).toBe('/order/orderList?id=1&page=3');
    expect(tags().tags[3]).toMatchObject({ at: '/system/log/4', titles: ['log'] });
    expect(tags().tags[4]?.titles).toEqual(['users', 'shell.edit']);
    expect(tags().activeKey).toBe('/system/user/9');
    await go('/404');
    expect(tags().activeKey).toBeNull();
  });

  it('go to the neighbour when the one in view closes, and nowhere otherwise', async () => {
    const { go, keys, path, tags } = open('/order/orderList');
    await go('/order/alarm');
    await go('/system/user');
    await act(async () => tags().close(['/order/orderList']));
    expect(path()).toBe('/system/user');
    await act(async () => tags().close(['/system/user']));
    expect(path()).toBe('/order/alarm');
    await act(async () => tags().close(['/order/alarm', '/dashboard/index']));
    expect(path()).toBe('/dashboard/index');
    expect(keys()).toEqual(['/dashboard/index']);
    expect(tags().recent).toEqual(['/dashboard/index']);
  });

  it('that close before the page that was asked for is drawn hold nobody back from it', async () => {
    const { go, keys, path, tags, router } = open('/order/orderList?id=1');
    await go('/order/alarm');
    await act(async () => {
      await router.navigate('/dashboard/index');
      tags().close(['/order/alarm']);
    });
    expect(path()).toBe('/dashboard/index');
    expect(keys()).toEqual(['/dashboard/index', '/order/orderList?id=1']);
  });

  it('are left when they close before they are drawn', async () => {
    const { go, keys, path, tags, router } = open('/order/orderList?id=1');
    await go('/order/alarm');
    await go('/order/orderList?id=1');
    await act(async () => {
      await router.navigate('/order/alarm');
      tags().close(['/order/alarm']);
    });
    expect(path()).toBe('/order/orderList');
    expect(keys()).toEqual(['/dashboard/index', '/order/orderList?id=1']);
  });

  it('come back after a reload, in their order and with their names', async () => {
    const first = open('/system/user/9');
    await first.go('/order/alarm?kind=2');
    act(() => first.tags().setName('/system/user/9', '蒙建国'));
    act(() => first.tags().move('/order/alarm', 0));
    first.unmount();
    const { tags, keys } = open('/dashboard/index');
    expect(keys()).toEqual(['/dashboard/index', '/order/alarm', '/system/user/9']);
    expect(tags().tags[2]?.name).toBe('蒙建国');
    expect(tags().tags[1]?.at).toBe('/order/alarm?kind=2');
    // none of them has been looked at since
    expect(tags().recent).toEqual(['/dashboard/index']);
  });

  it('drop after a reload what may not be opened any more, and what there is not', async () => {
    sessionStorage.setItem(
      'tags',
      JSON.stringify({
        of: '7',
        tags: [
          ...['/order/orderList', '/nowhere', '//evil.example', '/order/map', 'x', ''].map(at => ({ at })),
          { at: 7 },
          null,
          { at: '/order/alarm', name: 3 },
        ],
      }),
    );
    expect(open('/dashboard/index', visitor()).keys()).toEqual(['/dashboard/index']);
  });

  it('are never another person’s', async () => {
    sessionStorage.setItem('tags', JSON.stringify({ of: '8', tags: [{ at: '/order/alarm' }] }));
    expect(open('/dashboard/index').keys()).toEqual(['/dashboard/index']);
  });

  it.each(['{', '[]', '7', 'null', '{"of":"7"}', '{"of":"7","tags":{"length":3}}'])(
    'begin anew from a storage that holds %s',
    async stored => {
      sessionStorage.setItem('tags', stored);
      expect(open('/order/alarm').keys()).toEqual(['/dashboard/index', '/order/alarm']);
    },
  );

  it('do without storage where it is refused or full', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(open('/order/alarm').keys()).toEqual(['/dashboard/index', '/order/alarm']);
  });

  it('pin only what may be opened', async () => {
    expect(open('/order/alarm', visitor('monitoring.map')).keys()).toEqual([
      '/dashboard/index',
      '/order/map',
      '/order/alarm',
    ]);
  });
});
