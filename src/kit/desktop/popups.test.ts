import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserOf } from './browser.ts';
import { askPermission, onPermission, readPermission } from './permission.ts';
import { closePopups, popUp, STAYS_MS } from './popups.ts';

const shown: Shown[] = [];

class Shown extends EventTarget {
  static permission: NotificationPermission = 'granted';
  static answer: NotificationPermission = 'granted';
  static async requestPermission() {
    Shown.permission = Shown.answer;
    return Shown.permission;
  }
  isOpen = true;
  constructor(
    readonly title: string,
    readonly options: NotificationOptions,
  ) {
    super();
    shown.push(this);
  }
  close() {
    this.isOpen = false;
    this.dispatchEvent(new Event('close'));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Notification', Shown);
  vi.stubGlobal('isSecureContext', true);
  shown.length = 0;
  Shown.permission = 'granted';
  Shown.answer = 'granted';
});
afterEach(() => {
  closePopups();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a notification on the desktop', () => {
  it('stays as specified, silent, for ten minutes', () => {
    popUp({ tag: '1', title: '新订单 实时', onClick: () => undefined });
    expect(shown[0]).toMatchObject({
      title: '新订单 实时',
      options: { tag: '1', requireInteraction: true, silent: true },
    });
    vi.advanceTimersByTime(STAYS_MS - 1);
    expect(shown[0]?.isOpen).toBe(true);
    vi.advanceTimersByTime(1);
    expect(shown[0]?.isOpen).toBe(false);
  });

  it('brings the window to the front when it is clicked, and goes', () => {
    const focus = vi.spyOn(window, 'focus').mockImplementation(() => undefined);
    const handleClick = vi.fn();
    popUp({ tag: '1', title: 'x', onClick: handleClick });
    shown[0]?.dispatchEvent(new Event('click'));
    expect(focus).toHaveBeenCalled();
    expect(handleClick).toHaveBeenCalledOnce();
    expect(shown[0]?.isOpen).toBe(false);
  });

  it('goes with all others when the person signs out', () => {
    popUp({ tag: '1', title: 'x', onClick: () => undefined });
    popUp({ tag: '2', title: 'y', onClick: () => undefined });
    closePopups();
    expect(shown.map(({ isOpen }) => isOpen)).toEqual([false, false]);
  });

  it('is not tried without leave, and breaks nothing where pages may not', () => {
    Shown.permission = 'denied';
    popUp({ tag: '1', title: 'x', onClick: () => undefined });
    expect(shown).toEqual([]);
    vi.stubGlobal(
      'Notification',
      class {
        static permission = 'granted';
        constructor() {
          throw new TypeError('Illegal constructor');
        }
      },
    );
    expect(() => popUp({ tag: '1', title: 'x', onClick: () => undefined })).not.toThrow();
  });
});

describe('the permission', () => {
  it('is asked for only where it is open', async () => {
    const ask = vi.spyOn(Shown, 'requestPermission');
    expect(await askPermission()).toBe('granted');
    Shown.permission = 'denied';
    expect(await askPermission()).toBe('denied');
    expect(ask).not.toHaveBeenCalled();
    Shown.permission = 'default';
    expect(readPermission()).toBe('ask');
    const told = vi.fn();
    const forget = onPermission(told);
    expect(await askPermission()).toBe('granted');
    expect(ask).toHaveBeenCalledOnce();
    expect(told).toHaveBeenCalled();
    forget();
  });

  it('is never asked for over plain http, or where there is nothing to ask', async () => {
    const ask = vi.spyOn(Shown, 'requestPermission');
    Shown.permission = 'default';
    vi.stubGlobal('isSecureContext', false);
    expect(await askPermission()).toBe('insecure');
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('Notification', undefined);
    expect(await askPermission()).toBe('absent');
    expect(ask).not.toHaveBeenCalled();
  });

  it('stays open when the person answers nothing', async () => {
    Shown.permission = 'default';
    Shown.answer = 'default';
    expect(await askPermission()).toBe('ask');
    vi.spyOn(Shown, 'requestPermission').mockRejectedValue(new Error('no gesture'));
    expect(await askPermission()).toBe('ask');
  });
});

describe('the browser', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 'chrome'],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0', 'edge'],
    ['Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox'],
    ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', undefined],
  ])('of %s is known', (userAgent, browser) => expect(browserOf(userAgent)).toBe(browser));
});
