import { memoryStore } from 'ra-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTabMemory, createTabStore } from './tab-store.ts';

const PARAMS = 'user.listParams';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('what a list remembers is its tag’s, everything else is everybody’s', () => {
  const base = memoryStore();
  base.setup();
  const memory = createTabMemory('7');
  const one = createTabStore(base, memory, '/a');
  const other = createTabStore(base, memory, '/b');
  one.setItem(PARAMS, { page: 2 });
  one.setItem('user.selectedIds', ['1']);
  one.setItem('user.hiddenColumns', ['mobile']);
  expect(other.getItem(PARAMS, 'none')).toBe('none');
  expect(base.getItem('user.selectedIds')).toBeUndefined();
  expect(other.getItem('user.hiddenColumns')).toEqual(['mobile']);
  one.removeItem(PARAMS);
  expect(one.getItem(PARAMS, 'none')).toBe('none');
});

test('a list hears of its own changes only', () => {
  const memory = createTabMemory('7');
  const one = createTabStore(memoryStore(), memory, '/a');
  const other = createTabStore(memoryStore(), memory, '/b');
  const heard = vi.fn();
  const end = one.subscribe(PARAMS, heard);
  other.setItem(PARAMS, { page: 3 });
  one.setItem(PARAMS, { page: 2 });
  end();
  one.setItem(PARAMS, { page: 4 });
  expect(heard.mock.calls).toEqual([[{ page: 2 }]]);
});

test('it lives through a reload, for the same person, as long as its tag does', () => {
  const memory = createTabMemory('7');
  memory.write('/a', PARAMS, { page: 2 });
  memory.write('/b', PARAMS, { page: 3 });
  memory.keepOnly(new Set(['/a']));
  expect(createTabMemory('7').read('/a', PARAMS)).toEqual({ page: 2 });
  expect(createTabMemory('7').read('/b', PARAMS)).toBeUndefined();
  expect(createTabMemory('8').read('/a', PARAMS)).toBeUndefined();
});

test.each([
  ['no JSON', '{'],
  ['another shape', '{"of":"7","tabs":{}}'],
  [
    'parts of other shapes',
    '{"of":"7","tabs":[3,["/a",7],["/b",[["user.listParams",1],["user.selectedIds",{}],5]]]}',
  ],
])('stored as %s, it begins with nothing', (_, stored) => {
  sessionStorage.setItem('tabs', stored);
  const memory = createTabMemory('7');
  expect(memory.read('/b', PARAMS)).toBeUndefined();
  expect(memory.read('/b', 'user.selectedIds')).toBeUndefined();
  memory.write('/b', PARAMS, { page: 2 });
  expect(memory.read('/b', PARAMS)).toEqual({ page: 2 });
});

test('where the browser refuses to store, it lives as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const memory = createTabMemory('7');
  memory.write('/a', PARAMS, { page: 2 });
  expect(memory.read('/a', PARAMS)).toEqual({ page: 2 });
});
