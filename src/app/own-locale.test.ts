import { localStorageStore } from 'ra-core';
import { expect, it, vi } from 'vitest';
import { withOwnLocale } from './own-locale.ts';

it('another window changes no language here, and everything else it does', () => {
  const kept = localStorageStore('1', 'own-locale-test');
  const store = withOwnLocale(kept, 'zh');
  store.setup();
  const [language, columns] = [vi.fn(), vi.fn()];
  store.subscribe('locale', language);
  store.subscribe('columns', columns);
  kept.setItem('locale', 'en');
  kept.setItem('columns', ['a']);
  expect(store.getItem('locale')).toBe('zh');
  expect(language).not.toHaveBeenCalled();
  expect(columns).toHaveBeenCalledWith(['a']);
  store.setItem('locale', 'es');
  expect(language).toHaveBeenCalledWith('es');
  expect(store.getItem('locale')).toBe('es');
  expect(kept.getItem('locale')).toBe('en');
});
