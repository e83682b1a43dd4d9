/** Every page before an upstream that tells no more than the specification shows: none names what nobody has told. */
// @feature relay, shell
// before the tables of the console, which look at the page that they are in
import '../builders/bare-window.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { features } from '../../src/app/features.ts';
import { goInPlace } from '../builders/in-place.ts';
import { isSampledRoute } from '../builders/sample.ts';
import { UNRESOLVED_TEXT, visibleTexts } from '../builders/unresolved-text.ts';
import { AS_SPECIFIED } from '../foreign-upstream/as-specified.ts';
import { PASSWORD } from '../foreign-upstream/state.ts';
import { PAGES } from '../journeys/pages.ts';
import { aForeignSite, type Clerk } from '../window/site.ts';
import { signedIn } from './resources.ts';

/** It breaks over the document of capabilities, too. */
const { site } = aForeignSite({ calls: AS_SPECIFIED, unknown: 500 });

/** Of the one record that there is, where it is another than 1. */
const IDS: Readonly<Record<string, string>> = {
  '/system-manage/admin-user/:id': '5001',
  '/lost/index/:id': '81',
};

/** Maps draw themselves, in a browser. */
const isDrawn = (waitFor: string) => waitFor === '[data-map]';

describe('what an administrator sees', () => {
  let clerk: Clerk;
  beforeAll(async () => {
    clerk = await signedIn(site(), 'admin', PASSWORD);
  });

  const seen = Object.entries(PAGES).filter(
    ([route, { waitFor }]) => !isDrawn(waitFor) && isSampledRoute(route, features),
  );
  it.each(seen)('%s', async (route, { id = '' }) => {
    const { page, complaints } = clerk;
    await goInPlace(page, route.replace(':id', id && (IDS[route] ?? '1')));
    await page.locator('main h1:visible, main [role=alert]:visible').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(visibleTexts)).not.toMatch(UNRESOLVED_TEXT);
    expect(complaints).toEqual([]);
  });

  it('the calls', async () => {
    const { page, complaints } = clerk;
    await page.getByRole('button', { name: '通话列表' }).click();
    const calls = page.getByRole('complementary', { name: '通话' });
    await calls.getByText('振铃未接').waitFor();
    await calls
      .getByRole('button', { name: /的通话$/ })
      .first()
      .click();
    await page.getByRole('dialog', { name: '周女士' }).getByRole('button', { name: '叫车' }).waitFor();
    expect(await page.evaluate(visibleTexts)).not.toMatch(UNRESOLVED_TEXT);
    expect(complaints).toEqual([]);
  });
});
