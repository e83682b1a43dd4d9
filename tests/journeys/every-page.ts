/**
 * A page for everybody: no accessibility violation and nothing cut off, in Chinese and English, light and dark.
 * Each page is loaded once; colours and language change in place, as they do for a clerk.
 */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violations } from './accessibility.ts';
import { aSite, type Clerk, signIn } from './console.ts';
import { PAGES } from './pages.ts';

const WIDTHS = [360, 768, 1366, 1920];
type Language = 'zh' | 'en';
type Scheme = 'light' | 'dark';
/** Each step changes one of the two, so that nothing is drawn anew for nothing. */
const LOOKS: readonly (readonly [Language, readonly Scheme[]])[] = [
  ['zh', ['light', 'dark']],
  ['en', ['dark', 'light']],
];

/** As the one who sees it: the pages whose route is one of these. */
export function everyPage(account: string, isOne: (route: string) => boolean) {
  describe(`what ${account} sees`, () => {
    const site = aSite();
    let clerk: Clerk;
    beforeAll(async () => {
      clerk = await site().aClerk({ colorScheme: 'light', reducedMotion: 'reduce' });
      await signIn(clerk.page, account);
      await clerk.page.waitForURL('**/dashboard/index');
    });

    const seen = Object.entries(PAGES).filter(([route, { as = 'admin' }]) => as === account && isOne(route));
    it.each(seen)('%s has no violation and fits', async (route, { waitFor, id = '' }) => {
      const { page, complaints } = clerk;
      const found: string[] = [];
      await page.goto(route.replace(':id', id));
      await page.locator(`main ${waitFor}`).first().waitFor();
      for (const [language, schemes] of LOOKS) {
        await speak(page, language);
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          for (const violation of await violations(page))
            found.push(`${language}, ${colorScheme}: ${violation}`);
        }
        for (const out of await sticksOut(page)) found.push(`${language}: ${out}`);
        await page.setViewportSize({ width: 360, height: 780 });
        for (const violation of await violations(page)) found.push(`${language}, 360 px: ${violation}`);
        await page.setViewportSize({ width: 1366, height: 768 });
      }
      expect(found).toEqual([]);
      expect(complaints).toEqual([]);
    });
  });
}

/** Before anybody has signed in. */
export function theSignIn() {
  describe('the sign-in', () => {
    const site = aSite();

    it.each(['zh', 'en'])('has no violation and fits, in %s', async language => {
      const { page, context, complaints } = await site().aClerk({
        colorScheme: 'light',
        reducedMotion: 'reduce',
      });
      await context.addCookies([{ name: 'language', value: language, url: site().server.url }]);
      await page.goto('/login');
      await page.locator('#demo-accounts button').first().waitFor();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page), colorScheme).toEqual([]);
      }
      expect(await sticksOut(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });
  });
}

/** Changes the language by the menu of the bar. */
async function speak(page: Page, language: Language) {
  if (await page.locator(`html[lang^=${language}]`).count()) return;
  await page.getByRole('button', { name: /, (?:语言|Language)$/ }).click();
  await page.locator(`[role=menuitem][lang=${language}]`).click();
  await page.locator('[role=menu]').waitFor({ state: 'detached' });
  await page.locator(`html[lang^=${language}]`).waitFor();
}

/** The widths at which something sticks out at the right of the window. */
async function sticksOut(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 780 });
    // the frame follows its width by script, which on a page with a map waits for its turn
    await page.evaluate(
      () => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    const out = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (out > 0) found.push(`${width} px: sticks out by ${out}`);
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  return found;
}
