import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byWeight, inOrder, moved } from './use-columns.ts';

const columns = [{ key: 'name', isFixed: true }, { key: 'a' }, { key: 'b' }, { key: 'c' }];
const keys = (order: string[]) => inOrder(columns, order).map(({ key }) => key);

describe('the order of columns', () => {
  it('is as declared until it is chosen, and leaves the fixed one ahead', () => {
    expect(keys([])).toEqual(['name', 'a', 'b', 'c']);
    expect(keys(['c', 'a', 'b', 'name'])).toEqual(['name', 'c', 'a', 'b']);
  });

  it('has room for a column that came later, and forgets one that went', () => {
    expect(keys(['name', 'c', 'a', 'gone'])).toEqual(['name', 'c', 'a', 'b']);
  });

  it('loses and doubles nothing', () => {
    const some = fc.array(fc.constantFrom('name', 'a', 'b', 'c', 'x'));
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom('name', 'a', 'b', 'c', 'x')),
        some,
        (order, [key = 'a', to = 'b']) => {
          const ordered = keys(order);
          expect([...ordered].sort()).toEqual(['a', 'b', 'c', 'name']);
          expect([...moved(ordered, key, to)].sort()).toEqual(['a', 'b', 'c', 'name']);
        },
      ),
    );
  });

  it('puts one in the place of another, either way', () => {
    expect(moved(['a', 'b', 'c'], 'a', 'c')).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 'c', 'a')).toEqual(['c', 'a', 'b']);
  });

  it('begins with what a phone shows where there is no room for all, the state first', () => {
    const narrow = byWeight([
      { key: 'plate', isFixed: true, phone: 'title' as const },
      { key: 'maker' },
      { key: 'company', phone: 'second' as const },
      { key: 'time', phone: 'end' as const },
      { key: 'area' },
      { key: 'state', phone: 'status' as const },
    ]);
    expect(narrow.map(({ key }) => key)).toEqual(['plate', 'state', 'company', 'time', 'maker', 'area']);
  });
});
