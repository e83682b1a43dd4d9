import { expect, it } from 'vitest';
import { sortedBy } from './sorting.ts';

it('numbers stand by size and not by their digits, names by the alphabet', () => {
  expect(sortedBy([10, 9, 100], true, value => value)).toEqual([9, 10, 100]);
  expect(sortedBy(['b', 'a'], false, name => name)).toEqual(['b', 'a']);
});

it('what has no value stands last, whichever way', () => {
  expect(sortedBy([null, 1, 2], true, value => value)).toEqual([1, 2, null]);
  expect(sortedBy([null, 1, 2], false, value => value)).toEqual([2, 1, null]);
});
