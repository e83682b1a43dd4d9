/**
 * Going to a page as the menu does, without loading the console again: in a browser and in a window. For who keeps no
 * page behind the one in view (`ALONE`): what he leaves is gone, so that nothing that looks at the document looks
 * through it.
 */
// before the tables of the console, which look at the page that they are in
import './bare-window.ts';
import { features } from '../../src/app/features.ts';
import { resourcesOf } from '../../src/data/routes.ts';

/** The cookie that says so. */
export const ALONE = { name: 'tagsView', value: '0' };

/** Pages that say where one cannot go are within the frame of whatever was there before: these are loaded. */
const NO_PLACE = /^\/40\d$/;

interface Shown {
  url(): string;
  goto(path: string): Promise<unknown>;
  evaluate(work: (to: string) => void, to: string): Promise<unknown>;
  locator(selector: string): { waitFor(options: { state: 'hidden' }): Promise<unknown> };
}

/** Lists within which their records open: going there and back leaves nothing. */
const WITH_RECORDS = resourcesOf(features)
  .filter(({ list, edit }) => list === edit)
  .map(({ path }) => path);

/** Answers once the page before is gone. */
export async function goInPlace(page: Shown, path: string): Promise<void> {
  if (NO_PLACE.test(path)) return void (await page.goto(path));
  const places = [path, new URL(page.url()).pathname];
  const isSamePage = WITH_RECORDS.some(list => places.every(place => `${place}/`.startsWith(`${list}/`)));
  await page.evaluate(to => {
    document.querySelector('main h1')?.setAttribute('data-left', '');
    // the router numbers what it puts there
    const state = { usr: null, key: to, idx: (history.state?.idx ?? 0) + 1 };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
  if (isSamePage) return;
  await page.locator('[data-left]').waitFor({ state: 'hidden' });
}
