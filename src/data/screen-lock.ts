/**
 * The locked screen: who has left the desk shows nobody the console, in any window, until his password is proved.
 *
 * The lock is written in a cookie beside the session's token and names that token: a window that is opened or loaded
 * anew is locked as well, and whoever signs in, through whichever door, has proved who he is and is not. It keeps
 * passers-by from looking; the server knows nothing of it.
 */
import { useSyncExternalStore } from 'react';
import { BASE_PATH } from './base-path.ts';
import { onSessionNews } from './session-news.ts';
import { forget, readToken, writeCookie } from './token.ts';

const COOKIE = 'Screen-Lock';
const CHANNEL = `cabdesk.lock${BASE_PATH}`;

/** A cookie written by one window may reach another a moment after the message about it. */
const LATE_MS = 500;

const listeners = new Set<() => void>();
let channel: BroadcastChannel | null = null;
/** The name of the locked token, as another window has just said it; undefined: as the cookie says. */
let heard: string | null | undefined;
let wasLocked = false;

export const screenLock = {
  isLocked(): boolean {
    const token = readToken()?.token;
    // who signs out of a locked screen shows nobody what was under it while the page goes
    if (token) wasLocked = (heard === undefined ? written() : heard) === nameOf(token);
    return wasLocked;
  },
  /** In all windows of this browser. Nothing happens where nobody is signed in. */
  lock() {
    const token = readToken()?.token;
    if (!token) return;
    const name = nameOf(token);
    writeCookie(COOKIE, name);
    say(name);
  },
  /** Whoever calls this has had the password proved. */
  unlock() {
    forget([COOKIE]);
    say(null);
  },
  subscribe(listener: () => void): () => void {
    open();
    listeners.add(listener);
    // another token is held, or this window slept and heard nothing
    const forgetNews = onSessionNews(look);
    return () => {
      listeners.delete(listener);
      forgetNews();
    };
  },
};

/** While it is, nothing personal may ring or pop up. Outside React: `screenLock.isLocked()`. */
export const useIsLocked = (): boolean => useSyncExternalStore(screenLock.subscribe, screenLock.isLocked);

function say(name: string | null) {
  heard = undefined;
  open()?.postMessage(name);
  tell();
}

function look() {
  // what was just heard is newer than a cookie that is on its way
  if (heard === undefined) tell();
}

/** One for as long as the page lives: what is on its way to a channel that is closed is lost. */
function open(): BroadcastChannel | null {
  if (channel || typeof BroadcastChannel === 'undefined') return channel;
  channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent) => {
    const told = typeof data === 'string' ? data : null;
    heard = told;
    tell();
    setTimeout(() => {
      if (heard === told) heard = undefined;
      tell();
    }, LATE_MS);
  });
  return channel;
}

function tell() {
  for (const listener of [...listeners]) listener();
}

function written(): string | null {
  const found = document.cookie.split('; ').find(pair => pair.startsWith(`${COOKIE}=`));
  return found?.slice(COOKIE.length + 1) || null;
}

/** Short, and says nothing of the token (FNV-1a). */
function nameOf(token: string): string {
  let hash = 0x811c9dc5;
  for (const char of token) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16);
}
