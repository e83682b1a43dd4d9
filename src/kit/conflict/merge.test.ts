import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conflictsOf, firstChoices, merged, rebased } from './merge.ts';

const FIELDS = ['name', 'phone', 'remark'];
const isSame = (_: string, one: unknown, other: unknown) => one === other;
const loaded = { name: 'a', phone: '1', remark: 'x', version: 1 };

describe('a conflict', () => {
  const theirs = { ...loaded, name: 'b', phone: '2', version: 2 };
  const mine = { ...loaded, name: 'c', remark: 'y' };
  const conflicts = conflictsOf(FIELDS, { loaded, theirs, mine }, isSame);

  test('shows each field that anybody changed, the contested first', () => {
    expect(conflicts.map(({ name, isContested }) => [name, isContested])).toEqual([
      ['name', true],
      ['phone', false],
      ['remark', false],
    ]);
  });

  test('keeps what I changed and takes what only they did, on the new version', () => {
    const choices = firstChoices(conflicts, isSame);
    expect(choices).toEqual({ name: 'mine', phone: 'theirs', remark: 'mine' });
    expect(merged(theirs, mine, choices)).toEqual({ name: 'c', phone: '2', remark: 'y', version: 2 });
  });

  test('takes theirs where I say so', () => {
    expect(merged(theirs, mine, { name: 'theirs', remark: 'mine' })).toMatchObject({
      name: 'b',
      remark: 'y',
    });
  });

  test('is none where both did the same', () => {
    const both = { ...loaded, name: 'z' };
    expect(conflictsOf(['name'], { loaded, theirs: both, mine: both }, isSame)).toMatchObject([
      { isContested: false },
    ]);
  });
});

test('nothing that I typed is lost unless I choose so', () => {
  const values = fc.record({ name: fc.string(), phone: fc.string(), remark: fc.string() });
  fc.assert(
    fc.property(values, values, values, (before, theirs, mine) => {
      const conflicts = conflictsOf(FIELDS, { loaded: before, theirs, mine }, isSame);
      const result = merged(theirs, mine, firstChoices(conflicts, isSame));
      for (const name of ['name', 'phone', 'remark'] as const) {
        expect(result[name]).toBe(mine[name] === before[name] ? theirs[name] : mine[name]);
      }
    }),
  );
});

test('a list that both changed keeps both changes', () => {
  const key = (entry: string) => entry;
  expect(rebased(['a', 'b', 'c'], ['a', 'c', 'd'], ['a', 'b', 'e'], key)).toEqual(['a', 'd', 'e']);
  const lists = fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e'));
  fc.assert(
    fc.property(lists, lists, lists, (before, theirs, mine) => {
      const both = rebased(before, theirs, mine, key);
      for (const entry of ['a', 'b', 'c', 'd', 'e']) {
        const isMine = before.includes(entry) !== mine.includes(entry);
        expect(both.includes(entry)).toBe((isMine ? mine : theirs).includes(entry));
      }
      expect(new Set(both).size).toBe(both.length);
    }),
  );
});
