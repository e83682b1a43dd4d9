import { expect, test } from 'vitest';
import type { Rights } from '../../contract/grammar/may.ts';
import { mayGiveAll } from './giving.ts';

const rights = (codes: string[], subjectsGrantActions = false): Rights => ({
  userId: '1',
  codes: new Set(codes),
  subjectsGrantActions,
});

test('nobody gives what he does not hold', () => {
  expect(mayGiveAll(rights(['lost']), ['lost'])).toBe(true);
  expect(mayGiveAll(rights(['lost']), ['lost', 'lost:handle'])).toBe(false);
  expect(mayGiveAll(rights(['all']), ['lost:handle', 'all'])).toBe(true);
  expect(mayGiveAll(rights(['lost']), ['all'])).toBe(false);
});

test('on a plain upstream a bare subject is all its actions', () => {
  expect(mayGiveAll(rights(['lost', 'lost:handle'], true), ['lost'])).toBe(false);
  expect(mayGiveAll(rights(['lost'], true), ['lost'])).toBe(true);
  expect(mayGiveAll(rights(['lost', 'lost:handle'], true), ['lost', 'lost:handle'])).toBe(true);
});
