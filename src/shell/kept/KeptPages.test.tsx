import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { CoreAdminContext, memoryStore, useLocation, useNavigate, useStore, useTranslate } from 'ra-core';
import { StrictMode, useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { historyRouter } from '../../../src/kit/router/history-router.tsx';
import { aRouter, InRouter } from '../../../tests/builders/in-router.tsx';
import type { Feature } from '../../data/feature.ts';
import { routeOf, type Visitor } from '../../data/routes.ts';
import type { Session } from '../../data/session.ts';
import { SessionProvider } from '../../data/session-context.tsx';
import { useUnsavedReport } from '../../kit/form/unsaved-context.ts';
import { usePageName } from '../../kit/page-name.ts';
import { createCabdeskTheme } from '../../kit/theme/theme.ts';
import type { Guards } from '../guards/guards.ts';
import { useGuards } from '../guards/guards-context.tsx';
import { TagsProvider } from '../tags/TagsProvider.tsx';
import { type Tags, useTags } from '../tags/tags-context.tsx';
import { KeptPages } from './KeptPages.tsx';
import { MAX_KEPT_PAGES } from './kept-entries.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { usePageInView } from './use-page-in-view.ts';

// a page that is slow to come is waited for in the colours of the console
const theme = createCabdeskTheme({ mode: 'light' });
const needs = ['signed-in'] as const;
const load = async () => ({ default: Trial });
const record = { list: load, edit: load, create: load };
const features: Feature[] = [
  {
    name: 'trial',
    pages: [
      { path: '/one', title: 'one', needs, load },
      { path: '/two', title: 'two', needs, load, identity: ['id'] },
    ],
    resources: [
      {
        path: '/user',
        title: 'user',
        needs,
        ...record,
        create: async () => ({ default: Trial }),
        edit: async () => ({ default: Trial }),
        may: { read: 'signed-in' },
        calls: async () => ({ list: {} as never, idField: 'id' }),
      },
      {
        path: '/log',
        title: 'log',
        needs,
        list: load,
        edit: load,
        may: { read: 'signed-in' },
        calls: async () => ({ list: {} as never, idField: 'id' }),
      },
    ],
  },
];

/** What happens in the pages, in its order. */
const happened: string[] = [];
/** What each page can be told to do, out of view as well. */
const pages: Record<string, { go: ReturnType<typeof useNavigate> }> = {};

function Trial() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const unsaved = useUnsavedReport();
  const [text, setText] = useState('');
  const [params, setParams] = useStore('trial.listParams', { page: 1 });
  usePageName(`name of ${pathname}`);
  pages[pathname] = { go: navigate };
  useEffect(() => {
    happened.push(`+${pathname}`);
    return () => void happened.push(`-${pathname}`);
  }, [pathname]);
  useEffect(() => {
    unsaved.report('form', text !== '');
    return () => unsaved.leave('form');
  }, [unsaved, text]);
  return (
    <article aria-label={pathname}>
      <p>{`${pathname}${search}`}</p>
      <input aria-label="text" value={text} onChange={event => setText(event.target.value)} />
      <button type="button" onClick={() => setParams({ page: params.page + 1 })}>
        {`page ${params.page}`}
      </button>
    </article>
  );
}

const visitor: Visitor = {
  rights: { userId: '7', codes: new Set(), subjectsGrantActions: false },
  roleKeys: [],
};
const session: Session = {
  user: { id: '7' } as Session['user'],
  rights: visitor.rights,
  capabilities: new Set(),
};

let known: Tags;
let guards: Guards;

function Pages({ areKept }: { areKept: boolean }) {
  const { pathname } = useLocation();
  known = useTags();
  guards = useGuards();
  useTranslate();
  const { inView, tagAt } = usePageInView(features, visitor, routeOf(features, pathname));
  return (
    <>
      <LeaveGuard tagAt={tagAt} areKept={areKept} />
      <KeptPages inView={inView} tagAt={tagAt} userId="7" areKept={areKept} />
    </>
  );
}

async function open(path: string, { areKept = true } = {}) {
  const page = (
    <CoreAdminContext routerProvider={historyRouter} store={memoryStore()}>
      <ThemeProvider theme={theme}>
        <SessionProvider session={session}>
          <TagsProvider features={features} visitor={visitor}>
            <Pages areKept={areKept} />
          </TagsProvider>
        </SessionProvider>
      </ThemeProvider>
    </CoreAdminContext>
  );
  const router = aRouter(path);
  const drawn = render(
    <StrictMode>
      <InRouter router={router}>{page}</InRouter>
    </StrictMode>,
  );
  await article(path.split('?')[0] ?? path);
  const go = async (to: string | number) => {
    await act(async () => {
      if (typeof to === 'number') await router.navigate(to);
      else await router.navigate(to);
    });
  };
  return { router, go, ...drawn };
}

const article = (path: string) => screen.findByRole('article', { name: path });
const kept = () => [...document.querySelectorAll('article')].map(page => page.getAttribute('aria-label'));
const field = async (path: string) => within(await article(path)).getByLabelText<HTMLInputElement>('text');
const type = async (path: string, value: string) =>
  fireEvent.change(await field(path), { target: { value } });

let complaints: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  sessionStorage.clear();
  happened.length = 0;
  complaints = vi.spyOn(console, 'error');
});
afterEach(() => {
  const said = complaints.mock.calls;
  vi.restoreAllMocks();
  expect(said).toEqual([]);
});

test('a page out of view keeps its address, what is in it, and rests', async () => {
  const { go } = await open('/one?filter=a');
  await type('/one', 'typed');
  happened.length = 0;
  await go('/two');
  await article('/two');
  expect(screen.queryByRole('article', { name: '/one' })).toBeNull();
  expect(screen.getByText('/one?filter=a')).toBeTruthy();
  expect(happened).toContain('-/one');
  await go(-1);
  expect((await field('/one')).value).toBe('typed');
  expect(happened.at(-1)).toBe('+/one');
});

test('a page is scrolled as it was, and so is what it shares with the others', async () => {
  const { container, go } = await open('/one');
  const scroll = (element: Element, top: number) => {
    element.scrollTop = top;
    fireEvent.scroll(element);
  };
  const one = await article('/one');
  scroll(one, 60);
  scroll(container, 140);
  await go('/two');
  await article('/two');
  expect(container.scrollTop).toBe(0);
  scroll(container, 20);
  // a browser may forget it of what it does not draw
  one.scrollTop = 0;
  await go(-1);
  await article('/one');
  expect([one.scrollTop, container.scrollTop]).toEqual([60, 140]);
  await go(1);
  await article('/two');
  expect(container.scrollTop).toBe(20);
});

test('who asks for a kept page by its bare path finds it as it was left', async () => {
  const { router, go } = await open('/one?filter=a');
  await go('/two');
  await article('/two');
  await go('/one');
  await article('/one');
  expect(screen.getByText('/one?filter=a')).toBeTruthy();
  await waitFor(() => expect(router.place.location.search).toBe('?filter=a'));
  expect(known.recent).toEqual(['/one', '/two']);
  // in the page itself a bare path is what it says
  await go('/one');
  await waitFor(() => expect(router.place.location.search).toBe(''));
  expect(screen.getByText('/one')).toBeTruthy();
});

test('the list state of a tag is its own, lives on without its page, and ends with the tag', async () => {
  const { go, unmount } = await open('/two?id=1');
  fireEvent.click(within(await article('/two')).getByText('page 1'));
  await screen.findByText('page 2');
  await go('/two?id=2');
  expect(await screen.findByText('page 1')).toBeTruthy();
  expect(kept()).toHaveLength(2);
  unmount();
  const again = await open('/two?id=1');
  expect(await screen.findByText('page 2')).toBeTruthy();
  await again.go('/one');
  act(() => known.close(['/two?id=1']));
  await again.go('/two?id=1');
  expect(within(await article('/two')).getByText('page 1')).toBeTruthy();
});

test('only the last ones are kept, and those that are unsaved', async () => {
  const { go } = await open('/user/first');
  await type('/user/first', 'typed');
  for (let id = 0; id < 2 * MAX_KEPT_PAGES; id++) {
    await go(`/user/${id}`);
    await article(`/user/${id}`);
  }
  expect(kept()).toHaveLength(MAX_KEPT_PAGES + 1);
  expect(kept()[0]).toBe('/user/first');
  expect(known.tags).toHaveLength(2 * MAX_KEPT_PAGES + 1);
  act(() => known.close(['/user/first', '/user/19']));
  await waitFor(() => expect(kept()).not.toContain('/user/first'));
  expect(guards.read().size).toBe(0);
});

test('a page names its tag after its record; a list and what is open beside it do not', async () => {
  const { go } = await open('/user/5');
  await go('/log/5');
  await article('/log/5');
  await go('/user');
  await article('/user');
  expect(known.tags.map(({ name }) => name)).toEqual(['name of /user/5', undefined, undefined]);
});

test('navigation asked for out of view waits for its own page', async () => {
  const { router, go } = await open('/one');
  await go('/two');
  await article('/two');
  act(() => pages['/one']?.go('/user/3'));
  act(() => pages['/one']?.go(-1));
  expect(router.place.location.pathname).toBe('/two');
  await go('/one');
  await article('/user/3');
  expect(known.tags.map(({ key }) => key)).toEqual(['/one', '/two', '/user/3']);
});

test('a filter that came late is there as well for who comes by the bare path', async () => {
  const { router, go } = await open('/one?filter=a');
  await go('/two');
  await article('/two');
  act(() => pages['/one']?.go({ search: '?filter=late' }));
  await go('/one');
  await article('/one');
  await waitFor(() => expect(router.place.location.search).toBe('?filter=late'));
});

test('one that was overtaken by another address is dropped', async () => {
  const { router, go } = await open('/one');
  await go('/two');
  act(() => pages['/one']?.go({ search: '?filter=late' }));
  await go('/one?filter=asked');
  await article('/one');
  expect(router.place.location.search).toBe('?filter=asked');
});

test('who asks in the moment in which the view changes is late as well', async () => {
  const { router } = await open('/one');
  await act(async () => {
    const going = router.navigate('/two');
    // the router has gone, and nothing is drawn yet
    pages['/one']?.go('/user/3');
    await going;
  });
  await article('/two');
  expect(router.place.location.pathname).toBe('/two');
});

test('a filter that was asked for just before the view changed is there when one comes back', async () => {
  const { router, go } = await open('/one?filter=a');
  // both before anything is drawn, as on a machine that is slow
  await act(async () => {
    pages['/one']?.go({ search: '?filter=b' });
    await router.navigate('/two');
  });
  await article('/two');
  await go('/one');
  await waitFor(() => expect(router.place.location.search).toBe('?filter=b'));
  expect(await screen.findByText('/one?filter=b')).toBeTruthy();
});

test('a filter that was drawn once is not asked for again', async () => {
  const { router, go } = await open('/one?filter=a');
  act(() => pages['/one']?.go({ search: '?filter=b' }));
  await screen.findByText('/one?filter=b');
  await go(-1);
  await screen.findByText('/one?filter=a');
  await go('/two');
  await article('/two');
  await go('/one');
  await article('/one');
  await waitFor(() => expect(router.place.location.search).toBe('?filter=a'));
});

test('a page that puts another in its place is done, in view and out of it', async () => {
  const { router, go } = await open('/user/create');
  act(() => pages['/user/create']?.go('/user/8', { replace: true }));
  await article('/user/8');
  await waitFor(() => expect(known.tags.map(({ key }) => key)).toEqual(['/user/8']));
  await go('/user/create');
  await article('/user/create');
  await go('/one');
  await article('/one');
  act(() => pages['/user/create']?.go('/user/9', { replace: true }));
  await waitFor(() => expect(known.tags.map(({ key }) => key)).toEqual(['/user/8', '/one', '/user/9']));
  expect(router.place.location.pathname).toBe('/one');
  await waitFor(() => expect(kept()).not.toContain('/user/create'));
  // who makes another one begins with an empty form
  await go('/user/create');
  await article('/user/create');
  expect(router.place.location.pathname).toBe('/user/create');
});

test('a filter stays in its place', async () => {
  const { router } = await open('/user');
  act(() => pages['/user']?.go({ search: '?page=2' }, { replace: true }));
  await waitFor(() => expect(router.place.location.search).toBe('?page=2'));
  expect(known.tags.map(({ at }) => at)).toEqual(['/user?page=2']);
});

test('a refreshed page begins anew, and the others do not', async () => {
  const { go } = await open('/one');
  await type('/one', 'typed');
  await go('/two');
  await type('/two', 'typed');
  act(() => known.refresh('/two'));
  await waitFor(async () => expect((await field('/two')).value).toBe(''));
  expect(guards.read()).toEqual(new Set(['/one']));
  await go('/one');
  expect((await field('/one')).value).toBe('typed');
});

test('going to another tag asks nothing; what takes the form off its page does', async () => {
  const { router, go } = await open('/log/1');
  await type('/log/1', 'typed');
  await go('/one');
  await article('/one');
  await go(-1);
  await article('/log/1');
  await go('/log/1?filter=a');
  expect(router.place.location.search).toBe('?filter=a');
  await go('/log/2');
  expect(router.place.location.pathname).toBe('/log/1');
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByText('leave.back'));
  expect((await field('/log/1')).value).toBe('typed');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await go('/log/2');
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByText('leave.discard'));
  await waitFor(() => expect(router.place.location.pathname).toBe('/log/2'));
});

test('where nothing is kept, leaving asks, and a page ends with its leaving', async () => {
  const { router, go } = await open('/one', { areKept: false });
  await go('/two');
  await article('/two');
  expect(kept()).toEqual(['/two']);
  await type('/two', 'typed');
  await go('/one');
  expect(router.place.location.pathname).toBe('/two');
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByText('leave.discard'));
  await article('/one');
  expect(kept()).toEqual(['/one']);
  expect(guards.read().size).toBe(0);
});

test('closing the window asks while any page is unsaved, in view or not', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { go, unmount } = await open('/one');
  expect(isAsked()).toBe(false);
  await type('/one', 'typed');
  await go('/two');
  await article('/two');
  expect(isAsked()).toBe(true);
  unmount();
  expect(isAsked()).toBe(false);
});
