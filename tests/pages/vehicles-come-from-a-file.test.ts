// @tier full
/** An operator's vehicles come in from a spreadsheet: what is wrong is said row by row, the rest is registered. */
// @feature imports, vehicle
import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { violations } from '../window/axe.ts';
import { aSite, DEMO_PASSWORD, signIn } from '../window/site.ts';
import { countedSteps } from '../window/steps.ts';
import { checkFile, csv, openWizard } from './import-wizard.ts';

const PAGE = '/vehicle-manage/vehicle-info';

/** The first row is good; the third names a plate that is registered already, the last the one of the first. */
const FILE = [
  '车牌号,所属公司,品牌,型号,燃料类型,保险到期,终端号',
  '桂az0001,邕江出租,比亚迪,e5,纯电,2027-03-31,T-0001',
  '桂A12,邕江出租,比亚迪,e5,纯电,,',
  '桂AD10007,南宁市绿城出租汽车有限公司,大众,捷达,燃气,,',
  '桂AZ0003,没有这家公司,大众,捷达,燃气,,',
  '桂AZ0004,邕江出租,大众,捷达,蒸汽,,',
  '桂A·Z0001,邕江出租,大众,捷达,燃气,,',
];

describe('a file of vehicles', () => {
  const site = aSite();

  it('is checked by rows, brings in what is right, and tells which plate was taken', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, PAGE);
    await page.locator('tr[data-row] td').first().waitFor();
    const dialog = await checkFile(page, '车辆信息', csv('车辆.csv', FILE));
    await dialog.getByText('1 行通过，5 行未通过').waitFor();
    const wrong = dialog.locator('tbody tr');
    await expect.poll(() => wrong.count()).toBe(5);
    const problems = await wrong.allInnerTexts();
    const of = (row: number) => problems.find(text => text.startsWith(String(row))) ?? '';
    expect(of(3)).toContain('桂A12');
    expect(of(5)).toContain('没有这家公司');
    expect(of(6)).toContain('蒸汽');
    expect(of(4)).toContain('车牌号已登记');
    expect(of(7)).toContain('文件中有重复');

    // what the check has passed is what comes in
    await dialog.getByRole('button', { name: '跳过错误，导入 1 行' }).click();
    await dialog.getByText('已导入 1 行').waitFor();
    await dialog.getByRole('button', { name: '完成' }).click();

    // the file had small letters, a short name of the company, and a day
    await page.getByRole('searchbox').fill('桂AZ0001');
    await expect.poll(() => page.locator('tr[data-row]').count()).toBe(1);
    const row = page.locator('tr[data-row]').first();
    await row.getByText('邕江出租').waitFor();
    await row.getByTitle('南宁市邕江出租汽车有限公司').waitFor();
    expect(await row.innerText()).toMatch(/比亚迪 e5[\s\S]*纯电[\s\S]*T-0001/);
    expect(complaints).toEqual([]);
  });

  it('changes the vehicles of which it says something new, by their plates', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, PAGE);
    await page.locator('tr[data-row] td').first().waitFor();
    await page.getByRole('button', { name: '导入', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '导入：车辆信息' });
    const rows = ['车牌号,品牌,终端号', '桂a·d10007,大众新款,', '桂AD10007,大众新款,', '桂AW0001,比亚迪,W-1'];
    await dialog.locator('input[type=file]').setInputFiles(csv('更新.csv', rows));
    // as it comes, a file only adds, and says which required field it has no column for
    await dialog
      .getByText(/还有必填字段没有对应的列|已有的记录/)
      .first()
      .waitFor();
    await dialog.getByRole('combobox', { name: '已有的记录' }).click();
    await page.getByRole('option', { name: '按车牌号更新' }).click();
    await dialog.getByText(/^空单元格不改动/).waitFor();
    await expect.poll(() => page.getByRole('listbox').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: '开始预检' }).click();
    // a vehicle without a company needs an area, as in the form
    await dialog.getByText('1 行通过，2 行未通过').waitFor();
    await dialog.getByText('新增 0 行，修改 1 行，0 行与现有内容相同').waitFor();
    await dialog.getByRole('button', { name: '跳过错误，导入 1 行' }).click();
    await dialog.getByText('新增 0 行，修改 1 行').waitFor();
    await dialog.getByRole('button', { name: '完成' }).click();
    await page.getByRole('searchbox').fill('桂AD10007');
    await expect.poll(() => page.locator('tr[data-row]').count()).toBe(1);
    await page
      .locator('tr[data-row]')
      .first()
      .getByText(/大众新款/)
      .waitFor();
    expect(complaints).toEqual([]);
  });

  it('is read from the sheet and the row in which its table is', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, PAGE);
    await page.locator('tr[data-row] td').first().waitFor();
    const dialog = await openWizard(page, '车辆信息');
    const buffer = fs.readFileSync('tests/files/gnumeric.xlsx');
    const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    await dialog.locator('input[type=file]').setInputFiles({ name: '台账.xlsx', mimeType, buffer });
    await dialog.getByText('台账.xlsx：1 行').waitFor();
    await dialog.getByRole('combobox', { name: '工作表' }).click();
    await page.getByRole('option', { name: '车辆' }).click();
    await dialog.getByText('台账.xlsx：6 行').waitFor();
    await dialog.getByRole('combobox', { name: '表头' }).getByText('第 3 行').waitFor();
    await dialog.getByRole('button', { name: '开始预检' }).click();
    await dialog.getByText('4 行通过，2 行未通过').waitFor();
    await dialog.locator('tbody tr').getByText('公式结果是错误值').waitFor();
    expect(complaints).toEqual([]);
  });

  it('of a hundred rows, five of them wrong, comes in with six steps', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, PAGE);
    await page.locator('tr[data-row] td').first().waitFor();
    const rows = Array.from({ length: 100 }, (_, at) =>
      at % 20 === 7 ? `桂A${at},邕江出租,比亚迪,e5,纯电,,` : `桂AY${1000 + at},邕江出租,比亚迪,e5,纯电,,`,
    );
    const { step, taken } = countedSteps();
    await step(() => page.getByRole('button', { name: '导入', exact: true }).click());
    const dialog = page.getByRole('dialog', { name: '导入：车辆信息' });
    const file = csv('百辆.csv', [FILE[0] ?? '', ...rows]);
    await step(() => dialog.locator('input[type=file]').setInputFiles(file));
    await step(() => dialog.getByRole('button', { name: '开始预检' }).click());
    await dialog.getByText('95 行通过，5 行未通过').waitFor();
    await step(() => dialog.getByRole('button', { name: '跳过错误，导入 95 行' }).click());
    await dialog.getByText('已导入 95 行，5 行被拒绝').waitFor();
    await step(() => dialog.getByRole('button', { name: '完成' }).click());
    await step(() => page.getByRole('searchbox').fill('桂AY1099'));
    await expect.poll(() => page.locator('tr[data-row]').count()).toBe(1);
    expect(taken()).toBe(6);
    expect(complaints).toEqual([]);
  });
});
