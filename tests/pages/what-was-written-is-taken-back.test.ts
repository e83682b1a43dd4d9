/** What was done to records a moment ago is undone by one click, unless somebody has written since. */
// @feature bulk, revision
import { beforeAll, expect, it } from 'vitest';
import { sessionCalls } from '../../src/contract/session.ts';
import { vehicle } from '../../src/contract/vehicle.ts';
import { aColleague } from '../builders/colleague.ts';
import { askAt } from '../builders/request.ts';
import type { Page } from '../window/page.ts';
import { aSite, type Clerk, DEMO_PASSWORD, signIn } from '../window/site.ts';

const LIST = '/vehicle-manage/vehicle-info';

const site = aSite();
let clerk: Clerk;
let names: string[];

const rowOf = (page: Page, name: string) => page.locator(`tr[data-row][aria-label="${name}"]`);

/** Chooses both rows, and gives them a remark. */
async function remarkBoth(page: Page, remark: string) {
  for (const name of names) await page.getByRole('checkbox', { name: `选择 ${name}`, exact: true }).check();
  await page.getByRole('toolbar').getByRole('button', { name: '批量修改' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: '备注' }).check();
  await dialog.getByRole('textbox', { name: '备注' }).fill(remark);
  await dialog.getByRole('button', { name: '查看影响' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '修改', exact: true }).click();
  await page.getByRole('dialog').getByText('成功 2').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: '完成' }).click();
}

async function remarks(): Promise<(string | null | undefined)[]> {
  const { data: admin } = await askAt(site().server.url, sessionCalls.login, {
    body: { account: 'admin', password: DEMO_PASSWORD },
  });
  const { data } = await askAt(site().server.url, vehicle.calls.list, { query: { size: 200 } }, admin.token);
  return names.map(name => data.find(row => row.plateNumber === name)?.remark);
}

beforeAll(async () => {
  clerk = await site().aClerk();
  const { page } = clerk;
  await signIn(page, 'admin', DEMO_PASSWORD, LIST);
  await page.locator('tr[data-row]').nth(1).waitFor();
  const rows = page.locator('tr[data-row]');
  names = await Promise.all([0, 1].map(async at => (await rows.nth(at).getAttribute('aria-label')) ?? ''));
});

it('a bulk change', async () => {
  const { page } = clerk;
  const before = await remarks();
  await remarkBoth(page, '一起改的');
  expect(await remarks()).toEqual(['一起改的', '一起改的']);
  await page.getByText('已更改 2 条').waitFor();
  await page.getByRole('button', { name: '撤销' }).click();
  await page.getByText('已撤销 2 条').waitFor();
  expect(await remarks()).toEqual(before);
});

it('save for what somebody has written since, which stays', async () => {
  const { page } = clerk;
  // the versions that the list knows are those from before the undo, until it has asked again
  await page.goto(LIST);
  await rowOf(page, names[0] ?? '').waitFor();
  const before = await remarks();
  await remarkBoth(page, '又一起改的');
  const token = await aColleague(site());
  const { url } = site().server;
  const { data } = await askAt(url, vehicle.calls.list, { query: { size: 200 } }, token);
  const other = data.find(row => row.plateNumber === names[1]);
  const body = { remark: '同事改的', version: other?.version };
  await askAt(url, vehicle.calls.update, { params: { id: other?.id ?? '' }, body }, token);
  await page.getByRole('button', { name: '撤销' }).click();
  await page.getByText('已撤销 1 条，1 条未能撤销').waitFor();
  expect(await remarks()).toEqual([before[0], '同事改的']);
});

it('a deletion', async () => {
  const { page, complaints } = clerk;
  await page.goto('/scoreShop/customerServiceManage');
  const first = page.locator('tr[data-row]').first();
  await first.waitFor();
  const name = (await first.getAttribute('aria-label')) ?? '';
  await page.getByRole('checkbox', { name: `选择 ${name}`, exact: true }).check();
  await page.getByRole('toolbar').getByRole('button', { name: '删除' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '删除' }).click();
  await page.getByText('已删除 1 条').waitFor();
  await expect.poll(() => rowOf(page, name).count()).toBe(0);
  await page.getByRole('button', { name: '撤销' }).click();
  await page.getByText('已撤销 1 条').waitFor();
  await rowOf(page, name).waitFor();
  expect(complaints).toEqual([]);
});

it('an account that was deleted', async () => {
  const { page } = clerk;
  await page.goto('/system-manage/admin-user');
  const row = rowOf(page, '韦大宝');
  await row.waitFor();
  await row.getByRole('button', { name: /^更多操作/ }).click();
  await page.getByRole('menuitem', { name: '删除', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '删除', exact: true }).click();
  await page.getByText('已删除 1 条').waitFor();
  await expect.poll(() => row.count()).toBe(0);
  await page.getByRole('button', { name: '撤销' }).click();
  await page.getByText('已撤销 1 条').waitFor();
  await row.waitFor();
});

it('an account that was disabled', async () => {
  const { page } = clerk;
  await page.goto('/system-manage/admin-user');
  const row = rowOf(page, '韦大宝');
  await row.waitFor();
  await row.getByRole('button', { name: /^更多操作/ }).click();
  await page.getByRole('menuitem', { name: '停用', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '停用', exact: true }).click();
  await page.getByText('已更改 1 条').waitFor();
  await row.getByText('停用', { exact: true }).waitFor();
  await page.getByRole('button', { name: '撤销' }).click();
  await page.getByText('已撤销 1 条').waitFor();
  await row.getByText('启用', { exact: true }).waitFor();
});
