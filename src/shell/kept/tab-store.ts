/**
 * What a list remembers belongs to its tag, in this window: two windows never move each other's lists. Everything
 * else, as the columns that were put away, stays with react-admin's own store.
 */
import type { Store } from 'ra-core';

/** A list that is given a `storeKey` of its own ends it in `.listParams`. */
const OF_TAB = /\.(?:listParams|selectedIds|selectedIds\.storeKeys|expanded|scrollPosition)$/;

/** For all tags of one window. */
export interface TabMemory {
  read(tagKey: string, name: string): unknown;
  /** Undefined forgets. */
  write(tagKey: string, name: string, value: unknown): void;
  /** Answers what ends it. */
  subscribe(tagKey: string, name: string, listener: (value: unknown) => void): () => void;
  /** Forgets all tags but these. */
  keepOnly(tagKeys: ReadonlySet<string>): void;
}

const STORED = 'tabs';

/** Lives through a reload where the browser keeps it; refused or corrupt, the window begins with nothing. */
export function createTabMemory(userId: string): TabMemory {
  const tabs = new Map<string, Map<string, unknown>>(readStored(userId));
  const listeners = new Map<string, Set<(value: unknown) => void>>();
  const heard = (tagKey: string, name: string) => `${tagKey} ${name}`;
  const store = () => {
    try {
      const written = [...tabs].map(([key, items]) => [key, [...items]]);
      sessionStorage.setItem(STORED, JSON.stringify({ of: userId, tabs: written }));
    } catch {
      // refused or full: what lists remember then ends with the page
    }
  };
  return {
    read: (tagKey, name) => tabs.get(tagKey)?.get(name),
    write(tagKey, name, value) {
      const items = tabs.get(tagKey) ?? new Map<string, unknown>();
      if (value === undefined) items.delete(name);
      else items.set(name, value);
      if (items.size > 0) tabs.set(tagKey, items);
      else tabs.delete(tagKey);
      store();
      for (const listener of [...(listeners.get(heard(tagKey, name)) ?? [])]) listener(value);
    },
    subscribe(tagKey, name, listener) {
      const at = heard(tagKey, name);
      const all = listeners.get(at) ?? new Set();
      listeners.set(at, all.add(listener));
      return () => {
        all.delete(listener);
        if (all.size === 0) listeners.delete(at);
      };
    },
    keepOnly(tagKeys) {
      const gone = [...tabs.keys()].filter(key => !tagKeys.has(key));
      if (gone.length === 0) return;
      for (const key of gone) tabs.delete(key);
      store();
    },
  };
}

/** react-admin's store, as the page of one tag sees it. Setting up and tearing down are the base's own affair. */
export function createTabStore(base: Store, memory: TabMemory, tagKey: string): Store {
  const isOwn = (name: string) => OF_TAB.test(name);
  return {
    setup() {},
    teardown() {},
    // react-admin's types let the reader choose what he gets
    getItem: <T>(name: string, fallback?: T) =>
      isOwn(name)
        ? ((memory.read(tagKey, name) as T | undefined) ?? fallback)
        : base.getItem<T>(name, fallback),
    setItem: (name, value) => (isOwn(name) ? memory.write(tagKey, name, value) : base.setItem(name, value)),
    removeItem: name => (isOwn(name) ? memory.write(tagKey, name, undefined) : base.removeItem(name)),
    removeItems: prefix => base.removeItems(prefix),
    reset: () => base.reset(),
    subscribe: (name, listener) =>
      isOwn(name) ? memory.subscribe(tagKey, name, listener) : base.subscribe(name, listener),
    ...(base.listItems && { listItems: (prefix?: string) => base.listItems?.(prefix) ?? {} }),
  };
}

type StoredTab = [key: string, items: Map<string, unknown>];

function readStored(userId: string): StoredTab[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? 'null');
    if (!isRecord(stored) || stored.of !== userId || !Array.isArray(stored.tabs)) return [];
    return stored.tabs.flatMap((tab): StoredTab[] => {
      if (!isPair(tab) || !Array.isArray(tab[1])) return [];
      return [[tab[0], new Map(tab[1].filter(isPair).filter(([name, value]) => isSane(name, value)))]];
    });
  } catch {
    return [];
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isPair = (value: unknown): value is [string, unknown] =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string';

/** A list breaks on parameters that are no record, and on a selection that is no list. */
const isSane = (name: string, value: unknown) =>
  name.endsWith('.listParams')
    ? isRecord(value) && (value.filter === undefined || isRecord(value.filter))
    : name.endsWith('.scrollPosition')
      ? typeof value === 'number'
      : Array.isArray(value);
