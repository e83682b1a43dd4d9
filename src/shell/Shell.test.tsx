import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import common from '../../i18n/zh/common.ts';
import ra from '../../i18n/zh/ra-core.ts';
import shell from '../../i18n/zh/shell.ts';
import { historyRouter } from '../../src/kit/router/history-router.tsx';
import { aRouter, InRouter } from '../../tests/builders/in-router.tsx';
import { clearToken } from '../data/clear-token.ts';
import type { Feature } from '../data/feature.ts';
import { createI18nProvider } from '../data/i18n-provider.ts';
import { startPreview } from '../data/preview-token.ts';
import type { Session } from '../data/session.ts';
import { SessionProvider } from '../data/session-context.tsx';
import { type RefusedCall, signedInAgain } from '../data/session-over.ts';
import { readToken, storeToken } from '../data/token.ts';
import { createCabdeskTheme } from '../kit/theme/theme.ts';
import type { SignInAgain } from './actions.ts';
// fetched on demand: here it is there at once
import './SessionOverDialog.tsx';
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
        load: async () => ({
          default: () => {
            throw new Error('broken');
          },
        }),
      },
      {
        path: '/order/missing',
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

let newSession = { token: 'new', id: '7', account: 'weilh' };

const actions = {
  signOut: vi.fn(async () => undefined),
  mountSignIn: vi.fn(async (host: HTMLElement, given: SignInAgain) => {
    const button = document.createElement('button');
    button.textContent = given.label;
    button.onclick = () => given.onSession(newSession);
    host.append(button);
    return () => host.replaceChildren();
  }),
  startOver: vi.fn(),
  toSignIn: vi.fn(),
  changeLanguage: vi.fn(async () => undefined),
};

function open(path: string, codes: string[]) {
  const session = aSession(codes);
  const messages = { ra, common, shell, test: titles };
  const store = memoryStore({ locale: 'zh' });
  const router = aRouter(path);
  render(
    <ThemeProvider theme={createCabdeskTheme({ mode: 'light' })}>
      <InRouter router={router}>
        <CoreAdminContext
          routerProvider={historyRouter}
          i18nProvider={createI18nProvider('zh', messages)}
          store={store}
        >
          <SessionProvider session={session}>
            <Shell features={features} session={session} appTitle="调度台" actions={actions} />
          </SessionProvider>
        </CoreAdminContext>
      </InRouter>
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
    expect(router.place.location.pathname).toBe('/dashboard/index');
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
    expect(router.place.location.pathname).toBe('/order/orderList');
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
    expect(screen.getByText(/Error: broken/)).toBeTruthy();
    expect(screen.getByRole('navigation', { name: shell.menu })).toBeTruthy();
  });

  it('says of a page whose script did not come that the network is to blame, in no error’s words', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    open('/order/missing', ['order']);
    await screen.findByRole('heading', { name: shell.notLoaded.title });
    expect(screen.queryByText(/no chunk/)).toBeNull();
  });

  describe('whose session is over', () => {
    const ring = (call: RefusedCall = 'writing') => {
      let answer: Promise<boolean> = Promise.resolve(false);
      act(() => {
        answer = signedInAgain(call);
      });
      return answer;
    };
    const start = async () => {
      open('/dashboard/index', ['lost']);
      await screen.findByRole('heading', { name: '您好' });
    };
    const signInAgain = async () =>
      userEvent.click(
        await within(await screen.findByRole('dialog')).findByRole('button', { name: shell.over.again }),
      );
    beforeEach(() => {
      newSession = { token: 'new', id: '7', account: 'weilh' };
    });

    it('asks once, however many calls found out, and lets all of them go on', async () => {
      await start();
      const calls = [ring(), ring('unasked'), ring()];
      expect(await screen.findAllByRole('dialog', { name: shell.over.title })).toHaveLength(1);
      await signInAgain();
      expect(await Promise.all(calls)).toEqual([true, true, true]);
      expect(readToken()?.token).toBe('new');
      expect(await screen.findByText(shell.over.goesOn)).toBeTruthy();
      expect(actions.startOver).not.toHaveBeenCalled();
    });

    it('lets the clerk stay and read; what is read asks no more, what somebody does asks again', async () => {
      await start();
      const call = ring();
      await userEvent.click(await screen.findByRole('button', { name: common.cancel }));
      expect(await call).toBe(false);
      expect(await ring('unasked')).toBe(false);
      expect(await ring('reading')).toBe(false);
      expect(await screen.findByText(shell.over.declined)).toBeTruthy();
      await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(screen.getByRole('button', { name: shell.over.again }));
      await signInAgain();
      expect(await screen.findByText(shell.over.pressAgain)).toBeTruthy();
      const later = ring();
      await signInAgain();
      expect(await later).toBe(true);
    });

    it('shows nothing of the first to another person', async () => {
      newSession = { token: 'new', id: '8', account: 'monitor' };
      await start();
      ring();
      await signInAgain();
      expect(actions.startOver).toHaveBeenCalled();
      expect(readToken()).toMatchObject({ token: 'new', id: '8' });
    });

    it('knows the same person by the account where the upstream says no id', async () => {
      newSession = { token: 'new', id: '', account: 'WeiLH' };
      await start();
      const call = ring();
      await signInAgain();
      expect(await call).toBe(true);
      expect(readToken()?.id).toBe('7');
    });

    it('takes up what another tab has signed in to', async () => {
      await start();
      const call = ring();
      storeToken('from another tab', '7');
      expect(await call).toBe(true);
      await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  });

  it('starts over when another tab holds another person, or a preview', async () => {
    open('/dashboard/index', ['lost']);
    await screen.findByRole('heading', { name: '您好' });
    storeToken('same-person', '7');
    startPreview('as-monitor');
    await vi.waitFor(() => expect(actions.startOver).toHaveBeenCalled());
  });

  it('sends who has no token any more to the sign-in, and back to the page', async () => {
    clearToken();
    open('/order/orderList?id=7', ['order.list']);
    await vi.waitFor(() => expect(actions.toSignIn).toHaveBeenCalledWith('/order/orderList?id=7'));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
