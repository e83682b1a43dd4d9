// @tier full
/** The papers of a driver who asks for something are looked at closely. */
// @feature driver
import { expect, it } from 'vitest';
import { aSite, DEMO_PASSWORD, signIn } from './console.ts';

const site = aSite();

it('a picture is larger by one key', async () => {
  const { page } = await site().aClerk();
  await signIn(page, 'admin', DEMO_PASSWORD, '/driver-manage/driver-approval?name=AUDIT');
  await page.locator('article h2').waitFor();
  await page.keyboard.press('j');
  await page.getByRole('table').getByText('变更后').waitFor();
  const picture = page.locator('article section img').first();
  await expect
    .poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(100);
  const before = (await picture.boundingBox())?.width ?? 0;
  await page.keyboard.press('z');
  await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(before);
});
