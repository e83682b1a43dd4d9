/** A monitor sees what the own platform and the industry feed tell differently of the same vehicles. */
// @feature data-compare
import fs from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRunningCity } from '../builders/running-city.ts';
import { describeInFull } from '../builders/tier.ts';
import { violations } from '../window/axe.ts';
import type { Page } from '../window/page.ts';
import { aSite, type Clerk, DEMO_PASSWORD, signIn } from '../window/site.ts';

const COMPARE = '/vehicle-monitor/vehicle-taxi/dataCompare';

const bucket = (page: Page, key: string) =>
  page.getByRole('navigation', { name: '比对结果' }).locator(`[data-bucket="${key}"]`);
const countOf = async (page: Page, key: string) =>
  Number(((await bucket(page, key).locator('b').textContent()) ?? '').replaceAll(/\D/g, ''));
const rows = (page: Page) => page.locator('tbody tr[data-row]');
/** Until its own rows are there: those of the bucket before stay until then. */
const openBucket = async (page: Page, key: string) => {
  await bucket(page, key).click();
  await page.locator(`[data-bucket="${key}"][aria-current=true]`).waitFor();
  await rows(page).first().waitFor();
};

describe('a monitor', () => {
  const site = aSite({ hasCity: true });
  let clerk: Clerk;
  let endCity = async () => {};
  beforeAll(async () => {
    endCity = await aRunningCity(site().upstream);
    clerk = await site().aClerk();
    await signIn(clerk.page, 'monitor', DEMO_PASSWORD, COMPARE);
  });
  afterAll(() => endCity());

  it('sees how many vehicles each side tells of differently, while the city goes on', async () => {
    const { page } = clerk;
    await bucket(page, 'alike').waitFor();
    const seen = async () => {
      await page.getByRole('button', { name: '刷新' }).click();
      return Promise.all([countOf(page, 'alike'), countOf(page, 'missingFeed')]);
    };
    await expect.poll(async () => (await seen()).every(count => count > 0), { interval: 500 }).toBe(true);
    expect(await violations(page)).toEqual([]);
  });

  it('opens those that the feed lacks, and looks at one with what is known of it', async () => {
    const { page } = clerk;
    await openBucket(page, 'missingFeed');
    await page.waitForURL(`**${COMPARE}/missingFeed`);
    const look = page.getByRole('complementary');
    const isLooked = async () => (await look.getByText('行业平台缺失').count()) > 0;
    // the list is read again all the time: who was first, or is looked at, may have been heard since
    await expect
      .poll(
        async () => {
          if (!(await isLooked())) await rows(page).first().press('p');
          return look.locator('[data-map]').isVisible();
        },
        { interval: 500 },
      )
      .toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  describeInFull('further cases', () => {
    it('types another limit, and vehicles change their place', async () => {
      const { page } = clerk;
      const limit = page.getByRole('textbox', { name: '偏离距离' });
      await limit.fill('5');
      await limit.press('Enter');
      await page.getByText(/请填写 10 至 100\s000 的整数/).waitFor();
      await limit.fill('10');
      await limit.press('Enter');
      const before = await countOf(page, 'apart');
      await page.getByRole('textbox', { name: '滞后时限' }).fill('1');
      await page.keyboard.press('Enter');
      await expect.poll(() => countOf(page, 'lateFeed'), { timeout: 30_000 }).toBeGreaterThan(before);
      expect(await violations(page)).toEqual([]);
    });

    it('takes the vehicles of a bucket away as a CSV file with both places', async () => {
      const { page, complaints } = clerk;
      await openBucket(page, 'lateFeed');
      await page.getByRole('button', { name: '导出', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: /数据比对/ });
      await dialog.getByRole('radio', { name: 'CSV' }).check();
      const saved = page.waitForEvent('download');
      await dialog.getByRole('button', { name: '开始导出' }).click();
      const content = await fs.readFile(await (await saved).path());
      const [heads = [], ...lines] = parse(content, { bom: true }) as string[][];
      expect(lines.length).toBeGreaterThan(0);
      for (const column of ['本平台时间', '本平台经度', '行业平台时间', '行业平台纬度', '距离'])
        expect(heads).toContain(column);
      expect(complaints).toEqual([]);
    });
  });
});

describeInFull('who may not compare, and a plain upstream', () => {
  const site = aSite();
  const plain = aSite({ isPlain: true });

  it('have no such page', async () => {
    for (const [here, account] of [
      [site, 'dispatcher'],
      [plain, 'monitor'],
    ] as const) {
      const { page } = await here().aClerk();
      await signIn(page, account, DEMO_PASSWORD, COMPARE);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.getByRole('navigation', { name: '比对结果' }).count()).toBe(0);
    }
  });
});
