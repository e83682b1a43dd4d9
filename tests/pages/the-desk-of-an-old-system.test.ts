// @tier full
/** The dispatcher's page before an operator's old system: its own states, no claims, no versions, no ranks. */
// @feature dispatch
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '../window/page.ts';
import { aForeignSite, type Clerk, DEMO_PASSWORD, signIn } from '../window/site.ts';

const DESK = '/monitorDispatch/PlaceOrder';

const cards = (page: Page) => page.getByRole('option').filter({ has: page.locator('[data-line]') });
const tab = (page: Page, name: string) =>
  page.getByRole('group', { name: '订单分类' }).getByRole('button', { name });
const field = (page: Page, name: string) => page.locator(`form input[name="${name}"]`);
const panel = (page: Page) => page.getByRole('region', { name: /^订单 / });

describe('before an old system', () => {
  const { site, upstream } = aForeignSite();
  let clerk: Clerk;
  beforeAll(async () => {
    clerk = await site().aClerk({ viewport: { width: 1920, height: 1080 } });
    await signIn(clerk.page, 'weichunyan', DEMO_PASSWORD, DESK);
    await tab(clerk.page, '等待').waitFor();
  });
  const newest = () => upstream().state.orders.at(-1);

  it('the orders stand under their tabs, also in a state that only it knows', async () => {
    const { page } = clerk;
    await cards(page).filter({ hasText: '金湖广场' }).waitFor();
    expect(await cards(page).count()).toBe(2);
    await tab(page, '进行中').click();
    await cards(page).filter({ hasText: '朝阳广场' }).waitFor();
    await tab(page, '已完成').click();
    await cards(page).filter({ hasText: '南宁东站' }).waitFor();
    await tab(page, '等待').click();
    await cards(page).filter({ hasText: '会展中心' }).waitFor();
  });

  it('an order of somebody it knows is taken down by keyboard, offered by a digit and cancelled', async () => {
    const { page, complaints } = clerk;
    await page.keyboard.press('Alt+n');
    await field(page, 'mobile').waitFor();
    await page.keyboard.type('13877110004');
    await page.getByRole('region', { name: '来电乘客' }).getByText('莫先生').waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('1');
    await page.keyboard.press('Control+Enter');
    await panel(page).waitFor();
    expect(newest()).toMatchObject({ mobile: '13877110004', name: '莫先生', address: '南宁东站' });
    await page.locator('[data-candidate]').first().waitFor();
    await page.keyboard.press('1');
    await expect.poll(() => newest()?.offers.map(({ driverId }) => driverId)).toEqual([7001]);
    expect(complaints).toEqual([]);
  });

  it('what it does not count has no number', async () => {
    const { page } = clerk;
    const offers = panel(page).getByRole('listitem').filter({ hasText: '推送 1' });
    await offers.waitFor();
    expect(await offers.textContent()).not.toContain('轮');
  });

  it('what it refuses is explained by what has become of the order meanwhile', async () => {
    const { page } = clerk;
    const order = newest();
    if (!order) throw new Error('no order');
    // meanwhile somebody else has cancelled it
    Object.assign(order, { mainStatus: 4, cancelmsg: '乘客来电取消' });
    await page.locator('[data-candidate]').nth(1).waitFor();
    await page.keyboard.press('2');
    await page.getByText(/这单刚被改过.*待派 已关闭/).waitFor();
    expect(order.offers).toHaveLength(1);
  });

  it('a passenger with two orders gets a third only where it is meant', async () => {
    const { page } = clerk;
    const { state } = upstream();
    const [first] = state.orders;
    if (!first) throw new Error('no order');
    for (const address of ['民族广场', '青秀山']) {
      const id = ++state.lastId;
      state.orders.push({ ...first, id, orderNo: `D${id}`, mobile: '13877110009', address, offers: [] });
    }
    const before = state.orders.length;
    await page.keyboard.press('Alt+n');
    await field(page, 'mobile').waitFor();
    await page.keyboard.type('13877110009');
    const caller = page.getByRole('region', { name: '来电乘客' });
    await caller.getByText('民族广场').waitFor();
    // it counts neither orders nor visits
    expect(await caller.textContent()).not.toContain('–');
    await page.keyboard.press('Enter');
    await page.keyboard.press('1');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('button', { name: '仍要建单' }).waitFor();
    expect(state.orders).toHaveLength(before);
    await page.getByRole('button', { name: '仍要建单' }).click();
    await expect.poll(() => state.orders.length).toBe(before + 1);
    expect(newest()).toMatchObject({ mobile: '13877110009', mainStatus: 1 });
  });
});
