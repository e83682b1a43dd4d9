// @tier full
/** Reports of which a part could not be read, or not anew: they say so, and what is shown leads to as much as it says. */
// @feature order-statistics, city-statistics
import { beforeAll, describe, expect, it } from 'vitest';
import { formatDay, midnight } from '../../src/kit/format/time.ts';
import { taxiOrder } from '../../src/upstream/domain/orders/tables.ts';
import { anOrder } from '../builders/orders.ts';
import { violations } from '../window/axe.ts';
import type { Page } from '../window/page.ts';
import { aSite, type Clerk, DEMO_PASSWORD, signIn } from '../window/site.ts';

const MINUTE = 60_000;
const TODAY = `/report-statistics/statistics-order?unit=day&on=${formatDay(Date.now())}`;
const CITY = '/report-statistics/city-statistic';

const isRead = (page: Page) => page.locator('main [role=tabpanel] tfoot').first().waitFor();
const retry = (page: Page) => page.getByRole('button', { name: '重试' });
/** What could not be read, with the way to read it again. */
const missing = (page: Page) => page.locator('main [role=status]').filter({ has: retry(page) });

/** The call fails until the returned function is called. */
async function fails(page: Page, name: string) {
  const address = `**/api/admin/report/${name}?*`;
  await page.route(address, route => route.fulfill({ status: 502, body: 'away' }));
  return () => page.unroute(address);
}

describe('a report', () => {
  const site = aSite();
  let clerk: Clerk;
  beforeAll(async () => {
    const { db } = site().upstream.store;
    await db.delete(taxiOrder);
    await anOrder(db, { createdOn: midnight(Date.now(), 0) });
    clerk = await site().aClerk();
    await signIn(clerk.page, 'admin', DEMO_PASSWORD, TODAY);
    await isRead(clerk.page);
  });

  it.each([
    ['orders', TODAY, 'order-totals'],
    ['areas', CITY, 'city-statistics'],
  ])('of %s says that it was not read, and reads again', async (_name, address, call) => {
    const { page } = clerk;
    const works = await fails(page, call);
    await page.goto(address);
    await page.getByText(/^统计没有读到/).waitFor();
    expect(await violations(page)).toEqual([]);
    await works();
    await retry(page).click();
    await isRead(page);
  });

  it('names what else was not read, and reads it again', async () => {
    const { page } = clerk;
    const works = await fails(page, 'order-normals');
    await page.goto(TODAY);
    await missing(page).waitFor();
    expect(await missing(page).textContent()).toBe('没有读到：常态重试');
    expect(await violations(page)).toEqual([]);
    await works();
    await retry(page).click();
    await missing(page).waitFor({ state: 'detached' });
  });

  it('of a day that runs says up to when it counts, and leads to as many', async () => {
    const { page } = await site().aClerk();
    await page.clock.install();
    await signIn(page, 'admin', DEMO_PASSWORD, TODAY);
    await isRead(page);
    await page.waitForLoadState('networkidle');
    // after what has been counted
    await anOrder(site().upstream.store.db, { createdOn: Date.now() });
    const works = await fails(page, 'order-totals');
    await page.clock.fastForward(5 * MINUTE);
    await missing(page).waitFor();
    expect(await missing(page).textContent()).toMatch(/^未能更新，数字截至 [\d-: ]+重试$/);
    const created = page.locator('main dl').filter({ hasText: '下单' }).first();
    expect(await created.textContent()).toContain('下单1');
    await created.locator('a').first().click();
    await expect.poll(() => page.locator('tbody tr[data-row]').count()).toBe(1);
    await works();
    await page.goBack();
    await expect.poll(() => created.textContent()).toContain('下单2');
    expect(await missing(page).count()).toBe(0);
  });
});
