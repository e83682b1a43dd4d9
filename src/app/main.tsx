/** Starts the console in the page that the sign-in form was in. */
import { createRoot } from 'react-dom/client';
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

/**
 * Resolves when the console has taken the page over. Fails, and leaves the page as it was, when the session
 * cannot be read. Without a token only the pages that are open to everybody show. False, and the page as it was,
 * when no language came: the session is good, and it may be tried again.
 */
export async function start(settings: Settings): Promise<boolean> {
  listenForErrors();
  if (settings.mapCoordType) assumeSystem(settings.mapCoordType);
  const asked = readToken() ? askMenu() : null;
  const [session, words] = await Promise.all([
    readToken() ? loadSession() : null,
    loadFirstWords(readLanguage(), features),
  ]);
  if (!words) return false;
  const menu = asked && session ? await firstMenu(asked, session.user.id) : null;
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
  return true;
}
