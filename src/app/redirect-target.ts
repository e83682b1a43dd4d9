/** Where the sign-in leads, and how it is asked for. */

/** Paths that open without a session. */
export const OPEN_PATHS = ['/auth-redirect', '/401', '/404'] as const;

/** The page that asked for the sign-in; `/` for whatever does not lie on this origin. */
export function redirectTarget(search: string, origin: string): string {
  const wanted = new URLSearchParams(search).get('redirect');
  if (!wanted?.startsWith('/')) return '/';
  try {
    const url = new URL(wanted, origin);
    const path = url.pathname + url.search + url.hash;
    const isForeign = url.origin !== origin || path.startsWith('//');
    return isForeign || url.pathname === '/login' ? '/' : path;
  } catch {
    return '/';
  }
}

/** The sign-in that leads back to `path`. */
export const signInPath = (path: string) =>
  path === '/' || path.startsWith('/login') ? '/login' : `/login?redirect=${encodeURIComponent(path)}`;
