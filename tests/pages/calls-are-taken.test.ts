/** An agent's call from ringing to its tag: who it is, what he wants, an order without retyping, and what is left of it. */
// @feature call
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { adminUser } from '../../src/upstream/core/identity/tables.ts';
import { callRecord } from '../../src/upstream/domain/calls/tables.ts';
import { lostOrderTable } from '../../src/upstream/domain/lost/tables.ts';
import { passenger } from '../../src/upstream/domain/orders/tables.ts';
import { aCallAt } from '../builders/ringing.ts';
import { connected } from '../journeys/sockets.ts';
import { violations } from '../window/axe.ts';
import { type Clerk, DEMO_PASSWORD, onBothUpstreams, type Site, signIn } from '../window/site.ts';

const MOBILE = '13877018001';
const SHOWN = '138****8001';
let account: string;

const at = (site: Site) => ({ clock: Date.now, store: site.upstream.store });
const recordOf = async ({ upstream }: Site) => {
  const [row] = await upstream.store.db.select().from(callRecord).where(eq(callRecord.callno, MOBILE));
  return row;
};

onBothUpstreams((site, isPlain) => {
  let clerk: Clerk;
  beforeAll(async () => {
    const { db } = site().upstream.store;
    const [own] = await db.select().from(adminUser).where(eq(adminUser.account, 'agent'));
    account = own?.callSystemAccount ?? '';
    clerk = await site().aClerk({ viewport: { width: 1366, height: 768 } });
    const socket = connected(clerk.page);
    await signIn(clerk.page, 'agent', DEMO_PASSWORD, '/order/orderList');
    await socket;
    await clerk.page.getByRole('button', { name: '无来电' }).waitFor();
  });

  it('rings with who it is, is answered, and outlives a reload', async () => {
    const { page } = clerk;
    const report = aCallAt(at(site()), { callno: MOBILE, agent: account, ivrkey: '1' });
    await report('enter');
    await report('ring');
    const panel = page.getByRole('dialog', { name: '来电' });
    await panel.waitFor();
    await panel.getByText(/按键 1/).waitFor();
    await panel.getByText(SHOWN).waitFor();
    expect(await violations(page)).toEqual([]);
    await report('link');
    await page.getByRole('button', { name: /^通话中/ }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: /^通话中 ?00:0/ }).waitFor();

    // who it is, said in the call; where people are known by their numbers alone, nobody is by a mask
    const call = page.getByRole('dialog', { name: '通话中' });
    const name = call.getByRole('textbox', { name: '姓名' });
    if (isPlain) expect(await name.isDisabled()).toBe(true);
    else {
      await name.fill('韦阿婆');
      await call.getByRole('checkbox', { name: '老人' }).click();
      await page.getByText('编辑成功').first().waitFor();
      await expect
        .poll(async () => {
          const { db } = site().upstream.store;
          const [who] = await db.select().from(passenger).where(eq(passenger.mobile, MOBILE));
          return [who?.name, who?.isOldPerson];
        })
        .toEqual(['韦阿婆', 1]);
    }

    // what it was about is still to be said when it is over
    await report('end', { endedBy: 'caller' });
    await page.getByRole('button', { name: isPlain ? /待标记/ : '待标记' }).waitFor();
    await page.getByRole('dialog', { name: /关于什么/ }).waitFor();
    await page.getByRole('button', { name: /咨询/ }).waitFor();
    await page.keyboard.press('4');
    await page.getByText('标记成功').first().waitFor();
    await page.getByRole('button', { name: '无来电' }).waitFor();
    expect(await recordOf(site())).toMatchObject({ tagging: '4', state: 'dealing' });
    expect(clerk.complaints).toEqual([]);
  });

  it('stands in the drawer, is tagged anew there, and leads to the desk with the call', async () => {
    const { page } = clerk;
    await page.getByRole('button', { name: '通话列表' }).click();
    const drawer = page.getByRole('complementary', { name: '通话' });
    const who = isPlain ? '未知' : '韦阿婆';
    const row = drawer.locator('[data-call]').filter({ hasText: SHOWN }).filter({ hasText: who });
    await row.getByText('已接听').waitFor();
    await row.getByText('咨询').waitFor();
    await drawer.getByRole('searchbox').fill('19999999999');
    await drawer.getByText('无数据').waitFor();
    await drawer.getByRole('searchbox').fill('');
    await drawer.getByRole('button', { name: '今天' }).click();
    // by one key while the card is open
    await row.getByRole('button', { name: /的通话$/ }).click();
    await page.getByRole('dialog', { name: who }).getByText(SHOWN).waitFor();
    await page.keyboard.press('6');
    await row.getByText('催单').waitFor();
    await row.getByRole('button', { name: '修改标记' }).click();
    await page.getByRole('menuitem', { name: '叫车' }).click();
    await page.waitForURL('**/monitorDispatch/PlaceOrder?**');
    const place = new URL(page.url()).searchParams;
    const { id } = (await recordOf(site())) ?? { id: '' };
    expect([place.get('callId'), place.get('callno')]).toEqual([isPlain ? null : id, null]);
    // it is known with the call, or not at all: a mask is no number
    if (isPlain) return;
    await page.getByRole('region', { name: '来电乘客' }).waitFor();
    expect(await page.locator('input[name="mobile"]').inputValue()).toBe('');
  });

  it('becomes a lost case without its number being typed or told', async () => {
    if (isPlain) return;
    const { page } = clerk;
    const { id } = (await recordOf(site())) ?? { id: '' };
    await page.goto(`/lost/index/create?callId=${id}`);
    await expect.poll(() => page.locator('input[name="ownerName"]').inputValue()).toBe('韦阿婆');
    await page.locator('input[name="goodsName"]').fill('雨伞');
    await page.locator('select[name="goodsType"]').selectOption('99');
    await page.getByRole('button', { name: /^登记/ }).click();
    await expect.poll(async () => (await recordOf(site()))?.lostId).toBeTruthy();
    const [lost] = await site()
      .upstream.store.db.select()
      .from(lostOrderTable)
      .where(eq(lostOrderTable.goodsName, '雨伞'));
    expect(lost).toMatchObject({ ownerMobile: MOBILE, callId: id });
    // the call leads to what came of it
    await page.getByRole('button', { name: '通话列表' }).click();
    const row = page.locator('[data-call]').filter({ hasText: '韦阿婆' });
    await row.getByRole('button', { name: /的通话$/ }).click();
    const card = page.getByRole('dialog', { name: '韦阿婆' });
    await card.getByRole('link', { name: '失物', exact: true }).click();
    await page.waitForURL(`**/lost/index/${lost?.id}`);
    expect(clerk.complaints).toEqual([]);
  });

  it('leads to its order by one key, from within a field, as long as its panel is open', async () => {
    const { page } = clerk;
    await page.goto('/order/orderList');
    const report = aCallAt(at(site()), { callno: '13877018002', agent: account });
    const chip = page.getByRole('button', { name: /^无来电/ });
    await chip.waitFor();
    await page.keyboard.press('Alt+o');
    expect(new URL(page.url()).pathname).toBe('/order/orderList');
    await report('enter');
    await report('ring');
    const panel = page.getByRole('dialog', { name: '来电' });
    await panel.waitFor();
    expect(await panel.getByRole('link', { name: '建单' }).getAttribute('aria-keyshortcuts')).toBe('Alt+O');
    await page.locator('main').getByRole('searchbox').focus();
    await page.keyboard.press('Alt+o');
    await page.waitForURL('**/monitorDispatch/PlaceOrder?**');
    await expect.poll(() => panel.count()).toBe(0);
    await report('end', { endedBy: 'caller' });
  });
});
