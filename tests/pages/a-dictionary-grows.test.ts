/** A dictionary from nothing to a list of coloured words in their order, which other windows have at once. */
// @feature dictionary
import fs from 'node:fs/promises';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeInFull } from '../builders/tier.ts';
import type { Page } from '../window/page.ts';
import { aSite, type Clerk, DEMO_PASSWORD, signIn } from '../window/site.ts';

const PAGE = '/system-manage/dictionary';
const MARKUP = '<img src=x onerror="document.title=1">=1+1';

const rows = (page: Page) => page.locator('tbody tr');
const names = (page: Page) => page.locator('tbody tr td:nth-of-type(2)').allInnerTexts();
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });

async function addValue(page: Page, { value, name, look }: { value: string; name: string; look?: string }) {
  await page.getByRole('button', { name: '新建值', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '值', exact: true }).fill(value);
  await dialog.getByRole('textbox', { name: '名称' }).fill(name);
  if (look) await dialog.getByRole('combobox', { name: '标签样式' }).selectOption(look);
  await dialog.getByRole('button', { name: '新建', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await row(page, name).waitFor();
}

async function act(page: Page, name: string, action: string) {
  await row(page, name).hover();
  await page.getByRole('button', { name: `更多操作：${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

describe('a dictionary', () => {
  const site = aSite();
  let clerk: Clerk;
  let page: Page;

  beforeAll(async () => {
    clerk = await site().aClerk();
    page = clerk.page;
    await signIn(page, 'admin', DEMO_PASSWORD, PAGE);
    await page.getByRole('heading', { name: '字典管理' }).waitFor();
  });

  it('is added, and stands in the address', async () => {
    await page.getByRole('button', { name: '新建字典' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: '编码' }).fill('vehicleType');
    await dialog.getByRole('textbox', { name: '名称' }).fill('车型');
    await dialog.getByRole('button', { name: '新建', exact: true }).click();
    await page.getByRole('heading', { name: '车型' }).waitFor();
    await page.getByText('这个字典还没有值').waitFor();
    await expect.poll(() => page.url()).toMatch(/\/system-manage\/dictionary\/\d+$/);
    await page.reload();
    await page.getByRole('heading', { name: '车型' }).waitFor();
  });

  it('gets values with colours, and shows markup as the text it is', async () => {
    await addValue(page, { value: 'car', name: '轿车', look: 'success' });
    await addValue(page, { value: 'suv', name: '越野车', look: 'danger' });
    await addValue(page, { value: 'x', name: MARKUP });
    expect(await names(page)).toEqual(['轿车', '越野车', MARKUP]);
    expect(await row(page, '越野车').innerText()).toContain('危险');
    expect(await page.title()).not.toBe('1');
  });

  it('is put in order by key, told of, and taken back', async () => {
    await page.getByRole('button', { name: '移动“越野车”' }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await page.getByRole('status').getByText('“越野车”已移动').waitFor();
    await expect.poll(() => names(page)).toEqual(['越野车', '轿车', MARKUP]);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused).toBe('移动“越野车”');
    await page.keyboard.press('Alt+ArrowUp');
    await page.getByText('“越野车”不能再往这边移').waitFor();
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(() => names(page)).toEqual(['轿车', '越野车', MARKUP]);
    await page.keyboard.press('Alt+ArrowRight');
    await page.getByRole('img', { name: '下级' }).waitFor();
    await page.getByRole('button', { name: '撤销' }).click();
    await page.getByText('“越野车”已移回原处').waitFor();
    await expect.poll(() => page.getByRole('img', { name: '下级' }).count()).toBe(0);
    await page.reload();
    await expect.poll(() => names(page)).toEqual(['轿车', '越野车', MARKUP]);
  });

  it('has one default, and values that are switched off', async () => {
    for (const name of ['轿车', '越野车']) {
      await row(page, name).hover();
      await row(page, name).getByRole('button', { name: '编辑' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('switch', { name: '默认值' }).check();
      await dialog.getByRole('button', { name: '保存' }).click();
      await dialog.waitFor({ state: 'hidden' });
      await row(page, name).getByText('默认', { exact: true }).last().waitFor();
    }
    await expect.poll(() => page.locator('td[data-default]').filter({ hasText: /\S/ }).count()).toBe(1);
    await row(page, '轿车').getByRole('switch').click();
    await row(page, '轿车').getByText('停用').waitFor();
  });

  describeInFull('further cases', () => {
    it('goes out as a file, cell by cell what the page shows', async () => {
      await page.getByRole('button', { name: '导出', exact: true }).click();
      const dialog = page.getByRole('dialog');
      const saved = page.waitForEvent('download');
      await dialog.getByRole('button', { name: '开始导出' }).click();
      const file = await saved;
      const [heads, ...cells] = await readSheet(await fs.readFile(await file.path()), { trim: false });
      expect(heads?.slice(0, 5)).toEqual(['所属字典', '上级值', '值', '名称', '标签样式']);
      expect(cells.map(each => each.slice(0, 8).map(cell => cell ?? ''))).toEqual([
        ['vehicleType', '', 'car', '轿车', '成功', '', '停用', '否'],
        ['vehicleType', '', 'suv', '越野车', '危险', '', '启用', '是'],
        ['vehicleType', '', 'x', MARKUP, '默认', '', '启用', '否'],
      ]);
      await page.keyboard.press('Escape');
    });
  });

  it('keeps a value that records have, and says what can be done instead', async () => {
    await page.getByRole('button', { name: /^区域/ }).click();
    await act(page, '青秀区', '删除');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '删除' }).click();
    await dialog.getByText('正在使用，不能删除，可以停用').waitFor();
    await dialog.getByRole('button', { name: '完成' }).click();
    expect(await names(page)).toContain('青秀区');
  });

  describeInFull('further cases', () => {
    it('tells another window of a new area while a form is open there', async () => {
      const other = await site().aClerk();
      await signIn(other.page, 'admin', DEMO_PASSWORD, '/system-manage/admin-user/create');
      await other.page.getByRole('checkbox', { name: '青秀区' }).waitFor();
      await other.page.locator('input[name="account"]').fill('newcomer');
      await addValue(page, { value: '450109', name: '邕宁区' });
      await other.page.getByRole('checkbox', { name: '邕宁区' }).waitFor();
      expect(await other.page.locator('input[name="account"]').inputValue()).toBe('newcomer');
      expect(other.complaints).toEqual([]);
    });

    it('is found by pinyin, and its values are', async () => {
      await page.getByRole('searchbox', { name: '名称、值、拼音' }).fill('yongning');
      await expect.poll(() => names(page)).toEqual(['邕宁区']);
      await page.getByRole('searchbox', { name: '名称、编码、拼音' }).fill('chexing');
      await expect.poll(() => page.locator('nav li button b').allInnerTexts()).toContain('车型');
    });

    it('has a way back on a phone', async () => {
      const phone = await site().aClerk({ viewport: { width: 360, height: 780 } });
      await signIn(phone.page, 'admin', DEMO_PASSWORD, PAGE);
      await phone.page.getByRole('button', { name: /^来电标记/ }).click();
      await row(phone.page, '骚扰/无效').waitFor();
      await phone.page.getByRole('button', { name: '字典管理' }).click();
      await phone.page.getByRole('button', { name: /^区域/ }).waitFor();
      expect(phone.complaints).toEqual([]);
      expect(clerk.complaints).toEqual([]);
    });
  });
});

describeInFull('on a plain upstream', () => {
  const site = aSite({ isPlain: true });

  it('dictionaries are read and not kept: no page, and areas by their names', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, '/system-manage/admin-user');
    await page.getByText('青秀区').first().waitFor();
    expect(await page.getByRole('link', { name: '字典管理' }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
