/** A monitor replays rides on the map, finds who was somewhere, and hands out what he saw: also without graphics. */
// @feature track-replay
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import type { Download, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { sessionCalls } from '../../src/contract/session.ts';
import { machineCalls } from '../../src/contract/terminal.ts';
import { aGatewayKey, signedHeaders } from '../builders/gateway.ts';
import { askAt } from '../builders/request.ts';
import { describeInFull } from '../builders/tier.ts';
import { violations } from './accessibility.ts';
import { aSite, type Clerk, DEMO_PASSWORD, signIn } from './console.ts';

const REPLAY = '/vehicle-monitor/vehicle-taxi/trackReplay';
const PUSH = '/api/open/positions';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Where all of them come by at the fifth minute. */
const CORNER = { lng: 108.366, lat: 22.817 };
/** Degrees of longitude that are 100 m here. */
const EAST_100 = 0.000_976;

/** Plates of vehicles that the monitor sees. */
async function platesAt(url: string, count: number): Promise<string[]> {
  const body = { account: 'monitor', password: DEMO_PASSWORD };
  const { token } = (await askAt(url, sessionCalls.login, { body })).data;
  const { data } = await askAt(url, machineCalls.vehicleList, { query: { size: count } }, token);
  return data.map(({ plateNumber }) => plateNumber);
}

/** Each from west to east past the corner, carrying in the second half; then it stands for six minutes. */
async function drive(url: string, plates: readonly string[], start: number) {
  const positions = plates.flatMap((plateNumber, which) => {
    const at = (seconds: number, hundreds: number, speed: number) => ({
      plateNumber,
      gpsTime: start + seconds * 1_000,
      lng: CORNER.lng + hundreds * EAST_100,
      lat: CORNER.lat + which * 0.000_4,
      speed,
      heading: 90,
      load: seconds >= 300,
    });
    const way = Array.from({ length: 61 }, (_, step) => at(step * 10, step - 30, 36));
    const rest = Array.from({ length: 12 }, (_, step) => at(630 + step * 30, 30, 0));
    return [...way, ...rest];
  });
  const bytes = Buffer.from(JSON.stringify({ positions }));
  const response = await fetch(url + PUSH, {
    method: 'POST',
    body: bytes,
    headers: { 'content-type': 'application/json', ...signedHeaders(await aGatewayKey(url), PUSH, bytes) },
  });
  const { data } = (await response.json()) as { data: { accepted: number; late: number } };
  expect(data.accepted + data.late).toBe(positions.length);
}

const addressOf = (plates: readonly string[], start: number) =>
  `${REPLAY}?${new URLSearchParams({
    plateNumber: plates.join(','),
    startTime: String(start),
    endTime: String(start + 30 * MINUTE),
  })}`;

const sliderOf = (page: Page) => page.getByRole('slider', { name: /回放时刻/ });
const timeOf = async (page: Page) => (await page.locator('[data-part=play-time]').textContent()) ?? '';
const rowOf = (page: Page, plate: string) =>
  page.getByRole('list', { name: '回放的车辆' }).getByRole('listitem').filter({ hasText: plate });

/** What is saved is what its sum on the page says. */
async function isSealed(page: Page, download: Download): Promise<Buffer> {
  const content = await fs.readFile(await download.path());
  const kept = page
    .getByRole('list', { name: '已导出的文件' })
    .getByRole('listitem')
    .filter({ hasText: download.suggestedFilename() });
  await kept.locator('code').waitFor();
  expect(await kept.locator('code').textContent()).toBe(createHash('sha256').update(content).digest('hex'));
  return content;
}

async function save(page: Page, name: string): Promise<Buffer> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return isSealed(page, await saved);
}

describe('with graphics', () => {
  const site = aSite({}, { hasGraphics: true });
  // of the minute: fields of time have no seconds
  const start = Math.floor((Date.now() - 3 * HOUR) / MINUTE) * MINUTE;
  let clerk: Clerk;
  let plates: string[];
  beforeAll(async () => {
    const { url } = site().server;
    plates = await platesAt(url, 3);
    await drive(url, plates, start);
    clerk = await site().aClerk({ acceptDownloads: true });
    await signIn(clerk.page, 'monitor', DEMO_PASSWORD, addressOf(plates.slice(0, 2), start));
    await clerk.page.locator('[data-ready=true]').waitFor();
  });

  it('a link opens two rides on one bar of time', async () => {
    const { page } = clerk;
    await sliderOf(page).waitFor();
    for (const plate of plates.slice(0, 2))
      await rowOf(page, plate)
        .getByText(/载客 1 次；停留 1 次/)
        .waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('they are stepped, played and scrubbed, and the map shows it', async () => {
    const { page } = clerk;
    const picture = () => page.getByRole('application').screenshot();
    const [before, began] = [await picture(), await timeOf(page)];
    await page.locator('body').press('ArrowRight');
    await expect.poll(() => timeOf(page)).not.toBe(began);
    await page.getByRole('button', { name: '60x' }).click();
    await page.locator('body').press('Space');
    await page.getByRole('button', { name: '暂停' }).waitFor();
    await expect.poll(async () => (await picture()).equals(before)).toBe(false);
    await page.locator('body').press('Space');
    await page.getByRole('button', { name: '播放' }).waitFor();
    await sliderOf(page).fill(String(start + 7 * MINUTE));
    await rowOf(page, plates[0] ?? '')
      .getByText(/^载客\s*36 km\/h$/)
      .waitFor();
  });

  describeInFull('further cases', () => {
    it('one of them is followed until the map is moved by hand', async () => {
      const { page } = clerk;
      const follow = page.getByRole('button', { name: `跟随 ${plates[0]}` });
      await page.locator('body').press('f');
      await expect.poll(() => follow.getAttribute('aria-pressed')).toBe('true');
      await page.getByRole('application').press('ArrowRight');
      await expect.poll(() => follow.getAttribute('aria-pressed')).toBe('false');
      await page.locator('body').press('a');
    });

    it('a stop leads there', async () => {
      const { page } = clerk;
      await page.getByRole('button', { name: /^停留/ }).click();
      await page.getByRole('list', { name: '停留' }).getByRole('button').first().press('Enter');
      await page.getByRole('button', { name: '播放' }).waitFor();
      const stopsFrom = start + 10 * MINUTE - 30_000;
      await expect
        .poll(async () => Number(await sliderOf(page).inputValue()))
        .toBeGreaterThanOrEqual(stopsFrom);
      expect(await violations(page)).toEqual([]);
    });
  });

  it('who was at the corner is found by a click as by what is typed, and joins', async () => {
    const { page } = clerk;
    await page.getByRole('button', { name: '途经车辆', exact: true }).click();
    const place = page.getByRole('combobox', { name: '地点：名称或经纬度' });
    await page.getByRole('button', { name: '在地图上点选' }).click();
    await page.getByRole('application').click({ position: { x: 700, y: 300 } });
    await expect.poll(() => place.inputValue()).toMatch(/^108\.\d{6}, 22\.\d{6}$/);
    await sliderOf(page).fill(String(start + 5 * MINUTE));
    await page.getByRole('button', { name: '取当前回放时刻前后' }).click();
    await place.fill(`${CORNER.lng}, ${CORNER.lat}`);
    // to the next field, from which Enter asks
    await place.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `把 ${plates[2]} 加入回放` }).click();
    await page.getByRole('button', { name: '车辆', exact: true }).click();
    await rowOf(page, plates[2] ?? '')
      .getByText(/载客 1 次/)
      .waitFor();
    expect(new URL(page.url()).searchParams.get('plateNumber')).toBe(plates.join(','));
  });

  it('what is shown is saved as a table, as GPX and as a picture, each with its sum', async () => {
    const { page, complaints } = clerk;
    await page.getByRole('button', { name: `显示 ${plates[1]}` }).click();
    await page.getByRole('button', { name: '导出', exact: true }).click();
    const table = (await save(page, 'CSV 表格')).toString();
    expect(table.split('\r\n')).toHaveLength(2 * 73 + 2);
    expect(table).not.toContain(plates[1]);
    expect((await save(page, 'GPX 1.1 轨迹')).toString()).toContain(`<trk><name>${plates[0]}</name>`);
    const picture = await save(page, 'PNG 地图图片');
    expect([...picture.subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describeInFull('on a plain upstream', () => {
  const site = aSite({ UPSTREAM_PLAIN: '1' }, { hasGraphics: true });

  describeInFull('further cases', () => {
    it('says that there is nothing of a known vehicle, and that another is not known', async () => {
      const { url } = site().server;
      const [plate = ''] = await platesAt(url, 1);
      const { page, complaints } = await site().aClerk();
      const target = addressOf([plate, '桂A0000'], Date.now() - HOUR);
      await signIn(page, 'monitor', DEMO_PASSWORD, target);
      await rowOf(page, plate)
        .getByText(/这段时间没有定位/)
        .waitFor();
      await rowOf(page, '桂A0000')
        .getByText(/没有 桂A0000/)
        .waitFor();
      expect(await sliderOf(page).count()).toBe(0);
      expect(complaints).toEqual([]);
    });
  });
});

describe('without graphics', () => {
  const site = aSite();

  it('there is a picture of the tracks, all the acts of the page, and it is said why', async () => {
    const { url } = site().server;
    const start = Math.floor((Date.now() - 3 * HOUR) / MINUTE) * MINUTE;
    // the first three have been driven at this time already
    const plates = (await platesAt(url, 4)).slice(3);
    await drive(url, plates, start);
    const { page, complaints } = await site().aClerk({ acceptDownloads: true });
    await page.addInitScript(() => {
      const get = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: []) {
        return kind.startsWith('webgl') ? null : get.call(this, kind as '2d', ...rest);
      } as typeof get;
    });
    await signIn(page, 'monitor', DEMO_PASSWORD, addressOf(plates, start));
    await page.getByText('此浏览器没有图形加速').waitFor();
    const still = page.getByRole('img', { name: '轨迹静态图' });
    await sliderOf(page).waitFor();
    const before = await still.screenshot();
    await sliderOf(page).fill(String(start + 9 * MINUTE));
    await expect.poll(async () => (await still.screenshot()).equals(before)).toBe(false);
    expect(await page.getByRole('button', { name: '在地图上点选' }).count()).toBe(0);
    await page.getByRole('button', { name: '导出', exact: true }).click();
    await save(page, 'PNG 地图图片');
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
