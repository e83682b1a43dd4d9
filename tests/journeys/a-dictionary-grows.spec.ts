// @tier full
/** The values of a dictionary as they are seen and dragged: in their colours, in their order, and on a phone. */
// @feature dictionary
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from './accessibility.ts';
import { aSite, DEMO_PASSWORD, signIn } from './console.ts';

const site = aSite();

const names = (page: Page) => page.locator('tbody tr td:nth-of-type(2)').allInnerTexts();
const row = (page: Page, name: string) => page.locator('tbody tr').filter({ hasText: name });

async function openTags(page: Page) {
  await signIn(page, 'admin', DEMO_PASSWORD, '/system-manage/dictionary');
  await page.getByRole('button', { name: /^来电标记/ }).click();
  await row(page, '骚扰/无效').waitFor();
}

it('values stand in their colours, and are put in order by dragging', async () => {
  const { page, complaints } = await site().aClerk();
  await openTags(page);
  await row(page, '叫车').hover();
  await row(page, '叫车').getByRole('button', { name: '编辑' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: '标签样式' }).selectOption('success');
  await dialog.getByRole('button', { name: '保存' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const colourOf = (name: string) =>
    page
      .getByText(name, { exact: true })
      .first()
      .evaluate(chip => getComputedStyle(chip).color);
  await expect.poll(async () => (await colourOf('叫车')) !== (await colourOf('失物'))).toBe(true);
  expect(await violations(page)).toEqual([]);

  const before = await names(page);
  const last = before.at(-1) ?? '';
  const handle = page.getByRole('button', { name: `移动“${last}”` });
  await handle.dragTo(row(page, '叫车'), { targetPosition: { x: 40, y: 3 } });
  await expect.poll(() => names(page)).toEqual([last, ...before.slice(0, -1)]);
  expect(complaints).toEqual([]);
});

it('fits on a phone', async () => {
  const { page, complaints } = await site().aClerk({
    viewport: { width: 360, height: 780 },
    colorScheme: 'dark',
  });
  await openTags(page);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(complaints).toEqual([]);
});
