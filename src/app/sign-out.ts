/** The ways out of the console. Each is a full navigation: nothing of one person stays in memory for the next. */
import { addressOf } from '../data/base-path.ts';
import { previewBegunAt, rememberPreviewBegun } from '../data/preview.ts';
import { tellTabs } from '../data/tabs.ts';
import { readToken } from '../data/token.ts';
import type { Providers } from './providers.ts';
import { signInPath } from './sign-in-path.ts';

/** Ends the session on the server, and forgets the person in this browser. */
export async function signOut({ authProvider, queryClient, store }: Providers): Promise<void> {
  await authProvider.logout({});
  queryClient.clear();
  store.reset();
  sessionStorage.clear();
  tellTabs('signedOut');
  isLeaving = true;
  location.assign(addressOf('/login'));
}

/** This window hears of its own sign-out, too, and would ask for the page that the person has just left. */
let isLeaving = false;

/**
 * Somebody else is signed in, or a role's preview begins or ends. The page goes before anything of the second shows,
 * and without asking: an unsaved form that could hold it back belongs to who is gone.
 */
export function startOver({ queryClient }: Providers, onLeave: () => void) {
  onLeave();
  queryClient.clear();
  const begunAt = previewBegunAt();
  sessionStorage.clear();
  const isPreview = readToken()?.ownToken !== undefined;
  if (isPreview && begunAt) rememberPreviewBegun(begunAt);
  location.replace(addressOf(isPreview ? '/' : (begunAt ?? '/')));
}

export function leaveFor(path: string) {
  if (isLeaving) return;
  location.replace(addressOf(signInPath(path)));
}
