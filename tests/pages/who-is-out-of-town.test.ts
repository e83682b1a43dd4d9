/** A monitor sees who has left the town, since when and how far, in the list and in a card beside it. */
// @feature out-of-town
import { beforeAll, describe, expect, it } from 'vitest';
import { judgeOutOfTown } from '../../src/upstream/out-of-town/judging.ts';
import { createTown } from '../../src/upstream/out-of-town/town.ts';
import { describeInFull } from '../builders/tier.ts';
import { aGateway, drawOutline, FAR, INSIDE, NEAR, twoPlates } from '../builders/town-outline.ts';
import { violations } from '../window/axe.ts';
import type { Page } from '../window/page.ts';
import { aSite, type Clerk, DEMO_PASSWORD, signIn } from '../window/site.ts';

const OUT = '/vehicle-monitor/outCityMonitoring';

const rows = (page: Page) => page.locator('tbody tr[data-row]', { visible: true });
const rowOf = (page: Page, plate: string) => rows(page).filter({ hasText: plate });
const cardOf = (page: Page, plate: string) => page.getByRole('complementary', { name: `出城车辆 ${plate}` });
/** Without what the list around asks for. */
const placeOf = (page: Page) => new URL(page.url()).pathname;

describe('a monitor', () => {
  const site = aSite();
  let clerk: Clerk;
  let plates: [string, string] = ['', ''];
  let report: (plate: string, where: typeof INSIDE) => Promise<void>;
  beforeAll(async () => {
    const { server, upstream } = site();
    plates = await twoPlates(server.url);
    const say = aGateway(server.url);
    const judge = judgeOutOfTown(upstream.fleet, createTown(undefined));
    report = async (plate, where) => {
      await say(plate, where);
      await upstream.run(judge);
    };
    clerk = await site().aClerk();
    await signIn(clerk.page, 'monitor', DEMO_PASSWORD, OUT);
  });

  it('is told that nobody has said where the town ends', async () => {
    const { page } = clerk;
    await page.getByText('还不知道市区范围').waitFor();
    expect(await violations(page)).toEqual([]);
    await drawOutline(site().server.url);
    await page.getByRole('img', { name: /^城市与车辆的静态图/ }).waitFor();
  });

  describeInFull('further cases', () => {
    it('is told plainly that nobody is out', async () => {
      const { page } = clerk;
      await report(plates[0], INSIDE);
      await page.getByText('没有车辆在市外').waitFor();
      expect(await violations(page)).toEqual([]);
    });
  });

  it('sees whoever leaves without asking again, the longest away first', async () => {
    const { page } = clerk;
    await report(plates[0], NEAR);
    await rowOf(page, plates[0]).waitFor();
    await report(plates[1], FAR);
    await rowOf(page, plates[1]).waitFor();
    await page.getByText('2 辆在市外').waitFor();
    expect(await rows(page).first().textContent()).toContain(plates[0]);
    expect(await rowOf(page, plates[1]).textContent()).toMatch(/载客.*城东.*6\.\d km/);
    // a number is never whole
    expect(await page.locator('tbody').textContent()).not.toMatch(/1\d{10}/);
    for (const way of ['ascending', 'descending']) {
      await page.getByRole('button', { name: '距市区', exact: true }).click();
      await page.locator(`th[aria-sort=${way}]`).filter({ hasText: '距市区' }).waitFor();
    }
    await expect.poll(() => rows(page).first().textContent()).toContain(plates[1]);
    expect(await violations(page)).toEqual([]);
  });

  it('opens one by keys, and goes back', async () => {
    const { page } = clerk;
    await rowOf(page, plates[1]).focus();
    await page.keyboard.press('Enter');
    const card = cardOf(page, plates[1]);
    await card.getByText(/6\.\d km/).waitFor();
    expect(placeOf(page)).toMatch(new RegExp(`^${OUT}/\\d+$`));
    expect(await rowOf(page, plates[1]).getAttribute('aria-current')).toBe('true');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    expect(placeOf(page)).toBe(OUT);
    // the list asks as it did before
    await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('distance');
    expect(await rows(page).first().textContent()).toContain(plates[1]);
  });

  it('goes on to its replay, from before it left', async () => {
    const { page } = clerk;
    await rowOf(page, plates[0]).click();
    await cardOf(page, plates[0]).getByRole('button', { name: '轨迹回放' }).click();
    await page.waitForURL('**/vehicle-monitor/vehicle-taxi/trackReplay?**');
    const asked = new URL(page.url()).searchParams;
    expect(asked.get('plateNumber')).toBe(plates[0]);
    expect(Number(asked.get('startTime'))).toBeLessThan(Date.now() - 9 * 60_000);
    await page.goBack();
    await cardOf(page, plates[0]).waitFor();
  });

  it('sees it gone when it is back, in the card too', async () => {
    const { page, complaints } = clerk;
    await report(plates[0], INSIDE);
    await page.getByRole('heading', { name: '不在市外' }).waitFor();
    await rowOf(page, plates[0]).waitFor({ state: 'detached' });
    await rowOf(page, plates[1]).waitFor();
    expect(complaints).toEqual([]);
  });

  it('is offered the list as a file', async () => {
    const { page } = clerk;
    await page.getByRole('button', { name: '导出', exact: false }).first().click();
    await page.getByRole('dialog', { name: /出城监控/ }).waitFor();
    await page.keyboard.press('Escape');
  });

  describeInFull('further cases', () => {
    it('is the one who has such a page: who may not, has none', async () => {
      const { page } = await site().aClerk();
      await signIn(page, 'finance', DEMO_PASSWORD, OUT);
      await page.waitForURL(/\/401/);
      expect(await page.getByRole('link', { name: '出城监控' }).count()).toBe(0);
    });
  });
});

describeInFull('on a plain upstream', () => {
  const site = aSite({ isPlain: true });

  it('there is no such page', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'monitor', DEMO_PASSWORD, OUT);
    await page.waitForURL(/\/404/);
    expect(await page.getByRole('link', { name: '出城监控' }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
