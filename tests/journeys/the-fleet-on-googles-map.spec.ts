// @tier full
/** The map where the operator has a key for Google Maps: it is drawn there, measured there, and falls back. */
// @feature vehicle-monitor, map
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './accessibility.ts';
import { coloursIn } from './colours-in.ts';
import { aSite, type Clerk, DEMO_PASSWORD, signIn } from './console.ts';
import {
  baseOf,
  COLOURS,
  counted,
  mapOf,
  openMap,
  panelOf,
  radiusOf,
  readyMap,
  rowsOf,
  savedPicture,
} from './fleet-map.ts';
import { googleStub } from './google-stub.ts';

const GOOGLE = 'https://maps.googleapis.com/maps/api/js';

const answersAsGoogle = (page: Page) =>
  page.route(`${GOOGLE}**`, route => {
    const callback = new URL(route.request().url()).searchParams.get('callback') ?? '';
    return route.fulfill({ contentType: 'text/javascript', body: googleStub(callback) });
  });

/** What the console asks Google for is no complaint here. */
const others = ({ complaints }: Clerk) =>
  complaints.filter(
    said => !said.startsWith(`asked for ${GOOGLE}`) && !said.startsWith('Failed to load Google Maps script'),
  );

describe('with a key for Google Maps', () => {
  const site = aSite({ CITY: 'dev', GOOGLE_MAPS_API_KEY: 'test-key' }, { hasGraphics: true, isOwn: true });

  it('each base map comes by itself, and what is not set up says so', async () => {
    const clerk = await site().aClerk();
    const { page } = clerk;
    await answersAsGoogle(page);
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

  it('the fleet is drawn on it, and a click opens a vehicle', async () => {
    const clerk = await site().aClerk();
    const { page } = clerk;
    await answersAsGoogle(page);
    await openMap(clerk);
    await readyMap(page);
    expect(await baseOf(page)).toBe('google');
    expect(await page.getByText('演示城市').count()).toBe(0);
    await rowsOf(page).first().click();
    const card = page.getByRole('complementary', { name: /^车辆/ });
    const plate = (await card.getByRole('heading').textContent()) ?? '';
    const own = page.getByRole('complementary', { name: `车辆 ${plate}` });
    const { width = 0, height = 0 } = (await page.getByRole('application').boundingBox()) ?? {};
    // it drives on, and the map is on its way there: until it is met in the middle
    await expect
      .poll(async () => {
        if ((await own.count()) === 0) await rowsOf(page).filter({ hasText: plate }).first().click();
        await page.keyboard.press('f');
        await page.keyboard.press('Escape');
        await card.waitFor({ state: 'detached' });
        await page.getByRole('application').click({ position: { x: width / 2, y: height / 2 } });
        return own.count();
      })
      .toBe(1);
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
    await openMap(clerk);
    await page.getByText(said).waitFor();
    await page.getByText('演示城市').waitFor();
    await readyMap(page);
    await expect.poll(() => rowsOf(page).count()).toBeGreaterThan(10);
    expect(others(clerk)).toEqual([]);
  });

  it('circle and ruler are the same, and a picture has the vehicles without the ground', async () => {
    const clerk = await site().aClerk({ acceptDownloads: true });
    const { page } = clerk;
    await answersAsGoogle(page);
    await openMap(clerk);
    await readyMap(page);
    await page.locator('body').press('c');
    await mapOf(page).click({ position: { x: 620, y: 330 } });
    await radiusOf(page).fill('3000');
    await expect.poll(() => counted(page)).toBeGreaterThan(3);
    await page.keyboard.press('Escape');
    await page.locator('body').press('m');
    await mapOf(page).click({ position: { x: 600, y: 300 } });
    await mapOf(page).press('Enter');
    await expect.poll(() => panelOf(page, '测距').locator('output').textContent()).not.toBe('0 m');
    const { content } = await savedPicture(page);
    expect((await coloursIn(page, content, COLOURS)).counts.red).toBeGreaterThan(1_000);
  });
});
