import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Permission } from '../../../contract/access-records.ts';
import { ALL_PERMISSIONS } from '../../../contract/grammar/permissions.ts';
import {
  changesOf,
  flat,
  missingParents,
  type PermissionNode,
  tickOf,
  toggledBranch,
  toggledOne,
  treeOf,
} from './tree.ts';

const rows: Permission[] = ALL_PERMISSIONS.map(({ val, name, type, parent }, sort) => ({
  id: `id-${val}`,
  val,
  name,
  type,
  parentId: parent === null ? null : `id-${parent}`,
  sort,
}));
const tree = treeOf(rows);
const nodes = new Map(flat(tree).map(node => [node.val, node]));
const node = (code: string): PermissionNode => {
  const found = nodes.get(code);
  if (!found) throw new Error(code);
  return found;
};
const everybody = () => true;

describe('the tree', () => {
  test('holds every permission once, parents first', () => {
    expect(flat(tree).map(({ val }) => val)).toEqual(ALL_PERMISSIONS.map(({ val }) => val));
    expect(node('monitoring.map:assign')).toMatchObject({ depth: 2, parent: 'monitoring.map' });
  });

  test('keeps nodes whose parent is not there, and survives a circle', () => {
    const odd: Permission[] = [
      { id: '1', val: 'a', name: 'a', type: 1, parentId: '9', sort: 0 },
      { id: '2', val: 'b', name: 'b', type: 1, parentId: '3', sort: 1 },
      { id: '3', val: 'c', name: 'c', type: 1, parentId: '2', sort: 2 },
    ];
    expect(flat(treeOf(odd)).map(({ val }) => val)).toEqual(['a', 'b', 'c']);
  });
});

describe('ticking', () => {
  test('a branch gives it and all below, and brings nothing above', () => {
    const given = toggledBranch(node('monitoring.alarm'), new Set(), everybody);
    expect([...given]).toEqual(['monitoring.alarm', 'monitoring.alarm:handle']);
    expect(tickOf(node('monitoring.alarm'), given)).toBe('all');
    expect(tickOf(node('monitoring'), given)).toBe('some');
    expect(tickOf(node('lost'), given)).toBe('none');
  });

  test('twice takes it away again', () => {
    const given = toggledBranch(node('lost'), new Set(['order']), everybody);
    expect([...toggledBranch(node('lost'), given, everybody)]).toEqual(['order']);
  });

  test('leaves alone what is not mine to give', () => {
    const mine = (code: string) => code !== 'lost:refund';
    const given = toggledBranch(node('lost'), new Set(), mine);
    expect(given.has('lost:refund')).toBe(false);
    expect(given.has('lost:handle')).toBe(true);
    expect(toggledBranch(node('lost'), given, mine).size).toBe(0);
  });

  test('one alone touches no other', () => {
    expect([...toggledOne('lost', new Set())]).toEqual(['lost']);
    expect([...toggledOne('lost', new Set(['lost', 'lost:handle']))]).toEqual(['lost:handle']);
  });
});

describe('what is missing above', () => {
  test('is said outermost first, and not of what is not given', () => {
    const given = new Set(['monitoring.map:assign']);
    expect(missingParents('monitoring.map:assign', given, nodes).map(({ val }) => val)).toEqual([
      'monitoring',
      'monitoring.map',
    ]);
    expect(missingParents('monitoring.map', given, nodes)).toEqual([]);
  });

  test('is said once, where it begins', () => {
    const given = new Set(['finance.withdrawal', 'finance.withdrawal:audit']);
    expect(missingParents('finance.withdrawal:audit', given, nodes)).toEqual([]);
    expect(missingParents('finance.withdrawal', given, nodes).map(({ val }) => val)).toEqual(['finance']);
  });

  test('is nothing for who holds everything', () => {
    expect(missingParents('lost:handle', new Set(['lost:handle', 'all']), nodes)).toEqual([]);
  });
});

test('changes lead from before to after, whatever the two are', () => {
  const codes = fc.uniqueArray(fc.constantFrom(...nodes.keys(), 'unknown:code'));
  fc.assert(
    fc.property(codes, codes, (before, after) => {
      const { adds, takes } = changesOf(new Set(before), new Set(after), [...nodes.keys()]);
      const result = new Set([...before.filter(code => !takes.includes(code)), ...adds]);
      expect([...result].sort()).toEqual([...after].sort());
      expect(adds.some(code => before.includes(code))).toBe(false);
    }),
  );
});
