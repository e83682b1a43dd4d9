import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore, type Store } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import common from '../../../i18n/zh/common.ts';
import kit from '../../../i18n/zh/kit.ts';
import notification from '../../../i18n/zh/notification.ts';
import ra from '../../../i18n/zh/ra-core.ts';
import { historyRouter } from '../../../src/kit/router/history-router.tsx';
import { aRouter, InRouter } from '../../../tests/builders/in-router.tsx';
import type { PushData, PushMessage } from '../../contract/push.ts';
import { ExtensionsProvider } from '../../data/extensions-context.tsx';
import type { AnyNews, LateNews, PushNews } from '../../data/feature.ts';
import { createI18nProvider } from '../../data/i18n-provider.ts';
import type { Delivery } from '../../data/push/push-bus.ts';
import type { Session } from '../../data/session.ts';
import { SessionProvider } from '../../data/session-context.tsx';
import { closePopups } from '../../kit/desktop/popups.ts';
import { hasDesktopNotifications, hasSound } from '../../kit/preferences.ts';
import { ringer } from '../../kit/sound/use-ringer.ts';
import { createCabdeskTheme } from '../../kit/theme/theme.ts';
import { Toasts } from '../Toasts.tsx';
import { createMailbox, type Letter } from './mailbox.ts';
import NewsDesk from './NewsDesk.tsx';
import { NotificationBell } from './NotificationBell.tsx';

const LIVE: Delivery = { isLate: false, isRinging: true };
const popups: { title: string; click: () => void; isOpen: boolean }[] = [];

class Shown extends EventTarget {
  static permission = 'granted';
  constructor(title: string) {
    super();
    const popup = { title, click: () => void this.dispatchEvent(new Event('click')), isOpen: true };
    popups.push(popup);
    this.addEventListener('close', () => {
      popup.isOpen = false;
    });
  }
  close() {
    this.dispatchEvent(new Event('close'));
  }
}

const session = {
  user: { id: '7', account: 'weilh', userName: '韦丽华' },
  rights: { userId: '7', codes: new Set(), subjectsGrantActions: false },
  capabilities: new Set(['push']),
} as unknown as Session;

let last = 0;
const newDevice = (): PushMessage => ({
  type: 'NEW_DEVICE',
  msgId: ++last,
  time: Date.now(),
  data: { ip: '10.0.0.7', browser: null, os: null },
});
const rightsChanged = (byName: string): PushMessage => ({
  type: 'RIGHTS_CHANGED',
  msgId: ++last,
  time: Date.now() + 1000,
  data: { byName },
});

function open(news: readonly AnyNews[] = [], store: Store = memoryStore()) {
  const mailbox = createMailbox<Letter>();
  const router = aRouter();
  render(
    <ThemeProvider theme={createCabdeskTheme({ mode: 'light' })}>
      <InRouter router={router}>
        <CoreAdminContext
          routerProvider={historyRouter}
          i18nProvider={createI18nProvider('zh', { ra, common, kit, notification })}
          store={store}
        >
          <SessionProvider session={session}>
            <ExtensionsProvider
              extensions={{
                navbar: [],
                figures: [],
                dashboard: [],
                drawers: [],
                searches: [],
                news,
                approvals: new Map(),
                importPages: new Map(),
              }}
            >
              <NotificationBell />
              <NewsDesk mailbox={mailbox} />
              <Toasts />
            </ExtensionsProvider>
          </SessionProvider>
        </CoreAdminContext>
      </InRouter>
    </ThemeProvider>,
  );
  const tell = (message: PushMessage, delivery: Delivery = LIVE) =>
    act(() => mailbox.put({ message, delivery }));
  return { router, tell };
}

/** Told by a script that is fetched. */
const cards: LateNews = {
  types: ['RECORD_LOCK'],
  load: async () => ({
    default: ({ data }) => {
      const { recordId } = data as PushData<'RECORD_LOCK'>;
      return {
        title: 'notification.title',
        params: { about: recordId },
        tone: 'info',
        path: `/order/${recordId}`,
        rings: true,
        sound: 'order',
        isQuiet: true,
        isPassing: true,
        card: { about: recordId, title: 'notification.title', Content: () => <b>{recordId}</b> },
      };
    },
  }),
};
const carded = (recordId: string, byId?: string): PushMessage => ({
  type: 'RECORD_LOCK',
  msgId: ++last,
  time: Date.now(),
  data: { recordId, byId } as never,
});

const unread = (count: number) => screen.findByRole('button', { name: `通知，${count} 条未读` });
let rung: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.stubGlobal('Notification', Shown);
  vi.stubGlobal('isSecureContext', true);
  rung = vi.spyOn(ringer, 'ring').mockResolvedValue();
  popups.length = 0;
});
afterEach(() => {
  closePopups();
  hasSound.write(true);
  hasDesktopNotifications.write(true);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const hide = () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);

describe('news', () => {
  it('ring and pop up in the ringing window, and lead where they belong', async () => {
    const { tell, router } = open();
    hide();
    tell(newDevice());
    await unread(1);
    expect(rung).toHaveBeenCalledOnce();
    expect(popups.map(({ title }) => title)).toEqual(['您的账号在新设备上登录：10.0.0.7']);
    act(() => popups[0]?.click());
    await vi.waitFor(() => expect(router.place.location.pathname).toBe('/profile/index'));
    expect(popups[0]?.isOpen).toBe(false);
    await screen.findByRole('button', { name: '通知' });
  });

  it('are only written down when they come late, or in another window than the ringing one', async () => {
    const { tell } = open();
    hide();
    tell(newDevice(), { isLate: true, isRinging: true });
    await unread(1);
    expect(screen.queryByRole('alert')).toBeNull();
    tell(newDevice(), { isLate: false, isRinging: false });
    await unread(2);
    expect(rung).not.toHaveBeenCalled();
    expect(popups).toEqual([]);
  });

  it('are silent for whoever wants neither sound nor desktop', async () => {
    hasSound.write(false);
    hasDesktopNotifications.write(false);
    const { tell } = open();
    hide();
    tell(newDevice());
    await unread(1);
    expect(rung).not.toHaveBeenCalled();
    expect(popups).toEqual([]);
  });

  it('do not pop up over a window in view, unless they insist', async () => {
    const news: PushNews[] = [
      {
        type: 'RECORD_LOCK',
        toNews: () => ({ title: 'notification.title', tone: 'info', rings: true, isInsistent: true }),
      },
      { type: 'RECORD_LOCK', toNews: () => null },
    ];
    const { tell } = open(news);
    tell(newDevice());
    await unread(1);
    expect(popups).toEqual([]);
    tell({ type: 'RECORD_LOCK', msgId: ++last, time: Date.now(), data: null as never });
    await unread(2);
    expect(popups.map(({ title }) => title)).toEqual(['通知']);
  });

  it('stand as cards at the lower left, at most three, until they are closed or followed', async () => {
    const { tell, router } = open([cards]);
    for (const name of ['a', 'b', 'c', 'd', 'b']) tell(carded(name));
    const shown = () => screen.queryAllByRole('article').map(({ textContent }) => textContent);
    // the oldest has gone, and what is told again of the same thing is the latest
    await vi.waitFor(() => expect(shown()).toEqual(['c', 'd', 'b']));
    expect(await screen.findByRole('button', { name: '通知' })).toBeTruthy();
    await userEvent.click(screen.getAllByRole('button', { name: /^关闭/ })[0] as HTMLElement);
    expect(shown()).toEqual(['d', 'b']);
    await userEvent.click(screen.getByRole('link', { name: 'b' }));
    expect(router.place.location.pathname).toBe('/order/b');
    expect(shown()).toEqual(['d']);
    tell(carded('late'), { isLate: true, isRinging: true });
    await act(async () => {});
    expect(shown()).toEqual(['d']);
  });

  it('leave by themselves, unless somebody points at them or stands in them, and are looked up in the panel', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { tell } = open([cards]);
    tell(carded('a'));
    tell(carded('b'));
    const shown = () => screen.queryAllByRole('article').map(({ textContent }) => textContent);
    await vi.waitFor(() => expect(shown()).toEqual(['a', 'b']));
    const later = () => act(() => vi.advanceTimersByTimeAsync(20_000));
    fireEvent.pointerEnter(screen.getByRole('region', { name: '订单通知' }));
    await later();
    expect(shown()).toEqual(['a', 'b']);
    fireEvent.pointerLeave(screen.getByRole('region', { name: '订单通知' }));
    act(() => screen.getByRole('link', { name: 'b' }).focus());
    await later();
    expect(shown()).toEqual(['a', 'b']);
    act(() => screen.getByRole('link', { name: 'b' }).blur());
    await later();
    expect(shown()).toEqual([]);
    vi.useRealTimers();
    await userEvent.click(await screen.findByRole('button', { name: '通知' }));
    const panel = await screen.findByRole('dialog', { name: '通知' });
    expect([...panel.querySelectorAll('li a')].map(link => link.textContent).sort()).toEqual([
      '通知：a',
      '通知：b',
    ]);
  });

  it('go all at once by one key, or one click', async () => {
    const { tell } = open([cards]);
    for (const close of [
      () => userEvent.keyboard('{Alt>}x{/Alt}'),
      () => userEvent.click(screen.getByRole('button', { name: '全部关闭' })),
    ]) {
      for (const name of ['a', 'b']) tell(carded(name));
      await vi.waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
      await close();
      expect(screen.queryAllByRole('article')).toEqual([]);
    }
  });

  it('that are quiet ring only where they pop up', async () => {
    const { tell } = open([cards]);
    tell(carded('a'));
    await screen.findByRole('article');
    expect(rung).not.toHaveBeenCalled();
    hide();
    tell(carded('b'));
    await vi.waitFor(() => expect(rung).toHaveBeenCalledWith('order'));
    expect(popups).toHaveLength(1);
  });

  it('of one’s own acts raise neither a card nor a count, those of others both', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { tell } = open([cards]);
    tell(carded('own', session.user.id));
    tell(carded('theirs', '8'));
    expect((await screen.findByRole('article')).textContent).toBe('theirs');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    vi.useRealTimers();
    await userEvent.click(await screen.findByRole('button', { name: '通知' }));
    const panel = await screen.findByRole('dialog', { name: '通知' });
    expect([...panel.querySelectorAll('li a')].map(link => link.textContent)).toEqual(['通知：theirs']);
  });

  it('of changed rights stay in view, once, until somebody loads anew', async () => {
    const { tell } = open();
    tell(rightsChanged('蒙建国'));
    tell(rightsChanged('韦丽华'));
    expect(await screen.findByText('您的权限已由 韦丽华 变更')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: '重新载入' })).toHaveLength(1);
    expect(screen.getAllByRole('status')).toHaveLength(1);
    await unread(2);
  });

  it('stand in the panel by day, are read one by one or all at once', async () => {
    const { tell } = open();
    tell(newDevice());
    tell(rightsChanged('蒙建国'));
    tell({ ...newDevice(), time: Date.now() - 3600_000 });
    await userEvent.click(await unread(3));
    const panel = await screen.findByRole('dialog', { name: '通知' });
    expect(panel.querySelectorAll('li')).toHaveLength(3);
    expect(panel.querySelector('time')?.getAttribute('title')).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    const [first] = screen.getAllByLabelText(/^标为已读：/);
    if (first) await userEvent.click(first);
    await vi.waitFor(() => expect(screen.getAllByLabelText(/^标为已读：/)).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: '全部已读' }));
    await vi.waitFor(() => expect(screen.queryByLabelText(/^标为已读：/)).toBeNull());
  });

  it('say what will come while there are none', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: '通知' }));
    expect(await screen.findByText('暂无通知')).toBeTruthy();
  });
});
