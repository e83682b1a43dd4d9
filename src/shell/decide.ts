/** The guard: what a path leads to for whoever asks. */
import type { Feature } from '../data/feature.ts';
import { firstChild } from '../data/menu/menu-tree.ts';
import { mayOpen, type Route, routeOf, type Visitor, withoutSlash } from '../data/routes.ts';

export type Decision =
  | { kind: 'show'; route: Route }
  /** One of the shell's own pages. */
  | { kind: 'own'; page: OwnPage }
  | { kind: 'redirect'; to: string }
  /** Only the sign-in is open. */
  | { kind: 'signIn' };

/** Open to everybody. */
export const OWN_PAGES = { '/401': 'denied', '/404': 'missing', '/auth-redirect': 'authRedirect' } as const;
export type OwnPage = (typeof OWN_PAGES)[keyof typeof OWN_PAGES];

export const HOME = '/dashboard/index';
/** One's own account, where a feature has it. */
export const PROFILE = '/profile/index';
const REDIRECT = '/redirect/';

/** The page of whoever may not open `path`; it names the page. */
export const deniedPath = (path: string) => `/401?page=${encodeURIComponent(path)}`;
const missingPath = (path: string) => `/404?page=${encodeURIComponent(path)}`;

/**
 * @param visitor null without a session
 * @param search with its question mark, kept by redirects
 */
export function decide(
  features: readonly Feature[],
  visitor: Visitor | null,
  pathname: string,
  search = '',
): Decision {
  const path = withoutSlash(pathname);
  if (isOwn(path)) return { kind: 'own', page: OWN_PAGES[path] };
  if (!visitor) return { kind: 'signIn' };
  if (path === '/login' || path === '/') return { kind: 'redirect', to: HOME };
  if (path === '/dashboard') return { kind: 'redirect', to: HOME };
  if (path.startsWith(REDIRECT)) return redirect(path.slice(REDIRECT.length - 1) + search);

  const route = routeOf(features, path);
  if (route && mayOpen(route, visitor)) return { kind: 'show', route };
  const child = firstChild(features, path, visitor);
  if (child) return { kind: 'redirect', to: child };
  if (!route && child === undefined) return { kind: 'redirect', to: missingPath(path) };
  // who has no right at all is told so at home, and whom to ask
  if (visitor.rights.codes.size === 0) return { kind: 'redirect', to: HOME };
  return { kind: 'redirect', to: deniedPath(path) };
}

const isOwn = (path: string): path is keyof typeof OWN_PAGES => Object.hasOwn(OWN_PAGES, path);

/** A path that begins with two slashes would be read as another host. */
const redirect = (to: string): Decision => ({ kind: 'redirect', to: to.replace(/^[/\\]+/, '/') });
