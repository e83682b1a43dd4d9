/** One list on one page: asks for the values of rows that others have changed, and says how the rows are to be drawn. */
import { hashKey, notifyManager, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { DataProvider, GetListParams, RaRecord } from 'ra-core';
import type { Timers } from '../push/timers.ts';
import { UpstreamError } from '../send.ts';
import {
  changedIds,
  type Event,
  inPlace,
  isGone,
  type ListState,
  type Mark,
  newState,
  next,
} from './list-state.ts';
import type { Held, LiveRoom } from './live-room.ts';

/** How long a change stands out. */
export const MARKED_MS = 60_000;
/** Until what could not be asked for is asked for again. */
export const AGAIN_MS = 5_000;

export interface Drawn {
  seq: number;
  isChanged: boolean;
  isGone: boolean;
  lock: 'theirs' | 'mine' | null;
  word: string;
  by: { name: string } | { word: string };
}

export interface DrawnRows {
  marks: ReadonlyMap<string, Drawn>;
  waiting: number;
  waitingWord: string;
}

interface View {
  queryKey: QueryKey;
  onBefore: (ids: readonly string[]) => void;
}

interface Circumstances {
  resource: string;
  room: LiveRoom;
  userId: string;
  queryClient: QueryClient;
  dataProvider: Pick<DataProvider, 'getList' | 'getMany'>;
  timers: Timers;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Nobody looks at the window. */
  isUnseen: () => boolean;
}

/** What a query of a list keeps. */
interface Answer {
  data: RaRecord[];
  total?: number;
}

export interface LiveListHere {
  read(): DrawnRows;
  subscribe(listener: () => void): () => void;
  show(view: View): () => void;
  visit(id: string): void;
  close(): void;
  /** Of the query whose rows it shows. */
  hash(): string;
  isShown(): boolean;
  /** A reading of the rows has set out. */
  began(): void;
  /** It has brought them. */
  ended(): void;
  catchUp(): Promise<void>;
  /** Locks are otherwise. */
  tell(): void;
}

interface Watch {
  onShow(list: LiveListHere): void;
  onClose(list: LiveListHere): void;
}

export function createLiveList(given: Circumstances, { onShow, onClose }: Watch): LiveListHere {
  const { resource, room, userId, queryClient, dataProvider, timers, now } = given;
  const listeners = new Set<() => void>();
  let state: ListState = newState();
  let view: View | null = null;
  let hash = '';
  /** Number up to which the rows hold everything that was heard; null before the first row is there. */
  let seen: number | null = null;
  /** The same of a reading that is under way. */
  let asked = 0;
  /** Another one, another reading of the rows. */
  let round = 0;
  let catching: Promise<void> | null = null;
  let cancelFade = () => {};
  let cancelRetry = () => {};
  let drawn: DrawnRows | null = null;

  const tell = () => {
    drawn = null;
    for (const listener of [...listeners]) listener();
  };
  const dispatch = (event: Event) => {
    const before = state;
    state = next(state, event);
    if (state !== before) tell();
    fadeLater();
  };
  const fadeLater = () => {
    cancelFade();
    const due = [...state.marks.values()].filter(mark => !isGone(mark)).map(({ since }) => since);
    if (due.length === 0) return;
    cancelFade = timers.after(Math.max(0, Math.min(...due) + MARKED_MS - now()), () => {
      // what nobody could see is not over yet
      if (given.isUnseen() || !view) cancelFade = timers.after(AGAIN_MS, fadeLater);
      else dispatch({ type: 'faded', until: now() - MARKED_MS });
    });
  };
  const answer = () => (view ? queryClient.getQueryData<Answer>(view.queryKey) : undefined);

  /** The rows come as they are now, from wherever: what was known beyond them is old. */
  const loaded = (upTo: number) => {
    seen = upTo;
    round += 1;
    dispatch({ type: 'loaded', total: answer()?.total ?? 0 });
    void catchUp();
  };

  async function catchUp(): Promise<void> {
    // one asking after the other: what comes meanwhile is asked for together
    if (catching) return;
    cancelRetry();
    catching = catchUpOnce()
      .catch(() => {
        cancelRetry = timers.after(AGAIN_MS, () => void catchUp());
      })
      .finally(() => {
        catching = null;
      });
    const before = seen;
    await catching;
    if (view && seen !== null && seen !== before && room.last() > seen) await catchUp();
  }

  async function catchUpOnce(): Promise<void> {
    const at = answer();
    if (!view || !at || seen === null) return;
    const upTo = room.last();
    const changes = room.since(seen);
    if (changes === null) {
      // too much was missed to be told one by one
      await queryClient.invalidateQueries({ queryKey: view.queryKey, exact: true });
      return;
    }
    if (changes.length === 0) {
      seen = upTo;
      return;
    }
    const began = { round, hash };
    const params = view.queryKey[2] as GetListParams;
    const page = await dataProvider.getList(resource, params);
    const fresh = new Map(page.data.map((row: RaRecord) => [String(row.id), row]));
    const onPage = new Set(at.data.map(({ id }) => String(id)));
    const elsewhere = changes.filter(({ id, kind }) => kind !== 'delete' && onPage.has(id) && !fresh.has(id));
    for (const row of await many(elsewhere.map(({ id }) => id))) fresh.set(String(row.id), row);
    const rows = answer();
    // another page, or the same read anew
    if (!view || !rows || began.round !== round || began.hash !== hash) return;
    const touched = new Map(
      changes.flatMap(({ id, kind }) => {
        const row = kind === 'delete' ? undefined : fresh.get(id);
        return row ? [[id, row] as const] : [];
      }),
    );
    const heard = {
      changes,
      shown: rows.data,
      fresh: touched,
      page: { ids: page.data.map(({ id }: RaRecord) => String(id)), total: page.total ?? rows.total ?? 0 },
      isFiltered: isFiltered(params),
      now: now(),
    };
    view.onBefore(changedIds(heard));
    seen = upTo;
    queryClient.setQueryData<Answer>(
      view.queryKey,
      { ...rows, data: inPlace(rows.data, touched), total: heard.page.total },
      // when they were read, in the eyes of react-query: the other rows are as old as they were
      { updatedAt: queryClient.getQueryState(view.queryKey)?.dataUpdatedAt },
    );
    // behind the values, which react-query tells a moment later: a mark never stands on the old ones
    notifyManager.schedule(() => {
      if (began.round === round) dispatch({ type: 'heard', heard });
    });
  }

  async function many(ids: readonly string[]): Promise<RaRecord[]> {
    if (ids.length === 0) return [];
    try {
      return (await dataProvider.getMany<RaRecord>(resource, { ids: [...ids] })).data;
    } catch (error) {
      if (error instanceof UpstreamError && error.kind === 'failure') return [];
      throw error;
    }
  }

  const list: LiveListHere = {
    hash: () => hash,
    isShown: () => view !== null,
    read() {
      drawn ??= {
        marks: drawnMarks(state, room.locks(), userId),
        waiting: state.waiting,
        waitingWord: 'live.waiting',
      };
      return drawn;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(shown) {
      view = shown;
      const other = hashKey(shown.queryKey);
      if (other !== hash) {
        hash = other;
        seen = null;
        round += 1;
        state = newState(answer()?.total);
        asked = room.last();
        const query = queryClient.getQueryState(shown.queryKey);
        if (query?.data !== undefined && query.fetchStatus === 'idle')
          seen = room.numberAt(query.dataUpdatedAt);
      }
      tell();
      fadeLater();
      onShow(list);
      void catchUp();
      return () => {
        if (view === shown) view = null;
        cancelRetry();
      };
    },
    visit: id => dispatch({ type: 'visited', id }),
    close() {
      view = null;
      cancelFade();
      cancelRetry();
      onClose(list);
    },
    began() {
      asked = room.last();
    },
    ended: () => loaded(asked),
    catchUp,
    tell,
  };
  return list;
}

function drawnMarks(
  { marks }: ListState,
  locks: ReadonlyMap<string, Held>,
  userId: string,
): ReadonlyMap<string, Drawn> {
  const drawn = new Map<string, Drawn>();
  for (const [id, { lockedById, lockedBy }] of locks) {
    const isMine = lockedById === userId;
    drawn.set(id, {
      seq: 0,
      isChanged: false,
      isGone: false,
      lock: isMine ? 'mine' : 'theirs',
      word: isMine ? 'live.lock.mine' : 'live.lock.theirs',
      by: { name: lockedBy },
    });
  }
  for (const [id, mark] of marks) drawn.set(id, drawnMark(mark, userId, drawn.get(id)));
  return drawn;
}

function drawnMark(mark: Mark, userId: string, lock: Drawn | undefined): Drawn {
  const { seq, act, byId, byName, isLate } = mark;
  const isOver = isGone(mark);
  const by =
    byId !== null && byId === userId
      ? { word: 'live.you' }
      : byName
        ? { name: byName }
        : { word: 'live.system' };
  const changed: Drawn = {
    seq,
    isChanged: true,
    isGone: isOver,
    lock: isOver ? null : (lock?.lock ?? null),
    word: act === 'left' ? 'live.left' : `live.${isLate ? 'earlier' : 'now'}.${act}`,
    by,
  };
  // who edits it is still there; what he has saved shows in the cells
  return lock && !isOver ? { ...changed, word: lock.word, by: lock.by } : changed;
}

const isFiltered = ({ filter }: GetListParams) =>
  Object.values(filter ?? {}).some(value => value !== undefined && value !== null && value !== '');
