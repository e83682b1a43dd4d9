/**
 * Going to a page as the menu does, without loading the console again: in a browser and in a window. For who keeps no
 * page behind the one in view (`ALONE`): what he leaves is gone, so that nothing that looks at the document looks
 * through it.
 */
// before the tables of the console, which look at the page that they are in
import './bare-window.ts';
import { features } from '../../src/app/features.ts';
import { resourcesOf } from '../../src/data/routes.ts';
import { countStarted } from './started.ts';

/** The cookie that says so. */
export const ALONE = { name: 'tagsView', value: '0' };

/** Pages that say where one cannot go are within the frame of whatever was there before: these are loaded. */
const NO_PLACE = /^\/40\d$/;

interface Shown {
  url(): string;
  goto(path: string): Promise<unknown>;
  evaluate(work: (going: Going) => unknown, going: Going): Promise<unknown>;
}

interface Going {
  to: string;
  /** How long the page before may stay. */
  patienceMs: number;
}

const PATIENCE_MS = 45_000;

/** Lists within which their records open: going there and back leaves nothing. */
const WITH_RECORDS = resourcesOf(features)
  .filter(({ list, edit }) => list === edit)
  .map(({ path }) => path);

/** Answers once the page before is gone; one that is there already stays as it is. */
export async function goInPlace(page: Shown, path: string): Promise<void> {
  countStarted('pages');
  if (NO_PLACE.test(path)) return void (await page.goto(path));
  const here = new URL(page.url()).pathname;
  if (path === here) return;
  const places = [path, here];
  const isSamePage = WITH_RECORDS.some(list => places.every(place => `${place}/`.startsWith(`${list}/`)));
  await page.evaluate(go, { to: path, patienceMs: isSamePage ? 0 : PATIENCE_MS });
}

/** In the page. */
function go({ to, patienceMs }: Going): Promise<void> | void {
  const left = document.querySelector('main h1');
  // the router numbers what it puts there
  const state = { usr: null, key: to, idx: (history.state?.idx ?? 0) + 1 };
  history.pushState(state, '', to);
  dispatchEvent(new PopStateEvent('popstate', { state }));
  if (!left || patienceMs === 0) return;
  const isGone = () => !left.isConnected || left.closest('[style*="display: none"]') !== null;
  const end = performance.now() + patienceMs;
  return new Promise((resolve, reject) => {
    const look = () => {
      if (isGone()) resolve();
      else if (performance.now() > end) reject(new Error(`the page before ${to} stays`));
      else requestAnimationFrame(look);
    };
    look();
  });
}
