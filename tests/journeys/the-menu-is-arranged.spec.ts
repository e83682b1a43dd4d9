// @tier full
/** The menu is arranged by hand. */
// @feature menu
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { aSite, DEMO_PASSWORD, signIn } from './console.ts';

const PATH = '/system-manage/menu';
const rowOf = (page: Page, name: string) => page.getByRole('treeitem', { name: new RegExp(name) });

const site = aSite();

it('takes an entry by pointer, and puts it where it is dropped', async () => {
  const { page } = await site().aClerk();
  await signIn(page, 'admin', DEMO_PASSWORD, PATH);
  await rowOf(page, '食堂').first().waitFor();
  const row = rowOf(page, '食堂').first();
  await row.dragTo(rowOf(page, '监控调度').first(), { targetPosition: { x: 60, y: 2 } });
  await page.getByText('“食堂”已移到“第一级”第 1 位').waitFor();
  await expect
    .poll(async () => (await page.getByRole('treeitem').first().textContent()) ?? '')
    .toContain('食堂');
});
