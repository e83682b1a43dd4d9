// @tier full
/** A day of the books is closed in a real browser: two bills of WeChat Pay come in, and three differences are handled. */
// @feature reconciliation
import { expect, it } from 'vitest';
import { fundFlow, tradeBill } from '../builders/channel-bills.ts';
import { asFile, quietDay } from '../builders/day-to-close.ts';
import { aSite, DEMO_PASSWORD, signIn } from './console.ts';

const site = aSite();

it('a day with three differences is closed, and says by whom', async () => {
  const day = quietDay(Date.now());
  const noon = `${day} 12:00:00`;
  const trade = tradeBill([
    { time: noon, no: '4200000001', out: 'BK-J1', amount: 4_000 },
    { time: noon, no: '4200000002', out: 'BK-J2', amount: 2_000 },
  ]);
  const fund = fundFlow([{ time: noon, no: '1000000003', voucher: 'P-J3', amount: -500 }]);
  const { page, complaints } = await site().aClerk({ viewport: { width: 1366, height: 768 } });
  await signIn(page, 'finance', DEMO_PASSWORD, `/finance/reconciliation?day=${day}`);
  const title = page.locator('article h2');

  await page.getByText('还没有账单，导入后比对').waitFor();
  await page.keyboard.press('i');
  const dialog = page.getByRole('dialog', { name: /^导入账单/ });
  await dialog
    .locator('input[type=file]')
    .setInputFiles([asFile('trade.csv', trade), asFile('fund.csv', fund)]);
  await dialog.getByRole('button', { name: '导入 2 份' }).click();
  await expect.poll(() => dialog.getByText('已导入并比对').count()).toBe(2);
  await dialog.getByRole('button', { name: '完成' }).click();

  // the largest first: booked, then ignored, then carried to the day after
  await expect.poll(() => title.innerText()).toBe('只有渠道 40.00 元');
  await page.getByRole('button', { name: /^补记/ }).waitFor();
  await page.keyboard.press('b');
  await page.getByRole('textbox', { name: '说明（可不填）' }).fill('漏报的收款');
  await page.keyboard.press('Enter');
  await expect.poll(() => title.innerText()).toBe('只有渠道 20.00 元');
  await page.getByRole('button', { name: /^忽略并说明/ }).waitFor();
  await page.keyboard.press('x');
  await page.getByRole('textbox', { name: '说明，至少 4 个字' }).fill('渠道测试单');
  await page.keyboard.press('Enter');
  await expect.poll(() => title.innerText()).toBe('只有渠道 5.00 元');
  await page.getByRole('button', { name: '跨日', exact: true }).waitFor();
  await page.keyboard.press('d');
  await page.getByLabel('转到哪一天').fill(quietDay(Date.now(), 1));
  await page.keyboard.press('Enter');

  const close = page.getByRole('button', { name: '关账', exact: true });
  await expect.poll(() => close.isEnabled()).toBe(true);
  await close.click();
  await page.getByRole('dialog').getByRole('button', { name: '关账', exact: true }).click();
  await page.getByRole('button', { name: '重开账期' }).waitFor();
  expect(await page.locator('header').getByText('已关账').count()).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
});
