// @tier full
/** Settings that show in pixels or need the browser's leave. */
// @feature settings
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { aSite, DEMO_PASSWORD, signIn } from './console.ts';
import { withDesktop } from './with-desktop.ts';

const CREATE = '/system-manage/admin-user/create';

const site = aSite();

it('the size changes in place', async () => {
  const { page } = await site().aClerk();
  await openForm(page);
  const before = await heightOf(page);
  await page.getByRole('button', { name: '迷你, 布局大小' }).click();
  await page.getByRole('menuitemradio', { name: '默认' }).click();
  await page.getByText('布局大小切换成功').waitFor();
  expect(await heightOf(page)).toBeGreaterThan(before);
});

it('desktop notifications are on only once the browser allows them', async () => {
  const { page, context } = await site().aClerk();
  await withDesktop(context);
  await openForm(page);
  await openSettings(page);
  const desktop = page.getByRole('switch', { name: '桌面通知' });
  await desktop.click();
  await page.getByText('开启失败，请重试').waitFor();
  expect(await desktop.isChecked()).toBe(false);
  // allowed in the settings of the browser: it was wanted all the time
  await context.grantPermissions(['notifications'], { origin: site().server.url });
  await expect.poll(() => desktop.isChecked()).toBe(true);
  await desktop.click();
  await expect.poll(() => desktop.isChecked()).toBe(false);
  await desktop.click();
  await page.getByText('订单通知开启成功').waitFor();
  expect(await desktop.isChecked()).toBe(true);
});

async function openForm(page: Page) {
  await signIn(page, 'admin', DEMO_PASSWORD, CREATE);
  await page.getByRole('textbox', { name: '姓名' }).waitFor();
}

async function openSettings(page: Page) {
  await page.getByRole('button', { name: '黄志强' }).click();
  await page.getByRole('menuitem', { name: '设置' }).click();
  await page.getByRole('dialog', { name: '设置' }).waitFor();
}

const heightOf = async (page: Page) =>
  (await page.getByRole('button', { name: '创建用户' }).boundingBox())?.height ?? 0;
