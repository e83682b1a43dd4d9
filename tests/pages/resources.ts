/** The resources that the tables over all of them try, and how a test gets to them. */
// before the tables of the console, which look at the page that they are in
import '../builders/bare-window.ts';
import { features } from '../../src/app/features.ts';
import { resourcesOf } from '../../src/data/routes.ts';
import { ALONE } from '../builders/in-place.ts';
import { isSampled } from '../builders/sample.ts';
import type { Page } from '../window/page.ts';
import { type Clerk, type Site, signIn } from '../window/site.ts';

/** Those that the tables try, by their paths. */
export const EACH = resourcesOf(features)
  .filter(({ path }) => isSampled(path, features))
  .map(page => [page.path, page] as const);

/** As one who keeps no page behind the one in view. */
export async function signedIn(site: Site, account: string, password?: string): Promise<Clerk> {
  const clerk = await site.aClerk();
  await clerk.context.addCookies([ALONE]);
  await signIn(clerk.page, account, password);
  await clerk.page.waitForURL('**/dashboard/index');
  await heading(clerk.page).first().waitFor();
  return clerk;
}

/** Of the page that is in view. */
export const heading = (page: Page) => page.locator('main h1:visible');
export const rows = (page: Page) => page.locator('main tr[data-row]:visible');

/** Whatever the page reads has been read. */
export async function isRead(page: Page): Promise<void> {
  await heading(page).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator('main [aria-busy=true]:visible').first().waitFor({ state: 'detached' });
}
