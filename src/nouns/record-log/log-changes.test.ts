import { expect, test } from 'vitest';
import { changedKeys } from './log-changes.ts';

test('an entry of the log names the fields that changed, and no bookkeeping', () => {
  const before = JSON.stringify({ name: 'a', permissions: ['lost'], version: 1, updatedOn: 1 });
  const after = JSON.stringify({
    name: 'a',
    permissions: ['lost', 'order'],
    version: 2,
    updatedOn: 2,
    sort: 3,
  });
  expect(changedKeys(before, after)).toEqual(['permissions', 'sort']);
});

test('a log that was cut, or has one side only, names none', () => {
  expect(changedKeys('{"name":"a', '{}')).toEqual([]);
  expect(changedKeys(null, '{"name":"a"}')).toEqual([]);
});
