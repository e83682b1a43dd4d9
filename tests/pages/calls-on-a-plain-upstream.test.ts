// @tier full
/** An agent before an upstream that speaks the specification and nothing else: nothing rings that cannot be dealt with. */
// @feature call, call-statistics
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { adminUser } from '../../src/upstream/core/identity/tables.ts';
import { callRecord } from '../../src/upstream/domain/calls/tables.ts';
import { aCallAt } from '../builders/ringing.ts';
import { connected } from '../journeys/sockets.ts';
import { violations } from '../window/axe.ts';
import type { Page } from '../window/page.ts';
import { aSite, type Clerk, DEMO_PASSWORD, signIn } from '../window/site.ts';

const MOBILE = '13877018101';
const OTHER = '13877018102';
const SHOWN = '138****8101';
const OTHER_SHOWN = '138****8102';
const ORDERS = '/order/orderList';

const site = aSite({ isPlain: true });
const at = () => ({ clock: Date.now, store: site().upstream.store });
const drawer = (page: Page) => page.getByRole('complementary', { name: '通话' });
const rows = (page: Page) => drawer(page).locator('[data-call]');
const nobody = (page: Page) => page.getByRole('button', { name: '无来电' });
const panel = (page: Page, name: string) => page.getByRole('dialog', { name });

let clerk: Clerk;
let agent: string;
async function atWork(account: string): Promise<Clerk> {
  const opened = await site().aClerk({ viewport: { width: 1366, height: 768 } });
  const socket = connected(opened.page);
  await signIn(opened.page, account, DEMO_PASSWORD, ORDERS);
  await socket;
  return opened;
}
beforeAll(async () => {
  const { db } = site().upstream.store;
  await db.delete(callRecord);
  const [own] = await db.select().from(adminUser).where(eq(adminUser.account, 'agent'));
  agent = own?.callSystemAccount ?? '';
  clerk = await atWork('agent');
  await nobody(clerk.page).waitFor();
});

it('a call that ends while the page is reloaded is over when it is back', async () => {
  const { page } = clerk;
  const report = aCallAt(at(), { callno: MOBILE, agent });
  await report('enter');
  await report('ring');
  await report('link');
  await page.getByRole('button', { name: /^通话中 ?00:0/ }).waitFor();
  expect(await violations(page)).toEqual([]);
  const before = page.reload();
  await report('end', { endedBy: 'caller' });
  await before;
  await page.getByRole('button', { name: /待标记|无来电/ }).waitFor();
  expect(await page.getByRole('button', { name: /^通话中/ }).count()).toBe(0);
});

it('what rings before the page listens is shown when it does', async () => {
  const report = aCallAt(at(), { callno: MOBILE, agent });
  await report('enter');
  await report('ring');
  const late = await atWork('agent');
  await panel(late.page, '来电').getByText(SHOWN).waitFor();
  await report('end', { endedBy: 'caller' });
  await nobody(late.page).waitFor();
  expect(late.complaints).toEqual([]);
});

it('of two calls the one that is worked on stays, and a hidden one has no number', async () => {
  const { page } = clerk;
  // a call that ended while the page was reloaded may still be waiting for its tag
  const close = panel(page, '这通电话是关于什么的？').getByRole('button', { name: '关闭' });
  await expect
    .poll(async () => {
      if ((await close.count()) > 0) await close.click();
      return nobody(page).count();
    })
    .toBe(1);
  const first = aCallAt(at(), { callno: MOBILE, agent });
  const second = aCallAt(at(), { callno: null, agent });
  for (const kind of ['enter', 'ring', 'link'] as const) await first(kind);
  await page.getByRole('button', { name: /^通话中/ }).waitFor();
  for (const kind of ['enter', 'ring'] as const) await second(kind);
  await panel(page, '通话中').locator('[data-waiting]').filter({ hasText: '号码隐藏' }).waitFor();
  await first('end', { endedBy: 'agent' });
  await panel(page, '这通电话是关于什么的？').locator('[data-waiting]').click();
  const ringing = panel(page, '来电');
  await ringing.getByText('号码隐藏').waitFor();
  expect(await ringing.getByRole('textbox', { name: '姓名' }).isDisabled()).toBe(true);
  await second('end', { endedBy: 'caller' });
  await panel(page, '来电已结束').getByRole('button', { name: '关闭' }).click();
  await panel(page, '这通电话是关于什么的？').waitFor();
  await page.keyboard.press('4');
  await nobody(page).waitFor();
});

it('an end without a beginning, and one twice, are nothing', async () => {
  const { page, complaints } = clerk;
  const report = aCallAt(at(), { callno: OTHER, agent });
  await report('end');
  await report('end');
  await page.getByRole('button', { name: '通话列表' }).click();
  await rows(page).filter({ hasText: OTHER_SHOWN }).waitFor();
  await nobody(page).waitFor();
  expect(complaints).toEqual([]);
});

it('the calls stand there by tab with how many, and are read without statistics', async () => {
  const { page } = clerk;
  await page.route('**/api/admin/call-record-count/**', route =>
    route.fulfill({ status: 502, body: 'away' }),
  );
  await page.goto(ORDERS);
  await page.getByRole('button', { name: '通话列表' }).click();
  await drawer(page)
    .getByText(/坐席名单暂不可用/)
    .waitFor();
  await expect.poll(() => rows(page).count()).toBe(5);
  const tabs = drawer(page).getByRole('group', { name: '通话类别' });
  expect(await tabs.textContent()).toBe('来电5去电全部5');
  await drawer(page).getByRole('combobox', { name: '标记' }).selectOption('4');
  await expect.poll(() => rows(page).count()).toBe(1);
  await drawer(page).getByRole('combobox', { name: '标记' }).selectOption('');
  await page.unroute('**/api/admin/call-record-count/**');
});

it('a call offers what can be done with it there, and no recording, case, complaint or dialling', async () => {
  const { page } = clerk;
  const row = rows(page).filter({ hasText: SHOWN }).first();
  await row.getByRole('button', { name: /的通话$/ }).click();
  const card = page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: '姓名' }) });
  await card.getByRole('link', { name: '建单' }).waitFor();
  const offered = (await card.getByRole('link').allTextContents()).concat(
    await card.locator('footer').getByRole('button').allTextContents(),
  );
  // a mask is no number: nobody's calls are found by it, and he gets no name
  expect(offered).toEqual(['建单']);
  expect(await card.getByRole('textbox', { name: '姓名' }).isDisabled()).toBe(true);
  expect(await card.getByRole('button', { name: '听录音' }).count()).toBe(0);
  await card.getByRole('link', { name: '建单' }).click();
  await page.waitForURL('**/monitorDispatch/PlaceOrder?**');
  expect(new URL(page.url()).search).not.toContain('callno');
});

it('who has no account at the switchboard has no call of his own, and reads those of others', async () => {
  const { db } = site().upstream.store;
  await db.update(adminUser).set({ callSystemAccount: null }).where(eq(adminUser.account, 'lost'));
  const { page, complaints } = await atWork('lost');
  const report = aCallAt(at(), { callno: OTHER, agent });
  await report('enter');
  await report('ring');
  await panel(clerk.page, '来电').waitFor();
  await nobody(page).waitFor();
  await report('end');
  await nobody(clerk.page).waitFor();
  expect(complaints).toEqual([]);
});

it('what has no specified call is neither in the menu nor at its address', async () => {
  const { page, complaints } = await atWork('admin');
  const menu = (await page.getByRole('navigation').first().textContent()) ?? '';
  for (const entry of ['话务台', '来电人', '投诉']) expect(menu).not.toContain(entry);
  for (const path of ['/callcenter/desk', '/callcenter/callers', '/monitorDispatch/complaint']) {
    await page.goto(path);
    await page.waitForURL(/\/404/);
  }
  expect(complaints).toEqual([]);
});
