/**
 * A page for everybody: nothing that is hard to see or to hit and nothing cut off, in Chinese at a desk and on a
 * phone; in full, also in English, in the dark, at the widths between, and by all rules. The console is loaded once;
 * page, colours, language and width change in place, as they do for a clerk.
 */

// before the tables of the console, which look at the page that they are in
import '../builders/bare-window.ts';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { features } from '../../src/app/features.ts';
import { ALONE, goInPlace } from '../builders/in-place.ts';
import { isSampledRoute } from '../builders/sample.ts';
import { IS_FULL } from '../builders/tier.ts';
import { pixelViolations, sizeViolations, violations } from './accessibility.ts';
import { aSite, type Clerk, signIn } from './console.ts';
import { PAGES } from './pages.ts';

const DESK = { width: 1366, height: 768 };
/** The last is where it is looked at once more. */
const WIDTHS = IS_FULL ? [1366, 768, 1920, 360] : [1366, 360];
type Language = 'zh' | 'en';
type Scheme = 'light' | 'dark';
/** Each step changes one of the two, so that nothing is drawn anew for nothing. */
const LOOKS: readonly (readonly [Language, readonly Scheme[]])[] = IS_FULL
  ? [
      ['zh', ['dark', 'light']],
      // colours do not depend on the language
      ['en', ['light']],
    ]
  : [['zh', ['light']]];

/** As the one who sees it: the pages whose route is one of these. */
export function everyPage(account: string, isOne: (route: string) => boolean) {
  describe(`what ${account} sees`, () => {
    const site = aSite();
    let clerk: Clerk;
    beforeAll(async () => {
      clerk = await site().aClerk({ colorScheme: 'light', reducedMotion: 'reduce' });
      await clerk.context.addCookies([{ ...ALONE, url: site().server.url }]);
      await signIn(clerk.page, account);
      await clerk.page.waitForURL('**/dashboard/index');
    });

    const seen = Object.entries(PAGES).filter(
      ([route, { as = 'admin' }]) => as === account && isOne(route) && isSampledRoute(route, features),
    );
    it.each(seen)('%s has no violation and fits', async (route, { waitFor, id = '' }) => {
      const { page, complaints } = clerk;
      const found: string[] = [];
      await goInPlace(page, route.replace(':id', id));
      await page.locator('main').locator(waitFor).filter({ visible: true }).first().waitFor();
      // what needs no pixels is judged in windows of one process, which draw no map
      const isWhole = IS_FULL || waitFor === '[data-map]';
      const [judge, judgeNarrow] = isWhole ? [violations, violations] : [pixelViolations, sizeViolations];
      for (const [language, schemes] of LOOKS) {
        await speak(page, language);
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          for (const violation of await judge(page)) found.push(`${language}, ${colorScheme}: ${violation}`);
        }
        for (const out of await sticksOut(page)) found.push(`${language}: ${out}`);
        for (const violation of await judgeNarrow(page)) found.push(`${language}, 360 px: ${violation}`);
        await page.setViewportSize(DESK);
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

/** Milliseconds that a page may take to follow a new width, which it does by script. */
const FOLLOWS_MS = 5_000;

/** What is still found when the page has had its time. */
async function settled(find: () => Promise<string[]>): Promise<string[]> {
  const end = performance.now() + FOLLOWS_MS;
  let found = await find();
  while (found.length > 0 && performance.now() < end) {
    await setTimeout(100);
    found = await find();
  }
  return found;
}

/** What sticks out at the right, by width; the window stays at the last of them. */
async function sticksOut(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ ...DESK, width });
    for (const out of await settled(() => page.evaluate(scrolledSideways))) found.push(`${width} px: ${out}`);
  }
  return found;
}

/** In the page: what somebody would have to scroll sideways, but for strips, tables that say so, and lists at a desk. */
function scrolledSideways(): string[] {
  const isMeant = (element: Element) =>
    element.matches('ol, [role=group][tabindex="0"]') ||
    (window.innerWidth > 600 && element.querySelector(':scope > table') !== null);
  const scrolls = (element: Element) =>
    element.matches('html, main') || /auto|scroll/.test(getComputedStyle(element).overflowX);
  return [...document.querySelectorAll('html, main, main *')].flatMap(element => {
    const out = element.scrollWidth - element.clientWidth;
    if (out <= 0 || isMeant(element) || !element.checkVisibility() || !scrolls(element)) return [];
    return [`${element.outerHTML.slice(0, 80)} sticks out by ${out}`];
  });
}
