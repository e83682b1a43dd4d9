/**
 * Every page, for everybody: no accessibility violation and nothing cut off, in Chinese and English, light and dark.
 * Each page is loaded once; colours and language change in place, as they do for a clerk.
 */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violations } from './accessibility.ts';
import { aSite, type Clerk, signIn } from './console.ts';
import { PAGES } from './pages.ts';

const WIDTHS = [360, 768, 1366, 1920];
const LANGUAGES = ['zh', 'en'] as const;
const SCHEMES = ['light', 'dark'] as const;

describe('every page', () => {
  const site = aSite();
  const open = () => site().aClerk({ colorScheme: 'light', reducedMotion: 'reduce' });

  it.each(['zh', 'en'])('of the sign-in has no violation and fits, in %s', async language => {
    const { page, context, complaints } = await open();
    await context.addCookies([{ name: 'language', value: language, url: site().server.url }]);
    await page.goto('/login');
    await page.locator('#demo-accounts button').first().waitFor();
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), colorScheme).toEqual([]);
    }
    expect(await sticksOut(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe.each(['admin', 'developer'])('what %s sees', account => {
  const site = aSite();
  let clerk: Clerk;
  beforeAll(async () => {
    clerk = await site().aClerk({ colorScheme: 'light', reducedMotion: 'reduce' });
    await signIn(clerk.page, account);
    await clerk.page.waitForURL('**/dashboard/index');
  });

  const mine = Object.entries(PAGES).filter(([, { as = 'admin' }]) => as === account);
  it.each(mine)('%s has no violation and fits', async (route, { waitFor, id = '' }) => {
    const { page, complaints } = clerk;
    const found: string[] = [];
    await page.goto(route.replace(':id', id));
    await page.locator(`main ${waitFor}`).first().waitFor();
    for (const language of LANGUAGES) {
      await speak(page, language);
      for (const colorScheme of SCHEMES) {
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

/** Changes the language by the menu of the bar. */
async function speak(page: Page, language: (typeof LANGUAGES)[number]) {
  await page.getByRole('button', { name: /, (?:语言|Language)$/ }).click();
  const item = page.locator(`[role=menuitem][lang=${language}]`);
  if (await item.isDisabled()) await page.keyboard.press('Escape');
  else await item.click();
  await page.locator('[role=menu]').waitFor({ state: 'detached' });
  await page.locator(`html[lang^=${language}]`).waitFor();
}

/** The widths at which something sticks out at the right of the window. */
async function sticksOut(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 780 });
    const out = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (out > 0) found.push(`${width} px: sticks out by ${out}`);
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  return found;
}
