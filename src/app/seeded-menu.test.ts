import { describe, expect, it } from 'vitest';
import { pagesOf, sectionsOf } from '../data/routes.ts';
import { MENUS } from '../upstream/seed/menus.ts';
import { features } from './features.ts';

const CATALOGUES = import.meta.glob('../../i18n/{zh,en,es,ja}/*.ts', { eager: true, import: 'default' });

/** The words of a key, by language. */
function wordsOf(key: string) {
  const [room = '', ...names] = key.split('.');
  const file = room.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
  return ['zh', 'en', 'es', 'ja'].map(language =>
    names.reduce<unknown>(
      (words, name) => (words as Record<string, unknown> | undefined)?.[name],
      CATALOGUES[`../../i18n/${language}/${file}.ts`],
    ),
  );
}

describe('the menu of a new database', () => {
  it('calls what is built as the features call it', () => {
    const titles = new Map(
      [...pagesOf(features), ...sectionsOf(features)].map(({ path, title }) => [path as string, title]),
    );
    const built = MENUS.filter(({ path }) => titles.has(path));
    expect(built.length).toBeGreaterThan(5);
    for (const { path, title, titleEn, titleEs, titleJa } of built) {
      expect([title, titleEn, titleEs, titleJa], path).toEqual(wordsOf(titles.get(path) ?? ''));
    }
  });

  it('names each path once, below the numbers that later entries get', () => {
    expect(new Set(MENUS.map(({ path }) => path)).size).toBe(MENUS.length);
    expect(Math.max(...MENUS.map(({ id }) => Number(id)))).toBeLessThan(1001);
  });
});
