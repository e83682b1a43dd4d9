/** A clerk puts columns away and into his own order; they are so tomorrow, and a click brings the old ones back. */
// @feature list
import { beforeAll, expect, it } from 'vitest';
import type { Page } from '../window/page.ts';
import { aSite, signIn } from '../window/site.ts';

const site = aSite();
let page: Page;
const heads = () =>
  page
    .locator('thead th[scope=col]')
    .evaluateAll(cells => cells.map(cell => cell.textContent ?? '').filter(Boolean));
const open = () => page.getByRole('button', { name: '显示的列', exact: true }).click();
const line = (name: string) => page.getByRole('dialog').getByRole('checkbox', { name, exact: true });
let before: string[];

beforeAll(async () => {
  page = (await site().aClerk()).page;
  await signIn(page, 'admin', 'taxi-demo', '/system-manage/admin-user');
  await page.getByRole('row', { name: '韦大宝', exact: true }).waitFor();
  before = await heads();
});

it('is moved by key', async () => {
  await open();
  await line('状态').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(async () => (await heads()).indexOf('状态')).toBe(before.indexOf('状态') - 1);
  // the focus goes with it
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(async () => (await heads()).indexOf('状态')).toBe(before.indexOf('状态') - 2);
});

it('is put away', async () => {
  await line('手机').uncheck();
  await expect.poll(async () => (await heads()).includes('手机')).toBe(false);
});

it('is so after loading anew, until it is brought back', async () => {
  const chosen = await heads();
  await page.reload();
  await page.getByRole('row', { name: '韦大宝', exact: true }).waitFor();
  expect(await heads()).toEqual(chosen);
  await open();
  await page.getByRole('dialog').getByRole('button', { name: '恢复默认' }).click();
  await expect.poll(heads).toEqual(before);
});
