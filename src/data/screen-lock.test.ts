import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToken } from './clear-token.ts';
import { screenLock } from './screen-lock.ts';
import { forget, storeToken, writeCookie } from './token.ts';

const CHANNEL = 'cabdesk.lock';
const lockCookie = () => document.cookie.split('; ').find(pair => /^Screen-Lock=./.test(pair));

/** Another window of this browser, as this one hears it. */
async function anotherWindow(says: string | null) {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(says);
  await new Promise(resolve => setTimeout(resolve, 0));
  await new Promise(resolve => setTimeout(resolve, 0));
  channel.close();
}

beforeEach(() => storeToken('token-of-wei', '7'));
afterEach(() => {
  clearToken();
  forget(['Screen-Lock']);
});

describe('the locked screen', () => {
  it('is written down beside the token, and names it without holding it', () => {
    screenLock.lock();
    expect(screenLock.isLocked()).toBe(true);
    expect(lockCookie()).toMatch(/^Screen-Lock=[\da-f]{1,8}$/);
    screenLock.unlock();
    expect(screenLock.isLocked()).toBe(false);
    expect(lockCookie()).toBeUndefined();
  });

  it('is none for who has signed in since', () => {
    screenLock.lock();
    storeToken('another-token', '7');
    expect(screenLock.isLocked()).toBe(false);
  });

  it('is none where nobody is signed in', () => {
    clearToken();
    screenLock.lock();
    expect(screenLock.isLocked()).toBe(false);
    expect(lockCookie()).toBeUndefined();
  });

  it('stays while the page of who signs out goes', () => {
    screenLock.lock();
    expect(screenLock.isLocked()).toBe(true);
    clearToken();
    expect(screenLock.isLocked()).toBe(true);
    storeToken('the-next', '8');
    expect(screenLock.isLocked()).toBe(false);
  });

  it('comes and goes with the other windows, also before their cookie does', async () => {
    const listener = vi.fn();
    const end = screenLock.subscribe(listener);
    screenLock.lock();
    const name = lockCookie()?.split('=')[1] ?? '';
    screenLock.unlock();
    listener.mockClear();
    await anotherWindow(name);
    expect(listener).toHaveBeenCalled();
    expect(screenLock.isLocked()).toBe(true);
    window.dispatchEvent(new Event('focus'));
    expect(screenLock.isLocked()).toBe(true);
    await anotherWindow(null);
    expect(screenLock.isLocked()).toBe(false);
    end();
  });

  it('takes no other mark for a lock', () => {
    writeCookie('Screen-Lock', 'zzz');
    expect(screenLock.isLocked()).toBe(false);
  });
});
