/** Where an entry may go, and which records that changes. Pure: what is seen is what is sent. */
import { MENU_PARENTS, type Menu } from '../../contract/access-records.ts';
import type { Entry } from '../../data/menu/records.ts';

export interface Place {
  parentId: string | null;
  /** Among the others there, counted from 0. */
  index: number;
}

export interface Move {
  id: string;
  parentId: string | null;
  sort: number;
  version?: number;
}

export type Step = 'up' | 'down' | 'in' | 'out';

/** Entries as a tree to go about in. */
export interface Tree {
  roots: readonly Entry[];
  byId: ReadonlyMap<string, Entry>;
  parentOf: ReadonlyMap<string, string | null>;
}

export function treeOf(roots: readonly Entry[]): Tree {
  const byId = new Map<string, Entry>();
  const parentOf = new Map<string, string | null>();
  const walk = (entries: readonly Entry[], parentId: string | null) => {
    for (const entry of entries) {
      byId.set(entry.id, entry);
      parentOf.set(entry.id, parentId);
      walk(entry.children, entry.id);
    }
  };
  walk(roots, null);
  return { roots, byId, parentOf };
}

export const childrenOf = ({ roots, byId }: Tree, parentId: string | null): readonly Entry[] =>
  parentId === null ? roots : (byId.get(parentId)?.children ?? []);

const TYPES = { directory: 'M', page: 'C', button: 'F' } as const;

/** What it counts as, also where an upstream does not say. */
export const typeOf = ({ kind }: Pick<Entry, 'kind'>): Menu['type'] => TYPES[kind];

export function mayHold(tree: Tree, parentId: string | null, type: Menu['type']): boolean {
  const parent = parentId === null ? undefined : tree.byId.get(parentId);
  const allowed: readonly (Menu['type'] | null)[] = MENU_PARENTS[type];
  return allowed.includes(parent ? typeOf(parent) : null);
}

export function canBePlaced(tree: Tree, id: string, parentId: string | null): boolean {
  const entry = tree.byId.get(id);
  if (!entry) return false;
  for (let at = parentId; at !== null; at = tree.parentOf.get(at) ?? null) if (at === id) return false;
  return mayHold(tree, parentId, typeOf(entry));
}

/** Where one step leads; null where there is no such place. */
export function stepped(tree: Tree, id: string, step: Step): Place | null {
  const parentId = tree.parentOf.get(id) ?? null;
  const siblings = childrenOf(tree, parentId);
  const at = siblings.findIndex(entry => entry.id === id);
  if (at < 0) return null;
  const within = (place: Place) => (canBePlaced(tree, id, place.parentId) ? place : null);
  if (step === 'up') return at > 0 ? { parentId, index: at - 1 } : null;
  if (step === 'down') return at < siblings.length - 1 ? { parentId, index: at + 1 } : null;
  if (step === 'in') {
    const before = siblings[at - 1];
    return before ? within({ parentId: before.id, index: before.children.length }) : null;
  }
  if (parentId === null) return null;
  const outer = tree.parentOf.get(parentId) ?? null;
  const index = childrenOf(tree, outer).findIndex(entry => entry.id === parentId) + 1;
  return within({ parentId: outer, index });
}

/** Entries are counted anew where it arrives; those that keep their number are not written. */
export function movesTo(tree: Tree, id: string, { parentId, index }: Place): Move[] {
  const entry = tree.byId.get(id);
  if (!entry || !canBePlaced(tree, id, parentId)) return [];
  const others = childrenOf(tree, parentId).filter(other => other.id !== id);
  const next = others.toSpliced(index, 0, entry);
  return next
    .map(({ record }, place) => ({ id: record.id, parentId, sort: place + 1, version: record.version }))
    .filter(({ id: movedId, sort }) => {
      const record = tree.byId.get(movedId)?.record;
      return record?.sort !== sort || record.parentId !== parentId;
    });
}

/** The way back of moves, from how the records were. */
export const movesBack = (moves: readonly Move[], tree: Tree): Omit<Move, 'version'>[] =>
  moves.flatMap(({ id }) => {
    const record = tree.byId.get(id)?.record;
    return record ? [{ id, parentId: record.parentId, sort: record.sort }] : [];
  });

/** Those that fit and what they lie in; all without a text. */
export function matchingBranches(entries: readonly Entry[], fits: (entry: Entry) => boolean): Entry[] {
  return entries.flatMap(entry => {
    if (fits(entry)) return [entry];
    const children = matchingBranches(entry.children, fits);
    return children.length > 0 ? [{ ...entry, children }] : [];
  });
}
