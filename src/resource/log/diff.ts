/**
 * What became of a value that JSON can hold. `before` with the diff applied is `after`: nothing is lost that an
 * auditor would miss.
 */
export type Diff =
  | { kind: 'same' }
  | { kind: 'added'; after: unknown }
  | { kind: 'removed' }
  | { kind: 'changed'; after: unknown }
  /** Both are objects; what is the same in both stands here as well. */
  | { kind: 'object'; fields: readonly (readonly [name: string, diff: Diff])[] }
  /** Both are lists: items in order, kept, taken out or put in. */
  | { kind: 'list'; items: readonly Diff[] };

const SAME: Diff = { kind: 'same' };
const REMOVED: Diff = { kind: 'removed' };

/** Undefined stands for what is not there. */
export function diffOf(before: unknown, after: unknown): Diff {
  if (isEqual(before, after)) return SAME;
  if (before === undefined) return { kind: 'added', after };
  if (after === undefined) return REMOVED;
  if (isObject(before) && isObject(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return { kind: 'object', fields: names.map(name => [name, diffOf(own(before, name), own(after, name))]) };
  }
  if (Array.isArray(before) && Array.isArray(after))
    return { kind: 'list', items: diffOfLists(before, after) };
  return { kind: 'changed', after };
}

/** The value as it was afterwards. */
export function applied(diff: Diff, before: unknown): unknown {
  switch (diff.kind) {
    case 'same':
      return before;
    case 'removed':
      return undefined;
    case 'added':
    case 'changed':
      return diff.after;
    case 'object': {
      const entries = diff.fields.flatMap(([name, field]) => {
        const value = applied(field, isObject(before) ? own(before, name) : undefined);
        return value === undefined ? [] : [[name, value] as const];
      });
      return Object.fromEntries(entries);
    }
    case 'list': {
      const rest = Array.isArray(before) ? [...before] : [];
      return diff.items.flatMap(item => {
        if (item.kind === 'added') return [item.after];
        const next: unknown = rest.shift();
        return item.kind === 'same' ? [next] : [];
      });
    }
  }
}

/** Items by the longest run that both lists have in common, so that one put in front changes one item. */
function diffOfLists(before: readonly unknown[], after: readonly unknown[]): Diff[] {
  const [one, other] = [before.map(canonical), after.map(canonical)];
  const lengths = commonLengths(one, other);
  const items: Diff[] = [];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    if (i < one.length && j < other.length && one[i] === other[j]) {
      items.push(SAME);
      i++;
      j++;
    } else if (j >= other.length || (i < one.length && at(lengths, i + 1, j) >= at(lengths, i, j + 1))) {
      items.push(REMOVED);
      i++;
    } else {
      items.push({ kind: 'added', after: after[j] });
      j++;
    }
  }
  return items;
}

/** For each pair of rests of the two lists, how many items they have in common in order. */
function commonLengths(one: readonly string[], other: readonly string[]): number[][] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  for (let i = one.length - 1; i >= 0; i--) {
    const row = lengths[i] ?? [];
    for (let j = other.length - 1; j >= 0; j--) {
      row[j] =
        one[i] === other[j]
          ? at(lengths, i + 1, j + 1) + 1
          : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1));
    }
  }
  return lengths;
}

const at = (lengths: readonly (readonly number[])[], i: number, j: number) => lengths[i]?.[j] ?? 0;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field called `constructor` is a field like any other. */
const own = (record: Record<string, unknown>, name: string): unknown =>
  Object.hasOwn(record, name) ? record[name] : undefined;

export const isEqual = (one: unknown, other: unknown) => canonical(one) === canonical(other);

/** The same text for the same value, in whatever order its fields stand. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (isObject(value)) {
    const fields = Object.keys(value).toSorted();
    return `{${fields.map(name => `${JSON.stringify(name)}:${canonical(value[name])}`).join()}}`;
  }
  return JSON.stringify(value) ?? 'undefined';
}
