/** The cash account of a driver: adjusted by one clerk, booked by another, and looked at from where it belongs. */
// @feature driver-cash
import { expect, it } from 'vitest';
import { driverCashCalls } from '../../src/contract/driver-cash.ts';
import { aDriverWithMoney, theBooks } from '../builders/withdrawals.ts';
import type { Page } from '../window/page.ts';
import { aSite, type Clerk, DEMO_PASSWORD, signIn } from '../window/site.ts';

const LIST = '/finance/cashAdjustment';
const site = aSite();

async function at(account: string, path: string): Promise<Clerk> {
  const clerk = await site().aClerk();
  await signIn(clerk.page, account, DEMO_PASSWORD, path);
  return clerk;
}
const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const dialog = (page: Page) => page.getByRole('dialog');
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

/** Asked by the first clerk. */
async function anAdjustment(amount: number) {
  const driver = await aDriverWithMoney(site().upstream, 50_000);
  const finance = await site().upstream.signIn('finance', DEMO_PASSWORD);
  const { data, message } = await finance.ask(driverCashCalls.askCashAdjustment, {
    body: { driverId: driver.id, amount, reason: '漏计奖励' },
  });
  if (!data) throw new Error(message);
  return { driver, row: data };
}
const rowOf = (page: Page, id: string) => page.locator(`tr[data-row="${id}"]`);

it('is asked with what it comes to, never for more than there is', async () => {
  const driver = await aDriverWithMoney(site().upstream, 50_000);
  const { page, complaints } = await at('finance', `${LIST}/create?driverId=${driver.id}`);
  const amount = page.getByRole('textbox', { name: /调整金额/ });
  await amount.fill('-600');
  await page.getByRole('textbox', { name: /调整理由/ }).fill('多计奖励');
  await page.getByRole('button', { name: /提交复核/ }).click();
  await said(page, /超过可用余额 500.00 元/);
  await amount.fill('-100.50');
  await said(page, /余额 500.00 元，入账后 399.50 元/);
  await page.getByRole('button', { name: /提交复核/ }).click();
  await page.waitForURL(/\/finance\/cashAdjustment\?filter=/);
  await said(page, '多计奖励');
  expect(await theBooks(site().upstream, driver.id)).toMatchObject({ balance: 50_000 });
  expect(complaints).toEqual([]);
});

it('who has asked for it only takes it back; another one books it', async () => {
  const { driver, row } = await anAdjustment(12_345);
  const own = await at('finance', LIST);
  await rowOf(own.page, row.id).getByRole('button', { name: '撤回' }).click();
  await said(own.page, '等待另一人复核');
  expect(await inDialog(own.page, '复核并入账').count()).toBe(0);

  const { page, complaints } = await at('finance2', LIST);
  await rowOf(page, row.id).getByRole('button', { name: '去复核' }).click();
  await inDialog(page, '复核并入账').click();
  await said(page, /余额调整 123.45 元已入账/);
  expect(await theBooks(site().upstream, driver.id)).toMatchObject({ balance: 62_345, entries: 62_345 });
  expect([own.complaints, complaints]).toEqual([[], []]);
});

it('is refused with a reason, and books nothing', async () => {
  const { driver, row } = await anAdjustment(9_900);
  const { page, complaints } = await at('finance2', LIST);
  await rowOf(page, row.id).getByRole('button', { name: '去复核' }).click();
  await inDialog(page, '驳回').click();
  await dialog(page).getByRole('textbox').fill('依据不足');
  await inDialog(page, '确认驳回').click();
  await said(page, /已驳回，没有入账/);
  expect(await theBooks(site().upstream, driver.id)).toMatchObject({ balance: 50_000 });
  expect(complaints).toEqual([]);
});

it('an entry is taken back by another one, which waits for a second person', async () => {
  const driver = await aDriverWithMoney(site().upstream, 30_000);
  const filter = encodeURIComponent(JSON.stringify({ driverId: driver.id }));
  const { page, complaints } = await at('finance', `/finance/cashEntry?filter=${filter}`);
  await page.getByRole('button', { name: '冲正', exact: true }).first().click();
  await dialog(page).getByRole('textbox').fill('重复入账');
  await inDialog(page, '提交复核').click();
  await said(page, '已提交，等待另一人复核');
  await page.getByRole('button', { name: '冲正', exact: true }).first().click();
  await dialog(page).getByRole('textbox').fill('再次冲正');
  await inDialog(page, '提交复核').click();
  await said(page, /该分录已冲正或正在等待冲正/);
  expect(complaints).toEqual([]);
});

it('stands on the record of the driver', async () => {
  const driver = await aDriverWithMoney(site().upstream, 77_700);
  const { page, complaints } = await at('admin', `/driver-manage/driver-info/${driver.id}`);
  await page.getByRole('tab', { name: '现金账户' }).click();
  const figures = page.locator('[data-figure=available]');
  await figures.waitFor();
  expect(await figures.innerText()).toContain('777.00');
  expect(complaints).toEqual([]);
});
