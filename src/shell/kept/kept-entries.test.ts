import { expect, test } from 'vitest';
import type { Page } from '../../data/feature.ts';
import { type KeptEntry, keep } from './kept-entries.ts';

const page: Page = { path: '/a', title: 'a', needs: [], load: async () => ({ default: () => null }) };
const at = (key: string, search = ''): KeptEntry => ({
  key,
  route: { kind: 'page', page },
  place: { location: { pathname: key, search, hash: '', state: null }, action: 'PUSH' },
});
const keys = (entries: readonly KeptEntry[]) => entries.map(({ key }) => key).join('');

/** Looks at pages one after the other, as the shell does. */
function look(visits: string, { most = 3, unsaved = '', closed = '' } = {}) {
  let entries: readonly KeptEntry[] = [];
  let recent: string[] = [];
  for (const key of visits) {
    const open = new Set([...recent].filter(each => !closed.includes(each)));
    entries = keep(entries, {
      inView: at(key),
      open,
      recent,
      isUnsaved: each => unsaved.includes(each),
      most,
    });
    recent = [key, ...recent.filter(each => each !== key)];
  }
  return keys(entries);
}

test('the pages looked at last are kept, in the order in which they were opened', () => {
  expect(look('abc')).toBe('abc');
  expect(look('abcd')).toBe('bcd');
  expect(look('abcad')).toBe('acd');
});

test('what is unsaved never goes by itself', () => {
  expect(look('abcdef', { unsaved: 'b' })).toBe('bdef');
});

test('what is closed goes, saved or not', () => {
  expect(look('abc', { closed: 'b', unsaved: 'b' })).toBe('ac');
});

test('one at a time where nothing is kept', () => {
  expect(look('abca', { most: 1 })).toBe('a');
  expect(look('abc', { most: 1, unsaved: 'a' })).toBe('ac');
});

test('a page out of view keeps its place, and nothing is made anew where nothing changes', () => {
  const open = new Set(['a', 'b']);
  const keeping = { open, recent: ['b', 'a'], isUnsaved: () => false };
  const a = at('a', '?page=2');
  const both = keep([a], { ...keeping, inView: at('b') });
  expect(both[0]).toBe(a);
  expect(keep(both, { ...keeping, inView: null })).toBe(both);
  const moved = keep(both, { ...keeping, inView: at('b', '?page=3') });
  expect(moved[0]).toBe(a);
  expect(moved[1]).not.toBe(both[1]);
});
