/** Where a window is, and how it gets elsewhere: a history with one place that may hold a navigation back. */
import type { HistoryLocation, HistoryState, RouterHistory } from '@tanstack/history';
import type {
  RouterBlocker,
  RouterBlockerFunction,
  RouterHistoryAction,
  RouterLocation,
  RouterNavigateOptions,
  RouterTo,
} from 'ra-core';
import { createPath, resolvePath } from './path.ts';

/** An address, and the way one came to it. */
export interface Place {
  location: RouterLocation;
  action: RouterHistoryAction;
}

export interface Router {
  /** Where it stands now, which may be further than what is drawn. */
  readonly place: Place;
  /** To a path, or as many entries of the history back or on. */
  navigate(to: RouterTo | number, options?: RouterNavigateOptions): void;
  /** What a link shows to the browser. */
  hrefOf(to: RouterTo): string;
  /** Calls `listener` at each new place; returns what ends it. */
  subscribe(listener: () => void): () => void;
  /**
   * Asks before each navigation within the window; there is one who asks.
   *
   * @param tell hears what became of a navigation that was held back
   * @returns what ends it
   */
  block(shouldBlock: RouterBlockerFunction, tell: (blocker: RouterBlocker) => void): () => void;
}

interface Guard {
  shouldBlock: RouterBlockerFunction;
  tell(blocker: RouterBlocker): void;
}

export const UNBLOCKED = {
  state: 'unblocked',
  reset: undefined,
  proceed: undefined,
  location: undefined,
} as const satisfies RouterBlocker;

/** What a navigation hands on lies beside what the history notes for itself. */
type State = HistoryState & { handed?: unknown };

/** Where an entry stands in the session's history. */
const INDEX = '__TSR_index';

/** @param base what every address begins with: empty, or as `/desk` */
export function createRouter(history: RouterHistory, base = ''): Router {
  const listeners = new Set<() => void>();
  let guard: Guard | undefined;

  const locationOf = ({ pathname, search, hash, state }: HistoryLocation): RouterLocation => ({
    pathname: pathname.slice(base.length) || '/',
    search,
    hash,
    state: (state as State).handed ?? null,
    key: state.key,
  });
  let place: Place = { location: locationOf(history.location), action: 'POP' };

  /** Whether somebody wants the navigation held back, who then decides about it. */
  function isHeld(nextLocation: RouterLocation, historyAction: RouterHistoryAction, proceed: () => void) {
    const asked = guard;
    if (!asked?.shouldBlock({ currentLocation: place.location, nextLocation, historyAction })) return false;
    asked.tell({
      state: 'blocked',
      location: nextLocation,
      reset: () => asked.tell(UNBLOCKED),
      proceed() {
        asked.tell({ state: 'proceeding', location: nextLocation, reset: undefined, proceed: undefined });
        proceed();
      },
    });
    return true;
  }

  history.subscribe(({ location, action: { type } }) => {
    // one that was held back is taken back, and told of as well
    if (location.state.key === place.location.key) return;
    place = { location: locationOf(location), action: type === 'PUSH' || type === 'REPLACE' ? type : 'POP' };
    guard?.tell(UNBLOCKED);
    for (const listener of listeners) listener();
  });
  // of what the browser does by itself; the window's own navigations are asked about before
  history.block({
    enableBeforeUnload: false,
    blockerFn({ currentLocation, nextLocation }) {
      const delta = nextLocation.state[INDEX] - currentLocation.state[INDEX];
      return isHeld(locationOf(nextLocation as HistoryLocation), 'POP', () => history.go(delta, PASS));
    },
  });

  return {
    get place() {
      return place;
    },
    navigate(to, { replace = false, state } = {}) {
      if (typeof to === 'number') {
        history.go(to);
        return;
      }
      const path = resolvePath(to, place.location.pathname);
      const commit = () => {
        const handed: State = { handed: state } as State;
        history[replace ? 'replace' : 'push'](base + createPath(path), handed, PASS);
        // two in one go are two entries
        history.flush();
      };
      const isWaiting = isHeld({ ...path, state }, replace ? 'REPLACE' : 'PUSH', commit);
      if (!isWaiting) commit();
    },
    hrefOf: to => base + createPath(resolvePath(to, place.location.pathname)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    block(shouldBlock, tell) {
      const own = { shouldBlock, tell };
      guard = own;
      return () => {
        if (guard === own) guard = undefined;
      };
    },
  };
}

const PASS = { ignoreBlocker: true };
