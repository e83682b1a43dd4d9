/**
 * A page that is out of view goes on seeing the address it had. react-router has no word for that: its contexts are
 * exported as UNSAFE_, and this is the one file that touches them. Everything else takes its hooks from ra-core,
 * and gets them through the provider made here.
 */
import { type RouterProvider, RouterProviderContext, reactRouterProvider } from 'ra-core';
import { type ContextType, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import {
  createPath,
  type Location,
  resolvePath,
  UNSAFE_DataRouterContext,
  UNSAFE_LocationContext,
  UNSAFE_RouteContext,
} from 'react-router-dom';
import { BASE_PATH } from '../../data/base-path.ts';

/** Where a page stands, as react-router tells it. */
export interface Place {
  location: ContextType<typeof UNSAFE_LocationContext>;
  route: ContextType<typeof UNSAFE_RouteContext>;
}

export interface Address {
  pathname: string;
  search: string;
  hash?: string;
}

/** The address in view. */
export function usePlace(): Place {
  const location = useContext(UNSAFE_LocationContext);
  const route = useContext(UNSAFE_RouteContext);
  return useMemo(() => ({ location, route }), [location, route]);
}

export const locationOf = ({ location }: Place): Location => location.location;

/**
 * Whether a page that saw `before` need not hear of `now`: each visit is a location of its own to the router, and all
 * links of a page would be drawn anew for it.
 */
export function isSamePlace(before: Place, now: Place): boolean {
  const [one, other] = [locationOf(before), locationOf(now)];
  const isSameAddress =
    one.pathname === other.pathname && one.search === other.search && one.hash === other.hash;
  // what was handed on with the last visit is still there when the next one hands on nothing
  return isSameAddress && (other.state === null || JSON.stringify(one.state) === JSON.stringify(other.state));
}

/** Reads where the router stands now, which may be further than what is drawn. */
export function useReadAddress(): () => Address {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return useCallback(() => {
    const { pathname, search } = router?.state.location ?? window.location;
    return { pathname: pathname.slice(BASE_PATH.length) || '/', search };
  }, [router]);
}

/** Moves the view, from outside any page. */
export function useGo(): (going: Going) => void {
  const navigate = reactRouterProvider.useNavigate();
  return useCallback(
    ({ to, isReplacing, state }) => navigate(createPath(to), { replace: isReplacing, state }),
    [navigate],
  );
}

export interface Going {
  to: Address;
  isReplacing: boolean;
  state?: unknown;
}

/** What one page asks about its own navigation. */
export interface Gate {
  /** Whether the page is the one in view, also for who has already asked for another. */
  isInView(): boolean;
  /** Asked for while the page is in view. */
  onGoing(going: Going): void;
  /** The page gives its place up for another one. */
  onReplaced(to: Address): void;
  /** Asked for while the page was out of view: never moves the view. */
  onLate(going: Going): void;
}

interface FrozenRouterProps {
  place: Place;
  gate: Gate;
  children: ReactNode;
}

export function FrozenRouter({ place, gate, children }: FrozenRouterProps) {
  const router = useMemo(() => routerThrough(gate), [gate]);
  return (
    <UNSAFE_LocationContext.Provider value={place.location}>
      <UNSAFE_RouteContext.Provider value={place.route}>
        <RouterProviderContext.Provider value={router}>{children}</RouterProviderContext.Provider>
      </UNSAFE_RouteContext.Provider>
    </UNSAFE_LocationContext.Provider>
  );
}

function routerThrough(gate: Gate): RouterProvider {
  const useNavigate: RouterProvider['useNavigate'] = () => {
    const go = reactRouterProvider.useNavigate();
    const { pathname } = reactRouterProvider.useLocation();
    const own = useRef(pathname);
    own.current = pathname;
    return useCallback(
      (to, options = {}) => {
        if (typeof to === 'number') {
          if (gate.isInView()) go(to);
          return;
        }
        const path = resolvePath(to, own.current);
        const going = { to: path, isReplacing: options.replace ?? false, state: options.state };
        if (!gate.isInView()) {
          gate.onLate(going);
          return;
        }
        gate.onGoing(going);
        if (options.replace) gate.onReplaced(path);
        go(to, options);
      },
      [go],
    );
  };

  const Navigate: RouterProvider['Navigate'] = ({ to, replace, state }) => {
    const navigate = useNavigate();
    const path = typeof to === 'string' ? to : createPath(to);
    const latest = useRef(state);
    latest.current = state;
    useEffect(() => navigate(path, { replace, state: latest.current }), [navigate, path, replace]);
    return null;
  };

  return { ...reactRouterProvider, useNavigate, Navigate, useBlocker: () => NEVER_BLOCKS, useCanBlock };
}

/** One blocker for the window asks for all pages (LeaveGuard). */
const NEVER_BLOCKS = {
  state: 'unblocked',
  reset: undefined,
  proceed: undefined,
  location: undefined,
} as const;
const useCanBlock = () => true;
