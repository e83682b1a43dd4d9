/** A caller's order over the living town, by keyboard alone: from the first digit of his number to the offer on its way. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { aSite, type Clerk, DEMO_PASSWORD, signIn } from '../journeys/console.ts';
import { isMeasuring, median, report } from '../measure/row.ts';

const DESK = '/monitorDispatch/PlaceOrder';
const CALLERS = isMeasuring ? 10 : 1;
const TARGET_MS = 10_000;
/** Of a hand that types: milliseconds between two keys. */
const KEY_MS = 60;
/** Characters of a place that the gazetteer of the town has many of. */
const PLACE = 'guangchang';

const panel = (page: Page) => page.getByRole('region', { name: /^订单 \d{4}$/ });
const rows = (page: Page) => page.locator('[data-candidate]');
const active = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

async function atDesk(clerk: Clerk, account: string): Promise<void> {
  await signIn(clerk.page, account, DEMO_PASSWORD, DESK);
  await clerk.page.getByRole('group', { name: '订单分类' }).waitFor();
}

describe('over the living town', () => {
  const site = aSite({ CITY: 'dev' }, { hasGraphics: true, isOwn: true });
  let mine: Clerk;
  beforeAll(async () => {
    mine = await site().aClerk();
    await atDesk(mine, 'dispatcher');
  });

  async function takeDown(mobile: string): Promise<void> {
    const { page } = mine;
    await page.keyboard.press('Alt+n');
    await expect.poll(() => active(page)).toBe('mobile');
    await page.keyboard.type(mobile, { delay: KEY_MS });
    await page.keyboard.press('Enter');
    await page.keyboard.type(PLACE, { delay: KEY_MS });
    // pressed before the answer is there, it means the first of what comes
    await page.keyboard.press('Enter');
    await expect.poll(() => active(page), { interval: 20 }).toBe('dest');
    await page.keyboard.press('Control+Enter');
    await panel(page).waitFor();
  }

  /** To the first who is still free: what happens in the town goes on while somebody types. */
  async function offer(): Promise<void> {
    const { page } = mine;
    await rows(page).first().locator('[aria-keyshortcuts="1"]').waitFor({ state: 'attached' });
    for (const digit of ['1', '2', '3', '4']) {
      const pushed = page.waitForResponse(answer => answer.url().endsWith('/pushOrderMessageToDriver'));
      await page.keyboard.press(digit);
      const { errCode } = await (await pushed).json();
      if (errCode === 0) return;
    }
    throw new Error('nobody was free');
  }

  it('an order is taken down and offered by keyboard alone', async () => {
    const took: number[] = [];
    for (let caller = 0; caller < CALLERS; caller += 1) {
      const begin = performance.now();
      await takeDown(`138770${String(20_000 + caller)}`);
      await offer();
      took.push(performance.now() - begin);
      await mine.page.keyboard.press('Escape');
    }
    report({
      id: 'P3',
      what: `a caller's order from the first digit of his number to the offer on its way, by keyboard alone, ${KEY_MS} ms between two keys, in a browser over the simulated town, ${CALLERS} callers`,
      target: `under ${TARGET_MS / 1_000} s`,
      figure: `${(median(took) / 1_000).toFixed(1)} s usually, ${(Math.max(...took) / 1_000).toFixed(1)} s at most`,
      isMet: Math.max(...took) < TARGET_MS,
    });
    expect(mine.complaints).toEqual([]);
  });
});
