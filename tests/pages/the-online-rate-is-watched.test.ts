/** A monitor sees at a glance where vehicles are not heard, which ones, since when, and how it was yesterday. */
// @feature online-rate
import { beforeAll, describe, expect, it } from 'vitest';
import { HEARD_AREA, hearFleet, SILENT_AREA } from '../builders/heard-fleet.ts';
import { describeInFull } from '../builders/tier.ts';
import { violations } from '../window/axe.ts';
import type { Page } from '../window/page.ts';
import { aSite, type Clerk, DEMO_PASSWORD, signIn } from '../window/site.ts';

const RATES = '/vehicle-monitor/realTimeInformation';

const groups = (page: Page) => page.getByRole('navigation', { name: '各组在线率' });
const group = (page: Page, id: string) => groups(page).locator(`[data-group="${id}"]`);
const ticker = (page: Page) => page.getByRole('link', { name: /^各区域在线率，最低/ });
const rows = (page: Page) => page.locator('tbody tr[data-row]', { visible: true });
const plateIn = (page: Page) => rows(page).first().locator('td').first().textContent();

/** The upstream reads where everybody is when it starts. */
function aHeardSite(options: Parameters<typeof aSite>[0] = {}) {
  const site = aSite(options);
  beforeAll(async () => {
    const { store, fleet } = site().upstream;
    await hearFleet(store.db);
    await fleet.start();
  });
  return site;
}

describe('the rates in the bar', () => {
  const site = aHeardSite();

  describeInFull('further cases', () => {
    it('stand in the bar of a dispatcher, can be stopped, and lead to their page', async () => {
      const { page, complaints } = await site().aClerk();
      await signIn(page, 'dispatcher');
      await ticker(page).waitFor();
      expect(await ticker(page).textContent()).toContain('0%');
      const shown = () => ticker(page).textContent();
      const before = await shown();
      await expect.poll(shown, { timeout: 15_000 }).not.toBe(before);
      await page.getByRole('button', { name: '停止轮播在线率' }).click();
      await page.reload();
      await page.getByRole('button', { name: '轮播在线率', exact: true }).waitFor();
      expect(await violations(page)).toEqual([]);
      await ticker(page).click();
      await page.waitForURL(`**${RATES}?tab=onlineRate`);
      await group(page, HEARD_AREA).getByText('100%', { exact: true }).waitFor();
      expect(complaints).toEqual([]);
    });

    it('are not in the bar of who has not the right to them', async () => {
      const { page } = await site().aClerk();
      await signIn(page, 'finance');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await ticker(page).count()).toBe(0);
    });
  });
});

describe('a monitor', () => {
  const site = aHeardSite();
  let clerk: Clerk;
  beforeAll(async () => {
    clerk = await site().aClerk();
    await signIn(clerk.page, 'monitor', DEMO_PASSWORD, `${RATES}?tab=onlineRate`);
  });

  it('sees the groups with the highest rate first, and with how many that is', async () => {
    const { page } = clerk;
    await group(page, HEARD_AREA).waitFor();
    const names = await groups(page).locator('li b').allTextContents();
    expect(names[0]).toBe('全部');
    expect(await groups(page).locator('li').nth(1).locator('button').getAttribute('data-group')).toBe(
      HEARD_AREA,
    );
    expect(await group(page, HEARD_AREA).textContent()).toMatch(/100%.*在线 (\d+) \/ \1.*入网率 100%/);
    expect(await group(page, SILENT_AREA).textContent()).toMatch(/^[^\d]+0%.*在线 0 \/ \d+.*入网率 100%/);
    expect(await violations(page)).toEqual([]);
  });

  it('opens one by keys and sees who is silent, since when and where', async () => {
    const { page } = clerk;
    await groups(page).getByRole('button').first().focus();
    while ((await page.evaluate(() => document.activeElement?.getAttribute('data-group'))) !== SILENT_AREA)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${RATES}/area-${SILENT_AREA}`);
    await rows(page)
      .first()
      .getByText(/^1 小时( [1-5] 分)?$/)
      .waitFor();
    expect(await rows(page).first().textContent()).toMatch(/1 小时.*\d\d:\d\d/);
    // a number is never whole
    expect(await page.locator('tbody').textContent()).not.toMatch(/1\d{10}/);
    expect(await violations(page)).toEqual([]);
  });

  it('finds one by a part of its plate', async () => {
    const { page } = clerk;
    const plate = await plateIn(page);
    await page.getByRole('searchbox').fill(plate.slice(-4).toLowerCase());
    await expect.poll(() => rows(page).count()).toBe(1);
    expect(await rows(page).first().textContent()).toContain(plate);
  });

  it('goes with one key to the map', async () => {
    const { page } = clerk;
    const plate = await plateIn(page);
    await rows(page).first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/vehicle-monitor/vehicleMonitoring?**');
    expect(new URL(page.url()).searchParams.get('plate')).toBe(plate);
    await page.goto(`${RATES}/area-${SILENT_AREA}`);
    await page.getByRole('searchbox').fill('');
    await expect.poll(() => rows(page).count()).toBeGreaterThan(1);
  });

  describeInFull('further cases', () => {
    it('reads how the rate was yesterday', async () => {
      const { page, complaints } = clerk;
      await page.getByRole('button', { name: '今天' }).waitFor();
      await page.getByRole('button', { name: '数据', exact: true }).click();
      await page.getByRole('button', { name: '昨天' }).click();
      const trend = page.getByRole('group', { name: /最低 10%（12:00），最近 50%（23:55）/ });
      const figures = trend.getByRole('row');
      await expect.poll(() => figures.count()).toBe(289);
      expect(await figures.nth(1).locator('td').allTextContents()).toEqual([
        '23:55',
        '50%',
        '5',
        '10',
        '80%',
      ]);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: '7 天' }).click();
      await expect
        .poll(() =>
          page
            .getByRole('group', { name: /最低 10%/ })
            .getByRole('row')
            .count(),
        )
        .toBe(25);
      expect(complaints).toEqual([]);
    });

    it('compares companies and platforms, too', async () => {
      const { page } = clerk;
      await page.getByRole('button', { name: '按公司' }).click();
      await page.waitForURL(`**${RATES}/company`);
      await groups(page).getByText('绿城出租').first().waitFor();
      await page.getByRole('button', { name: '按平台' }).click();
      await groups(page).getByText('本平台').waitFor();
    });

    it('takes the list of a group away as a file', async () => {
      const { page } = clerk;
      await page.goto(`${RATES}/area-${SILENT_AREA}`);
      await rows(page).first().waitFor();
      await page.getByRole('button', { name: '导出', exact: false }).first().click();
      await page.getByRole('dialog', { name: /离线车辆/ }).waitFor();
      await page.keyboard.press('Escape');
    });
  });
});

describeInFull('on a plain upstream', () => {
  const site = aHeardSite({ isPlain: true });

  it('the rates are there, and nothing that they lead to', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'dispatcher');
    await ticker(page).click();
    await page.waitForURL(`**${RATES}?tab=onlineRate`);
    await group(page, HEARD_AREA).getByText('100%', { exact: true }).waitFor();
    expect(await groups(page).getByRole('button').count()).toBe(0);
    await page.getByRole('button', { name: '按公司' }).click();
    await groups(page).getByText('绿城出租').first().waitFor();
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
