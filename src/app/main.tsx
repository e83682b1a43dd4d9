/** Starts the console in the page that the sign-in form was in. */
import { createRoot } from 'react-dom/client';
import { clearToken } from '../data/clear-token.ts';
import { askMenu, firstMenu } from '../data/menu/first-menu.ts';
import { assumeSystem } from '../data/positions/assumed-system.ts';
import { loadSession } from '../data/session.ts';
import { readToken } from '../data/token.ts';
import { readLanguage, speak } from '../kit/language.ts';
import { listenForErrors } from '../shell/errors/errors-here.ts';
import { App } from './App.tsx';
import { loadFirstWords } from './catalogues.ts';
import { features } from './features.ts';
import type { Settings } from './settings.ts';
import { offerLeaving } from './sign-in/leave.ts';
import { isOver, startProblem } from './sign-in/start-problem.ts';
import type { Saying } from './sign-in/words.ts';

/**
 * Null when the console has taken the page over; otherwise why not, and the page is as it was. Without a token only the pages that
 * are open to everybody show. The token goes when an answer says that its session is over, and stays whatever else
 * is in the way.
 */
export async function start(settings: Settings): Promise<Saying | null> {
  const stopListening = listenForErrors();
  if (settings.mapCoordType) assumeSystem(settings.mapCoordType);
  const token = readToken()?.token;
  const read = await readStart(token !== undefined).catch((error: unknown) => ({ error }));
  const isFailure = 'error' in read;
  // another tab has signed in or out meanwhile: what was read is not about the session of now
  const hasMoved = readToken()?.token !== token;
  if (isFailure || hasMoved) stopListening();
  if (hasMoved) return start(settings);
  if (isFailure) {
    if (isOver(read.error)) clearToken();
    offerLeaving();
    return startProblem(read.error);
  }
  const { session, words, menu } = read;
  const root = document.getElementById('root');
  if (!root) throw new Error('NO_ROOT');
  speak(words.language);
  document.documentElement.dataset.console = '';
  // the form goes for good: a password does not stay in the page
  document.getElementById('sign-in')?.remove();
  const drawn = createRoot(root);
  drawn.render(
    <App settings={settings} session={session} words={words} menu={menu} onLeave={() => drawn.unmount()} />,
  );
  return null;
}

/** Fails as `loadSession` does, and with another error where no words came. */
async function readStart(isSignedIn: boolean) {
  const asked = isSignedIn ? askMenu() : null;
  const [session, words] = await Promise.all([
    isSignedIn ? loadSession() : null,
    loadFirstWords(readLanguage(), features),
  ]);
  if (!words) throw new Error('NO_WORDS');
  const menu = asked && session ? await firstMenu(asked, session.user.id) : null;
  return { session, words, menu };
}
