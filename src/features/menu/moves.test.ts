import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Menu } from '../../contract/access-records.ts';
import { entriesOf } from '../../data/menu/records.ts';
import {
  canBePlaced,
  childrenOf,
  matchingBranches,
  movesBack,
  movesTo,
  type Step,
  stepped,
  treeOf,
} from './moves.ts';

const aRecord = (id: string, parentId: string | null, type: Menu['type'], sort: number) =>
  ({ id, parentId, type, sort, title: id, path: `/${id}`, version: 1, hidden: 0, state: 1 }) as Menu;

const RECORDS = [
  aRecord('a', null, 'M', 1),
  aRecord('a1', 'a', 'C', 1),
  aRecord('a2', 'a', 'C', 2),
  aRecord('a2x', 'a2', 'F', 1),
  aRecord('b', null, 'M', 2),
  aRecord('c', null, 'C', 3),
];

const treeFrom = (records: readonly Menu[]) => treeOf(entriesOf(records, () => false));
const tree = treeFrom(RECORDS);
const applied = (
  records: readonly Menu[],
  moves: readonly { id: string; parentId: string | null; sort: number }[],
) => records.map(record => ({ ...record, ...moves.find(({ id }) => id === record.id) }));
const names = (records: readonly Menu[], parentId: string | null) =>
  childrenOf(treeFrom(records), parentId).map(({ id }) => id);

describe('moving an entry', () => {
  it('goes up and down among its own', () => {
    const up = stepped(tree, 'a2', 'up');
    expect(up && names(applied(RECORDS, movesTo(tree, 'a2', up)), 'a')).toEqual(['a2', 'a1']);
    expect(stepped(tree, 'a1', 'up')).toBeNull();
    expect(stepped(tree, 'a2', 'down')).toBeNull();
  });

  it('goes into the folder before it, and out behind the folder around it', () => {
    expect(stepped(tree, 'c', 'in')).toEqual({ parentId: 'b', index: 0 });
    expect(stepped(tree, 'b', 'in')).toEqual({ parentId: 'a', index: 2 });
    const out = stepped(tree, 'a1', 'out');
    expect(out && names(applied(RECORDS, movesTo(tree, 'a1', out)), null)).toEqual(['a', 'a1', 'b', 'c']);
  });

  it('stands nowhere where its type may not, nor under itself', () => {
    expect(canBePlaced(tree, 'a2x', null)).toBe(false);
    expect(canBePlaced(tree, 'a2x', 'b')).toBe(false);
    expect(canBePlaced(tree, 'c', 'a1')).toBe(false);
    expect(canBePlaced(tree, 'a', 'a')).toBe(false);
    expect(stepped(tree, 'a2x', 'out')).toBeNull();
    expect(stepped(tree, 'a2', 'in')).toBeNull();
  });

  it('writes only what changes, with the versions it was seen on', () => {
    expect(movesTo(tree, 'c', { parentId: 'b', index: 0 })).toEqual([
      { id: 'c', parentId: 'b', sort: 1, version: 1 },
    ]);
    expect(movesTo(tree, 'a1', { parentId: 'a', index: 0 })).toEqual([]);
  });

  it('is undone by the way back, whatever the steps', () => {
    const steps = fc.constantFrom<Step>('up', 'down', 'in', 'out');
    fc.assert(
      fc.property(fc.constantFrom(...RECORDS.map(({ id }) => id)), steps, (id, step) => {
        const place = stepped(tree, id, step);
        if (!place) return;
        const moves = movesTo(tree, id, place);
        const after = applied(RECORDS, moves);
        expect(applied(after, movesBack(moves, tree))).toEqual(
          RECORDS.map(record => expect.objectContaining({ parentId: record.parentId, sort: record.sort })),
        );
      }),
    );
  });
});

it('a search keeps what the finds lie in', () => {
  const kept = matchingBranches(tree.roots, ({ id }) => id === 'a2x');
  expect([...treeOf(kept).byId.keys()]).toEqual(['a', 'a2', 'a2x']);
});
