// @tier full
/** How the online rate went, drawn as a line; the rates on a phone. The rest is tried in `tests/pages/`. */
// @feature online-rate
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { HEARD_AREA, hearFleet, SILENT_AREA } from '../builders/heard-fleet.ts';
import { violations } from './accessibility.ts';
import { DEMO_PASSWORD, signIn } from './console.ts';
import { aFilledSite } from './filled-site.ts';

const RATES = '/vehicle-monitor/realTimeInformation';

const groups = (page: Page) => page.getByRole('navigation', { name: '各组在线率' });
const group = (page: Page, id: string) => groups(page).locator(`[data-group="${id}"]`);
const rows = (page: Page) => page.locator('tbody tr[data-row]');

describe('online rates', () => {
  const site = aFilledSite(hearFleet);

  it('can be read in the bar', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'dispatcher');
    await page.getByRole('link', { name: /^各区域在线率，最低/ }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('show a monitor how it was yesterday, as a line and as figures', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'monitor', DEMO_PASSWORD, `${RATES}?tab=onlineRate`);
    await group(page, HEARD_AREA).waitFor();
    expect(await violations(page)).toEqual([]);
    await group(page, SILENT_AREA).click();
    await rows(page).first().waitFor();
    await page.getByRole('button', { name: '昨天' }).click();
    const line = page.getByRole('img', { name: /最低 10%（12:00），最近 50%（23:55）/ });
    await line.locator('canvas').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: '数据', exact: true }).click();
    const figures = page.getByRole('group', { name: /最低 10%/ }).getByRole('row');
    expect(await figures.nth(1).allInnerTexts()).toEqual([
      expect.stringMatching(/23:55\s+50%\s+5\s+10\s+80%/),
    ]);
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('lead with one key to the last place of a vehicle on the map', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'monitor', DEMO_PASSWORD, `${RATES}/area-${SILENT_AREA}`);
    const plate = (await rows(page).first().locator('td').first().textContent()) ?? '';
    await page.getByRole('searchbox').fill(plate.slice(-4).toLowerCase());
    await expect.poll(() => rows(page).count()).toBe(1);
    await rows(page).first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/vehicle-monitor/vehicleMonitoring');
    await page.getByRole('complementary', { name: `车辆 ${plate}` }).waitFor();
    await page.goBack();
    await page.waitForURL(`**${RATES}/**`);
    await page.getByRole('searchbox').fill('');
    await expect.poll(() => rows(page).count()).toBeGreaterThan(1);
    expect(complaints).toEqual([]);
  });

  it('come one after the other on a phone: groups, then vehicles, with a way back', async () => {
    const { page, complaints } = await site().aClerk({ viewport: { width: 360, height: 780 } });
    await signIn(page, 'monitor', DEMO_PASSWORD, RATES);
    await group(page, SILENT_AREA).click();
    await rows(page).first().waitFor();
    expect(await groups(page).count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    await page.getByRole('button', { name: '各组在线率' }).click();
    await group(page, SILENT_AREA).waitFor();
    expect(complaints).toEqual([]);
  });
});
