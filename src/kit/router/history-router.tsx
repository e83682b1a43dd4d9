/** What ra-core asks of a router, over the history of the window (docs/decisions/0043-a-router-of-our-own.md). */
import { createBrowserHistory } from '@tanstack/history';
import {
  type RouterBlocker,
  type RouterBlockerFunction,
  type RouterNavigateProps,
  type RouterProvider,
  type RouterWrapperProps,
  useRouterProvider,
} from 'ra-core';
import { useContext, useEffect, useRef, useState } from 'react';
import { Link } from './Link.tsx';
import { matchPath, type PathPattern } from './match-path.ts';
import { createPath } from './path.ts';
import { RouterContext, usePlace, useRouter } from './place-context.ts';
import { RouterRoot } from './RouterRoot.tsx';
import { Outlet, Route, Routes, useParams } from './Routes.tsx';
import { createRouter, UNBLOCKED } from './router.ts';

const useLocation = () => usePlace().location;
const useMatch = (pattern: PathPattern) => matchPath(pattern, useLocation().pathname);
const useInRouterContext = () => useContext(RouterContext) !== null;

function useBlocker(shouldBlock: RouterBlockerFunction | boolean): RouterBlocker {
  const router = useRouter();
  const [blocker, setBlocker] = useState<RouterBlocker>(UNBLOCKED);
  const latest = useRef(shouldBlock);
  useEffect(() => {
    latest.current = shouldBlock;
  });
  useEffect(
    () =>
      router.block(
        args => (typeof latest.current === 'function' ? latest.current(args) : latest.current),
        setBlocker,
      ),
    [router],
  );
  return blocker;
}

/** Leads on by the router of the page that it stands in. */
function Navigate({ to, replace, state }: RouterNavigateProps) {
  const navigate = useRouterProvider().useNavigate();
  const path = typeof to === 'string' ? to : createPath(to);
  const latest = useRef(state);
  latest.current = state;
  useEffect(() => navigate(path, { replace, state: latest.current }), [navigate, path, replace]);
  return null;
}

function RouterWrapper({ basename, children }: RouterWrapperProps) {
  const isInRouter = useInRouterContext();
  return isInRouter ? children : <OwnRouter basename={basename}>{children}</OwnRouter>;
}

function OwnRouter({ basename, children }: RouterWrapperProps) {
  const [router] = useState(() => createRouter(browserHistory(), basename));
  return <RouterRoot router={router}>{children}</RouterRoot>;
}

function browserHistory() {
  // an entry of somebody else's making has no number, and none could be counted from it
  if (!Number.isInteger(window.history.state?.__TSR_index)) window.history.replaceState(null, '');
  return createBrowserHistory();
}

export const historyRouter: RouterProvider = {
  useLocation,
  useNavigate: () => useRouter().navigate,
  useParams,
  useBlocker,
  useMatch,
  useInRouterContext,
  useCanBlock: () => true,
  Link,
  Navigate,
  Route,
  Routes,
  Outlet,
  matchPath,
  RouterWrapper,
};
