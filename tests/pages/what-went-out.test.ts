/** A developer tries the ports: a message that shows in the outbox, and a picture that tells what it brought along. */
// @feature system-tool
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { deliverSms } from '../../src/upstream/core/outside/sms-delivery.ts';
import { aSite, signIn } from '../window/site.ts';

const PAGE = '/system-tool/testIndex';

const aPicture = () =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: { r: 40, g: 160, b: 120 } } })
    .jpeg()
    .withExif({
      IFD2: { DateTimeOriginal: '2025:06:14 08:30:00' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '22/1 49/1 12/10',
        GPSLongitudeRef: 'E',
        GPSLongitude: '108/1 21/1 576/10',
      },
    })
    .toBuffer();

const site = aSite();

it('a test message goes to the number that was typed, and shows masked', async () => {
  const { page, complaints } = await site().aClerk();
  await signIn(page, 'developer', undefined, PAGE);
  await page.getByText('没有短信').waitFor();
  await page.getByRole('button', { name: '发送' }).click();
  await page.getByText('请填写 11 位手机号').waitFor();
  await page.getByRole('textbox', { name: '手机号' }).fill('13807710001');
  await page.getByRole('button', { name: '发送' }).click();
  const row = page.getByRole('row', { name: /138\*\*\*\*0001.*这是一条测试短信/ });
  await row.waitFor();
  await site().upstream.run(deliverSms);
  await row.getByText('已发').waitFor();
  expect(await page.locator('table').textContent()).not.toContain('13807710001');

  await row.getByRole('button', { name: '重发' }).click();
  await expect.poll(() => row.count()).toBe(2);
  await page.getByRole('button', { name: '放弃' }).click();
  await page.getByText('没有短信').waitFor();
  expect(complaints).toEqual([]);
});

it('a picture is read, stripped, and shown by an address of its own', async () => {
  const { page, complaints } = await site().aClerk();
  await signIn(page, 'developer', undefined, PAGE);
  const chooser = page.locator('input[type="file"]');
  await chooser.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await aPicture() });
  await page.getByText('320 × 240 px').waitFor();
  await page.getByText('108.36600, 22.81700').waitFor();
  await page.getByText('EXIF、GPS').waitFor();
  await page.getByText(/链接还有 \d+ 秒有效/).waitFor();
  const image = page.locator('section img');
  await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBe(320);

  const link = page.getByRole('link', { name: '打开链接' });
  const before = await link.getAttribute('href');
  const asked = (path: string) => fetch(site().server.url + path);
  const opened = await asked(before ?? '');
  expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(Buffer.from(await opened.arrayBuffer()).includes('Exif')).toBe(false);
  await page.getByRole('button', { name: '换新链接' }).click();
  await expect.poll(() => link.getAttribute('href')).not.toBe(before);
  const bent = await asked(`${before?.slice(0, -1)}${before?.endsWith('A') ? 'B' : 'A'}`);
  expect([bent.status, ((await bent.json()) as { errCode: number }).errCode]).toEqual([403, 3008]);

  await chooser.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') });
  await page.getByText('无法识别的图片').waitFor();
  expect(complaints).toEqual([]);
});

it('who has no right to the page does not find it', async () => {
  const { page } = await site().aClerk();
  await signIn(page, 'dispatcher', undefined, PAGE);
  await page.waitForURL(/\/401\?/);
});
