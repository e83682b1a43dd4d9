/** Every route of the console, as whoever sees it: it shows what it is for, without a complaint and for everybody. */
// @feature *
// before the tables of the console, which look at the page that they are in
import '../builders/bare-window.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { features } from '../../src/app/features.ts';
import { goInPlace } from '../builders/in-place.ts';
import { isSampledRoute } from '../builders/sample.ts';
import { rawKeys } from '../builders/words.ts';
import { PAGES } from '../journeys/pages.ts';
import { violations } from '../window/axe.ts';
import { aSite, type Clerk } from '../window/site.ts';
import { signedIn } from './resources.ts';

const site = aSite();

/** Maps draw themselves, in a browser. */
const isDrawn = (waitFor: string) => waitFor === '[data-map]';

describe.each(['admin', 'developer'])('what %s sees', account => {
  let clerk: Clerk;
  beforeAll(async () => {
    clerk = await signedIn(site(), account);
  });

  const seen = Object.entries(PAGES).filter(
    ([route, { as = 'admin', waitFor }]) =>
      as === account && !isDrawn(waitFor) && isSampledRoute(route, features),
  );
  it.each(seen)('%s shows, and has no violation', async (route, { waitFor, id = '' }) => {
    const { page, complaints } = clerk;
    await goInPlace(page, route.replace(':id', id));
    await page.locator('main').locator(waitFor).first().waitFor();
    expect(await violations(page)).toEqual([]);
    // words that lack what they are to name
    const text = await page.locator('body').innerText();
    expect(text).not.toMatch(/%\{|smart_count/);
    expect(rawKeys(text)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
