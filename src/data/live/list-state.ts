/**
 * What a list knows beyond its rows: which of them were changed by whom, and how many new ones wait. Pure; rows
 * change their values here and never their place.
 */

/** What became of one record since the list was read, in one. */
export interface Change {
  id: string;
  /** Later ones are greater. */
  seq: number;
  kind: 'create' | 'update' | 'delete';
  byId: string | null;
  byName: string | null;
  fields: readonly string[];
  /** It is news no longer. */
  isLate: boolean;
  /** By this window itself. */
  isOwn: boolean;
}

export type Act = 'changed' | 'enabled' | 'disabled' | 'deleted' | 'left';

export interface Mark {
  seq: number;
  act: Act;
  byId: string | null;
  byName: string | null;
  isLate: boolean;
  /** On the clock of this window. */
  since: number;
}

export interface ListState {
  marks: ReadonlyMap<string, Mark>;
  waiting: number;
  /** Records that were created since, by anybody, and are on no page yet. */
  created: ReadonlySet<string>;
  /** Records not on the page that may have come into the list by a change. */
  stirred: ReadonlySet<string>;
  /** How many the list found when it was read. */
  total: number;
}

export type Row = Readonly<Record<string, unknown>> & { id: unknown };

/** What was found out about changes that were heard. */
export interface CheckedChanges {
  changes: readonly Change[];
  /** The rows on the page as they are drawn, and the values they have now; a row that cannot be had is missing. */
  shown: readonly Row[];
  fresh: ReadonlyMap<string, Row>;
  /** The same page asked for anew. */
  page: { ids: readonly string[]; total: number };
  /** Not every record is in the list. */
  isFiltered: boolean;
  now: number;
}

export type Event =
  | { type: 'loaded'; total: number }
  | { type: 'heard'; heard: CheckedChanges }
  | { type: 'visited'; id: string }
  | { type: 'faded'; until: number };

export const newState = (total = 0): ListState => ({
  marks: new Map(),
  waiting: 0,
  created: new Set(),
  stirred: new Set(),
  total,
});

export function next(state: ListState, event: Event): ListState {
  switch (event.type) {
    case 'loaded':
      return newState(event.total);
    case 'heard':
      return heardIn(state, event.heard);
    case 'visited':
      return without(state, (id, mark) => id === event.id && !isGone(mark));
    case 'faded':
      return without(state, (_, mark) => mark.since <= event.until && !isGone(mark));
  }
}

export const isGone = ({ act }: Pick<Mark, 'act'>) => act === 'deleted' || act === 'left';

/** The rows with the values they have now: the same rows in the same order. */
export const inPlace = <R extends Row>(rows: readonly R[], fresh: ReadonlyMap<string, R>): R[] =>
  rows.map(row => fresh.get(String(row.id)) ?? row);

/** Which of the rows on the page are otherwise now, or gone. */
export const changedIds = ({
  changes,
  shown,
  fresh,
}: Pick<CheckedChanges, 'changes' | 'shown' | 'fresh'>): string[] => {
  const rows = new Map(shown.map(row => [String(row.id), row]));
  return changes.map(({ id }) => id).filter(id => rows.has(id) && !isSame(rows.get(id), fresh.get(id)));
};

function heardIn(state: ListState, heard: CheckedChanges): ListState {
  const { changes, shown, fresh, now } = heard;
  const rows = new Map(shown.map(row => [String(row.id), row]));
  const differing = new Set(changedIds(heard));
  const marks = new Map(state.marks);
  const created = new Set(state.created);
  const stirred = new Set(state.stirred);
  for (const change of changes) {
    const row = rows.get(change.id);
    if (!row) {
      stirred.delete(change.id);
      if (change.kind === 'create') created.add(change.id);
      else if (change.kind === 'delete') created.delete(change.id);
      else if (!created.has(change.id)) stirred.add(change.id);
      continue;
    }
    const found = fresh.get(change.id);
    const isLost = change.kind === 'delete' || !found;
    // what the clerk himself does here, he sees; what he has not seen otherwise is no change to him
    if (!isLost && (change.isOwn || !differing.has(change.id))) continue;
    const { seq, byId, byName, isLate } = change;
    marks.set(change.id, { seq, byId, byName, isLate, since: now, act: actOf(change, row, found) });
  }
  const gone = shown.filter(({ id }) => {
    const mark = marks.get(String(id));
    return mark !== undefined && isGone(mark);
  }).length;
  const waiting = waitingOf({ ...state, created, stirred }, heard, rows, gone);
  return { ...state, marks, created, stirred, waiting };
}

function actOf({ kind }: Change, before: Row, now: Row | undefined): Act {
  if (kind === 'delete') return 'deleted';
  if (!now) return 'left';
  if (before.state !== now.state && now.state === 0) return 'disabled';
  if (before.state !== now.state && now.state === 1) return 'enabled';
  return 'changed';
}

/**
 * How many records wait. Where the list holds all there are, those that were created; otherwise what the total says,
 * within what can be, and at least what the page itself now holds.
 */
function waitingOf(
  { created, stirred, total }: Pick<ListState, 'created' | 'stirred' | 'total'>,
  { page, isFiltered }: Pick<CheckedChanges, 'page' | 'isFiltered'>,
  rows: ReadonlyMap<string, Row>,
  gone: number,
): number {
  if (!isFiltered) return created.size;
  const most = created.size + stirred.size;
  const seen = page.ids.filter(id => !rows.has(id) && (created.has(id) || stirred.has(id))).length;
  return Math.max(seen, Math.min(most, page.total - total + gone), 0);
}

function without(state: ListState, goes: (id: string, mark: Mark) => boolean): ListState {
  const marks = new Map([...state.marks].filter(([id, mark]) => !goes(id, mark)));
  return marks.size === state.marks.size ? state : { ...state, marks };
}

/** Values of records are what JSON can hold. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
