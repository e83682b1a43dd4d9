import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EntryPosition, placed } from './order.ts';

const entry = (dicValue: string, sort: number, parentValue: string | null = null): EntryPosition => ({
  id: `id ${dicValue}`,
  dicValue,
  parentValue,
  sort,
});

/** The values in the order they then stand in. */
function standing(entries: readonly EntryPosition[], numbers: readonly { id: string; sort: number }[]) {
  const sorts = new Map(numbers.map(({ id, sort }) => [id, sort]));
  return entries
    .map(each => ({ ...each, sort: sorts.get(each.id) ?? each.sort }))
    .toSorted((a, b) => a.sort - b.sort)
    .map(({ dicValue }) => dicValue);
}

describe('an entry that is moved', () => {
  const three = [entry('a', 100), entry('b', 200), entry('c', 300)];

  it('is the only one written while there is room', () => {
    expect(placed(three, 'id c', 'id b')).toEqual([{ id: 'id c', sort: 150 }]);
    expect(placed(three, 'id a', null)).toEqual([{ id: 'id a', sort: 400 }]);
    expect(placed(three, 'id c', 'id a')).toEqual([{ id: 'id c', sort: 50 }]);
  });

  it('has all counted anew where there is none', () => {
    const close = [entry('a', 1), entry('b', 2), entry('c', 3)];
    expect(standing(close, placed(close, 'id c', 'id b'))).toEqual(['a', 'c', 'b']);
  });

  it('takes along what is under it, and goes behind what is under another', () => {
    const tree = [entry('a', 100), entry('a1', 150, 'a'), entry('b', 200), entry('b1', 250, 'b')];
    expect(standing(tree, placed(tree, 'id a', null))).toEqual(['b', 'b1', 'a', 'a1']);
    const under = tree.map(each => (each.dicValue === 'b1' ? { ...each, parentValue: 'a' } : each));
    expect(standing(under, placed(under, 'id b1', null))).toEqual(['a', 'a1', 'b1', 'b']);
  });
});

it('stands where it was put after whatever moves, each value once, no two with one number', () => {
  const values = ['a', 'b', 'c', 'd', 'e', 'f'];
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { maxLength: 60 }),
      fc.constantFrom(1, 7, 100),
      (moves, step) => {
        let entries = values.map((value, index) => entry(value, (index + 1) * step));
        for (const [from, to] of moves) {
          if (from === to) continue;
          const [moved, next] = [`id ${values[from]}`, `id ${values[to]}`];
          const numbers = placed(entries, moved, next);
          const order = standing(entries, numbers);
          entries = order.map(value => {
            const old = entries.find(({ dicValue }) => dicValue === value) as EntryPosition;
            return { ...old, sort: numbers.find(({ id }) => id === old.id)?.sort ?? old.sort };
          });
          const ids = entries.map(({ id }) => id);
          expect(ids.indexOf(moved)).toBe(ids.indexOf(next) - 1);
          expect(new Set(entries.map(({ sort }) => sort)).size).toBe(values.length);
        }
        expect(entries.map(({ dicValue }) => dicValue).toSorted()).toEqual(values);
      },
    ),
  );
});
