/** Papers that run out are seen on the first page, in the list and in the record; and whose vehicles they are stays. */
// @feature vehicle, papers, dashboard
import { describe, expect, it } from 'vitest';
import { describeInFull } from '../builders/tier.ts';
import type { Page } from '../window/page.ts';
import { aSite, DEMO_PASSWORD, signIn } from '../window/site.ts';

const LIST = '/vehicle-manage/vehicle-info';
const COMPANIES = '/vehicle-manage/company';
const rows = (page: Page) => page.locator('tr[data-row]');

describe('papers that run out', () => {
  const site = aSite();

  it('lead from the first page to the vehicles, and stand out there and in the record', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, '/dashboard/index');
    const figure = page.locator('[data-figure="papers.waiting.vehicle.over"] a');
    const count = Number.parseInt(await figure.locator('b').innerText(), 10);
    expect(count).toBeGreaterThan(0);
    await figure.click();
    await page.waitForURL(/vehicle-info\?/);
    await rows(page)
      .first()
      .getByText(/已过期 \d+ 天/)
      .waitFor();
    await page.getByText(new RegExp(`共 ${count} 条`)).waitFor();

    // another day is put into the record, and the vehicle is no longer among them
    await rows(page).first().getByText(/^桂A/).click();
    await page.getByRole('button', { name: '保存更改' }).waitFor();
    // the list stays behind the record
    const over = page.locator('dl').getByText(/已过期 \d+ 天/);
    await over.first().waitFor();
    for (const paper of ['营运证到期', '保险到期', '年检到期']) {
      await page.getByLabel(paper, { exact: true }).fill('2035-12-31');
    }
    await page.getByRole('button', { name: '保存更改' }).click();
    await page.getByText('已保存').waitFor();
    await expect.poll(() => over.count()).toBe(0);
    await page.goto('/dashboard/index');
    await expect.poll(() => figure.locator('b').innerText()).toBe(String(count - 1));
    expect(complaints).toEqual([]);
  });

  it('stay with their company, which says what it still has', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, COMPANIES);
    const row = rows(page).filter({ hasText: '南宁市邕江出租汽车有限公司' });
    await row.hover();
    await page.getByRole('button', { name: '更多操作：南宁市邕江出租汽车有限公司' }).click();
    await page.getByRole('menuitem', { name: '删除' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '删除' }).click();
    await dialog.getByText(/该公司名下还有 \d+ 辆车、\d+ 名司机，不能删除/).waitFor();
    await dialog.getByRole('button', { name: '完成' }).click();
    await row.waitFor();
    expect(complaints).toEqual([]);
  });

  it('are given a company that is found by its initials', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, `${LIST}/create`);
    await page.locator('input[name="plateNumber"]').fill('桂AZ777');
    const company = page.getByRole('combobox', { name: '所属公司' });
    await company.fill('bgxny');
    await page.getByRole('option', { name: '广西八桂新能源出行有限公司' }).click();
    await page.getByRole('button', { name: '新建', exact: true }).click();
    await page.getByText('请填写完整车牌，如 桂A12345 或 桂AD12345').waitFor();
    await page.locator('input[name="plateNumber"]').fill('桂AD10007');
    await page.getByRole('button', { name: '新建', exact: true }).click();
    await page.getByText('车牌号已登记').waitFor();
    await page.locator('input[name="plateNumber"]').fill('桂AZ7777');
    await page.getByRole('button', { name: '新建', exact: true }).click();
    await page.waitForURL(/vehicle-info\/\d+$/);
    await page.getByRole('heading', { name: '桂AZ7777' }).waitFor();
    await expect.poll(() => company.inputValue()).toBe('广西八桂新能源出行有限公司');
    expect(complaints).toEqual([]);
  });
});

describeInFull('on a plain upstream', () => {
  const site = aSite({ isPlain: true });

  it('there is the list of what vehicles carry, whose equipment can be changed, and nothing that cannot work', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, '/vehicle-manage/vehicle-taxi/vehicle-taxi-list');
    await rows(page).nth(2).locator('td').first().waitFor();
    expect(await page.getByRole('link', { name: '车辆信息' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: '顶灯管理' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: '导出' }).count()).toBe(0);
    const first = rows(page).first();
    await first.hover();
    await first.getByRole('button', { name: '更换设备' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('SIM 卡号').fill('1440555666777');
    await dialog.getByRole('button', { name: '保存更改' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('1440555666777').waitFor();
    await page.goto(LIST);
    await page.waitForURL(/\/404/);
    expect(complaints).toEqual([]);
  });
});
