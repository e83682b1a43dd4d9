import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import common from '../../i18n/zh/common.ts';
import ra from '../../i18n/zh/ra-core.ts';
import shell from '../../i18n/zh/shell.ts';
import tags from '../../i18n/zh/tags.ts';
import { historyRouter } from '../../src/kit/router/history-router.tsx';
import { aRouter, InRouter } from '../../tests/builders/in-router.tsx';
import { clearToken } from '../data/clear-token.ts';
import { closeDrawer, openDrawer, useDrawer } from '../data/drawers.ts';
import type { Feature, Page } from '../data/feature.ts';
import { createI18nProvider } from '../data/i18n-provider.ts';
import type { Session } from '../data/session.ts';
import { SessionProvider } from '../data/session-context.tsx';
import { storeToken } from '../data/token.ts';
import { hasSidebarLogo, hasTagsView, isSidebarOpen } from '../kit/preferences.ts';
import { createCabdeskTheme } from '../kit/theme/theme.ts';
import { createGuards } from './guards/guards.ts';
import { GuardsContext } from './guards/guards-context.tsx';
import { Shell } from './Shell.tsx';
// what is fetched when it is first drawn comes late where many files of tests begin at once
import '../kit/menu/parts.ts';
import './drawers/CallDrawer.tsx';
import './drawers/ContactRecordsDrawer.tsx';

const icon = () => null;
const words = {
  home: '首页',
  car: '车辆',
  taxi: '出租车',
  info: '车辆信息',
  replay: '轨迹回放',
  watch: '监控',
};

const aPage = (path: Page['path'], title: keyof typeof words, more: Partial<Page> = {}): Page => ({
  path,
  title: `test.${title}`,
  needs: ['signed-in'],
  load: async () => ({ default: () => <h1>{words[title]}</h1> }),
  ...more,
});

function Calls() {
  return (
    <button type="button" onClick={() => closeDrawer('call')}>
      收起通话
    </button>
  );
}

function Contact() {
  return <p>{useDrawer('contactRecords')?.about}</p>;
}

const features: Feature[] = [
  { name: 'home', pages: [aPage('/dashboard/index', 'home', { isPinned: true })] },
  {
    name: 'car',
    sections: [
      { path: '/car', title: 'test.car', icon, order: 1 },
      { path: '/car/taxi', parent: '/car', title: 'test.taxi', icon, order: 2 },
    ],
    pages: [
      aPage('/car/info', 'info', { section: '/car', badge: async () => ({ default: () => <>4</> }) }),
      aPage('/car/taxi/replay', 'replay', { section: '/car/taxi' }),
      aPage('/car/taxi/watch', 'watch', { section: '/car/taxi', needs: ['vehiclemonitor'] }),
    ],
    drawers: [
      { key: 'calls', slot: 'call', needs: ['callmgr'], load: async () => ({ default: Calls }) },
      {
        key: 'contact',
        slot: 'contactRecords',
        needs: ['callmgr'],
        load: async () => ({ default: Contact }),
      },
    ],
  },
];

const aSession = (codes: string[]): Session => ({
  user: {
    id: '7',
    account: 'weilh',
    userName: '韦丽华',
    avatar: null,
    introduction: null,
    isSuperuser: 0,
    callSystemAccount: null,
    roles: [],
    permissions: [],
    areaIds: [],
  },
  rights: { userId: '7', codes: new Set(codes), subjectsGrantActions: false },
  capabilities: new Set(),
});

const actions = {
  signOut: vi.fn(async () => undefined),
  mountSignIn: vi.fn(async () => () => undefined),
  startOver: vi.fn(),
  toSignIn: vi.fn(),
  changeLanguage: vi.fn(async () => undefined),
};

let guards = createGuards();

async function open(path: string, codes = ['callmgr']) {
  const session = aSession(codes);
  const messages = { ra, common, shell, tags, test: words };
  const router = aRouter(path);
  render(
    <ThemeProvider theme={createCabdeskTheme({ mode: 'light' })}>
      <GuardsContext.Provider value={guards}>
        <InRouter router={router}>
          <CoreAdminContext
            routerProvider={historyRouter}
            i18nProvider={createI18nProvider('zh', messages)}
            store={memoryStore()}
          >
            <SessionProvider session={session}>
              <Shell features={features} session={session} appTitle="调度台" actions={actions} />
            </SessionProvider>
          </CoreAdminContext>
        </InRouter>
      </GuardsContext.Provider>
    </ThemeProvider>,
  );
  await screen.findByRole('heading');
  const go = async (to: string) => {
    await act(() => router.navigate(to));
    await waitFor(() => expect(router.place.location.pathname).toBe(to));
  };
  return { go, path: () => router.place.location.pathname };
}

const menu = () => screen.getByRole('navigation', { name: shell.menu });
const bar = () => screen.getByRole('navigation', { name: tags.bar });
const tagNames = () =>
  within(bar())
    .getAllByRole('link')
    .map(link => link.getAttribute('title'));
const tag = (name: string) => within(bar()).getByRole('link', { name: new RegExp(`^${name}`) });

beforeEach(() => {
  storeToken('a-token', '7');
  guards = createGuards();
});
afterEach(() => {
  clearToken();
  sessionStorage.clear();
  closeDrawer('call');
  closeDrawer('contactRecords');
  for (const each of [hasSidebarLogo, hasTagsView, isSidebarOpen]) each.write(true);
});

describe('the sidebar', () => {
  it('nests sections, opens those around the page, and shows how much waits', async () => {
    await open('/car/taxi/replay');
    expect(within(menu()).getByRole('button', { name: '出租车' }).getAttribute('aria-expanded')).toBe('true');
    expect(within(menu()).getByRole('link', { name: '轨迹回放' }).getAttribute('aria-current')).toBe('page');
    expect(within(menu()).queryByRole('link', { name: '监控' })).toBeNull();
    expect(await within(menu()).findByRole('link', { name: '车辆信息 4' })).toBeTruthy();
    const around = screen.getByRole('navigation', { name: shell.breadcrumb });
    expect(around.textContent).toBe('车辆出租车轨迹回放');
    await userEvent.click(within(menu()).getByRole('button', { name: '出租车' }));
    expect(within(menu()).queryByRole('link', { name: '轨迹回放' })).toBeNull();
  });

  it('folds, remembers it, and shows what is deeper in a menu beside it', async () => {
    const { path } = await open('/dashboard/index');
    await userEvent.click(within(menu()).getByRole('button', { name: shell.fold }));
    expect(document.cookie).toContain('sidebarStatus=0');
    await userEvent.click(within(menu()).getByRole('button', { name: '车辆' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '轨迹回放' }));
    expect(path()).toBe('/car/taxi/replay');
  });

  it('goes without the sign of the product where that is not wanted', async () => {
    await open('/dashboard/index');
    expect(within(menu()).queryByRole('link', { name: /Cabdesk/ })).toBeTruthy();
    act(() => hasSidebarLogo.write(false));
    expect(within(menu()).queryByRole('link', { name: /Cabdesk/ })).toBeNull();
  });
});

describe('the drawers', () => {
  it('stand beside the pages, and close themselves', async () => {
    await open('/car/info');
    act(() => openDrawer('call'));
    const drawer = await screen.findByRole('complementary', { name: shell.drawer.call });
    await userEvent.click(await within(drawer).findByRole('button', { name: '收起通话' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    act(() => openDrawer('contactRecords', '13800000000'));
    const records = await screen.findByRole('dialog', { name: shell.drawer.contactRecords });
    expect(await within(records).findByText('13800000000')).toBeTruthy();
    // a key before the dialog has the focus is the page's
    await waitFor(() => expect(records.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are not there for who may not have them', async () => {
    await open('/car/info', ['lost']);
    act(() => openDrawer('call'));
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});

describe('the row of tags', () => {
  const visitAll = async () => {
    const shown = await open('/car/info', ['vehiclemonitor']);
    await shown.go('/car/taxi/replay');
    await shown.go('/car/taxi/watch');
    expect(tagNames()).toEqual(['首页', '车辆信息', '轨迹回放', '监控']);
    return shown;
  };

  it('is one stop for Tab, and the arrows lead through it', async () => {
    await visitAll();
    expect(
      within(bar())
        .getAllByRole('link')
        .map(({ tabIndex }) => tabIndex),
    ).toEqual([-1, -1, -1, 0]);
    act(() => tag('监控').focus());
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(tag('车辆信息'));
    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toBe(tag('首页'));
  });

  it('closes the one with the focus by Delete, and goes on from the next; never a pinned one', async () => {
    const { path } = await visitAll();
    act(() => tag('轨迹回放').focus());
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(tagNames()).toEqual(['首页', '车辆信息', '监控']));
    expect(document.activeElement).toBe(tag('监控'));
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(path()).toBe('/car/info'));
    await waitFor(() => expect(tagNames()).toEqual(['首页', '车辆信息']));
    act(() => tag('首页').focus());
    await userEvent.keyboard('{Delete}');
    expect(tagNames()).toEqual(['首页', '车辆信息']);
  });

  it('moves the one with the focus, and says where it is now', async () => {
    await visitAll();
    act(() => tag('监控').focus());
    await userEvent.keyboard('{Control>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Control}');
    expect(tagNames()).toEqual(['首页', '监控', '车辆信息', '轨迹回放']);
    expect(within(bar()).getByRole('status').textContent).toBe('“监控”移到第 1 个');
  });

  it('closes by the middle button, and opens no second window by it', async () => {
    await visitAll();
    const isLeft = fireEvent(
      tag('车辆信息'),
      new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true }),
    );
    expect(isLeft).toBe(false);
    await waitFor(() => expect(tagNames()).toEqual(['首页', '轨迹回放', '监控']));
  });

  it('has a menu, by the mouse and by the keyboard, for one and for those around it', async () => {
    const { path } = await visitAll();
    fireEvent.contextMenu(tag('轨迹回放'));
    await userEvent.click(await screen.findByRole('menuitem', { name: tags.closeLeft }));
    await waitFor(() => expect(tagNames()).toEqual(['首页', '轨迹回放', '监控']));
    act(() => tag('首页').focus());
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    const entry = async (name: string) => screen.findByRole('menuitem', { name });
    expect((await entry(tags.close)).getAttribute('aria-disabled')).toBe('true');
    expect((await entry(tags.closeLeft)).getAttribute('aria-disabled')).toBe('true');
    expect((await entry(tags.moveRight)).getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(await entry(tags.closeAll));
    await waitFor(() => expect(path()).toBe('/dashboard/index'));
    await waitFor(() => expect(tagNames()).toEqual(['首页']));
  });

  it('asks once before what is not saved goes, and names it', async () => {
    await visitAll();
    act(() => {
      guards.report('/car/info', true);
      guards.report('/car/taxi/replay', true);
    });
    expect(tag('车辆信息').textContent).toContain(tags.unsaved);
    fireEvent.contextMenu(tag('监控'));
    await userEvent.click(await screen.findByRole('menuitem', { name: tags.closeLeft }));
    const dialog = await screen.findByRole('alertdialog', { name: tags.ask.title });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual(['车辆信息', '轨迹回放']);
    await userEvent.click(within(dialog).getByRole('button', { name: tags.ask.back }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(tagNames()).toHaveLength(4);
    act(() => tag('车辆信息').focus());
    await userEvent.keyboard('{Delete}');
    await userEvent.click(await screen.findByRole('button', { name: tags.ask.discardAndClose }));
    await waitFor(() => expect(tagNames()).toEqual(['首页', '轨迹回放', '监控']));
    expect(guards.isUnsaved('/car/info')).toBe(false);
  });

  it('is not there where it is not wanted', async () => {
    await open('/dashboard/index');
    act(() => hasTagsView.write(false));
    expect(screen.queryByRole('navigation', { name: tags.bar })).toBeNull();
  });
});
