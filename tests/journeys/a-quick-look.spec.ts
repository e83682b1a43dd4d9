// @tier full
/** A record beside its list leaves the rows to be seen. */
// @feature list, access
import { expect, it } from 'vitest';
import { aSite, signIn } from './console.ts';

const site = aSite();

it('a quick look opens at the right edge, and takes less than half of the window', async () => {
  const { page } = await site().aClerk();
  await signIn(page, 'admin', 'taxi-demo', '/system-manage/admin-user');
  await page.getByRole('row', { name: '韦大宝', exact: true }).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('p');
  const panel = page.locator('aside[data-beside]');
  await panel.getByRole('heading').first().waitFor();
  const { x = 0, width = 0 } = (await panel.boundingBox()) ?? {};
  expect(x + width).toBeGreaterThan(1350);
  expect(width).toBeLessThan(1366 * 0.45);
});
