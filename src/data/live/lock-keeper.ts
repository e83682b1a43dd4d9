/**
 * Holds locks for the pages of this window, outside React: a page that is kept out of view with something unsaved
 * goes on holding its lock, and one that is closed there gives it up.
 */
import { LOCK_RENEW_MS, type Lock } from '../../contract/lock.ts';
import type { Timers } from '../push/timers.ts';

export interface Place {
  resource: string;
  recordId: string;
}

export type LockState =
  /** Nobody is known to hold it: not asked yet, no answer, or not wanted. */
  | { kind: 'none' }
  /** `after` is who held it before and has left. */
  | { kind: 'mine'; expireOn: number; isElsewhere: boolean; after: string | null }
  | { kind: 'theirs'; byId: string; by: string };

export interface Hold {
  read(): LockState;
  subscribe(listener: () => void): () => void;
  /** The page is in view. */
  setShown(isShown: boolean): void;
  /** Something in it is not saved. */
  setUnsaved(isUnsaved: boolean): void;
  /** Somebody else has taken it, or it has become free. */
  heard(lockedById: string | null): void;
  /** The page is no more. */
  close(): void;
}

interface KeeperOptions {
  timers: Timers;
  take(place: Place): Promise<Lock>;
  /** @param isLast the window goes: nothing waits for the answer */
  release(place: Place, isLast: boolean): void;
}

export interface LockKeeper {
  open(place: Place): Hold;
  /** The window goes, or is frozen. */
  pause(): void;
  /** It has come back. */
  resume(): void;
}

const NONE: LockState = { kind: 'none' };

export function createLockKeeper({ timers, take, release }: KeeperOptions): LockKeeper {
  const holds = new Set<{ pause(): void; resume(): void }>();
  let isPaused = false;

  function open(place: Place): Hold {
    const listeners = new Set<() => void>();
    let state: LockState = NONE;
    let isShown = false;
    let isUnsaved = false;
    let isHeld = false;
    /** Another one, another time that it is wanted: late answers are nothing any more. */
    let round = 0;
    let isAsking = false;
    let isAskedAgain = false;
    let cancel = () => {};

    const enter = (next: LockState) => {
      if (JSON.stringify(next) === JSON.stringify(state)) return;
      state = next;
      for (const listener of [...listeners]) listener();
    };
    const later = () => {
      cancel();
      cancel = timers.after(LOCK_RENEW_MS, ask);
    };
    const ask = async () => {
      if (isAsking) {
        isAskedAgain = true;
        return;
      }
      const asked = round;
      isAsking = true;
      later();
      const lock = await take(place).catch(() => null);
      isAsking = false;
      // given up meanwhile: what was taken since is given back
      if (asked !== round) {
        if (lock?.isMine && !isHeld) release(place, false);
      } else if (lock) enter(stateOf(lock, state));
      if (isAskedAgain) {
        isAskedAgain = false;
        if (isHeld) void ask();
      }
    };
    const settle = () => {
      const isWanted = (isShown || isUnsaved) && !isPaused;
      if (isWanted === isHeld) return;
      isHeld = isWanted;
      round += 1;
      if (isWanted) {
        if (isAsking) isAskedAgain = true;
        else void ask();
        return;
      }
      cancel();
      if (state.kind === 'mine') release(place, isPaused);
      enter(NONE);
    };

    const self = { pause: settle, resume: settle };
    holds.add(self);
    return {
      read: () => state,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      setShown(next) {
        isShown = next;
        settle();
      },
      setUnsaved(next) {
        isUnsaved = next;
        settle();
      },
      heard(lockedById) {
        if (!isHeld) return;
        if (state.kind === 'theirs' ? lockedById !== state.byId : lockedById !== null) void ask();
      },
      close() {
        listeners.clear();
        isShown = false;
        isUnsaved = false;
        settle();
        holds.delete(self);
      },
    };
  }

  return {
    open,
    pause() {
      isPaused = true;
      for (const hold of [...holds]) hold.pause();
    },
    resume() {
      isPaused = false;
      for (const hold of [...holds]) hold.resume();
    },
  };
}

function stateOf(lock: Lock, before: LockState): LockState {
  if (!lock.isMine) return { kind: 'theirs', byId: lock.lockedById, by: lock.lockedBy };
  const after = before.kind === 'theirs' ? before.by : before.kind === 'mine' ? before.after : null;
  return { kind: 'mine', expireOn: lock.expireOn, isElsewhere: lock.isElsewhere, after };
}
