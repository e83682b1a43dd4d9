/** Every route of the console, as whoever sees it: it shows what it is for, without a complaint and for everybody. */
// @feature shell, record
import { beforeAll, describe, expect, it } from 'vitest';
import { goInPlace } from '../builders/in-place.ts';
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
    ([, { as = 'admin', waitFor }]) => as === account && !isDrawn(waitFor),
  );
  it.each(seen)('%s shows, and has no violation', async (route, { waitFor, id = '' }) => {
    const { page, complaints } = clerk;
    await goInPlace(page, route.replace(':id', id));
    await page.locator('main').locator(waitFor).first().waitFor();
    expect(await violations(page)).toEqual([]);
    // words that lack what they are to name
    expect(await page.locator('body').innerText()).not.toMatch(/%\{|smart_count/);
    expect(complaints).toEqual([]);
  });
});
