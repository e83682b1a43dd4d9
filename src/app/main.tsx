/** Starts the console in the page that the sign-in form was in. */
import { createRoot } from 'react-dom/client';
import { loadSession } from '../data/session.ts';
import { readToken } from '../data/token.ts';

import { readLanguage, speak } from '../kit/language.ts';
import { listenForErrors } from '../shell/errors/errors-here.ts';
import { App } from './App.tsx';
import { loadMessages } from './catalogues.ts';
import { features } from './features.ts';
import type { Settings } from './settings.ts';

/**
 * Resolves when the console has taken the page over. Fails, and leaves the page as it was, when the session
 * cannot be read. Without a token only the pages that are open to everybody show.
 */
export async function start(settings: Settings): Promise<void> {
  listenForErrors();
  const language = readLanguage();
  const [session, messages] = await Promise.all([
    readToken() ? loadSession() : null,
    loadMessages(language, features),
  ]);
  const root = document.getElementById('root');
  if (!root) throw new Error('NO_ROOT');
  speak(language);
  document.documentElement.dataset.console = '';
  // the form goes for good: a password does not stay in the page
  document.getElementById('sign-in')?.remove();
  const drawn = createRoot(root);
  drawn.render(
    <App
      settings={settings}
      session={session}
      language={language}
      messages={messages}
      onLeave={() => drawn.unmount()}
    />,
  );
}
