import { expect, it } from 'vitest';
import type { ApprovalFacts } from '../../../contract/driver-approval.ts';
import { changedFacts, factsInOrder } from './facts.ts';

const before = {} as ApprovalFacts;

it('begins with what changes, in the order of the facts', () => {
  const request = { before, changed: ['licenseExpire', 'mobile'] };
  expect(changedFacts(request)).toEqual(['mobile', 'licenseExpire']);
  expect(factsInOrder(request).slice(0, 3)).toEqual(['mobile', 'licenseExpire', 'name']);
  expect(new Set(factsInOrder(request)).size).toBe(11);
});

it('knows no change of a newcomer', () => {
  expect(changedFacts({ before: null, changed: ['name'] })).toEqual([]);
  expect(factsInOrder({ before: null, changed: ['name'] })[1]).toBe('sex');
});
