import { describe, expect, it } from 'vitest';
import type { Column } from '../../kit/list/column.ts';
import { fileColumns, toExportColumns } from './file-columns.ts';

const column = (key: string, more: Partial<Column> = {}): Column => ({
  key,
  head: `Head of ${key}`,
  cell: () => null,
  ...more,
});

describe('the columns that a file can have', () => {
  it('stand in the order of the screen, each by the field of its key and its own head', () => {
    const found = fileColumns([column('b'), column('a')], []);
    expect(found.map(({ head, cell }) => [head, cell.field])).toEqual([
      ['Head of b', 'b'],
      ['Head of a', 'a'],
    ]);
  });

  it('leave out what files do not have', () => {
    expect(fileColumns([column('count', { exported: null })], [])).toEqual([]);
  });

  it('are several where a column shows several fields, each with a key of its own', () => {
    const exported = [{ field: 'userName', head: 'Name' }, { field: 'account' }];
    const found = fileColumns([column('who', { exported })], ['who']);
    expect(found.map(({ head, cell }) => [head, cell.field])).toEqual([
      ['Name', 'userName'],
      ['Head of who', 'account'],
    ]);
    expect(new Set(found.map(({ key }) => key)).size).toBe(2);
    expect(found.every(({ isShown }) => !isShown)).toBe(true);
  });
});

describe('what the upstream is told of a column', () => {
  const told = (more: Partial<Column>, catalogue: object = {}) =>
    toExportColumns(fileColumns([column('state', more)], []), catalogue)[0];

  it('is text unless it says otherwise', () => {
    expect(told({})).toEqual({ field: 'state', head: 'Head of state', kind: 'text' });
    expect(told({ exported: { kind: 'list', of: 'name' } })).toMatchObject({ kind: 'list', of: 'name' });
  });

  it('has the words of the catalogue, inner ones by the rest of their key', () => {
    const catalogue = { log: { call: { access: { addUser: 'Add' } }, status: { 0: 'Failed', 1: 'Done' } } };
    expect(told({ exported: { wordsUnder: ['log.status'] } }, catalogue)?.words).toEqual(
      expect.arrayContaining([
        { value: '0', label: 'Failed' },
        { value: '1', label: 'Done' },
      ]),
    );
    expect(told({ exported: { wordsUnder: ['log.call'] } }, catalogue)?.words).toEqual([
      { value: 'access.addUser', label: 'Add' },
    ]);
  });

  it('gives each value one word, the first', () => {
    const catalogue = { a: { x: 'First' }, b: { x: 'Second' } };
    expect(told({ exported: { wordsUnder: ['a', 'b'] } }, catalogue)?.words).toEqual([
      { value: 'x', label: 'First' },
    ]);
  });

  it('leaves out a word that is longer than the contract takes, and cuts a head', () => {
    const exported = { head: 'H'.repeat(200), words: [{ value: 'x', label: 'L'.repeat(81) }] };
    expect(told({ exported })?.words).toBeUndefined();
    expect(told({ exported })?.head).toHaveLength(80);
  });
});
