/** Roles brought in from a file: guessed columns, problems by row, a report, and what became of each row. */
// @feature imports, jobs, access
import fs from 'node:fs/promises';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import type { Locator } from '../window/locator.ts';
import type { Page } from '../window/page.ts';
import { aSite, DEMO_PASSWORD, signIn } from '../window/site.ts';
import { csv, openWizard } from './import-wizard.ts';

const LIST = '/system-manage/role-group';

const HEAD = 'Role name,代码,排序,State,备注';
const GOOD = [
  '夜班调度,night_dispatch,31,启用,',
  '=HYPERLINK("x"),inert_name,32,Enabled,a formula is a name',
];
const BAD = [',nameless,33,启用,', '坏代码,不行,34,启用,', '状态不对,wrong_state,35,也许,'];

const file = (rows: readonly string[]) => csv('roles.csv', [HEAD, ...rows].map(quoted));
/** The one field with quotation marks in it. */
const quoted = (line: string) => line.replace('=HYPERLINK("x")', '"=HYPERLINK(""x"")"');

/** Its step has taken along what had the focus, and a key is heard again once the dialog has it back. */
const pressEscape = async (page: Page, dialog: Locator) => {
  const hasFocus = () =>
    dialog.evaluate(({ parentElement }) => parentElement?.contains(document.activeElement));
  await expect.poll(hasFocus).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
};

describe('roles come in from a file', () => {
  const site = aSite();

  it('with bad rows named, reported and left out', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, LIST);
    await page.locator('tr[data-row]').nth(2).waitFor();
    const dialog = await openWizard(page, '角色组');
    await dialog.locator('input[type=file]').setInputFiles(file([...GOOD, ...BAD]));

    // heads in two languages find their fields; what fills none is left out
    await dialog.getByText('roles.csv：5 行').waitFor();
    const column = (field: string) => dialog.getByRole('combobox', { name: field, exact: true });
    await expect.poll(() => column('名称').innerText()).toBe('Role name');
    expect(await column('状态').innerText()).toBe('State');
    expect(await column('权限').innerText()).toBe('不导入');

    await dialog.getByRole('button', { name: '开始预检' }).click();
    await dialog.getByText('2 行通过，3 行未通过').waitFor();
    const problems = dialog.locator('tbody tr');
    await expect.poll(() => problems.count()).toBe(3);
    expect((await problems.first().locator('td').allInnerTexts()).slice(0, 2)).toEqual(['4', '名称']);
    await dialog.getByRole('combobox', { name: '按字段筛选' }).click();
    await page.getByRole('option', { name: '状态' }).click();
    await expect.poll(() => problems.allInnerTexts()).toEqual([expect.stringContaining('也许')]);

    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: '下载报告' }).click();
    const [heads = [], ...refused] = await readSheet(await fs.readFile(await (await saved).path()));
    expect(heads).toContain('Role name');
    expect(heads).toContain('问题');
    expect(refused).toHaveLength(BAD.length);

    await dialog.getByRole('button', { name: '跳过错误，导入 2 行' }).click();
    await dialog.getByText('已导入 2 行，3 行被拒绝').waitFor();
    await dialog.getByRole('button', { name: '完成' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('row', { name: '夜班调度' }).waitFor();
    await page.getByRole('row', { name: '=HYPERLINK("x")' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('and what was left in the middle is gone on with from the job centre, on a phone', async () => {
    const { page, complaints } = await site().aClerk({ viewport: { width: 360, height: 780 } });
    await signIn(page, 'admin', DEMO_PASSWORD, LIST);
    await page.locator('tr[data-row]').nth(2).waitFor();
    const dialog = await openWizard(page, '角色组');
    await dialog.locator('input[type=file]').setInputFiles(file(['晨班调度,morning_dispatch,36,停用,']));
    await dialog.getByText('roles.csv：1 行').waitFor();
    // closed and opened again, the wizard is where it was
    await pressEscape(page, dialog);
    await page.getByRole('button', { name: '导入', exact: true }).click();
    await dialog.getByRole('button', { name: '开始预检' }).click();
    await dialog.getByText('1 行全部通过').waitFor();
    await pressEscape(page, dialog);

    await page.goto('/export-centre/index');
    await page.getByRole('button', { name: '继续：预检 角色组' }).first().click();
    await dialog.getByRole('button', { name: '导入 1 行' }).click();
    await dialog.getByText('已导入 1 行。').waitFor();
    await dialog.getByRole('button', { name: '完成' }).click();
    await page.getByRole('row', { name: '晨班调度' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('not without what is required, and not of another kind', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, LIST);
    await page.locator('tr[data-row]').nth(2).waitFor();
    const dialog = await openWizard(page, '角色组');
    const chooser = dialog.locator('input[type=file]');
    await chooser.setInputFiles({
      name: 'roles.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF'),
    });
    await dialog.getByText('只能导入 XLSX 或 CSV 文件').waitFor();
    await chooser.setInputFiles(file(GOOD));
    const name = dialog.getByRole('combobox', { name: '名称', exact: true });
    await name.click();
    await page.getByRole('option', { name: '不导入' }).click();
    await dialog.getByText('还有必填字段没有对应的列：名称').waitFor();
    expect(await dialog.getByRole('button', { name: '开始预检' }).isDisabled()).toBe(true);
  });
});
