/** A page that is out of view goes on seeing the address it had, and moves the view only while it is in it. */
import { type RouterProvider, RouterProviderContext } from 'ra-core';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { historyRouter } from '../kit/router/history-router.tsx';
import { createPath, resolvePath } from '../kit/router/path.ts';
import { PlaceContext, usePlace, useRouter } from '../kit/router/place-context.ts';
import { type Place, UNBLOCKED } from '../kit/router/router.ts';

export interface Address {
  pathname: string;
  search: string;
  hash?: string;
}

/**
 * Whether a page that saw `before` need not hear of `now`: each visit is a location of its own to the router, and all
 * links of a page would be drawn anew for it.
 */
export function isSamePlace(before: Place, now: Place): boolean {
  const [one, other] = [before.location, now.location];
  const isSameAddress =
    one.pathname === other.pathname && one.search === other.search && one.hash === other.hash;
  // what was handed on with the last visit is still there when the next one hands on nothing
  return isSameAddress && (other.state === null || JSON.stringify(one.state) === JSON.stringify(other.state));
}

/** Reads where the router stands now, which may be further than what is drawn. */
export function useReadAddress(): () => Address {
  const router = useRouter();
  return useCallback(() => router.place.location, [router]);
}

/** Moves the view, from outside any page. */
export function useGo(): (going: Navigation) => void {
  const router = useRouter();
  return useCallback(
    ({ to, isReplacing, state }) => router.navigate(createPath(to), { replace: isReplacing, state }),
    [router],
  );
}

export interface Navigation {
  to: Address;
  isReplacing: boolean;
  state?: unknown;
}

/** What one page asks about its own navigation. */
export interface Gate {
  /** Whether the page is the one in view, also for who has already asked for another. */
  isInView(): boolean;
  /** Asked for while the page is in view. */
  onGoing(going: Navigation): void;
  /** The page gives its place up for another one. */
  onReplaced(to: Address): void;
  /** Asked for while the page was out of view: never moves the view. */
  onLate(going: Navigation): void;
}

interface FrozenRouterProps {
  place: Place;
  gate: Gate;
  children: ReactNode;
}

export function FrozenRouter({ place, gate, children }: FrozenRouterProps) {
  const router = useMemo(() => routerThrough(gate), [gate]);
  return (
    <PlaceContext value={place}>
      <RouterProviderContext.Provider value={router}>{children}</RouterProviderContext.Provider>
    </PlaceContext>
  );
}

function routerThrough(gate: Gate): RouterProvider {
  const useNavigate: RouterProvider['useNavigate'] = () => {
    const router = useRouter();
    const { pathname } = usePlace().location;
    const own = useRef(pathname);
    own.current = pathname;
    return useCallback(
      (to, options = {}) => {
        if (typeof to === 'number') {
          if (gate.isInView()) router.navigate(to);
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
        router.navigate(path, options);
      },
      [router],
    );
  };

  // one blocker for the window asks for all pages (LeaveGuard)
  return { ...historyRouter, useNavigate, useBlocker: () => UNBLOCKED };
}
