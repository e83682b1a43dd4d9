// @tier full
/** A monitor sees on the map who has left the town, and picks one there; the rest is tried in `tests/pages/`. */
// @feature out-of-town
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { aGateway, drawOutline, FAR, NEAR, twoPlates } from '../builders/town-outline.ts';
import { violations } from './accessibility.ts';
import { aSite, type Clerk, DEMO_PASSWORD, signIn } from './console.ts';

const OUT = '/vehicle-monitor/outCityMonitoring';

const rows = (page: Page) => page.locator('tbody tr[data-row]');
const rowOf = (page: Page, plate: string) => rows(page).filter({ hasText: plate });
const cardOf = (page: Page, plate: string) => page.getByRole('complementary', { name: `出城车辆 ${plate}` });

describe('a monitor', () => {
  const site = aSite({}, { hasGraphics: true, isOwn: true });
  let clerk: Clerk;
  let plates: [string, string] = ['', ''];
  beforeAll(async () => {
    const { url } = site().server;
    plates = await twoPlates(url);
    await drawOutline(url);
    const report = aGateway(url);
    await report(plates[0], NEAR);
    await report(plates[1], FAR);
    clerk = await site().aClerk();
    await signIn(clerk.page, 'monitor', DEMO_PASSWORD, OUT);
  });

  it('opens one by keys, sees it on the map, and goes back', async () => {
    const { page } = clerk;
    await page.locator('[data-ready=true]').waitFor();
    const drawn = await page.locator('[role=application] canvas').first().elementHandle();
    await page.getByRole('button', { name: '距市区', exact: true }).click();
    // the list asks for its new address a moment after the click, and would come back from where Enter led
    await page.waitForURL(({ searchParams }) => searchParams.get('sort') === 'distance');
    await rowOf(page, plates[1]).focus();
    await page.keyboard.press('Enter');
    const card = cardOf(page, plates[1]);
    await card.getByText(/6\.\d km/).waitFor();
    expect(await rowOf(page, plates[1]).getAttribute('aria-current')).toBe('true');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    // the bare address is there for a moment only: a list that is sorted says so in it
    await page.waitForURL(({ pathname }) => pathname === OUT);
    await card.waitFor({ state: 'detached' });
    // it is one map all the time
    expect(await drawn?.evaluate(canvas => canvas.isConnected)).toBe(true);
    expect(await violations(page)).toEqual([]);
  });

  it('picks one on the map, and it is the one of the list', async () => {
    const { page, complaints } = clerk;
    const map = page.getByRole('application');
    await page.getByRole('button', { name: '显示全城' }).click();
    const { width = 0, height = 0 } = (await map.boundingBox()) ?? {};
    // the whole picture: the furthest one stands at its edge in the east, at the height of the middle
    const pick = async () => {
      await map.click({ position: { x: width - 24, y: height / 2 } });
      await page.waitForTimeout(1_000);
      return cardOf(page, plates[1]).isVisible();
    };
    await expect.poll(pick, { timeout: 60_000 }).toBe(true);
    expect(await rowOf(page, plates[1]).getAttribute('aria-current')).toBe('true');
    await rowOf(page, plates[0]).click();
    await cardOf(page, plates[0]).waitFor();
    expect(complaints).toEqual([]);
  });

  it('sees list and map one after the other on a phone', async () => {
    const phone = await site().aClerk({ viewport: { width: 360, height: 780 } });
    const { page } = phone;
    await signIn(page, 'monitor', DEMO_PASSWORD, OUT);
    await rowOf(page, plates[1]).click();
    await cardOf(page, plates[1]).waitFor();
    expect(await rows(page).count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    await page.getByRole('button', { name: '出城车辆', exact: true }).click();
    await rowOf(page, plates[1]).waitFor();
    expect(phone.complaints).toEqual([]);
  });
});
