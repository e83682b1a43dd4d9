/** Where a value may go among the others of its dictionary. Pure; the upstream has the last word. */
import type { DictionaryRecord } from '../../contract/dictionary-record.ts';

type Entry = Pick<DictionaryRecord, 'id' | 'dicValue' | 'parentValue'>;

export type Step = 'up' | 'down' | 'in' | 'out';

/** Under which value, and before which other one there; null for the first level, and for the end. */
export interface Place {
  parentValue: string | null;
  before: string | null;
}

const under = (entries: readonly Entry[], parentValue: string | null) =>
  entries.filter(entry => entry.parentValue === parentValue);

/** A value with others under it stays in the first level, and nothing lies under what lies under another. */
export function canNest(entries: readonly Entry[], moved: Entry, parentValue: string | null): boolean {
  if (parentValue === null) return true;
  const parent = entries.find(({ dicValue }) => dicValue === parentValue);
  return (
    parent !== undefined &&
    parent.parentValue === null &&
    parent.id !== moved.id &&
    under(entries, moved.dicValue).length === 0
  );
}

/** Where one step leads; null where there is no such place. */
export function stepped(entries: readonly Entry[], id: string, step: Step): Place | null {
  const moved = entries.find(entry => entry.id === id);
  if (!moved) return null;
  const siblings = under(entries, moved.parentValue);
  const at = siblings.findIndex(entry => entry.id === id);
  const { parentValue } = moved;
  if (step === 'up') {
    const before = siblings[at - 1];
    return before ? { parentValue, before: before.id } : null;
  }
  if (step === 'down') {
    return at < siblings.length - 1 ? { parentValue, before: siblings[at + 2]?.id ?? null } : null;
  }
  if (step === 'in') {
    const above = siblings[at - 1];
    if (!above || !canNest(entries, moved, above.dicValue)) return null;
    return { parentValue: above.dicValue, before: null };
  }
  if (parentValue === null) return null;
  const first = under(entries, null);
  const parentAt = first.findIndex(({ dicValue }) => dicValue === parentValue);
  return { parentValue: null, before: first[parentAt + 1]?.id ?? null };
}

/** Which part of a row something is dropped on. */
export type Edge = 'above' | 'inside' | 'below';

/** Where a drop leads; null where it may not go. */
export function dropped(entries: readonly Entry[], id: string, ontoId: string, edge: Edge): Place | null {
  const moved = entries.find(entry => entry.id === id);
  const onto = entries.find(entry => entry.id === ontoId);
  if (!moved || !onto || moved === onto) return null;
  if (edge === 'inside') {
    return canNest(entries, moved, onto.dicValue) ? { parentValue: onto.dicValue, before: null } : null;
  }
  const { parentValue } = onto;
  if (!canNest(entries, moved, parentValue)) return null;
  if (edge === 'above') return { parentValue, before: onto.id };
  const siblings = under(entries, parentValue).filter(entry => entry !== moved);
  return { parentValue, before: siblings[siblings.indexOf(onto) + 1]?.id ?? null };
}

/** Where it stands now: the way back. */
export function placeOf(entries: readonly Entry[], id: string): Place | null {
  const entry = entries.find(each => each.id === id);
  if (!entry) return null;
  const siblings = under(entries, entry.parentValue);
  return { parentValue: entry.parentValue, before: siblings[siblings.indexOf(entry) + 1]?.id ?? null };
}

export const isSamePlace = (one: Place | null, other: Place | null) =>
  one?.parentValue === other?.parentValue && one?.before === other?.before;
