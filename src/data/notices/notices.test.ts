import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PushMessage } from '../../contract/push.ts';
import { PUSH_KEPT_MS } from '../../contract/push-times.ts';
import { type Notice, readNotices, toNotice } from './notice.ts';
import { createNotices } from './notices.ts';

const NOON = Date.parse('2026-06-13T12:00:00+08:00');
let now = NOON;

const aNotice = (about: Partial<Notice> = {}): Notice => ({
  id: 'NEW_DEVICE 7',
  title: 'notification.device.unknown',
  tone: 'warning',
  time: NOON,
  isRead: false,
  ...about,
});

/** What the windows of one browser share: each hears of what the others write, never of its own. */
function aBrowser() {
  let stored: string | undefined;
  const windows: Map<string, ((value: unknown) => void)[]>[] = [];
  return {
    put: (text: string) => {
      stored = text;
    },
    stored: () => (stored === undefined ? undefined : JSON.parse(stored)),
    forget() {
      stored = undefined;
      for (const heard of windows) for (const tell of heard.get('notices') ?? []) tell(undefined);
    },
    aWindow() {
      const heard = new Map<string, ((value: unknown) => void)[]>();
      windows.push(heard);
      return {
        getItem: () => {
          try {
            return stored === undefined ? undefined : JSON.parse(stored);
          } catch {
            return stored;
          }
        },
        setItem: (key: string, value: unknown) => {
          stored = JSON.stringify(value);
          for (const other of windows)
            for (const tell of other.get(key) ?? []) tell(JSON.parse(stored) as unknown);
        },
        subscribe: (key: string, tell: (value: unknown) => void) => {
          heard.set(key, [...(heard.get(key) ?? []), tell]);
          return () => undefined;
        },
      };
    },
  };
}

beforeEach(() => {
  now = NOON;
});

describe('the notification centre', () => {
  it('has the newest first, and the same only once', () => {
    const notices = createNotices(aBrowser().aWindow(), () => now);
    const told = vi.fn();
    notices.subscribe(told);
    notices.add(aNotice({ id: 'a', time: NOON - 5000 }));
    notices.add(aNotice({ id: 'b' }));
    notices.add(aNotice({ id: 'a', time: NOON - 5000 }));
    expect(notices.read().map(({ id }) => id)).toEqual(['b', 'a']);
    expect(told).toHaveBeenCalledTimes(2);
    expect(notices.read()).toBe(notices.read());
  });

  it('is shared by all windows: what one hears or reads, the others have', () => {
    const browser = aBrowser();
    const [one, other] = [
      createNotices(browser.aWindow(), () => now),
      createNotices(browser.aWindow(), () => now),
    ];
    one.add(aNotice({ id: 'a' }));
    other.add(aNotice({ id: 'a' }));
    other.add(aNotice({ id: 'b' }));
    expect(one.read()).toHaveLength(2);
    other.markRead(['a']);
    expect(one.read().find(({ id }) => id === 'a')?.isRead).toBe(true);
    // heard once more, as after a reload: it stays read
    one.add(aNotice({ id: 'a' }));
    expect(other.read().filter(({ isRead }) => isRead)).toHaveLength(1);
  });

  it('loses nothing where two windows write at the same time', () => {
    const browser = aBrowser();
    const [one, other] = [
      createNotices(browser.aWindow(), () => now),
      createNotices(browser.aWindow(), () => now),
    ];
    one.add(aNotice({ id: 'a' }));
    // the other has not seen it yet, and writes over it
    browser.aWindow().setItem('notices', [aNotice({ id: 'b' })]);
    expect(one.read().map(({ id }) => id)).toEqual(['a', 'b']);
    expect(other.read()).toHaveLength(2);
    expect(browser.stored()).toHaveLength(2);
  });

  it('forgets what is older than a day', () => {
    const notices = createNotices(aBrowser().aWindow(), () => now);
    notices.add(aNotice({ id: 'old', time: NOON - PUSH_KEPT_MS - 1 }));
    expect(notices.read()).toEqual([]);
    notices.add(aNotice({ id: 'new' }));
    now += PUSH_KEPT_MS;
    notices.prune();
    expect(notices.read()).toEqual([]);
  });

  it('keeps no more than 200', () => {
    const browser = aBrowser();
    const notices = createNotices(browser.aWindow(), () => now);
    for (let at = 0; at < 210; at++) notices.add(aNotice({ id: String(at), time: NOON - at }));
    expect(notices.read()).toHaveLength(200);
    expect(browser.stored()).toHaveLength(200);
  });

  it('lets what waits for nobody push out nothing that does', () => {
    const notices = createNotices(aBrowser().aWindow(), () => now);
    notices.add(aNotice({ id: 'warning', time: NOON - 10_000 }));
    for (let at = 0; at < 210; at++)
      notices.add(aNotice({ id: `passing ${at}`, time: NOON - at, isRead: true, isPassing: true }));
    expect(notices.read()).toHaveLength(51);
    expect(notices.read().at(-1)?.id).toBe('warning');
  });

  it('is empty after signing out', () => {
    const browser = aBrowser();
    const notices = createNotices(browser.aWindow(), () => now);
    notices.add(aNotice());
    browser.forget();
    expect(notices.read()).toEqual([]);
    expect(browser.stored()).toBeUndefined();
  });

  it.each(['{', '"text"', '17', 'null', '[null, 3, {"id": 1}]'])(
    'starts empty on what is stored as %s',
    text => {
      const browser = aBrowser();
      browser.put(text);
      const notices = createNotices(browser.aWindow(), () => now);
      expect(notices.read()).toEqual([]);
      notices.add(aNotice());
      expect(browser.stored()).toHaveLength(1);
    },
  );

  it('goes on in this window where storage is full', () => {
    const full = {
      ...aBrowser().aWindow(),
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    const notices = createNotices(full, () => now);
    notices.add(aNotice());
    expect(notices.read()).toHaveLength(1);
  });
});

describe('a stored notice', () => {
  it('leads nowhere but into the console', () => {
    const paths = ['/lost', '//elsewhere', '/\\elsewhere', 'javascript:alert(1)', 'https://elsewhere', 7];
    const read = readNotices(paths.map((path, at) => ({ ...aNotice({ id: String(at) }), path })));
    expect(read.map(({ path }) => path)).toEqual(['/lost', ...Array(5).fill(undefined)]);
  });

  it('is read with what it has', () => {
    const [read] = readNotices([
      { id: 'a', title: 't', time: 1, tone: 'loud', params: { a: 1, b: {} }, act: 'x' },
    ]);
    expect(read).toMatchObject({ tone: 'info', params: { a: 1 }, act: undefined, isRead: false });
  });
});

describe('a message made a notice', () => {
  const message: PushMessage = { type: 'RIGHTS_CHANGED', msgId: 4, time: NOON, data: { byName: '韦丽华' } };
  const told = { title: 'notification.rights.changed', tone: 'info' } as const;

  it('has the same name in every window', () => {
    expect(toNotice(message, told).id).toBe(toNotice({ ...message, time: NOON + 30 }, told).id);
    const { msgId: _, ...plain } = message;
    // each window gave it a time of its own
    expect(toNotice(plain, told).id).toBe(toNotice({ ...plain, time: NOON + 30 }, told).id);
    expect(toNotice(plain, told).id).not.toBe(toNotice({ ...plain, time: NOON + 60_000 }, told).id);
  });
});
