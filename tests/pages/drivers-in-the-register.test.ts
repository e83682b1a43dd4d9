/** Drivers: a file comes in, a photo goes on file, many are edited at once, papers stand out, an account is frozen. */
// @feature driver
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { describeInFull } from '../builders/tier.ts';
import { aSite, DEMO_PASSWORD, signIn } from '../window/site.ts';
import { checkFile, csv } from './import-wizard.ts';

const LIST = '/driver-manage/driver-info';
const ACCOUNTS = '/driver-manage/driver-index';

const HEAD = '姓名,手机号,所属公司,常驾车辆,从业资格证号,资格证到期,状态,区域';

describe('the register of drivers', () => {
  const site = aSite();

  it('takes a file in, with companies by name and vehicles by plate, and says what is wrong by row', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, LIST);
    // a row, and not what stands for one until it is there
    const known = page.locator('tr[data-row]').first();
    const plate = await known.locator('[data-cell=plateNum]').innerText();
    const company = await known.locator('[data-cell=companyName]').innerText();
    const rows = [
      `农新来,13912340001,${company},${plate},X1001,2030-01-31,正常,`,
      `农手机,1391234,${company},${plate},X1002,2030-01-31,正常,`,
      `农无车,13912340003,${company},桂A99999,X1003,2030-01-31,正常,`,
    ];
    const dialog = await checkFile(page, '司机信息', csv('drivers.csv', [HEAD, ...rows]));
    await dialog.getByText('1 行通过，2 行未通过').waitFor();
    const wrong = dialog.locator('tbody tr');
    await expect
      .poll(() => wrong.allInnerTexts())
      .toEqual([expect.stringContaining('手机号'), expect.stringContaining('车辆不存在')]);
    await dialog.getByRole('button', { name: '跳过错误，导入 1 行' }).click();
    await dialog.getByText('已导入 1 行，2 行被拒绝').waitFor();
    await dialog.getByRole('button', { name: '完成' }).click();
    await page.getByRole('searchbox').fill('nongxinlai');
    const row = page.getByRole('row', { name: '农新来' });
    await row.waitFor();
    expect(await row.innerText()).toContain(plate);
    expect(complaints).toEqual([]);
  });

  it('lets papers stand out, and the first page leads to them', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'monitor');
    await page.locator('[data-figure="papers.waiting.driver.over"] a').click();
    await page.waitForURL(`**${LIST}?filter=*`);
    await page.locator('tr[data-row]').nth(2).waitFor();
    for (const text of await page.locator('tr[data-row]').allInnerTexts()) expect(text).toContain('已过期');
    expect(complaints).toEqual([]);
  });

  it('freezes an account with a reason, lets it in again, and shows a new password once', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, ACCOUNTS);
    const row = page.locator('tr[data-row]').filter({ hasText: '正常' }).first();
    await row.waitFor();
    const name = (await row.getAttribute('aria-label')) ?? '';
    const mobile = (await row.locator('[data-cell=mobile]').innerText()).trim();
    const same = page.locator('tr[data-row]').filter({ hasText: mobile });
    await same.hover();
    await same.getByRole('button', { name: /^冻结/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: '冻结原因' }).fill('多次拒载');
    await dialog.getByRole('button', { name: '冻结', exact: true }).click();
    await page.getByText(`已冻结${name}的账号`).waitFor();
    await expect.poll(() => same.innerText()).toContain('多次拒载');
    await same.hover();
    await same.getByRole('button', { name: /^解冻/ }).click();
    await dialog.getByRole('button', { name: '解冻', exact: true }).click();
    await expect.poll(() => same.innerText()).not.toContain('多次拒载');

    await same.hover();
    await same.getByRole('button', { name: `更多操作：${name}` }).click();
    await page.getByRole('menuitem', { name: '新密码' }).click();
    await dialog.getByRole('button', { name: '设置', exact: true }).click();
    await dialog.getByText('密码只显示这一次').waitFor();
    expect(await dialog.innerText()).toMatch(/[a-z2-9]{10}/);
    await dialog.getByRole('button', { name: '完成' }).click();
    await expect.poll(() => same.innerText()).toContain('待改密码');
    expect(complaints).toEqual([]);
  });

  describeInFull('further cases', () => {
    it('puts a photo on file, which counts once it is saved', async () => {
      const { page, complaints } = await site().aClerk();
      await signIn(page, 'admin', DEMO_PASSWORD, `${LIST}/1`);
      const field = page.getByRole('group', { name: '照片', exact: true });
      await field.getByRole('button', { name: /选择照片|更换照片/ }).waitFor();
      const buffer = await sharp({ create: { width: 120, height: 150, channels: 3, background: 'teal' } })
        .png()
        .toBuffer();
      await field
        .locator('input[type=file]')
        .setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer });
      const widthsOf = (name: string | RegExp) =>
        field
          .getByRole('img', { name })
          .evaluateAll(images => (images as HTMLImageElement[]).map(image => image.naturalWidth));
      await expect.poll(() => widthsOf('新选的照片')).toEqual([120]);
      await page.getByRole('button', { name: /^保存/ }).click();
      await expect.poll(() => widthsOf(/的照片$/)).toEqual([120]);
      await expect.poll(() => widthsOf('新选的照片')).toEqual([]);
      await page.reload();
      await expect.poll(() => widthsOf(/的照片$/)).toEqual([120]);
      await field.getByRole('button', { name: '移除' }).click();
      await page.getByRole('button', { name: /^保存/ }).click();
      await field.getByRole('button', { name: '选择照片' }).waitFor();
      expect(complaints).toEqual([]);
    });

    it('is edited for many at once', async () => {
      const { page, complaints } = await site().aClerk();
      await signIn(page, 'admin', DEMO_PASSWORD, LIST);
      // who has it already would not be written
      const rows = page.locator('tr[data-row]').filter({ hasText: '正常' }).filter({ hasText: 'AAA' });
      await rows.nth(1).waitFor();
      const ids = await rows.evaluateAll(all => all.slice(0, 2).map(row => row.getAttribute('data-row')));
      // names are shared
      const rowOf = (id: string | null) => page.locator(`tr[data-row="${id}"]`);
      for (const id of ids) await rowOf(id).getByRole('checkbox').check();
      await page.getByRole('toolbar', { name: '批量操作' }).getByRole('button', { name: '批量修改' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('checkbox', { name: '信用等级' }).check();
      await dialog.getByRole('combobox', { name: '信用等级' }).selectOption('B');
      await dialog.getByRole('button', { name: '查看影响' }).click();
      await dialog.getByRole('button', { name: '修改', exact: true }).click();
      await dialog.getByText(/成功 2/).waitFor();
      await dialog.getByRole('button', { name: '完成' }).click();
      for (const id of ids) await expect.poll(() => rowOf(id).innerText()).toMatch(/\bB\b/);
      expect(complaints).toEqual([]);
    });
  });
});
