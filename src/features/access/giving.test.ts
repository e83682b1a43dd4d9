import { expect, test } from 'vitest';
import type { Rights } from '../../contract/grammar/may.ts';
import { canGrantAll } from './giving.ts';

const rights = (codes: string[], subjectsGrantActions = false): Rights => ({
  userId: '1',
  codes: new Set(codes),
  subjectsGrantActions,
});

test('nobody gives what he does not hold', () => {
  expect(canGrantAll(rights(['lost']), ['lost'])).toBe(true);
  expect(canGrantAll(rights(['lost']), ['lost', 'lost:handle'])).toBe(false);
  expect(canGrantAll(rights(['all']), ['lost:handle', 'all'])).toBe(true);
  expect(canGrantAll(rights(['lost']), ['all'])).toBe(false);
});

test('on a plain upstream a bare subject is all its actions', () => {
  expect(canGrantAll(rights(['lost', 'lost:handle'], true), ['lost'])).toBe(false);
  expect(canGrantAll(rights(['lost'], true), ['lost'])).toBe(true);
  expect(canGrantAll(rights(['lost', 'lost:handle'], true), ['lost', 'lost:handle'])).toBe(true);
});
