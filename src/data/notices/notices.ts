/**
 * The notification centre of one person in this browser: the last 24 hours, shared by all windows. Kept in the
 * person's own store, so that signing out forgets it.
 */
import type { Store } from 'ra-core';
import { PUSH_KEPT_MS } from '../../contract/push-times.ts';
import { type Notice, readNotices } from './notice.ts';

export interface Notices {
  /** Newest first; the same list until something changes. */
  read(): readonly Notice[];
  subscribe(listener: () => void): () => void;
  /** Nothing happens where it is there already. */
  add(notice: Notice): void;
  markRead(ids: readonly string[]): void;
  /** Drops what is older than a day. */
  prune(): void;
}

type KeptStore = Pick<Store, 'getItem' | 'setItem' | 'subscribe'>;

const KEY = 'notices';
/** More than a person reads in a day; keeps the storage small. */
const MOST = 200;
/** Of these, what waits for nobody: it comes in numbers, and must not push out what does. */
const MOST_PASSING = 50;

/** @param now the server's time, milliseconds since 1970 */
export function createNotices(store: KeptStore, now: () => number): Notices {
  const listeners = new Set<() => void>();
  const stored = () => readNotices(store.getItem<unknown>(KEY));
  let known: readonly Notice[] = merge([], stored(), now());
  let isWriting = false;

  function hold(next: readonly Notice[], isToBeWritten: boolean) {
    const isOther = !isSame(known, next);
    if (isOther) known = next;
    if (isToBeWritten) {
      isWriting = true;
      try {
        store.setItem(KEY, next);
      } catch {
        // full: this window knows it all the same
      }
      isWriting = false;
    }
    if (isOther) for (const listener of [...listeners]) listener();
  }

  // two windows may write at once: whoever hears of the other puts both together, and both come to the same
  store.subscribe(KEY, (value: unknown) => {
    if (isWriting) return;
    // forgotten at sign-out
    if (value === undefined) return hold([], false);
    const heard = readNotices(value);
    const both = merge(known, heard, now());
    hold(both, !isSame(both, heard));
  });

  const change = (next: readonly Notice[]) => {
    if (!isSame(next, known)) hold(next, true);
  };
  return {
    read: () => known,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: notice => change(merge([...known, notice], stored(), now())),
    markRead(ids) {
      const wanted = new Set(ids);
      const seen = known.map(notice => (wanted.has(notice.id) ? { ...notice, isRead: true } : notice));
      change(merge(seen, stored(), now()));
    },
    prune: () => change(merge(known, [], now())),
  };
}

/** Read in one of them is read; what is too old or too much is left out. */
function merge(one: readonly Notice[], other: readonly Notice[], now: number): Notice[] {
  const byId = new Map<string, Notice>();
  for (const notice of [...one, ...other]) {
    const before = byId.get(notice.id);
    byId.set(notice.id, before ? { ...before, isRead: before.isRead || notice.isRead } : notice);
  }
  let passing = 0;
  return [...byId.values()]
    .filter(({ time }) => now - time < PUSH_KEPT_MS)
    .sort((a, b) => b.time - a.time || (a.id < b.id ? -1 : 1))
    .filter(({ isPassing }) => !isPassing || ++passing <= MOST_PASSING)
    .slice(0, MOST);
}

const isSame = (one: readonly Notice[], other: readonly Notice[]) =>
  one.length === other.length &&
  one.every(({ id, isRead }, at) => id === other[at]?.id && isRead === other[at]?.isRead);
