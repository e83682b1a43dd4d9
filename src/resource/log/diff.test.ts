import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applied, diffOf } from './diff.ts';
import { changedRows, rowsOf } from './rows.ts';

/** As it comes out of a log: through JSON, which knows no -0 and no prototype. */
const json = (depth: number) =>
  fc.jsonValue({ maxDepth: depth }).map(value => JSON.parse(JSON.stringify(value)) as unknown);
const record = fc.dictionary(
  fc.constantFrom('userName', 'roles', 'areaIds', 'remark', 'constructor'),
  json(2),
);
/** Few different items, so that lists have some in common. */
const list = fc.array(fc.oneof(fc.constantFrom('lost', 'order', 1, null), fc.record({ roleId: fc.nat(2) })));

describe('a diff', () => {
  test.each([
    ['values', json(4)],
    ['records', record],
    ['lists', list],
  ])('of two %s, applied to the first, gives the second', (_what, value) => {
    fc.assert(
      fc.property(value as fc.Arbitrary<unknown>, value as fc.Arbitrary<unknown>, (before, after) => {
        expect(applied(diffOf(before, after), before)).toEqual(after);
      }),
      { numRuns: 500 },
    );
  });

  test('of a value and itself says nothing, in whatever order its fields stand', () => {
    fc.assert(
      fc.property(record, value => {
        const turned = Object.fromEntries(Object.entries(value).toReversed());
        expect(diffOf(value, turned)).toEqual({ kind: 'same' });
      }),
    );
  });

  test('of lists is as small as one clerk’s change', () => {
    expect(diffOf(['a', 'b', 'c'], ['x', 'a', 'c'])).toEqual({
      kind: 'list',
      items: [{ kind: 'added', after: 'x' }, { kind: 'same' }, { kind: 'removed' }, { kind: 'same' }],
    });
  });
});

describe('the rows of a diff', () => {
  const before = {
    userName: '韦',
    mobile: '138****5678',
    area: { id: '1', name: '兴宁' },
    permissions: ['lost', 'order'],
    version: 1,
  };
  const after = {
    userName: '韦大宝',
    area: { id: '1', name: '青秀' },
    permissions: ['order', 'finance'],
    remark: '调岗',
    version: 2,
  };

  test('name each field that changed, also the inner ones', () => {
    expect(rowsOf(before, after).filter(({ kind }) => kind !== 'same')).toEqual([
      { path: ['userName'], kind: 'changed', before: '韦', after: '韦大宝' },
      { path: ['mobile'], kind: 'removed', before: '138****5678' },
      { path: ['area', 'name'], kind: 'changed', before: '兴宁', after: '青秀' },
      { path: ['permissions'], kind: 'list', removed: ['lost'], added: ['finance'], kept: ['order'] },
      { path: ['version'], kind: 'changed', before: 1, after: 2 },
      { path: ['remark'], kind: 'added', after: '调岗' },
    ]);
  });

  test('of what was made or deleted are all its fields', () => {
    expect(rowsOf(undefined, { name: 'a', inner: { b: 1 } })).toEqual([
      { path: ['name'], kind: 'added', after: 'a' },
      { path: ['inner', 'b'], kind: 'added', after: 1 },
    ]);
    expect(rowsOf({ name: 'a', list: [] }, undefined)).toEqual([
      { path: ['name'], kind: 'removed', before: 'a' },
      { path: ['list'], kind: 'removed', before: [] },
    ]);
  });

  test('tell a reference once, and a name alone where nothing else changed', () => {
    const told = (before: object, after: object) => changedRows(before, after).map(({ path }) => path[0]);
    const driver = { driverId: '2154', driverName: '韦大宝' };
    expect(told({ driverId: null, driverName: null }, driver)).toEqual(['driverId']);
    expect(told({ ...driver, driverName: '韦宝' }, driver)).toEqual(['driverName']);
    expect(told({ tagging: '0' }, { tagging: '3', taggingText: '建单' })).toEqual(['tagging']);
  });

  test('hold every value of both sides', () => {
    fc.assert(
      fc.property(record, record, (one, other) => {
        const rows = rowsOf(one, other);
        const names = new Set(rows.map(({ path }) => path[0]));
        for (const [name, value] of [...Object.entries(one), ...Object.entries(other)]) {
          expect(names.has(name), `${name}: ${JSON.stringify(value)}`).toBe(true);
        }
      }),
    );
  });
});
