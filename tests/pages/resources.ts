/** All resources of the console, and how a test gets to them. */
// before the tables of the console, which look at the page that they are in
import '../builders/bare-window.ts';
import { expect } from 'vitest';
import { features } from '../../src/app/features.ts';
import { resourcesOf } from '../../src/data/routes.ts';
import type { Page } from '../window/page.ts';
import { type Clerk, type Site, signIn } from '../window/site.ts';

/** By their paths. */
export const EACH = resourcesOf(features).map(page => [page.path, page] as const);

export async function signedIn(site: Site, account: string): Promise<Clerk> {
  const clerk = await site.aClerk();
  await signIn(clerk.page, account);
  await clerk.page.waitForURL('**/dashboard/index');
  return clerk;
}

/** Of the page that is in view; others are kept behind it. */
export const heading = (page: Page) => page.locator('main h1:visible');
export const rows = (page: Page) => page.locator('main tr[data-row]:visible');
export const isThere = async (page: Page, path: string) => {
  await heading(page).first().waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
};

/** Whatever the page reads has been read. */
export async function isRead(page: Page): Promise<void> {
  await heading(page).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator('main [aria-busy=true]:visible').first().waitFor({ state: 'detached' });
}
