/** Brings in the console behind the form, and starts it without loading the page again. */
import { clearToken } from '../../data/token.ts';
import type { Settings } from '../settings.ts';
import { type Saying, theWords } from './words.ts';

/** May be called early and often; a download that failed is tried again. */
export const loadConsole = () => import('../main.tsx');

/**
 * Resolves when the console is on the screen. When it cannot start, the token is gone and `onProblem` says why:
 * with a session that cannot be read there is only the sign-in.
 */
export async function startConsole(settings: Settings, onProblem: (saying: Saying) => void): Promise<void> {
  let console: Awaited<ReturnType<typeof loadConsole>>;
  try {
    console = await loadConsole();
  } catch {
    onProblem(() => theWords().notLoaded);
    return;
  }
  try {
    const isThere = await console.start(settings);
    if (!isThere) onProblem(() => theWords().notLoaded);
  } catch (error) {
    clearToken();
    const { problemOf } = await import('./problem.ts');
    onProblem(await problemOf(error));
  }
}
