/** Where the sign-in leads. */

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
