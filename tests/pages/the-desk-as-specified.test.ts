// @tier full
/** Every act of the dispatcher before an upstream that tells of an order what the specification shows, and not more. */
// @feature dispatch
import { beforeAll, describe, expect, it } from 'vitest';
import { AS_SPECIFIED } from '../foreign-upstream/as-specified.ts';
import { PASSWORD } from '../foreign-upstream/state.ts';
import type { Page } from '../window/page.ts';
import { aForeignSite, type Clerk, signIn } from '../window/site.ts';

const DESK = '/monitorDispatch/PlaceOrder';

const cards = (page: Page) => page.getByRole('option').filter({ has: page.locator('[data-line]') });
const tab = (page: Page, name: string) =>
  page.getByRole('group', { name: '订单分类' }).getByRole('button', { name });
const panel = (page: Page) => page.getByRole('region', { name: /^订单 \d{4}/ });
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });

const { site, upstream } = aForeignSite({ calls: AS_SPECIFIED, unknown: 500 });
let clerk: Clerk;
beforeAll(async () => {
  clerk = await site().aClerk({ viewport: { width: 1920, height: 1080 } });
  await signIn(clerk.page, 'admin', PASSWORD, DESK);
  await tab(clerk.page, '等待').waitFor();
});

const orderAt = (address: string) => {
  const found = upstream().state.orders.find(order => order.address === address);
  if (!found) throw new Error(`no order at ${address}`);
  return found;
};

describe('an order of which the main state alone is told', () => {
  it('says since when it waits', async () => {
    const { page } = clerk;
    const card = cards(page).filter({ hasText: '金湖广场' });
    await card.waitFor();
    expect(await card.textContent()).toMatch(/已等 \d\d:\d\d/);
  });

  it('is offered by a digit, and assigned', async () => {
    const { page, complaints } = clerk;
    await cards(page).filter({ hasText: '金湖广场' }).click();
    await page.locator('[data-candidate]').first().waitFor();
    await page.keyboard.press('1');
    await expect.poll(() => orderAt('金湖广场').offers.length).toBe(1);
    await page.keyboard.press('Shift+2');
    await expect.poll(() => orderAt('金湖广场').mainStatus).toBe(2);
    expect(complaints).toEqual([]);
  });

  it('has its driver written to, arrives, has its passenger written to, and is taken back', async () => {
    const { page, complaints } = clerk;
    await tab(page, '进行中').click();
    await cards(page).filter({ hasText: '金湖广场' }).click();
    await button(page, '联系司机').click();
    await page.keyboard.press('1');
    await button(page, '发送').click();
    await expect.poll(() => orderAt('金湖广场').contacted.length).toBe(1);
    await button(page, '发短信').click();
    await expect.poll(() => orderAt('金湖广场').contacted).toContain('sms');
    await button(page, '确认到达').click();
    await button(page, '确认到达').nth(1).waitFor();
    await page.keyboard.press('2');
    await button(page, '确认到达').last().click();
    await expect.poll(() => orderAt('金湖广场').passengers).toBe(2);
    await button(page, '改派').click();
    await button(page, '改派').nth(1).waitFor();
    await page.keyboard.press('1');
    await button(page, '改派').last().click();
    await expect.poll(() => orderAt('金湖广场').mainStatus).toBe(1);
    expect(complaints).toEqual([]);
  });

  it('is cancelled, and stands among those that are over, which come as a bare list', async () => {
    const { page, complaints } = clerk;
    await tab(page, '等待').click();
    await cards(page).filter({ hasText: '会展中心' }).click();
    await button(page, '销单').click();
    await page.keyboard.press('1');
    await button(page, '销单').last().click();
    await expect.poll(() => orderAt('会展中心').mainStatus).toBe(4);
    await tab(page, '已完成').click();
    await cards(page).filter({ hasText: '南宁东站' }).waitFor();
    await cards(page).filter({ hasText: '会展中心' }).waitFor();
    expect(complaints).toEqual([]);
  });
});
