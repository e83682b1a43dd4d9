/** A monitor watches the fleet on the map: by the stream, and without graphics. */
// @feature vehicle-monitor, map
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { baseMapCalls } from '../../src/contract/base-map.ts';
import { describeInFull } from '../builders/tier.ts';
import { violations } from './accessibility.ts';
import { aSite, type Clerk, DEMO_PASSWORD, signIn } from './console.ts';
import { baseOf, listOf, openMap, readyMap, rowsOf } from './fleet-map.ts';

const FEED = '/vehicle-monitor/vehicle-taxi/realTimeMonitor';

const legendOf = (page: Page) => page.getByRole('group', { name: '图例与筛选' });
/** How many the legend has of a status. */
const countOf = (page: Page, status: string) => async () =>
  Number(
    (
      await legendOf(page)
        .getByRole('button', { name: new RegExp(`^${status}`) })
        .locator('b')
        .textContent()
    )?.replaceAll(/\D/g, ''),
  );

describe('on the simulated city', () => {
  const site = aSite({ CITY: 'dev' }, { hasGraphics: true });
  let clerk: Clerk;
  beforeAll(async () => {
    clerk = await site().aClerk();
    await openMap(clerk);
  });

  it('the fleet is there, and the map says what it is', async () => {
    const { page } = clerk;
    await readyMap(page);
    expect(await baseOf(page)).toBe('embedded');
    await page.getByText('演示城市').waitFor();
    await expect.poll(countOf(page, '空车')).toBeGreaterThan(20);
    await expect.poll(() => rowsOf(page).count()).toBeGreaterThan(10);
  });

  it('what is drawn moves', async () => {
    const { page } = clerk;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.reload();
    await readyMap(page);
    const picture = () => page.getByRole('application').screenshot();
    const before = await picture();
    await expect.poll(async () => (await picture()).equals(before), { timeout: 20_000 }).toBe(false);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await readyMap(page);
  });

  it('a vehicle is found by the end of its plate, opened, followed and put on the list of watched ones, by keys alone', async () => {
    const { page } = clerk;
    const plate = (await rowsOf(page).nth(2).locator('b').textContent()) ?? '';
    await page.keyboard.press('/');
    await page.keyboard.type(plate.slice(-4));
    await expect.poll(() => rowsOf(page).count()).toBeLessThan(5);
    await listOf(page).focus();
    const active = () => listOf(page).getAttribute('aria-activedescendant');
    await expect.poll(active).not.toBeNull();
    while (!(await page.locator(`[id="${await active()}"]`).textContent())?.includes(plate))
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: '已勾选 1' }).waitFor();
    await page.keyboard.press('Enter');
    const card = page.getByRole('complementary', { name: `车辆 ${plate}` });
    await card.getByText('****').waitFor();
    await page.keyboard.press('f');
    await card.getByRole('button', { name: '跟随中' }).waitFor();
    await card.getByRole('button', { name: '重点监控' }).press('Enter');
    await card.getByRole('button', { name: '取消重点监控' }).waitFor();
    await card.getByRole('button', { name: '稽查组' }).press('Enter');
    await card.getByRole('button', { name: '稽查组', pressed: true }).waitFor();
    // moved by hand, the map goes its own way
    await page.getByRole('application').press('ArrowRight');
    await card.getByRole('button', { name: '跟随', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '重点监控' }).click();
    const watched = page.getByRole('listitem').filter({ hasText: plate });
    await watched.getByText('稽查组').waitFor();
    await page.getByRole('button', { name: '配合组' }).click();
    await page.getByText('此组没有车辆').waitFor();
    expect(await watched.count()).toBe(0);
    await page.getByRole('button', { name: '稽查组' }).click();
    await watched.waitFor();
    await page.getByRole('button', { name: '全部', exact: true }).click();
    await page.getByRole('button', { name: '视野内' }).click();
    await page.getByRole('searchbox').fill('');
  });

  it('a driver out of view is found by name and by the end of his number, and the map goes to his vehicle', async () => {
    const { page } = clerk;
    for (let step = 0; step < 4; step++) await page.getByRole('application').press('+');
    await page.getByRole('searchbox').fill('黄');
    await page.getByRole('searchbox').fill('黄海');
    const found = page
      .getByRole('heading', { name: '在全部车辆中找到' })
      .locator('xpath=..')
      .getByRole('button');
    await found.first().waitFor();
    const plate = (await found.first().locator('b').textContent()) ?? '';
    await found.first().click();
    const card = page.getByRole('complementary', { name: `车辆 ${plate}` });
    const mobile = (await card.getByText('****').textContent()) ?? '';
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    await page.getByRole('searchbox').fill(mobile.slice(-4));
    await found.filter({ hasText: mobile }).first().click();
    await page.getByRole('complementary', { name: /^车辆/ }).getByText(mobile).waitFor();
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    // with Shift it is followed, too, though it is out of view
    await page.getByRole('searchbox').press('Shift+Enter');
    await card.getByRole('button', { name: '跟随中' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox').fill('');
    await page.getByRole('button', { name: '显示全城' }).click();
    await expect.poll(countOf(page, '空车')).toBeGreaterThan(20);
  });

  it('the legend hides a status in list and map, and brings it back', async () => {
    const { page } = clerk;
    const empty = legendOf(page).getByRole('button', { name: /^空车/ });
    await empty.click();
    await expect.poll(() => rowsOf(page).filter({ hasText: /./ }).count()).toBeGreaterThan(3);
    await expect.poll(() => listOf(page).getByRole('option', { name: /空车/ }).count()).toBe(0);
    await empty.press('Enter');
    await expect.poll(() => listOf(page).getByRole('option', { name: /空车/ }).count()).toBeGreaterThan(3);
  });

  describeInFull('further cases', () => {
    it('the ways of showing stay beside the list in a narrow window', async () => {
      const { page } = clerk;
      const modes = page.getByRole('group', { name: '显示方式' });
      const clear = async () => {
        const [list, bar] = await Promise.all([listOf(page).boundingBox(), modes.boundingBox()]);
        return (bar?.x ?? 0) - (list?.x ?? 0) - (list?.width ?? 0);
      };
      const wide = page.viewportSize() ?? { width: 0, height: 0 };
      await page.setViewportSize({ width: 1_000, height: wide.height });
      await expect.poll(clear).toBeGreaterThan(0);
      await modes.getByRole('button', { name: '逐车' }).click();
      await page.setViewportSize(wide);
    });

    it('groups count their own, and clusters leave the list alone', async () => {
      const { page } = clerk;
      await page.getByRole('combobox', { name: '分组' }).selectOption('status');
      await listOf(page)
        .getByText(/^载客 \d+$/)
        .waitFor();
      await page.getByRole('combobox', { name: '分组' }).selectOption('none');
      await page.getByRole('button', { name: '聚合' }).click();
      expect(await rowsOf(page).count()).toBeGreaterThan(10);
      await page.getByRole('button', { name: '逐车' }).click();
    });

    it('the industry’s vehicles are on a map of their own', async () => {
      const other = await site().aClerk();
      await signIn(other.page, 'monitor', DEMO_PASSWORD, FEED);
      await readyMap(other.page);
      const total = async (page: Page) => {
        const counts = await legendOf(page).locator('button b').allTextContents();
        return counts.reduce((sum, text) => sum + Number(text.replaceAll(/\D/g, '')), 0);
      };
      await expect.poll(() => total(other.page)).toBeGreaterThan(10);
      // of the demonstration's vehicles every sixth comes by the feed
      expect(await total(clerk.page)).toBeGreaterThan(3 * (await total(other.page)));
      await other.context.close();
    });
  });

  it('nothing of it is out of reach for who does not see it', async () => {
    expect(await violations(clerk.page)).toEqual([]);
  });

  describeInFull('further cases', () => {
    it('the graphics card is taken away, and comes back', async () => {
      const { page } = clerk;
      await page.evaluate(() => {
        for (const canvas of document.querySelectorAll<HTMLCanvasElement>('[role=application] canvas'))
          canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
      });
      await page.getByText('显卡已重置').waitFor();
      await readyMap(page);
      await page.locator('#content').getByRole('button', { name: '关闭提示' }).click();
      await expect.poll(countOf(page, '空车')).toBeGreaterThan(20);
    });

    it('the city is fetched once, and then only asked about', async () => {
      const { page, complaints } = clerk;
      const answered = page.waitForResponse(response => response.url().endsWith(baseMapCalls.baseMap.path));
      await page.reload();
      expect((await (await answered).request().sizes()).responseBodySize).toBe(0);
      await readyMap(page);
      expect(complaints).toEqual([]);
    });
  });
});

describe('without graphics', () => {
  const site = aSite({ CITY: 'dev' });

  it('there is a list and a still picture, and it is said why', async () => {
    const clerk = await site().aClerk();
    const { page, complaints } = clerk;
    await page.addInitScript(() => {
      const get = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: []) {
        return kind.startsWith('webgl') ? null : get.call(this, kind as '2d', ...rest);
      } as typeof get;
    });
    await openMap(clerk);
    await page.getByText('此浏览器没有图形加速').waitFor();
    await page.getByRole('img', { name: /静态图/ }).waitFor();
    await expect.poll(() => rowsOf(page).count()).toBeGreaterThan(10);
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
