/**
 * The first script of the page: shows the form, or starts the console for who is signed in already. It stays a few
 * KB, so it imports neither React nor a schema.
 */
import { addressOf, currentPath } from '../../data/base-path.ts';
import { readToken } from '../../data/token.ts';
import { readSettings } from '../settings.ts';
import { OPEN_PATHS, signInPath } from '../sign-in-path.ts';
import { loadConsole, startConsole } from './console-start.ts';
import { hideForm, showForm } from './form.ts';

const settings = readSettings();
const path = currentPath() + location.search + location.hash;
const isOpen = OPEN_PATHS.includes(currentPath());

document.title = settings.title;

if (readToken() || isOpen) {
  hideForm();
  if (currentPath() === '/login') history.replaceState(null, '', addressOf('/'));
  startConsole(settings, (why, retry) => {
    if (!retry) history.replaceState(null, '', addressOf(signInPath(path)));
    showForm(settings, why, retry);
  });
} else {
  if (currentPath() !== '/login') history.replaceState(null, '', addressOf(signInPath(path)));
  showForm(settings);
  // the clerk types, meanwhile the console comes
  const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
  whenIdle(() => loadConsole().catch(() => undefined));
}
