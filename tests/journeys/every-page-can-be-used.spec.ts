/** Every page, for everybody: no accessibility violation, nothing cut off, in both languages, light and dark. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './accessibility.ts';
import { aSite, signIn } from './console.ts';

const PAGES: [name: string, path: string, waitFor: string][] = [
  ['home', '/dashboard/index', 'h1'],
  ['admin users', '/system-manage/admin-user', 'tbody tr:nth-of-type(3) td'],
  ['a new admin user', '/system-manage/admin-user/create', 'input[name="account"]'],
  ['an admin user', '/system-manage/admin-user/1002', 'input[name="userName"]'],
  ['role groups', '/system-manage/role-group', 'tbody tr:nth-of-type(3) td'],
  ['a new role group', '/system-manage/role-group/create', 'input[name="name"]'],
  ['a role group', '/system-manage/role-group/2', '[role=treeitem]'],
  ['ports', '/system-tool/testIndex', 'section h2'],
  ['the operate log', '/system-manage/operate-log', 'tbody tr:nth-of-type(3) td'],
  ['an entry of the operate log', '/system-manage/operate-log/1', 'aside pre'],
  ['the login log', '/system-manage/login-log', 'tbody tr:nth-of-type(3) td'],
  ['an entry of the login log', '/system-manage/login-log/1', 'aside dl'],
  ['the reveal log', '/system-manage/reveal-log', 'h1'],
  ['no right', '/401', 'h1'],
  ['no such page', '/404', 'h1'],
];

const WIDTHS = [360, 768, 1366, 1920];
/** What sticks out at the right of the window. */
const overflow = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

describe.each([
  ['zh', 'light'],
  ['zh', 'dark'],
  ['en', 'light'],
  ['en', 'dark'],
] as const)('in %s, %s', (language, colourScheme) => {
  const site = aSite();
  const open = async () => {
    const clerk = await site().aClerk({ colorScheme: colourScheme, reducedMotion: 'reduce' });
    await clerk.context.addCookies([{ name: 'language', value: language, url: site().server.url }]);
    return clerk;
  };

  it('the sign-in has no violation and fits', async () => {
    const { page, complaints } = await open();
    await page.goto('/login');
    await page.locator('#demo-accounts button').first().waitFor();
    expect(await violations(page)).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 780 });
      expect(await overflow(page), `${width} px`).toBe(0);
    }
    expect(complaints).toEqual([]);
  });

  it('every page behind it has no violation and fits', async () => {
    const { page, complaints } = await open();
    await signIn(page, 'admin');
    await page.waitForURL('**/dashboard/index');
    const found: string[] = [];
    for (const [name, path, waitFor] of PAGES) {
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.goto(path);
      await page.locator(waitFor).first().waitFor();
      for (const violation of await violations(page)) found.push(`${name}, 1366 px: ${violation}`);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 780 });
        const out = await overflow(page);
        if (out > 0) found.push(`${name}, ${width} px: sticks out by ${out}`);
      }
      await page.setViewportSize({ width: 360, height: 780 });
      for (const violation of await violations(page)) found.push(`${name}, 360 px: ${violation}`);
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
