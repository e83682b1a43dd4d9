// @tier full
/** Calls, alarms, spot checks, users, settings and versions before an upstream that knows the specification alone. */
// @feature call, alarm, access, driver, app-version
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AS_SPECIFIED } from '../foreign-upstream/as-specified.ts';
import { PASSWORD } from '../foreign-upstream/state.ts';
import type { Page } from '../window/page.ts';
import { aForeignSite, type Clerk, signIn } from '../window/site.ts';
import { rows } from './resources.ts';

const { site, upstream } = aForeignSite({ calls: AS_SPECIFIED, unknown: 500 });
let clerk: Clerk;
beforeAll(async () => {
  clerk = await site().aClerk({ viewport: { width: 1920, height: 1080 } });
  await signIn(clerk.page, 'admin', PASSWORD, '/dashboard/index');
});
beforeEach(() => {
  upstream().state.done.length = 0;
});

/** What was asked for is exactly this. */
const isDone = (place: string, body: object, query: object = {}) =>
  expect.poll(() => upstream().state.done.at(-1)).toEqual({ place, body, query });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

describe('calls', () => {
  const drawer = (page: Page) => page.getByRole('complementary', { name: '通话' });
  const calls = (page: Page) => drawer(page).locator('[data-call]');

  it('are tagged with a word of the dictionary, and who called gets a name and a mark', async () => {
    const { page, complaints } = clerk;
    await page.getByRole('button', { name: '通话列表' }).click();
    const who = calls(page).filter({ hasText: '13877110006' });
    await who.getByRole('button', { name: '标记', exact: true }).click();
    await page.getByRole('menuitem', { name: '叫车' }).waitFor();
    await page.keyboard.press('Escape');
    await who.getByRole('button', { name: /的通话$/ }).click();
    const card = page.getByRole('dialog', { name: '未知' });
    await card.getByRole('checkbox', { name: '老人' }).click();
    await page.getByText('编辑成功').first().waitFor();
    await isDone('POST /api/admin/order/dispatch/updateQimoUser', {
      mobile: '13877110006',
      name: null,
      isOldPerson: true,
      isDriver: false,
    });
    // the card lies over the drawer, which has no role meanwhile
    await page.locator('[data-call]').filter({ hasText: '13877110006' }).getByText('老人').waitFor();
    await card.getByRole('button', { name: '叫车' }).click();
    await isDone('POST /api/admin/order/dispatch/updateQimoTagging', { id: '60003', tagging: '1' });
    await page.waitForURL(/PlaceOrder/);
    expect(complaints).toEqual([]);
  });
});

describe('alarms', () => {
  it('are taken in hand and closed though their state is not told', async () => {
    const { page, complaints } = clerk;
    await page.goto('/monitorDispatch/alarm/1');
    await page.locator('[aria-keyshortcuts=A]').first().click();
    await isDone('POST /api/admin/alarm/updateCallthepoliceInfo', { id: '1', state: 1 });
    await page.locator('[aria-keyshortcuts=C]').first().click();
    await page.getByRole('combobox', { name: '处理结果' }).selectOption('4');
    await page.getByRole('button', { name: '结案', exact: true }).last().click();
    await isDone('POST /api/admin/alarm/updateCallthepoliceInfo', {
      id: '1',
      state: 2,
      handleResult: 4,
      handleRemark: null,
    });
    expect(complaints).toEqual([]);
  });

  it('are not counted where their state is not told', async () => {
    const { page } = clerk;
    await page.goto('/dashboard/index');
    await page.getByText('有些内容没有读到，不在上面').waitFor();
    expect(await page.locator('[data-figure^="alarm.waiting."]').count()).toBe(0);
  });
});

describe('users', () => {
  it('whose state is not told can be enabled and disabled, and are not counted by it', async () => {
    const { page, complaints } = clerk;
    await page.goto('/system-manage/admin-user');
    await rows(page).first().waitFor();
    await page.getByText('1 人，– 人启用').waitFor();
    expect(await rows(page).first().innerText()).not.toMatch(/启用|停用|待改密码/);
    for (const [name, state] of [
      ['启用', 1],
      ['停用', 0],
    ] as const) {
      await rows(page)
        .first()
        .getByRole('button', { name: /^更多操作/ })
        .click();
      await page.getByRole('menuitem', { name, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name, exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
      await isDone('PUT /api/admin/user/adminUsers', { userId: '5001', state });
    }
    await page.goto('/system-manage/admin-user/5001');
    const state = page.getByRole('group', { name: '状态' });
    for (const name of ['启用', '停用'])
      expect(await state.getByRole('radio', { name }).isChecked()).toBe(false);
    expect(complaints).toEqual([]);
  });
});

describe('versions of the apps', () => {
  it('whose state is not told can be released, withdrawn and deleted', async () => {
    const { page, complaints } = clerk;
    await page.goto('/system-manage/version');
    await rows(page).first().waitFor();
    expect(await rows(page).first().innerText()).not.toMatch(/草稿|已发布|已撤回/);
    await page.goto('/system-manage/version/1');
    for (const name of ['发布', '撤回', '删除']) await button(page, name).waitFor();
    expect(complaints).toEqual([]);
  });
});
