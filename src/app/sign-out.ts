/** The ways out of the console. Each is a full navigation: nothing of one person stays in memory for the next. */
import { clearToken } from '../data/token.ts';
import type { Providers } from './providers.ts';
import { signInPath } from './redirect-target.ts';

/** Ends the session on the server, and forgets the person in this browser. */
export async function signOut({ authProvider, queryClient, store }: Providers): Promise<void> {
  await authProvider.logout({});
  queryClient.clear();
  store.reset();
  sessionStorage.clear();
  location.assign('/login');
}

/** The session is over on the server: to the form, and back to the page of now. */
export function signInAgain() {
  clearToken();
  leaveFor(location.pathname + location.search + location.hash);
}

export function leaveFor(path: string) {
  location.replace(signInPath(path));
}
