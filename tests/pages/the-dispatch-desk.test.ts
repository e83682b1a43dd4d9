/** What a dispatcher does all day besides: answer who asks, match the whole queue, change, hand over; and hundreds who wait. */
// @feature dispatch
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { dispatchCalls } from '../../src/contract/dispatch.ts';
import { trip } from '../../src/upstream/core/positions/tables.ts';
import { taxiOrder } from '../../src/upstream/domain/orders/tables.ts';
import { aDispatchDesk, type DispatchDesk, inRealTime, northOf, PICK_UP } from '../builders/dispatch-desk.ts';
import { anOrder } from '../builders/orders.ts';
import { describeInFull } from '../builders/tier.ts';
import { violations } from '../window/axe.ts';
import type { Page } from '../window/page.ts';
import { aSite, type Clerk, DEMO_PASSWORD, type Site, signIn } from '../window/site.ts';

const DESK = '/monitorDispatch/PlaceOrder';

const card = (page: Page, id: string) => page.locator(`[data-order="${id}"]`);
const panel = (page: Page) => page.getByRole('region', { name: /^订单 \d{4}$/ });
const foot = (page: Page, name: string) => page.locator('footer').getByRole('button', { name });
async function open(page: Page, id: string) {
  await card(page, id).click();
  await page.locator(`[data-handled="${id}"]`).waitFor();
}

async function atDesk(site: Site, search = '', account = 'dispatcher'): Promise<Clerk> {
  const clerk = await site.aClerk({ viewport: { width: 1920, height: 1080 } });
  await signIn(clerk.page, account, DEMO_PASSWORD, DESK + search);
  await clerk.page.getByRole('group', { name: '订单分类' }).waitFor();
  return clerk;
}

describe('a dispatcher', () => {
  const site = aSite();
  let desk: DispatchDesk;
  let clerk: Clerk;
  beforeAll(async () => {
    desk = await aDispatchDesk(inRealTime(site().upstream));
    clerk = await atDesk(site());
  });

  it('reads aloud where a car is, by the number of who asks', async () => {
    const { page } = clerk;
    const taxi = await desk.aTaxi({ metres: 900 });
    const { id } = await desk.order({ mobile: '13866660001' });
    const office = await site().upstream.signIn('admin');
    await office.ask(dispatchCalls.assignOrder, { body: { orderId: id, driverId: taxi.driverId } });
    expect((await desk.accept(id, taxi.driverId)).errCode).toBe(0);
    const box = page.getByRole('searchbox');
    await box.fill('13866660001');
    await box.press('Enter');
    await page.getByText(/您的车 桂AT\d{4} 正在去金湖广场的路上.*分钟到/).waitFor();
    // it waits no more: where it stands is said, and one click away
    await page.getByText('没有找到“13866660001”').waitFor();
    await page.getByRole('button', { name: '进行中 1', exact: true }).last().click();
    await page.locator(`[data-order="${id}"]`).waitFor();
    await page.getByRole('group', { name: '订单分类' }).getByRole('button', { name: '等待' }).click();
    // no number of a telephone is kept
    await box.fill('');
    await box.press('Enter');
    await box.fill('金湖');
    await box.press('Enter');
    await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('金湖');
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('13866660001');
    await box.fill('');
    await box.press('Enter');
    await page.getByRole('button', { name: /金湖/ }).waitFor();
    await page.keyboard.press('Escape');
  });

  it('takes the match of all that wait with all that are empty, once it has seen it, and takes it back', async () => {
    const { page } = clerk;
    const orders = [
      await desk.order(),
      await desk.order({ origin: { address: '朝阳广场', ...northOf(1_500) } }),
    ];
    await desk.aTaxi({ metres: 60 });
    await desk.aTaxi({ metres: 1_450 });
    const pairs = page.getByRole('form', { name: '按配对指派' });
    await page.locator('[aria-keyshortcuts="G"]').waitFor();
    await page.keyboard.press('g');
    // they are shown first, and Escape leaves them
    await expect.poll(() => pairs.getByRole('listitem').count()).toBe(2);
    await page.keyboard.press('Escape');
    await pairs.waitFor({ state: 'detached' });
    for (const { id } of orders) expect(await desk.stateOf(id)).toBe('1/11');
    await page.keyboard.press('g');
    await pairs.waitFor();
    await page.keyboard.press('Enter');
    for (const { id } of orders)
      await card(page, id)
        .getByText(/等待接单 桂AT/)
        .waitFor();
    // taken back as long as the message stands
    await page.getByRole('button', { name: '撤回' }).click();
    await page.getByText('已撤回 2 单的指派').waitFor();
    for (const { id } of orders) expect(await desk.stateOf(id)).toBe('1/11');
  });

  it('has each candidate under the number that he was first seen with, until it asks for the new ranks', async () => {
    const { page } = clerk;
    const row = (driverId: string) => page.locator(`[data-candidate="${driverId}"]`);
    const numberOf = (driverId: string) => row(driverId).locator('i').textContent();
    const origin = { address: '北郊', ...northOf(12_000) };
    const [first, second] = [await desk.aTaxi({ metres: 12_100 }), await desk.aTaxi({ metres: 12_250 })];
    const { id } = await desk.order({ origin, addressType: '450103' });
    await open(page, id);
    await expect.poll(() => numberOf(second.driverId)).toBe('2');
    // they change places, and a third is nearer than both
    second.stand({ metres: 12_040 });
    first.stand({ metres: 12_450 });
    const third = await desk.aTaxi({ metres: 12_020 });
    await desk.push(id, third.driverId);
    await page.getByRole('button', { name: /处变动/ }).waitFor();
    const numbers = async () => Promise.all([first, second, third].map(each => numberOf(each.driverId)));
    expect(await numbers()).toEqual(['1', '2', '3']);
    await page.keyboard.press('1');
    await expect.poll(async () => (await desk.offers(first.driverId)).length).toBe(1);
    await page.keyboard.press('0');
    await expect.poll(() => numberOf(second.driverId)).toBe('1');
    await page.keyboard.press('Escape');
  });

  it('changes an order, and compares where somebody else was faster', async () => {
    const { page, complaints } = clerk;
    const { id } = await desk.order({ passengerNum: 1, remark: '在门口' });
    await open(page, id);
    await panel(page).getByRole('button', { name: '改单' }).click();
    await panel(page).getByRole('textbox', { name: '备注' }).fill('在北门等');
    const theirs = { remark: '带轮椅', passengerNum: 3, version: 9, updatedBy: '黄志强' };
    await site().upstream.store.db.update(taxiOrder).set(theirs).where(eq(taxiOrder.id, id));
    await panel(page).getByRole('button', { name: '保存改动' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('带轮椅').waitFor();
    expect(await dialog.textContent()).toContain('在北门等');
    await dialog.getByRole('radio', { name: /备注.*我的/ }).check();
    await dialog.getByRole('button', { name: '按所选保存' }).click();
    await expect
      .poll(async () => {
        const [row] = await site().upstream.store.db.select().from(taxiOrder).where(eq(taxiOrder.id, id));
        return [row?.remark, row?.passengerNum];
      })
      .toEqual(['在北门等', 3]);
    expect(complaints).toEqual([]);
  });

  describeInFull('further cases', () => {
    it('leaves a note for the next shift, with the orders that wait', async () => {
      const { page } = clerk;
      await foot(page, '交接班').click();
      const words = page.getByRole('textbox', { name: '交接内容' });
      await words.fill('南宁站北广场封路，车从东侧绕');
      await words.press('Control+Enter');
      const note = page.getByRole('listitem').filter({ hasText: '南宁站北广场封路' });
      await note.waitFor();
      await note
        .getByRole('button', { name: /^订单 \d{4}/ })
        .first()
        .click();
      await panel(page).waitFor();
      expect(await violations(page)).toEqual([]);
    });

    it('finds empty vehicles around any place, and sees what one is doing', async () => {
      const { page } = clerk;
      await foot(page, '圈选找车').click();
      await page.getByRole('combobox', { name: '地点：名称或经纬度' }).fill(`${PICK_UP.lng}, ${PICK_UP.lat}`);
      await page.getByRole('textbox', { name: '半径（米）' }).fill('3000');
      const found = page.getByRole('region', { name: '本平台' }).getByRole('button', { name: /^空车 桂AT/ });
      await found.first().waitFor();
      await found.first().click();
      await page.getByRole('heading', { name: /^桂AT\d{4}$/ }).waitFor();
      await page.keyboard.press('Escape');
    });

    it('says in hours how long somebody has had no passenger', async () => {
      const { page } = clerk;
      const { vehicleId, driverId } = await desk.aTaxi({ metres: 300 });
      const offTime = Date.now() - 549 * 60_000;
      const at = { onLng: 1, onLat: 1, offLng: 1, offLat: 1, onTime: offTime - 600_000, offTime };
      await site()
        .upstream.store.db.insert(trip)
        .values({ vehicleId, plateNumber: 'x', ...at });
      const { id } = await desk.order();
      await open(page, id);
      await page
        .locator(`[data-candidate="${driverId}"]`)
        .getByText(/空驶 9 小时 \d+ 分/)
        .waitFor();
    });

    it('goes where a link leads, and no number stays in the address', async () => {
      const { page } = await atDesk(site(), '?activeName=ongoingOrder&callno=13812340000&cityCnState=450103');
      await page.getByRole('heading', { name: '新订单' }).waitFor();
      await expect.poll(() => page.locator('input[name="mobile"]').inputValue()).toBe('13812340000');
      await expect.poll(() => page.url()).not.toContain('callno');
      expect(new URL(page.url()).searchParams.get('activeName')).toBe('ongoingOrder');
      expect(new URL(page.url()).searchParams.get('addressType')).toBe('450103');
    });
  });
});

describe('five hundred who wait', () => {
  const site = aSite();

  describeInFull('further cases', () => {
    it('are all in the list, of which only those in sight are drawn', async () => {
      const { db } = site().upstream.store;
      const now = Date.now();
      for (let at = 0; at < 500; at++) {
        const slaDeadline = now + 60_000 + at * 1_000;
        await anOrder(db, { createdOn: now, slaDeadline, originAddress: `民族大道 ${at + 1} 号` });
      }
      const { page, complaints } = await atDesk(site());
      const list = page.getByRole('listbox', { name: '订单队列' });
      await list.getByText('民族大道 1 号', { exact: true }).waitFor();
      await page.getByRole('button', { name: /^等待 500$/ }).waitFor();
      expect(await list.locator('[role=option]').count()).toBeLessThan(60);
      await list.focus();
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await panel(page).getByText('民族大道 500 号').waitFor();
      expect(complaints).toEqual([]);
    });
  });
});

describeInFull('on a plain upstream', () => {
  const site = aSite({ isPlain: true });
  let desk: DispatchDesk;

  it('orders are listed, offered and cancelled, and nothing shows that cannot work', async () => {
    desk = await aDispatchDesk(inRealTime(site().upstream));
    const { driverId } = await desk.aTaxi({ metres: 100 });
    const { id } = await desk.order();
    const { page, complaints } = await atDesk(site());
    await open(page, id);
    await page
      .locator(`[data-candidate="${driverId}"] [aria-keyshortcuts="1"]`)
      .waitFor({ state: 'attached' });
    for (const name of ['改单', '接手处理', '交接班'])
      expect(await page.getByRole('button', { name }).count(), name).toBe(0);
    expect(await page.locator('[aria-keyshortcuts="G"]').count()).toBe(0);
    expect(await page.getByRole('heading', { name: '订单记录' }).count()).toBe(0);
    await page.keyboard.press('1');
    await card(page, id).getByText('推送 1 / 已读 0').waitFor();
    await panel(page).getByRole('button', { name: '销单' }).click();
    await page.keyboard.press('1');
    await panel(page).getByRole('button', { name: '销单' }).last().click();
    await card(page, id).waitFor({ state: 'detached' });
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
