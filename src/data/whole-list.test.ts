import { describe, expect, it } from 'vitest';
import { accessCalls } from '../contract/access.ts';
import { filterRows, hasUnknownCount, isContradicted } from './whole-list.ts';

const LIST = accessCalls.listAdminUsers;

const enabled = { id: '1', state: 1, jobNo: 'NN1' };
const disabled = { id: '2', state: 0, jobNo: null };
/** Of a field that always has a value, null is what the upstream has left out. */
const untold = { id: '3', state: null, jobNo: null };

describe('a filter on rows at hand', () => {
  it('leaves out those that do not fit', () => {
    expect(filterRows(LIST, [enabled, disabled], { state: 1 })).toEqual([enabled]);
    expect(isContradicted(LIST, [enabled, disabled], { state: 1 })).toBe(true);
    expect(hasUnknownCount(LIST, [enabled, disabled], { state: 1 })).toBe(false);
  });

  it('keeps a row that leaves out what is filtered by, and how many fit is not known', () => {
    expect(filterRows(LIST, [enabled, disabled, untold], { state: 1 })).toEqual([enabled, untold]);
    expect(isContradicted(LIST, [enabled, untold], { state: 1 })).toBe(false);
    expect(hasUnknownCount(LIST, [enabled, untold], { state: 1 })).toBe(true);
    expect(hasUnknownCount(LIST, [enabled, untold], { state: '' })).toBe(false);
  });

  it('takes null for none where a record need not have a value', () => {
    expect(filterRows(LIST, [enabled, untold], { jobNo: 'NN' })).toEqual([enabled]);
    expect(hasUnknownCount(LIST, [enabled, untold], { jobNo: 'NN' })).toBe(false);
  });
});
