/** How the sign-in is asked for. Apart from where it leads, which nobody needs before he has signed in. */

/** Paths that open without a session. */
export const OPEN_PATHS: readonly string[] = ['/auth-redirect', '/401', '/404'];

/** The sign-in that leads back to `path`. */
export const signInPath = (path: string) =>
  path === '/' || path.startsWith('/login') ? '/login' : `/login?redirect=${encodeURIComponent(path)}`;
