/** The record of a vehicle: made with little typing, with its papers as pictures and what was done to its equipment. */
// @feature vehicle, papers
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { describeInFull } from '../builders/tier.ts';
import type { Page } from '../window/page.ts';
import { aSite, DEMO_PASSWORD, signIn } from '../window/site.ts';

const LIST = '/vehicle-manage/vehicle-info';

const aPhoto = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#7aa37a' } })
    .jpeg()
    .toBuffer();

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

describe('a vehicle', () => {
  const site = aSite();

  describeInFull('further cases', () => {
    it('is entered with its plate begun and the usual makes offered', async () => {
      const { page, complaints } = await site().aClerk();
      await signIn(page, 'admin', DEMO_PASSWORD, `${LIST}/create`);
      const plate = page.locator('input[name="plateNumber"]');
      await expect.poll(() => plate.inputValue()).toBe('桂A');
      // on the way back from the field behind it: what is there is gone on with, not replaced
      await page.getByLabel('车牌颜色', { exact: true }).focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.type('Z6789');
      expect(await plate.inputValue()).toBe('桂AZ6789');
      const area = page.getByLabel('区域', { exact: true });
      await area.selectOption({ index: 1 });
      const brand = page.getByRole('combobox', { name: '品牌', exact: true });
      await brand.fill('比');
      await page.getByRole('option', { name: '比亚迪' }).click();
      const model = page.getByRole('combobox', { name: '型号', exact: true });
      await model.click();
      // of this brand only
      await expect.poll(() => page.locator('[role=listbox] li').allInnerTexts()).toEqual(['e5']);
      await model.fill('海豹 06');
      await page.getByRole('button', { name: '新建', exact: true }).click();
      await page.waitForURL(/vehicle-info\/\d+$/);
      await page.getByRole('heading', { name: '桂AZ6789' }).waitFor();
      expect(await brand.inputValue()).toBe('比亚迪');
      expect(await model.inputValue()).toBe('海豹 06');
      expect(complaints).toEqual([]);
    });

    it('keeps what was typed before the beginning of its plate came', async () => {
      const { page, complaints } = await site().aClerk();
      let come = () => {};
      const isDue = new Promise<void>(resolve => {
        come = resolve;
      });
      const came = page.waitForResponse('**/getPrePlateNumByAreaCode*');
      await page.route('**/getPrePlateNumByAreaCode*', async route => {
        await isDue;
        await route.continue();
      });
      await signIn(page, 'admin', DEMO_PASSWORD, `${LIST}/create`);
      const input = (name: string) => page.locator(`input[name="${name}"]`);
      await input('ownerName').fill('韦国忠');
      await input('plateNumber').fill('桂B1');
      come();
      await came;
      await input('plateNumber').pressSequentially('2345');
      expect([await input('ownerName').inputValue(), await input('plateNumber').inputValue()]).toEqual([
        '韦国忠',
        '桂B12345',
      ]);
      expect(complaints).toEqual([]);
    });
  });

  it('has pictures of its papers that wait until somebody has looked at them', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, `${LIST}/2`);
    await tab(page, '附件').click();
    await page.getByText('还没有附件').waitFor();
    await page.getByLabel('图片类型').selectOption({ label: '保险单' });
    await page.locator('input[type=file]').setInputFiles({
      name: '保险单.jpg',
      mimeType: 'image/jpeg',
      buffer: await aPhoto(),
    });
    const picture = page.getByRole('img', { name: '保险单' });
    await expect.poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBe(640);
    const card = page.getByRole('listitem').filter({ has: picture });
    await card.getByText('待处理').waitFor();
    await card.getByRole('button', { name: '标为已处理' }).click();
    await card.getByText(/^黄志强 .* 处理$/).waitFor();

    await card.getByRole('button', { name: '删除' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '删除' }).click();
    await page.getByText('还没有附件').waitFor();

    await tab(page, '设备记录').click();
    await page.getByText('还没有记录').filter({ visible: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  describeInFull('further cases', () => {
    it('says that its pictures are on their way, and asks again where they do not come', async () => {
      const { page } = await site().aClerk();
      let isCut = true;
      let come = () => {};
      const isDue = new Promise<void>(resolve => {
        come = resolve;
      });
      await page.route('**/api/admin/vehicleAttachment/list?*', async route => {
        await isDue;
        await (isCut ? route.fulfill({ status: 500, body: '' }) : route.continue());
      });
      await signIn(page, 'admin', DEMO_PASSWORD, `${LIST}/4`);
      await tab(page, '附件').click();
      const panel = page.getByRole('tabpanel', { name: '附件' });
      await panel.locator('[aria-busy="true"] .skeleton').first().waitFor();
      come();
      await panel.getByRole('alert').getByText('没有加载出来').waitFor();
      expect(await panel.locator('[aria-busy="true"]').count()).toBe(0);
      isCut = false;
      await panel.getByRole('button', { name: '重试' }).click();
      await panel.getByRole('button', { name: '添加图片' }).waitFor();
    });
  });

  it('tells what was done to its equipment to who may only look', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, `${LIST}/3`);
    await page.locator('input[name="simNo"]').fill('1440999000111');
    await page.getByRole('button', { name: '保存更改' }).click();
    await page.getByText('已保存').waitFor();
    const other = await site().aClerk();
    await signIn(other.page, 'monitor', DEMO_PASSWORD, `${LIST}/3`);
    await tab(other.page, '设备记录').click();
    await other.page.getByText('修改了 SIM 卡号').waitFor();
    await tab(other.page, '附件').click();
    await other.page.getByText('还没有附件').waitFor();
    expect(await other.page.locator('input[type=file]').count()).toBe(0);
    expect([...complaints, ...other.complaints]).toEqual([]);
  });
});
