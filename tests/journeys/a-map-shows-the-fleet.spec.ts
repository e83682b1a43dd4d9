/** A monitor watches the fleet on the map: by the stream, on a plain upstream, on Google's map, and without graphics. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { baseMapCalls } from '../../src/contract/base-map.ts';
import { violations } from './accessibility.ts';
import { aSite, type Clerk, DEMO_PASSWORD, signIn } from './console.ts';
import { googleStub } from './google-stub.ts';

const MAP = '/vehicle-monitor/vehicleMonitoring';
const FEED = '/vehicle-monitor/vehicle-taxi/realTimeMonitor';
const GOOGLE = 'https://maps.googleapis.com/maps/api/js';

const listOf = (page: Page) => page.getByRole('listbox', { name: '车辆列表' });
const rowsOf = (page: Page) => listOf(page).getByRole('option');
const legendOf = (page: Page) => page.getByRole('group', { name: '图例与筛选' });
const readyMap = (page: Page) => page.locator('[data-ready=true]').waitFor();
const baseOf = (page: Page) => page.locator('[data-map]').getAttribute('data-map');

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

async function open(clerk: Clerk, account = 'monitor') {
  await signIn(clerk.page, account, DEMO_PASSWORD, MAP);
}

describe('on the simulated city', () => {
  const site = aSite({ CITY: 'dev' }, { hasGraphics: true });
  let clerk: Clerk;
  beforeAll(async () => {
    clerk = await site().aClerk();
    await open(clerk);
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
    const picture = () => page.getByRole('application').screenshot();
    const before = await picture();
    await expect.poll(async () => (await picture()).equals(before), { timeout: 20_000 }).toBe(false);
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
    await page.getByRole('button', { name: '已选 1' }).waitFor();
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

  it('nothing of it is out of reach for who does not see it', async () => {
    expect(await violations(clerk.page)).toEqual([]);
  });

  it('the graphics card is taken away, and comes back', async () => {
    const { page } = clerk;
    await page.evaluate(() => {
      for (const canvas of document.querySelectorAll<HTMLCanvasElement>('[role=application] canvas'))
        canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
    });
    await page.getByText('显卡已重置').waitFor();
    await readyMap(page);
    await page.getByRole('button', { name: '关闭提示' }).click();
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

describe('tried by a developer', () => {
  const site = aSite({ CITY: 'dev', GOOGLE_MAPS_API_KEY: 'test-key' }, { hasGraphics: true });

  it('each base map comes by itself, and what is not set up says so', async () => {
    const clerk = await site().aClerk();
    const { page } = clerk;
    await page.route(`${GOOGLE}**`, route => {
      const callback = new URL(route.request().url()).searchParams.get('callback') ?? '';
      return route.fulfill({ contentType: 'text/javascript', body: googleStub(callback) });
    });
    await signIn(page, 'developer', DEMO_PASSWORD, '/system-tool/mapSwitch');
    await readyMap(page);
    expect(await baseOf(page)).toBe('google');
    await page.getByText('GCJ-02').waitFor();
    expect(await page.getByRole('button', { name: /^自定义底图/ }).isDisabled()).toBe(true);
    await page.getByText('未配置 BASE_MAP_STYLE_URL').waitFor();
    await page.getByRole('button', { name: /^演示城市/ }).click();
    await page.getByText('WGS-84', { exact: true }).waitFor();
    expect(await baseOf(page)).toBe('embedded');
    await page.getByRole('button', { name: /^静态图/ }).click();
    await page.getByRole('img', { name: /静态图/ }).waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

describe('on a plain upstream', () => {
  const site = aSite({ CITY: 'dev', UPSTREAM_PLAIN: '1' }, { hasGraphics: true });

  it('vehicles are asked for again and again, and the page says so', async () => {
    const clerk = await site().aClerk();
    const { page, complaints } = clerk;
    await open(clerk);
    await readyMap(page);
    await page.getByText('每 10 秒更新').waitFor();
    await expect.poll(() => rowsOf(page).count(), { timeout: 20_000 }).toBeGreaterThan(3);
    const asked = page.waitForRequest(request => request.url().includes('/api/gis/clustering/locations'), {
      timeout: 15_000,
    });
    await rowsOf(page).first().click();
    await page.getByRole('complementary').getByText('****').waitFor();
    await asked;
    expect(complaints).toEqual([]);
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
    await open(clerk);
    await page.getByText('此浏览器没有图形加速').waitFor();
    await page.getByRole('img', { name: /静态图/ }).waitFor();
    await expect.poll(() => rowsOf(page).count()).toBeGreaterThan(10);
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe('with a key for Google Maps', () => {
  const site = aSite({ CITY: 'dev', GOOGLE_MAPS_API_KEY: 'test-key' }, { hasGraphics: true });
  /** What the console asks Google for is no complaint here. */
  const others = ({ complaints }: Clerk) =>
    complaints.filter(
      said =>
        !said.startsWith(`asked for ${GOOGLE}`) && !said.startsWith('Failed to load Google Maps script'),
    );

  it('the fleet is drawn on it, and a click opens a vehicle', async () => {
    const clerk = await site().aClerk();
    const { page } = clerk;
    await page.route(`${GOOGLE}**`, route => {
      const callback = new URL(route.request().url()).searchParams.get('callback') ?? '';
      return route.fulfill({ contentType: 'text/javascript', body: googleStub(callback) });
    });
    await open(clerk);
    await readyMap(page);
    expect(await baseOf(page)).toBe('google');
    expect(await page.getByText('演示城市').count()).toBe(0);
    await rowsOf(page).first().click();
    const card = page.getByRole('complementary', { name: /^车辆/ });
    const plate = await card.getByRole('heading').textContent();
    await page.keyboard.press('f');
    await page.waitForTimeout(1_500);
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    const { width = 0, height = 0 } = (await page.getByRole('application').boundingBox()) ?? {};
    await page.getByRole('application').click({ position: { x: width / 2, y: height / 2 } });
    await page.getByRole('complementary', { name: `车辆 ${plate}` }).waitFor();
    expect(others(clerk)).toEqual([]);
  });

  it.each([
    ['does not come', 'abort', '谷歌地图无法连接'],
    ['knows the key no more', 'refuse', '谷歌地图拒绝了密钥'],
    ['hangs', 'hang', '谷歌地图 8 秒未响应'],
  ])('the built-in map takes its place where it %s', async (_what, how, said) => {
    const clerk = await site().aClerk();
    const { page } = clerk;
    await page.route(`${GOOGLE}**`, async route => {
      if (how === 'abort') return route.abort();
      if (how === 'hang') return;
      const callback = new URL(route.request().url()).searchParams.get('callback') ?? '';
      const refusal = 'setTimeout(() => window.gm_authFailure?.(), 300);';
      return route.fulfill({ contentType: 'text/javascript', body: `${googleStub(callback)}${refusal}` });
    });
    await open(clerk);
    await page.getByText(said).waitFor();
    await page.getByText('演示城市').waitFor();
    await readyMap(page);
    await expect.poll(() => rowsOf(page).count()).toBeGreaterThan(10);
    expect(others(clerk)).toEqual([]);
  });
});
