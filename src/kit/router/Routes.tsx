/** The one of several elements whose path is that of the place. */
import type { RouterOutletProps, RouterRouteProps, RouterRoutesProps } from 'ra-core';
import {
  Children,
  createContext,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
  useMemo,
} from 'react';
import { matchPath, segmentsOf } from './match-path.ts';
import { parsePath } from './path.ts';
import { usePlace } from './place-context.ts';

interface Matched {
  params: Readonly<Record<string, string | undefined>>;
  /** What of the pathname the routes around have taken. */
  base: string;
}

const MatchedContext = createContext<Matched>({ params: {}, base: '' });

export function useParams<T extends Record<string, string | undefined>>(): T {
  return useContext(MatchedContext).params as T;
}

/** Says what stands at a path; `Routes` draws it. */
export function Route(_props: RouterRouteProps): ReactNode {
  throw new Error('ROUTE_OUTSIDE_ROUTES');
}

/** Paths go on where those of the routes around end. A route within a route is none: `Routes` in its element is. */
export function Routes({ children, location }: RouterRoutesProps) {
  const { location: here } = usePlace();
  const around = useContext(MatchedContext);
  const { pathname } = typeof location === 'string' ? parsePath(location) : (location ?? here);
  const rest = pathname.slice(around.base === '/' ? 0 : around.base.length) || '/';
  const found = bestOf(routesOf(children), rest);
  const said = JSON.stringify(found?.match.params);
  const base = joined(around.base, found?.match.pathnameBase ?? '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: as long as it says the same, it is the same
  const matched = useMemo(
    () => ({ params: { ...around.params, ...found?.match.params }, base }),
    [around, said, base],
  );
  return found && <MatchedContext value={matched}>{found.element}</MatchedContext>;
}

/** There are no routes within routes that it could stand for. */
export function Outlet(_props: RouterOutletProps): ReactNode {
  throw new Error('NO_NESTED_ROUTES');
}

const joined = (one: string, other: string) => (other === '/' ? one : one + other);

const isRoute = (child: ReactNode): child is ReactElement<RouterRouteProps> => isValidElement(child);

const routesOf = (children: ReactNode) =>
  Children.toArray(children)
    .filter(isRoute)
    .map(({ props }) => props);

function bestOf(routes: readonly RouterRouteProps[], pathname: string) {
  const sorted = routes
    .map(({ path = '', element }) => ({ path, element }))
    .toSorted((one, other) => weightOf(other.path) - weightOf(one.path));
  for (const { path, element } of sorted) {
    const match = matchPath(path, pathname);
    if (match) return { match, element };
  }
  return null;
}

/** What says more of a path goes before what says less. */
function weightOf(path: string): number {
  const weights = segmentsOf(path).map(segment => {
    if (segment === '*') return -2;
    return segment.startsWith(':') ? 3 : 10;
  });
  return weights.reduce((sum, weight) => sum + weight, weights.length);
}
