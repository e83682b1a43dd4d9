// @tier full
/** A monitor sees watched places on the map, and draws one there; the rest is tried in `tests/pages/`. */
// @feature watched-place
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { KNOWN_PLACE, STATION, type Visits, visitPlaces } from '../builders/visited-places.ts';
import { violations } from './accessibility.ts';
import { DEMO_PASSWORD, signIn } from './console.ts';
import { aFilledSite } from './filled-site.ts';

const PLACES = '/vehicle-monitor/vehicle-taxi/monitorAddress';
const VISITS = '/vehicle-monitor/vehicle-taxi/placeVisits';

const rows = (page: Page) => page.locator('main tbody tr[data-row]:visible');
const figure = (page: Page, name: string) => page.getByRole('textbox', { name });
const figureOf = async (page: Page, name: string) => Number(await figure(page, name).inputValue());
const middle = (page: Page) => page.getByRole('button', { name: /^地点中心/ });
const rim = (page: Page) => page.getByRole('slider', { name: /^半径/ });
const readyMap = (page: Page) => page.locator('[data-map=embedded][data-ready=true]').waitFor();

async function drag(page: Page, handle: Locator, x: number, y: number) {
  await handle.scrollIntoViewIfNeeded();
  const { x: left = 0, y: top = 0, width = 0, height = 0 } = (await handle.boundingBox()) ?? {};
  await page.mouse.move(left + width / 2, top + height / 2);
  await page.mouse.down();
  await page.mouse.move(left + width / 2 + x, top + height / 2 + y, { steps: 4 });
  await page.mouse.up();
}

describe('a monitor', () => {
  let visits: Visits;
  const site = aFilledSite(async db => {
    visits = await visitPlaces(db);
  });

  it('sees the places on the map and in a list', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'monitor', DEMO_PASSWORD, PLACES);
    await readyMap(page);
    await page
      .locator(`main tr[data-row="${STATION}"]:visible`)
      // beside it stands how many have come today, which may be as many
      .getByRole('link', { name: '1', exact: true })
      .first()
      .waitFor();
    expect(await rows(page).count()).toBe(3);
    expect(await violations(page)).toEqual([]);
    await page.goto(VISITS);
    await rows(page).first().waitFor();
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('makes one where the gazetteer says, moves and stretches it by keys and by hand', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'monitor', DEMO_PASSWORD, `${PLACES}/create`);
    await readyMap(page);
    await page.getByRole('combobox', { name: '搜索地名' }).fill(KNOWN_PLACE.pinyin);
    await page.getByRole('option', { name: KNOWN_PLACE.name }).click();
    await middle(page).waitFor();
    expect(await figureOf(page, '经度')).toBe(KNOWN_PLACE.lng);

    await middle(page).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('ArrowUp');
    expect(await figureOf(page, '经度')).toBeCloseTo(KNOWN_PLACE.lng + 100 / 102_470, 5);
    expect(await figureOf(page, '纬度')).toBeCloseTo(KNOWN_PLACE.lat + 10 / 111_195, 5);
    await rim(page).focus();
    await page.keyboard.press('PageUp');
    await page.keyboard.press('ArrowLeft');
    expect(await figureOf(page, '半径')).toBe(390);
    expect(await rim(page).getAttribute('aria-valuetext')).toBe('390 米');

    await drag(page, rim(page), 40, 0);
    const radius = await figureOf(page, '半径');
    expect(radius).toBeGreaterThan(400);
    const before = await figureOf(page, '经度');
    await drag(page, middle(page), -30, 0);
    expect(await figureOf(page, '经度')).toBeLessThan(before);
    expect(await figureOf(page, '半径')).toBe(radius);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await page.getByRole('heading', { name: KNOWN_PLACE.name }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('finds places and visits on a phone, too, without graphics', async () => {
    const { page, complaints } = await site().aClerk({ viewport: { width: 360, height: 780 } });
    await page.addInitScript(() => {
      const get = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: []) {
        return kind.startsWith('webgl') ? null : get.call(this, kind as '2d', ...rest);
      } as typeof get;
    });
    await signIn(page, 'monitor', DEMO_PASSWORD, PLACES);
    await page.getByText('在场 1').first().waitFor();
    await page.getByRole('img', { name: '地点静态图' }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    await page.goto(VISITS);
    await page.getByText(visits.plates[0] ?? '').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
