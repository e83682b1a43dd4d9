/** A diff as the lines of a table: one for each field that has a plain value or a list, inner ones by their path. */
import { type Diff, diffOf, isObject } from './diff.ts';

export type DiffRow = { path: readonly string[] } & (
  | { kind: 'same'; before: unknown }
  | { kind: 'added'; after: unknown }
  | { kind: 'removed'; before: unknown }
  | { kind: 'changed'; before: unknown; after: unknown }
  | { kind: 'list'; removed: readonly unknown[]; added: readonly unknown[]; kept: readonly unknown[] }
);

/** Undefined stands for a record that was not there. */
export const rowsOf = (before: unknown, after: unknown): DiffRow[] =>
  rowsIn(diffOf(before, after), before, []);

/** Set by every write, so they tell nothing that the entry does not say. */
const BOOKKEEPING: ReadonlySet<string> = new Set([
  'version',
  'updatedOn',
  'updatedBy',
  'createdOn',
  'createdBy',
  'searchKey',
]);

/** The lines that tell something: of what one write has changed. What names a reference is told with it, not beside it. */
export function changedRows(before: unknown, after: unknown): DiffRow[] {
  const told = rowsOf(before, after).filter(isShownRow);
  const fields = new Set(told.map(({ path }) => path[0] ?? ''));
  return told.filter(({ path: [field = ''] }) => {
    const named = /^(.+)(Name|Text)$/.exec(field);
    return !named || !fields.has(named[2] === 'Name' ? `${named[1]}Id` : (named[1] ?? ''));
  });
}

export const isShownRow = (row: DiffRow) => row.kind !== 'same' && !BOOKKEEPING.has(row.path[0] ?? '');

function rowsIn(diff: Diff, before: unknown, path: readonly string[]): DiffRow[] {
  switch (diff.kind) {
    case 'same':
      return leaves(before, path, (value, at) => ({ path: at, kind: 'same', before: value }));
    case 'removed':
      return leaves(before, path, (value, at) => ({ path: at, kind: 'removed', before: value }));
    case 'added':
      return leaves(diff.after, path, (value, at) => ({ path: at, kind: 'added', after: value }));
    case 'changed':
      return [{ path, kind: 'changed', before, after: diff.after }];
    case 'object':
      return diff.fields.flatMap(([name, field]) =>
        rowsIn(field, isObject(before) && Object.hasOwn(before, name) ? before[name] : undefined, [
          ...path,
          name,
        ]),
      );
    case 'list':
      return [{ path, kind: 'list', ...sorted(diff.items, Array.isArray(before) ? before : []) }];
  }
}

function sorted(items: readonly Diff[], before: readonly unknown[]) {
  const rest = [...before];
  const found = { removed: [] as unknown[], added: [] as unknown[], kept: [] as unknown[] };
  for (const item of items) {
    if (item.kind === 'added') found.added.push(item.after);
    else found[item.kind === 'same' ? 'kept' : 'removed'].push(rest.shift());
  }
  return found;
}

function leaves(
  value: unknown,
  path: readonly string[],
  toRow: (value: unknown, path: readonly string[]) => DiffRow,
): DiffRow[] {
  if (!isObject(value) || Object.keys(value).length === 0) return [toRow(value, path)];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, [...path, name], toRow));
}
