/** The language in react-admin's store is this window's own. */
import type { Store } from 'ra-core';
import type { Language } from '../kit/language.ts';

const LOCALE = 'locale';

/**
 * react-admin mounts everything anew when its stored locale moves on by itself: heard from another window, that would
 * throw away what is being typed here.
 */
export function withOwnLocale(store: Store, language: Language): Store {
  let locale: unknown = language;
  const listeners = new Set<(value: unknown) => void>();
  const put = (value: unknown) => {
    locale = value;
    for (const listener of [...listeners]) listener(value);
  };
  return {
    ...store,
    // what is put in under this name is a language
    getItem: <T>(key: string, otherwise?: T) =>
      key === LOCALE ? (locale as T) : store.getItem<T>(key, otherwise),
    setItem: (key, value) => (key === LOCALE ? put(value) : store.setItem(key, value)),
    removeItem: key => (key === LOCALE ? put(language) : store.removeItem(key)),
    subscribe: (key, listener) => {
      if (key !== LOCALE) return store.subscribe(key, listener);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
