// @tier full
/** What is found can be hit with a finger. */
// @feature search
import { expect, it } from 'vitest';
import { violations } from './accessibility.ts';
import { aSite, DEMO_PASSWORD, signIn } from './console.ts';

const site = aSite();

it('on a phone opens across the bar, with room for a finger, and closes by its button', async () => {
  const { page } = await site().aClerk({ viewport: { width: 360, height: 780 }, hasTouch: true });
  await signIn(page, 'admin', DEMO_PASSWORD);
  await page.locator('[data-first-page] h1').first().waitFor();
  await page.getByRole('button', { name: '打开查找' }).tap();
  await page.keyboard.type('日志');
  const found = page.getByRole('option', { name: /操作日志/ });
  await found.waitFor();
  expect((await found.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '关闭查找' }).tap();
  expect(await page.getByRole('combobox').count()).toBe(0);
});
