/** The numbers by which the values of a dictionary stand: those under another one right behind it. */

export interface EntryPosition {
  id: string;
  dicValue: string;
  parentValue: string | null;
  sort: number;
}

/** Between two numbers that are given anew. */
const STEP = 100;

/**
 * Where an entry and what is under it go, as numbers to write; entries that keep theirs are left out.
 * @param entries all of the dictionary, in order; the moved one with its parent as it will be
 * @param before the sibling to stand before; null for the end
 */
export function placed(
  entries: readonly EntryPosition[],
  movedId: string,
  before: string | null,
): { id: string; sort: number }[] {
  const moved = entries.find(({ id }) => id === movedId);
  if (!moved) return [];
  const isMoved = ({ id, parentValue }: EntryPosition) => id === movedId || parentValue === moved.dicValue;
  const block = [moved, ...entries.filter(entry => entry !== moved && isMoved(entry))];
  const others = entries.filter(entry => !isMoved(entry));
  const at = before === null ? endOf(others, moved.parentValue) : others.findIndex(({ id }) => id === before);
  const low = others[at - 1]?.sort ?? 0;
  const high = others[at]?.sort ?? low + STEP * (block.length + 1);
  const room = (high - low) / (block.length + 1);
  if (room >= 1) {
    return differing(block, index => low + Math.floor(room * (index + 1)));
  }
  return differing(others.toSpliced(at, 0, ...block), index => (index + 1) * STEP);
}

const differing = (entries: readonly EntryPosition[], sortAt: (index: number) => number) =>
  entries
    .map(({ id, sort }, index) => ({ id, sort: sortAt(index), old: sort }))
    .filter(({ sort, old }) => sort !== old)
    .map(({ id, sort }) => ({ id, sort }));

/** Behind the last under this parent, and what is under that. */
function endOf(entries: readonly EntryPosition[], parentValue: string | null): number {
  if (parentValue === null) return entries.length;
  return (
    entries.findLastIndex(entry => entry.dicValue === parentValue || entry.parentValue === parentValue) + 1
  );
}
