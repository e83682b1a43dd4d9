/** Brings in the console behind the form, and starts it without loading the page again. */
import { readToken } from '../../data/token.ts';
import { loadCode } from '../../late/load-code.ts';
import type { Settings } from '../settings.ts';
import { type Saying, theWords } from './words.ts';

/** May be called early and often; a download that failed is tried again. */
export const loadConsole = () => loadCode(() => import('../main.tsx'));

/** @param retry absent where no session is held: then there is only the sign-in */
export type OnProblem = (why: Saying, retry?: () => Promise<void>) => void;

/** A page that goes away has its calls cut first, in some browsers long before it is gone. */
const SOON_MS = 300;
/** Where it was to go away and did not. */
const LATE_MS = 10_000;

/** Resolves when the console is on the screen, or the page says why not. Only `main.tsx` takes the token away. */
export async function startConsole(settings: Settings, onProblem: OnProblem): Promise<void> {
  let waitMs = SOON_MS;
  window.onbeforeunload = () => {
    waitMs = LATE_MS;
  };
  const why = await loadConsole()
    .then(console => console.start(settings))
    .catch((): Saying => () => theWords().notLoaded);
  if (why && readToken()) await new Promise(resolve => setTimeout(resolve, waitMs));
  window.onbeforeunload = null;
  if (why) onProblem(why, readToken() ? () => startConsole(settings, onProblem) : undefined);
}
