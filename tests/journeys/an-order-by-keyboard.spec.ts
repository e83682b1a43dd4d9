/**
 * Two dispatchers over the living town, each in a browser of his own: one takes an order down and offers it by keyboard
 * alone, the other sees whose it is. How long that takes is measured by `npm run bench`.
 */
// @feature dispatch
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { isMeasuring, median, report } from '../measure/row.ts';
import { aSite, type Clerk, DEMO_PASSWORD, signIn } from './console.ts';

const DESK = '/monitorDispatch/PlaceOrder';
const CALLERS = isMeasuring ? 10 : 1;
const TARGET_MS = 10_000;
/** Of a hand that types: milliseconds between two keys. */
const KEY_MS = 60;
/** Characters of a place that the gazetteer of the town has many of. */
const PLACE = 'guangchang';

const panel = (page: Page) => page.getByRole('region', { name: /^订单 \d{4}$/ });
const rows = (page: Page) => page.locator('[data-candidate]');
const card = (page: Page, id: string) => page.locator(`[data-order="${id}"]`);
const active = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

async function atDesk(clerk: Clerk, account: string): Promise<void> {
  await signIn(clerk.page, account, DEMO_PASSWORD, DESK);
  await clerk.page.getByRole('group', { name: '订单分类' }).waitFor();
}

describe('over the living town', () => {
  const site = aSite({ CITY: 'dev' }, { hasGraphics: true });
  let mine: Clerk;
  let theirs: Clerk;
  let orderId = '';
  beforeAll(async () => {
    mine = await site().aClerk();
    theirs = await site().aClerk();
    await atDesk(mine, 'dispatcher');
    await atDesk(theirs, 'admin');
  });

  /** From the first digit of the number to the offer that is on its way. */
  async function takeDown(mobile: string): Promise<number> {
    const { page } = mine;
    await page.keyboard.press('Alt+n');
    await expect.poll(() => active(page)).toBe('mobile');
    const begin = performance.now();
    await page.keyboard.type(mobile, { delay: KEY_MS });
    await page.keyboard.press('Enter');
    await page.keyboard.type(PLACE, { delay: KEY_MS });
    // pressed before the answer is there, it means the first of what comes
    await page.keyboard.press('Enter');
    await expect.poll(() => active(page), { interval: 20 }).toBe('dest');
    await page.keyboard.press('Control+Enter');
    await panel(page).waitFor();
    await rows(page).first().locator('[aria-keyshortcuts="1"]').waitFor({ state: 'attached' });
    await page.keyboard.press('1');
    await rows(page).locator('[data-state]').getByText('已推').first().waitFor({ state: 'attached' });
    const ms = performance.now() - begin;
    orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
    return ms;
  }

  it('an order is taken down and offered by keyboard alone', async () => {
    const took: number[] = [];
    for (let caller = 0; caller < CALLERS; caller += 1) {
      took.push(await takeDown(`138770${String(20_000 + caller)}`));
      await mine.page.keyboard.press('Escape');
    }
    report({
      id: 'P3',
      what: `a caller's order from the first digit of his number to the offer on its way, by keyboard alone, ${KEY_MS} ms between two keys, in a browser over the simulated town, ${CALLERS} callers`,
      target: `under ${TARGET_MS / 1_000} s`,
      figure: `${(median(took) / 1_000).toFixed(1)} s usually, ${(Math.max(...took) / 1_000).toFixed(1)} s at most`,
      isMet: Math.max(...took) < TARGET_MS,
    });
    expect(orderId).not.toBe('');
    expect(mine.complaints).toEqual([]);
  });

  it('whoever has it in hand is seen by the other, who may take it over', async () => {
    const { page } = theirs;
    await card(mine.page, orderId).click();
    await panel(mine.page).waitFor();
    await card(page, orderId).getByText('韦春燕').waitFor();
    await card(page, orderId).click();
    await panel(page)
      .getByText(/韦春燕/)
      .first()
      .waitFor();
    await page.keyboard.press('t');
    await panel(mine.page)
      .getByText(/黄志强/)
      .first()
      .waitFor();
    expect(theirs.complaints).toEqual([]);
  });
});
