/** A dispatcher takes orders down, finds somebody who fetches the passenger, and sees to it until he is there. */
// @feature dispatch
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { passenger, passengerAddress, taxiOrder } from '../../src/upstream/domain/orders/tables.ts';
import { aDispatchDesk, aMobile, type DispatchDesk, inRealTime, PICK_UP } from '../builders/dispatch-desk.ts';
import { describeInFull } from '../builders/tier.ts';
import { KNOWN_PLACE, putKnownPlace } from '../builders/visited-places.ts';
import { violations } from '../window/axe.ts';
import type { Page } from '../window/page.ts';
import { aSite, type Clerk, DEMO_PASSWORD, type Site, signIn } from '../window/site.ts';

const DESK = '/monitorDispatch/PlaceOrder';
const NUMBER = '13877001234';
const FAR_NUMBER = '13877005678';

const cards = (page: Page) => page.getByRole('option').filter({ has: page.locator('[data-line]') });
const card = (page: Page, id: string) => page.locator(`[data-order="${id}"]`);
const panel = (page: Page) => page.getByRole('region', { name: /^订单 \d{4}$/ });
async function open(page: Page, id: string) {
  await card(page, id).click();
  await page.locator(`[data-handled="${id}"]`).waitFor();
}
const tab = (page: Page, name: string) =>
  page.getByRole('group', { name: '订单分类' }).getByRole('button', { name });
const rows = (page: Page) => page.locator('[data-candidate]');
const field = (page: Page, name: string) => page.locator(`form input[name="${name}"]`);
const chosenId = (page: Page) => new URL(page.url()).searchParams.get('orderId') ?? '';

async function atDesk(site: Site, account = 'dispatcher', search = ''): Promise<Clerk> {
  const clerk = await site.aClerk({ viewport: { width: 1920, height: 1080 } });
  await signIn(clerk.page, account, DEMO_PASSWORD, DESK + search);
  await clerk.page.getByRole('group', { name: '订单分类' }).waitFor();
  return clerk;
}

describe('an order', () => {
  const site = aSite();
  let desk: DispatchDesk;
  let clerk: Clerk;
  let driverId = '';
  let orderId = '';
  beforeAll(async () => {
    await putKnownPlace(site().upstream.store.db);
    desk = await aDispatchDesk(inRealTime(site().upstream));
    clerk = await atDesk(site());
  });

  it('is taken down by keyboard alone, and those who can fetch the passenger show by number', async () => {
    const { page } = clerk;
    ({ driverId } = await desk.aTaxi({ metres: 80 }));
    await desk.aTaxi({ metres: 320 });
    await page.getByText('没有等待的订单').waitFor();
    await page.keyboard.press('Alt+n');
    await field(page, 'mobile').waitFor();
    await page.keyboard.type(NUMBER);
    await page.getByText('新号码，没有记录').waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type(KNOWN_PLACE.pinyin);
    // pressed before the answer is there, it means the first of what comes
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('dest');
    expect(await field(page, 'origin').inputValue()).toBe(KNOWN_PLACE.name);
    await page.keyboard.press('Control+Enter');
    await panel(page).waitFor();
    orderId = chosenId(page);
    await card(page, orderId).waitFor();
    expect(await card(page, orderId).textContent()).toMatch(
      new RegExp(`剩 \\d\\d:\\d\\d.*待派.*${KNOWN_PLACE.name}.*138\\*{4}1234`),
    );
    expect(await violations(page)).toEqual([]);
  });

  it('is offered by one digit, and the list says what became of it', async () => {
    const { page } = clerk;
    const near = await desk.order({ origin: { address: '金湖广场', ...PICK_UP } });
    await open(page, near.id);
    await expect.poll(() => rows(page).count()).toBe(2);
    expect(await rows(page).first().getAttribute('data-candidate')).toBe(driverId);
    orderId = near.id;
    await rows(page).first().locator('[aria-keyshortcuts="1"]').waitFor({ state: 'attached' });
    await page.keyboard.press('1');
    // his number stays his, whatever the offer does to his rank
    await rows(page).first().locator('[data-state]').getByText('已推').waitFor({ state: 'attached' });
    expect(await rows(page).first().getAttribute('data-candidate')).toBe(driverId);
    await card(page, orderId).getByText('推送 1 / 已读 0').waitFor();
    const [offer] = await desk.offers(driverId);
    expect(offer?.order.orderId).toBe(orderId);
    await desk.report({ pushId: offer?.pushId, driverId, act: 'read' });
    await card(page, orderId).getByText('推送 1 / 已读 1').waitFor();
    // a second offer to the same driver is no offer
    await page.keyboard.press('1');
    await page.getByText(/现在不能推送/).waitFor();
  });

  it('goes to who takes it first, and on to the ongoing ones', async () => {
    const { page } = clerk;
    expect((await desk.accept(orderId, driverId)).errCode).toBe(0);
    await panel(page)
      .getByText('赶往上车点')
      .or(panel(page).getByRole('region', { name: '司机' }))
      .first()
      .waitFor();
    await card(page, orderId).waitFor({ state: 'detached' });
    await expect.poll(() => tab(page, '进行中').textContent()).toContain('1');
    await tab(page, '进行中').click();
    await page.waitForURL('**activeName=ongoingOrder**');
    await card(page, orderId)
      .getByText(/赶往上车点/)
      .waitFor();
  });

  it('that is aboard cannot be cancelled or reassigned, and the buttons say why', async () => {
    const { page } = clerk;
    await open(page, orderId);
    const reassign = panel(page).getByRole('button', { name: '改派' });
    await reassign.waitFor();
    expect(await reassign.getAttribute('aria-disabled')).toBeNull();
    await desk.arrive(orderId, driverId);
    await desk.meter(orderId, driverId, { load: true });
    await expect.poll(() => reassign.getAttribute('aria-disabled')).toBe('true');
    await panel(page).getByText('“行程中”的订单不能改派').waitFor({ state: 'attached' });
    await panel(page).getByText('“行程中”的订单不能销单').waitFor({ state: 'attached' });
    expect(await violations(page)).toEqual([]);
    await desk.meter(orderId, driverId, { load: false, price: 1_840, distance: 6_200, isPaid: true });
    await tab(page, '已完成').click();
    await open(page, orderId);
    await panel(page)
      .getByText(/18\.40/)
      .waitFor();
    expect(clerk.complaints).toEqual([]);
  });

  it('from outside every area is asked about, and made where that is meant', async () => {
    const { page } = clerk;
    const { db } = site().upstream.store;
    const far = { address: '漓江边的民宿', lng: 110.29, lat: 25.27 };
    const now = Date.now();
    const [caller] = await db
      .insert(passenger)
      .values({ mobile: FAR_NUMBER, searchKey: '', createdOn: now, updatedOn: now })
      .returning();
    await db
      .insert(passengerAddress)
      .values({ passengerId: caller?.id ?? '', ...far, useCount: 1, lastUsedOn: now });
    const ordersOf = () => db.$count(taxiOrder, eq(taxiOrder.mobile, FAR_NUMBER));
    await page.keyboard.press('Alt+n');
    await field(page, 'mobile').fill(FAR_NUMBER);
    await page.locator('form').getByRole('button', { name: far.address }).first().click();
    await page.keyboard.press('Control+Enter');
    const asked = page.getByRole('alert').filter({ hasText: '上车点不在任何营运区域内' });
    await asked.waitFor();
    expect(await ordersOf()).toBe(0);
    await asked.getByRole('button', { name: '仍要建单' }).click();
    await panel(page).waitFor();
    await expect.poll(ordersOf).toBe(1);
    await db.delete(taxiOrder).where(eq(taxiOrder.mobile, FAR_NUMBER));
  });

  it('of a number that has one already is opened, or made all the same', async () => {
    const { page } = clerk;
    await page.keyboard.press('Alt+n');
    await field(page, 'mobile').fill(NUMBER);
    await page.getByText(/已有订单/).waitFor();
    await page
      .locator('form')
      .getByRole('button', { name: new RegExp(KNOWN_PLACE.name) })
      .first()
      .click();
    await page.keyboard.press('Control+Enter');
    await page.getByText(/此号 10 分钟内已有订单/).waitFor();
    await page.getByRole('button', { name: '仍要建单' }).click();
    await panel(page).waitFor();
    await page.waitForURL('**activeName=waitingOrder**');
    await expect.poll(() => cards(page).count()).toBe(2);
  });

  describeInFull('further cases', () => {
    it('half written is there again after Escape, and after a reload', async () => {
      const { page } = clerk;
      await page.keyboard.press('Alt+n');
      await field(page, 'mobile').fill('13900001111');
      const isKept = page.waitForResponse(
        answer => answer.url().includes('/draft') && (answer.request().postData() ?? '').includes('万象城'),
      );
      await field(page, 'dest').fill('万象城');
      await page.keyboard.press('Escape');
      await field(page, 'mobile').waitFor({ state: 'detached' });
      await page.keyboard.press('Alt+n');
      expect(await field(page, 'mobile').inputValue()).toBe('13900001111');
      await isKept;
      await page.reload();
      await page.getByRole('group', { name: '订单分类' }).waitFor();
      await page.keyboard.press('Alt+n');
      await expect.poll(() => field(page, 'mobile').inputValue()).toBe('13900001111');
      expect(await field(page, 'dest').inputValue()).toBe('万象城');
      await page.locator('form').getByRole('button', { name: '清除' }).click();
      expect(await field(page, 'mobile').inputValue()).toBe('');
    });
  });

  it('is cancelled with a reason by one digit', async () => {
    const { page } = clerk;
    const { id } = await desk.order({ mobile: aMobile() });
    await page.keyboard.press('Escape');
    await open(page, id);
    await panel(page).getByRole('button', { name: '销单' }).click();
    await page.keyboard.press('2');
    await panel(page).getByRole('button', { name: '销单' }).last().click();
    await card(page, id).waitFor({ state: 'detached' });
    await panel(page).getByText('后台销单').or(panel(page).getByText('改变行程')).first().waitFor();
  });

  it('is cancelled without a mouse: Escape leaves the form and not the order, a digit and Enter do it', async () => {
    const { page } = clerk;
    const { id } = await desk.order({ mobile: aMobile() });
    await page.keyboard.press('Escape');
    await card(page, id).waitFor();
    await expect
      .poll(async () => {
        await page.keyboard.press('j');
        return chosenId(page);
      })
      .toBe(id);
    await page.locator(`[data-handled="${id}"]`).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    const cancel = panel(page).getByRole('button', { name: '销单' }).first();
    await cancel.focus();
    await page.keyboard.press('Enter');
    const form = panel(page).getByRole('form', { name: '销单原因' });
    await form.waitFor();
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    expect(chosenId(page)).toBe(id);
    expect(await cancel.evaluate(one => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await form.waitFor();
    await page.keyboard.press('2');
    await form.locator('[aria-pressed=true]').waitFor();
    await page.keyboard.press('Enter');
    await card(page, id).waitFor({ state: 'detached' });
  });
});

describe('two dispatchers', () => {
  const site = aSite();
  let desk: DispatchDesk;
  let mine: Clerk;
  let theirs: Clerk;
  beforeAll(async () => {
    desk = await aDispatchDesk(inRealTime(site().upstream));
    mine = await atDesk(site());
    theirs = await atDesk(site(), 'admin');
  });

  describeInFull('further cases', () => {
    it('see who has an order in hand, and take it over before they act', async () => {
      await desk.aTaxi({ metres: 100 });
      const { id } = await desk.order();
      await open(mine.page, id);
      await rows(mine.page).first().waitFor();
      await card(theirs.page, id).getByText('韦春燕 处理中').waitFor();
      await open(theirs.page, id);
      await panel(theirs.page).getByText('韦春燕 正在处理这单，您可以先看').waitFor();
      expect(await theirs.page.getByRole('button', { name: /推送圈内/ }).count()).toBe(0);
      await panel(theirs.page).getByRole('button', { name: '接手处理' }).click();
      await theirs.page.getByRole('button', { name: /推送圈内/ }).waitFor();
      await panel(mine.page).getByText('黄志强 正在处理这单，您可以先看').waitFor();
    });
  });

  it('who acts second is told whose change it is and what differs, and keeps what he typed', async () => {
    const { page } = mine;
    const { id } = await desk.order();
    await open(page, id);
    await panel(page).getByRole('button', { name: '销单' }).click();
    await page.keyboard.press('3');
    await panel(page).getByRole('textbox', { name: '取消说明' }).fill('乘客说地址错了');
    // his next call finds what somebody else has done a moment before
    const { db } = site().upstream.store;
    await page.route(
      '**/cancelOrder',
      async route => {
        const theirs = { remark: '带轮椅', version: 9, updatedBy: '黄志强' };
        await db.update(taxiOrder).set(theirs).where(eq(taxiOrder.id, id));
        await route.continue();
      },
      { times: 1 },
    );
    await panel(page).getByRole('button', { name: '销单' }).last().click();
    await panel(page)
      .getByText(/黄志强 .* 改了这单，本次没有执行/)
      .waitFor();
    await panel(page).getByText('带轮椅').waitFor();
    expect(await panel(page).getByRole('textbox', { name: '取消说明' }).inputValue()).toBe('乘客说地址错了');
    await panel(page).getByRole('button', { name: '仍要执行' }).click();
    await card(page, id).waitFor({ state: 'detached' });
  });
});
