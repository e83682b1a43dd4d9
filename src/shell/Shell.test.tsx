import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore } from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import common from '../../i18n/zh/common.ts';
import ra from '../../i18n/zh/ra.ts';
import shell from '../../i18n/zh/shell.ts';
import type { Feature } from '../data/feature.ts';
import { createI18nProvider } from '../data/i18n-provider.ts';
import type { Session } from '../data/session.ts';
import { SessionProvider } from '../data/session-context.tsx';
import { announceSessionOver } from '../data/session-over.ts';
import { clearToken, storeToken } from '../data/token.ts';
import { createCabdeskTheme } from '../kit/theme/theme.ts';
import { Shell } from './Shell.tsx';

const icon = () => null;
const titles = { home: '首页', orders: '订单管理', orderList: '订单列表', broken: '坏页' };
const page = (words: string) => async () => ({ default: () => <h1>{words}</h1> });

const features: Feature[] = [
  {
    name: 'home',
    pages: [{ path: '/dashboard/index', title: 'test.home', needs: ['signed-in'], icon, load: page('您好') }],
  },
  {
    name: 'orders',
    sections: [{ path: '/order', title: 'test.orders', icon, order: 1 }],
    pages: [
      {
        path: '/order/orderList',
        title: 'test.orderList',
        section: '/order',
        needs: ['order.list'],
        load: page('订单'),
      },
      {
        path: '/order/broken',
        title: 'test.broken',
        section: '/order',
        needs: ['order'],
        load: () => Promise.reject(new Error('no chunk')),
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
    roles: [{ roleId: '2', name: '调度管理员' }],
    permissions: codes.map(val => ({ val })),
    areaIds: [],
  },
  rights: { userId: '7', codes: new Set(codes), subjectsGrantActions: false },
  capabilities: new Set(),
});

const actions = {
  signOut: vi.fn(async () => undefined),
  signInAgain: vi.fn(),
  toSignIn: vi.fn(),
  changeLanguage: vi.fn(async () => undefined),
};

function open(path: string, codes: string[]) {
  const session = aSession(codes);
  const messages = { ...ra, common, shell, test: titles };
  const store = memoryStore({ locale: 'zh' });
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <CoreAdminContext i18nProvider={createI18nProvider('zh', messages)} store={store}>
            <SessionProvider session={session}>
              <Shell features={features} session={session} appTitle="调度台" actions={actions} />
            </SessionProvider>
          </CoreAdminContext>
        ),
      },
    ],
    { initialEntries: [path] },
  );
  render(
    <ThemeProvider theme={createCabdeskTheme({ mode: 'light' })}>
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
  return router;
}

beforeEach(() => storeToken('a-token', '7'));
afterEach(() => {
  clearToken();
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

describe('the shell', () => {
  it('leads home, and shows in the menu only what may be opened', async () => {
    const router = open('/', ['lost']);
    await screen.findByRole('heading', { name: '您好' });
    expect(router.state.location.pathname).toBe('/dashboard/index');
    const menu = screen.getByRole('navigation', { name: shell.menu });
    expect(within(menu).getByRole('link', { name: '首页' })).toBeTruthy();
    expect(within(menu).queryByText('订单管理')).toBeNull();
    expect(document.title).toBe('首页 - 调度台');
  });

  it('opens a section and goes to its page', async () => {
    const router = open('/dashboard/index', ['order.list']);
    await screen.findByRole('heading', { name: '您好' });
    await userEvent.click(screen.getByRole('button', { name: '订单管理' }));
    await userEvent.click(screen.getByRole('link', { name: '订单列表' }));
    await screen.findByRole('heading', { name: '订单' });
    expect(router.state.location.pathname).toBe('/order/orderList');
    expect(sessionStorage.getItem('matchedTitles')).toBe('["订单管理","订单列表"]');
  });

  it('names the page that may not be opened, and who can give the right', async () => {
    open('/order/orderList', ['lost']);
    await screen.findByRole('heading', { name: shell.denied.title });
    expect(screen.getByText('您没有打开“订单管理 / 订单列表”的权限。')).toBeTruthy();
    expect(screen.getByText(shell.denied.whom)).toBeTruthy();
  });

  it('keeps the frame when a page breaks', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    open('/order/broken', ['order']);
    await screen.findByRole('heading', { name: shell.broken.title });
    expect(screen.getByRole('navigation', { name: shell.menu })).toBeTruthy();
  });

  it('asks to sign in again when the session is over, and lets the clerk stay', async () => {
    open('/dashboard/index', ['lost']);
    await screen.findByRole('heading', { name: '您好' });
    act(() => announceSessionOver());
    const box = await screen.findByRole('alertdialog', { name: shell.over.title });
    await userEvent.click(within(box).getByRole('button', { name: common.cancel }));
    expect(actions.signInAgain).not.toHaveBeenCalled();
    act(() => announceSessionOver());
    await userEvent.click(await screen.findByRole('button', { name: shell.over.again }));
    expect(actions.signInAgain).toHaveBeenCalledOnce();
  });

  it('sends who has no token any more to the sign-in, and back to the page', async () => {
    clearToken();
    open('/order/orderList?id=7', ['order.list']);
    await vi.waitFor(() => expect(actions.toSignIn).toHaveBeenCalledWith('/order/orderList?id=7'));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
