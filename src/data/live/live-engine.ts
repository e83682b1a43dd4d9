/** From pushes to the lists that are open: gathers what comes in a moment, and asks once for all of it. */
import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'ra-core';
import { DICTIONARY_RESOURCE, dictionaryCalls } from '../../contract/dictionary.ts';
import { lockCalls } from '../../contract/lock.ts';
import type { PushData } from '../../contract/push.ts';
import { ask } from '../ask.ts';
import type { PushBus } from '../push/push-bus.ts';
import { type Timers, windowTimers } from '../push/timers.ts';
import { answerKey } from '../use-call.ts';
import { createLiveList, type LiveListHere } from './live-list.ts';
import { createRoom, type LiveRoom } from './live-room.ts';
import { type OwnChanges, ownChanges } from './own-changes.ts';

/** What comes within is asked for together. */
export const GATHER_MS = 400;
/** Locks that are shown are asked for again, in case that somebody's going was not heard. */
export const LOCKS_AGAIN_MS = 60_000;

/** Of every dictionary: everybody reads them. */
const WORDS = answerKey(dictionaryCalls.queryDictList, {}).slice(0, 3);

export interface LiveOptions {
  bus: Pick<PushBus, 'listen'>;
  /** Calls the listener whenever the connection has been opened, and answers what ends that. */
  onOpen: (listener: () => void) => () => void;
  queryClient: QueryClient;
  dataProvider: Pick<DataProvider, 'getList' | 'getMany'>;
  userId: string;
  /** Names of the resources that this person sees and whose changes are told. */
  resources: ReadonlySet<string>;
  /** The upstream knows who edits what. */
  hasLocks: boolean;
  /** What was heard before this was loaded. */
  heard?: readonly HeardChange[];
  timers?: Timers;
  now?: () => number;
  own?: Pick<OwnChanges, 'has'>;
  readLocks?: typeof readHeld;
}

/** A change, and when this window heard of it. */
export interface HeardChange {
  data: PushData<'RECORD_CHANGED'>;
  isLate: boolean;
  /** Milliseconds since 1970. */
  at: number;
}

interface Kind {
  room: LiveRoom;
  lists: Set<LiveListHere>;
  cancelGather?: () => void;
  cancelLocks?: () => void;
}

export function createLiveEngine(options: LiveOptions) {
  const { queryClient, dataProvider, userId, resources, timers = windowTimers, now = Date.now } = options;
  const { own = ownChanges, readLocks = readHeld } = options;
  const kinds = new Map<string, Kind>();

  const kindOf = (resource: string): Kind | undefined => {
    if (!resources.has(resource)) return undefined;
    const kind = kinds.get(resource) ?? { room: createRoom(), lists: new Set() };
    kinds.set(resource, kind);
    return kind;
  };

  let cancelWords: (() => void) | undefined;
  const forgetWords = () => {
    cancelWords ??= timers.after(GATHER_MS, () => {
      cancelWords = undefined;
      void queryClient.invalidateQueries({ queryKey: WORDS });
    });
  };

  const handleChange = ({ data, isLate, at }: HeardChange) => {
    if (data.resource === DICTIONARY_RESOURCE) forgetWords();
    const kind = kindOf(data.resource);
    if (!kind) return;
    const isOwn = data.byId === userId && own.has(data.recordId);
    kind.room.heard(data, { isLate, isOwn, now: at });
    kind.cancelGather ??= timers.after(GATHER_MS, () => {
      kind.cancelGather = undefined;
      for (const list of kind.lists) if (list.isShown()) void list.catchUp();
      forgetOthers(data.resource, kind);
    });
  };

  /**
   * What counts and names such records is asked for anew; of single records, when they are next opened. Lists keep
   * their rows, in view or not, and an open record says itself that it is old.
   */
  const forgetOthers = (resource: string, { lists }: Kind) => {
    const kept = new Set([...lists].map(list => list.hash()));
    const isOther = (key: readonly unknown[]) =>
      key[0] === resource && key[1] !== 'getOne' && !kept.has(hashKey(key));
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOther(queryKey) });
    void queryClient.invalidateQueries({ queryKey: [resource, 'getOne'], refetchType: 'none' });
  };

  const askLocks = async (resource: string, kind: Kind) => {
    if (!options.hasLocks) return;
    const asked = kind.room.lockNumber();
    try {
      kind.room.setLocks(await readLocks(resource), asked);
      for (const list of kind.lists) list.tell();
    } catch {
      // a courtesy: the next time will do
    }
  };

  /** Pushes keep them right; now and then they are asked for again all the same, as long as some are shown. */
  const watchLocks = (resource: string, kind: Kind) => {
    if (kind.cancelLocks) return;
    void askLocks(resource, kind);
    const again = () => {
      const isShown = [...kind.lists].some(list => list.isShown());
      if (isShown && kind.room.locks().size > 0) void askLocks(resource, kind);
      kind.cancelLocks = timers.after(LOCKS_AGAIN_MS, again);
    };
    kind.cancelLocks = timers.after(LOCKS_AGAIN_MS, again);
  };

  const ends = [
    options.bus.listen('RECORD_CHANGED', ({ data }, { isLate }) => handleChange({ data, isLate, at: now() })),
    options.bus.listen('RECORD_LOCK', ({ data }) => {
      const kind = kindOf(data.resource);
      kind?.room.heardLock(data);
      for (const list of kind?.lists ?? []) list.tell();
    }),
    options.bus.listen('RESYNC', () => {
      for (const [resource, kind] of kinds) {
        kind.room.forget();
        for (const list of kind.lists) if (list.isShown()) void list.catchUp();
        void askLocks(resource, kind);
      }
    }),
    // whatever was locked before it was open was not heard
    options.onOpen(() => {
      for (const [resource, kind] of kinds) if (kind.cancelLocks) void askLocks(resource, kind);
    }),
    queryClient.getQueryCache().subscribe(event => {
      if (event.type !== 'updated') return;
      const { action, query } = event;
      const isEnd = action.type === 'success' && !action.manual;
      if (action.type !== 'fetch' && !isEnd) return;
      const kind = kinds.get(String(query.queryKey[0]));
      for (const list of kind?.lists ?? []) {
        if (list.hash() !== query.queryHash) continue;
        if (isEnd) list.ended();
        else list.began();
      }
    }),
  ];

  for (const heard of options.heard ?? []) handleChange(heard);

  return {
    open(resource: string): LiveListHere | null {
      const kind = kindOf(resource);
      if (!kind) return null;
      return createLiveList(
        {
          resource,
          room: kind.room,
          userId,
          queryClient,
          dataProvider,
          timers,
          now,
          isUnseen: () => document.visibilityState === 'hidden',
        },
        {
          onShow: shown => {
            kind.lists.add(shown);
            watchLocks(resource, kind);
          },
          onClose: closed => void kind.lists.delete(closed),
        },
      );
    },
    end() {
      for (const end of ends) end();
      cancelWords?.();
      for (const kind of kinds.values()) {
        kind.cancelGather?.();
        kind.cancelLocks?.();
        for (const list of [...kind.lists]) list.close();
      }
    },
  };
}

async function readHeld(resource: string) {
  const locks = await ask(lockCalls.listLocks, { query: { resource } }, { isBackground: true });
  return new Map(
    locks.map(({ recordId, lockedById, lockedBy }) => [recordId, { lockedById, lockedBy }] as const),
  );
}
