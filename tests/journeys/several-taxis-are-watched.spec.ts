/** A monitor keeps an eye on several taxis at once, each in a tile of its own. */
// @feature taxi-monitor
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { sessionCalls } from '../../src/contract/session.ts';
import { machineCalls } from '../../src/contract/terminal.ts';
import { watchCalls } from '../../src/contract/watched-vehicle.ts';
import { aGatewayKey, signedHeaders } from '../builders/gateway.ts';
import { askAt } from '../builders/request.ts';
import { describeInFull } from '../builders/tier.ts';
import { violations } from './accessibility.ts';
import { aSite, type Clerk, DEMO_PASSWORD, onBothUpstreams, signIn } from './console.ts';

const WATCH = '/vehicle-monitor/vehicle-taxi/taxi-monitor';
const PUSH = '/api/open/positions';
const CORNER = { lng: 108.366, lat: 22.817 };

async function tokenAt(url: string): Promise<string> {
  const body = { account: 'monitor', password: DEMO_PASSWORD };
  return (await askAt(url, sessionCalls.login, { body })).data.token;
}

/** Plates of eleven vehicles that the monitor sees, and that nobody else on the same server drives. */
async function platesAt(url: string): Promise<string[]> {
  const { data } = await askAt(url, machineCalls.vehicleList, { query: { size: 20 } }, await tokenAt(url));
  return data.slice(-11).map(({ plateNumber }) => plateNumber);
}

/** Each a little to the north of the one before, the last four minutes eastwards. */
async function drive(url: string, plates: readonly string[]) {
  const now = Date.now();
  const positions = plates.flatMap((plateNumber, which) =>
    Array.from({ length: 24 }, (_, step) => ({
      plateNumber,
      gpsTime: now - (23 - step) * 10_000,
      lng: CORNER.lng + step * 0.000_976,
      lat: CORNER.lat + which * 0.002,
      speed: 36,
      heading: 90,
      load: which % 2 === 0,
    })),
  );
  const bytes = Buffer.from(JSON.stringify({ positions }));
  const response = await fetch(url + PUSH, {
    method: 'POST',
    body: bytes,
    headers: { 'content-type': 'application/json', ...signedHeaders(await aGatewayKey(url), PUSH, bytes) },
  });
  expect(response.status).toBe(200);
}

const tiles = (page: Page) => page.getByRole('list', { name: '重点监控的车辆' }).locator('[data-plate]');
const tileOf = (page: Page, plate: string) => page.locator(`[data-plate="${plate}"]`);
/** Whether the pen has drawn: the picture has colours. */
const coloursOf = (page: Page, plate: string) =>
  tileOf(page, plate)
    .locator('canvas')
    .last()
    .evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      const bytes = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
      return new Set(
        Array.from({ length: bytes.length / 4 }, (_, at) => bytes.slice(at * 4, at * 4 + 4).join()),
      ).size;
    });
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

async function add(page: Page, text: string) {
  await page.getByLabel('车牌或司机').fill(text);
  await page.getByLabel('车牌或司机').press('Enter');
}

// also where the page asks again and again for what is not told
onBothUpstreams((site, isReference) => {
  let clerk: Clerk;
  let plates: string[] = [];
  beforeAll(async () => {
    const { url } = site().server;
    plates = await platesAt(url);
    if (isReference) await drive(url, plates.slice(0, 10));
    clerk = await site().aClerk();
    await signIn(clerk.page, 'monitor', DEMO_PASSWORD, WATCH);
  });
  const plate = (at: number) => plates[at] ?? '';

  it('nobody is watched at first, and the page says what to do', async () => {
    const { page } = clerk;
    await page.getByText('还没有重点监控的车辆').waitFor();
    expect(await violations(page)).toEqual([]);
    // the line is cut: what was typed stays
    const cut = `**${watchCalls.watchVehicles.path}`;
    await page.route(cut, route => (route.request().method() === 'POST' ? route.abort() : route.continue()));
    await add(page, plate(0));
    await page.getByRole('alert').waitFor();
    await expect.poll(() => page.getByLabel('车牌或司机').inputValue()).toBe(plate(0));
    await page.unroute(cut);
    // sent before it is known which vehicle that is
    await add(page, plate(0).slice(1));
    await tileOf(page, plate(0)).waitFor();
  });

  it('more come by plate, by keys alone, and stand beside each other', async () => {
    const { page } = clerk;
    await page.locator('h1').click();
    await page.keyboard.press('n');
    await add(page, `${plate(1)} ${plate(2)} ${plate(3)}`);
    await expect.poll(() => tiles(page).count()).toBe(4);
    const boxes = await tiles(page).evaluateAll(all => all.map(each => each.getBoundingClientRect().top));
    expect(new Set(boxes).size).toBe(2);
    expect(await violations(page)).toEqual([]);
  });

  it('keys go from tile to tile, make one large and small again', async () => {
    const { page } = clerk;
    await tileOf(page, plate(0)).focus();
    await page.keyboard.press('ArrowRight');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-plate'));
    expect(await focused()).toBe(plate(1));
    await page.keyboard.press('Enter');
    await expect.poll(() => tiles(page).count()).toBe(1);
    await expect.poll(focused).toBe(plate(1));
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => tiles(page).count()).toBe(4);
  });

  it('one is taken out, and stays out', async () => {
    const { page, complaints } = clerk;
    await page.getByRole('button', { name: `取消重点监控 ${plate(3)}` }).click();
    await expect.poll(() => tiles(page).count()).toBe(3);
    await page.reload();
    await expect.poll(() => tiles(page).count()).toBe(3);
    expect(complaints).toEqual([]);
  });

  if (!isReference) return;
  describe('what is heard', () => {
    beforeAll(async () => {
      const { url } = site().server;
      const input = { query: {}, body: { plateNumbers: plates } };
      await askAt(url, watchCalls.watchVehicles, input, await tokenAt(url));
      await clerk.page.reload();
    });

    it('is in each tile: state, speed, when, and a picture with its way', async () => {
      const { page } = clerk;
      const first = tileOf(page, plate(0));
      await first.getByText('载客').waitFor();
      await first.getByText('36 km/h').waitFor();
      await tileOf(page, plate(1)).getByText('空车').waitFor();
      await first.getByRole('img', { name: `${plate(0)} 的位置和最近 5 分钟的路线` }).waitFor();
      await expect.poll(() => coloursOf(page, plate(0))).toBeGreaterThan(3);
    });

    describeInFull('further cases', () => {
      it('of more than nine, nine are shown, and one chooses which', async () => {
        const { page } = clerk;
        await page.getByText('重点监控 11 辆，显示其中 9 辆').waitFor();
        expect(await tiles(page).count()).toBe(9);
        await page.getByRole('button', { name: '选择车辆' }).click();
        const box = (name: string) => page.getByRole('checkbox', { name });
        expect(await box(plate(10)).isDisabled()).toBe(true);
        expect(await violations(page)).toEqual([]);
        await box(plate(0)).click();
        await box(plate(10)).click();
        await tileOf(page, plate(10)).getByText('从未上报').waitFor();
        expect(await tileOf(page, plate(0)).count()).toBe(0);
        await page.reload();
        await tileOf(page, plate(10)).waitFor();
      });

      it('a tile leads to the map and to the replay', async () => {
        const { page, complaints } = clerk;
        await page.getByRole('button', { name: `回放 ${plate(1)}` }).click();
        await page.waitForURL('**/trackReplay?**');
        expect(new URL(page.url()).searchParams.get('plateNumber')).toBe(plate(1));
        await page.goBack();
        await page.getByRole('button', { name: `在地图上看 ${plate(1)}` }).click();
        await page.waitForURL(/vehicleMonitoring|realTimeMonitor/);
        await page.getByRole('complementary', { name: `车辆 ${plate(1)}` }).waitFor();
        expect(complaints).toEqual([]);
      });

      it('on a phone they stand one below another', async () => {
        const phone = await site().aClerk({ viewport: { width: 360, height: 780 } });
        await signIn(phone.page, 'monitor', DEMO_PASSWORD, WATCH);
        await tiles(phone.page).nth(8).waitFor();
        const lefts = await tiles(phone.page).evaluateAll(all =>
          all.map(each => each.getBoundingClientRect().left),
        );
        expect(new Set(lefts).size).toBe(1);
        expect(await overflow(phone.page)).toBe(0);
        expect(await violations(phone.page)).toEqual([]);
        expect(phone.complaints).toEqual([]);
      });
    });
  });
});

describe('who may not', () => {
  const site = aSite();
  it('has no such page', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'finance', DEMO_PASSWORD, WATCH);
    await page.waitForURL(/\/401/);
  });
});
