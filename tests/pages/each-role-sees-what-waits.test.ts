/** The first page shows what waits for a role, the most urgent first, and a figure opens the list with exactly these rows. */
// @feature dashboard
import { describe, expect, it } from 'vitest';
import { anOutlay } from '../builders/outlays.ts';
import { describeInFull } from '../builders/tier.ts';
import { violations } from '../window/axe.ts';
import type { Page } from '../window/page.ts';
import { aSite, signIn } from '../window/site.ts';

const ROLES = [
  'dispatcher',
  'monitor',
  'agent',
  'lost',
  'finance',
  'ad',
  'operations',
  'auditor',
  'developer',
  'admin',
];

/** What waits has been read. */
async function isRead(page: Page): Promise<void> {
  await page.locator('main h2').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator('main section[aria-busy=true]').first().waitFor({ state: 'detached' });
}

const figures = (page: Page) => page.locator('main [data-figure] a');
const countIn = (text: string | null) =>
  Number((text ?? '').replace(/^\s*([\d\s]*\d).*$/su, '$1').replaceAll(/\s/gu, ''));

describe('what waits', () => {
  const site = aSite();

  it.each(ROLES)('for %s stands on the first page, and nothing that is none', async account => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, account);
    await isRead(page);
    await page.getByRole('heading', { name: '等我处理' }).waitFor();
    for (const text of await page.locator('main [data-place] [data-figure] b').allTextContents())
      expect(Number(text.replaceAll(/\s/gu, ''))).toBeGreaterThan(0);
    // neither who one is nor the menu once more
    expect(await page.locator('main').textContent()).not.toMatch(/您好|数据区域|快捷入口/);
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('opens by its digit the list with as many rows as it says', async () => {
    for (const number of [1, 2, 3]) await anOutlay(site().upstream, { bizStrId: `digit ${number}` });
    const { page } = await site().aClerk();
    await signIn(page, 'finance');
    const figure = page.locator('main [data-figure="outlay.count.processing"] a');
    await figure.waitFor();
    await isRead(page);
    const count = countIn(await figure.textContent());
    expect(count).toBeGreaterThan(2);
    const press = async () => {
      await page.keyboard.press((await figure.getAttribute('aria-keyshortcuts')) ?? '');
      return page.url();
    };
    // a digit does nothing within a second after rows have changed places
    await expect.poll(press, { interval: 1_500 }).toContain('/finance/outlay?filter=');
    const rows = page.locator('tbody tr[data-row]');
    await rows.first().waitFor();
    await expect.poll(() => rows.count()).toBe(count);
  });

  describeInFull('further cases', () => {
    it.each(ROLES)('each figure for %s leads to as many rows, where it leads to a list', async account => {
      const { page } = await site().aClerk();
      await signIn(page, account);
      await isRead(page);
      const links = await figures(page).all();
      const told: [string, number][] = [];
      for (const link of links) {
        const to = await link.getAttribute('href');
        const text = await link.locator('b').first().textContent();
        // a sum of money counts no rows
        if (to?.includes('filter=') && !text?.includes('.')) told.push([to, countIn(text)]);
      }
      for (const [to, count] of told) {
        await page.goto(to);
        const rows = page.locator('main tbody tr[data-row]');
        await expect.poll(() => rows.count(), { message: to }).toBe(Math.min(count, 20));
      }
    });
  });
});
