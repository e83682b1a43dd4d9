/** An import ends with a way on: to its records, back to what was before, and to the rows that were refused. */
// @feature imports, jobs, vehicle
import { describe, expect, it } from 'vitest';
import { aSite, DEMO_PASSWORD, signIn } from '../window/site.ts';
import { checkFile, csv } from './import-wizard.ts';

const PAGE = '/vehicle-manage/vehicle-info';
const HEAD = '车牌号,所属公司,品牌,型号,燃料类型,座位数,保险到期';

describe('an import', () => {
  const site = aSite();

  async function aList() {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, PAGE);
    await page.locator('tr[data-row] td').first().waitFor();
    return { page, complaints, rows: page.locator('tr[data-row]') };
  }

  it('leads to its records, and is undone', async () => {
    const { page, complaints, rows } = await aList();
    const file = csv('两辆.csv', [
      HEAD,
      '桂AU0001,邕江出租,比亚迪,e5,纯电,5,',
      '桂AU0002,邕江出租,比亚迪,e5,纯电,5,',
    ]);
    const dialog = await checkFile(page, '车辆信息', file);
    await dialog.getByRole('button', { name: '导入 2 行' }).click();
    await dialog.getByText('已导入 2 行').waitFor();
    await dialog.getByRole('button', { name: '查看导入的记录' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByRole('group', { name: '本次导入的记录' }).waitFor();

    // found again in the job centre
    await page.goto('/export-centre/index');
    await page.getByRole('button', { name: '查看结果：导入 车辆信息' }).first().click();
    await dialog.getByRole('button', { name: '撤销导入' }).click();
    await dialog.getByText('已撤销：删除新增的 2 行，恢复修改的 0 行').waitFor();
    expect(await dialog.getByRole('button', { name: '撤销导入' }).count()).toBe(0);
    await dialog.getByRole('button', { name: '完成' }).click();
    await page.getByRole('searchbox').fill('桂AU000');
    await expect.poll(() => rows.count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('of which rows were refused is tried again with the corrected file, mapped as before', async () => {
    const { page, complaints } = await aList();
    const good = '桂AU0101,邕江出租,比亚迪,e5,纯电,5,2027-03-31';
    const file = csv('有错.csv', [HEAD, good, '桂AU0102,邕江出租,比亚迪,e5,煤油,61,2028-13-45']);
    const dialog = await checkFile(page, '车辆信息', file);
    await dialog.getByText('1 行通过，1 行未通过').waitFor();
    await dialog.getByText('2028-13-45 不是日期').waitFor();
    await dialog.getByText('应在 1–60 之间').waitFor();
    await dialog.getByText('只能填 汽油、燃气、混合动力、纯电').waitFor();
    await dialog.getByRole('button', { name: '跳过错误，导入 1 行' }).click();
    await dialog.getByText('已导入 1 行，1 行被拒绝').waitFor();
    const className = (name: string) =>
      dialog.getByRole('button', { name, exact: true }).evaluate(button => button.className);
    expect(await className('重试')).toContain('contained');
    expect(await className('完成')).not.toContain('contained');

    await dialog.getByRole('button', { name: '重试' }).click();
    const corrected = csv('已改.csv', [HEAD, good, '桂AU0102,邕江出租,比亚迪,e5,纯电,5,2028-12-31']);
    await dialog.locator('input[type=file]').setInputFiles(corrected);
    await dialog.getByText('已改.csv：').waitFor();
    await dialog.getByRole('button', { name: '开始预检' }).click();
    // the row that came in before says what its record says
    await dialog.getByText('新增 1 行，修改 0 行，1 行与现有内容相同').waitFor();
    await dialog.getByRole('button', { name: '导入 1 行' }).click();
    await dialog.getByText('已导入 1 行').waitFor();
    await dialog.getByRole('button', { name: '完成' }).click();
    await dialog.waitFor({ state: 'detached' });

    // and the same file once more
    const again = await checkFile(page, '车辆信息', corrected);
    await again.getByText('与现有记录相同 2 行，没有改动').waitFor();
    await again.getByRole('button', { name: '完成' }).click();
    await again.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });
});
