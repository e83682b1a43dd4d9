/** One list on one page: asks for the values of rows that others have changed, and says how the rows are to be drawn. */
import { hashKey, notifyManager, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { DataProvider, GetListParams, RaRecord } from 'ra-core';
import type { Timers } from '../push/timers.ts';
import { changedRows } from './changed-rows.ts';
import { type DrawnRows, drawnRows } from './drawn-rows.ts';
import { AGAIN_MS, createFading } from './fading.ts';
import { changedIds, type Event, inPlace, type ListState, newState, next } from './list-state.ts';
import type { LiveRoom } from './live-room.ts';

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
    fading.later();
  };
  const fading = createFading({
    timers,
    now,
    marks: () => state.marks.values(),
    isUnseen: () => given.isUnseen() || !view,
    onFaded: until => dispatch({ type: 'faded', until }),
  });
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
    const { fresh, page } = await changedRows({ resource, dataProvider, params, changes, shown: at.data });
    const rows = answer();
    // another page, or the same read anew
    if (!view || !rows || began.round !== round || began.hash !== hash) return;
    const heard = {
      changes,
      shown: rows.data,
      fresh,
      page: { ids: page.ids, total: page.total ?? rows.total ?? 0 },
      isFiltered: isFiltered(params),
      now: now(),
    };
    view.onBefore(changedIds(heard));
    seen = upTo;
    queryClient.setQueryData<Answer>(
      view.queryKey,
      { ...rows, data: inPlace(rows.data, fresh), total: heard.page.total },
      // when they were read, in the eyes of react-query: the other rows are as old as they were
      { updatedAt: queryClient.getQueryState(view.queryKey)?.dataUpdatedAt },
    );
    // behind the values, which react-query tells a moment later: a mark never stands on the old ones
    notifyManager.schedule(() => {
      if (began.round === round) dispatch({ type: 'heard', heard });
    });
  }

  const list: LiveListHere = {
    hash: () => hash,
    isShown: () => view !== null,
    read() {
      drawn ??= drawnRows(state, room.locks(), userId);
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
      fading.later();
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
      fading.cancel();
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

const isFiltered = ({ filter }: GetListParams) =>
  Object.values(filter ?? {}).some(value => value !== undefined && value !== null && value !== '');
