// @tier full
/** A vehicle of which two platforms tell differently is looked at on a map; the figures are tried in tests/pages. */
// @feature data-compare
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './accessibility.ts';
import { aSite, DEMO_PASSWORD, signIn } from './console.ts';

const COMPARE = '/vehicle-monitor/vehicle-taxi/dataCompare';

const rows = (page: Page) => page.locator('tbody tr[data-row]');

const site = aSite({ CITY: 'dev' }, { hasGraphics: true });

it('a vehicle that the feed lacks is seen on a map, with what is known of it', async () => {
  const { page, complaints } = await site().aClerk();
  await signIn(page, 'monitor', DEMO_PASSWORD, `${COMPARE}/missingFeed`);
  await rows(page).first().waitFor();
  expect(await violations(page)).toEqual([]);
  const look = page.getByRole('complementary');
  const isLooked = async () => (await look.getByText('行业平台缺失').count()) > 0;
  // the list is read again all the time: who was first, or is looked at, may have been heard since
  await expect
    .poll(
      async () => {
        if (!(await isLooked())) await rows(page).first().press('p');
        return look.locator('[data-map=embedded][data-ready=true]').isVisible();
      },
      { interval: 2_000 },
    )
    .toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const limit = page.getByRole('textbox', { name: '偏离距离' });
  await limit.fill('5');
  await limit.press('Enter');
  await page.getByText(/请填写 10 至 100\s000 的整数/).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
