/** A monitor watches places on the map: who is there, who came and went, and where else somebody should look. */
import fs from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KNOWN_PLACE, STATION, someVisitedPlaces, type VisitedPlaces } from '../builders/visited-places.ts';
import { violations } from './accessibility.ts';
import { aSite, type Clerk, DEMO_PASSWORD, signIn } from './console.ts';

const PLACES = '/vehicle-monitor/vehicle-taxi/monitorAddress';
const VISITS = '/vehicle-monitor/vehicle-taxi/placeVisits';

/** Pages that were left are still there, unseen; so is a row that somebody has deleted, until the list is read again. */
const rows = (page: Page) => page.locator('main tbody tr[data-row]:not([data-live=gone]):visible');
const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name });
const figure = (page: Page, name: string) => page.getByRole('textbox', { name });
const figureOf = async (page: Page, name: string) => Number(await figure(page, name).inputValue());
const middle = (page: Page) => page.getByRole('button', { name: /^地点中心/ });
const rim = (page: Page) => page.getByRole('slider', { name: /^半径/ });

/** A directory of its own for the tests of the present block. */
function aVisitedSite(environment: Record<string, string> = {}, graphics = { hasGraphics: true }) {
  let visited: VisitedPlaces | undefined;
  beforeAll(async () => {
    visited = await someVisitedPlaces();
  });
  afterAll(() => visited && fs.rmSync(visited.directory, { recursive: true, force: true }));
  const site = aSite(() => ({ DATA_DIR: visited?.directory ?? '', ...environment }), graphics);
  return { site, visited: () => visited as VisitedPlaces };
}

async function choose(page: Page, name: string, action: string) {
  await rowOf(page, name).hover();
  await page.getByRole('button', { name: `更多操作：${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

describe('a monitor', () => {
  const { site, visited } = aVisitedSite();
  let clerk: Clerk;
  let station = '';
  beforeAll(async () => {
    clerk = await site().aClerk();
    await signIn(clerk.page, 'monitor', DEMO_PASSWORD, PLACES);
  });

  it('sees the places on the map and in a list, with how many are inside', async () => {
    const { page } = clerk;
    await page.locator('[data-map=embedded][data-ready=true]').waitFor();
    const row = page.locator(`main tr[data-row="${STATION}"]:visible`);
    await row.getByRole('link', { name: '1', exact: true }).waitFor();
    station = (await row.locator('td').nth(1).textContent()) ?? '';
    expect(await rows(page).count()).toBe(3);
    expect(await violations(page)).toEqual([]);
  });

  it('goes from the number to who is inside, and to who came and went', async () => {
    const { page } = clerk;
    const { plates } = visited();
    await page
      .locator(`main tr[data-row="${STATION}"]:visible`)
      .getByRole('link', { name: '1', exact: true })
      .click();
    await page.waitForURL(`**${VISITS}?**`);
    await expect.poll(() => rows(page).count()).toBe(1);
    expect(await rows(page).textContent()).toContain(plates[0]);
    await page
      .getByRole('tab', { name: '全部' })
      .or(page.getByRole('button', { name: '全部' }))
      .first()
      .click();
    await expect.poll(() => rows(page).count()).toBe(3);
    expect(await rows(page).nth(1).textContent()).toMatch(new RegExp(`${plates[1]}.*${station}.*10 分钟`));
    expect(await violations(page)).toEqual([]);
  });

  it('finds a visit by a part of its plate, and sees by keyboard how it went', async () => {
    const { page } = clerk;
    const { plates, cameOn } = visited();
    await page.getByRole('searchbox').fill((plates[2] ?? '').slice(-4).toLowerCase());
    await expect.poll(() => rows(page).count()).toBe(1);
    await rows(page).first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/trackReplay?**');
    const question = new URL(page.url()).searchParams;
    expect(question.get('plateNumber')).toBe(plates[2]);
    const [from, to] = [Number(question.get('startTime')), Number(question.get('endTime'))];
    expect(from).toBeLessThan(cameOn[2] ?? 0);
    expect(to).toBeGreaterThan((cameOn[2] ?? 0) + 10 * 60_000);
  });

  it('takes the visits away as a file', async () => {
    const { page } = clerk;
    await page.goto(VISITS);
    await rows(page).first().waitFor();
    await page.getByRole('button', { name: '导出', exact: true }).click();
    await page.getByRole('dialog', { name: /来访记录/ }).waitFor();
    await page.keyboard.press('Escape');
  });

  it('makes one where the gazetteer says, moves and stretches it by keys and by hand', async () => {
    const { page, complaints } = clerk;
    await page.goto(`${PLACES}/create`);
    await page.locator('[data-map=embedded][data-ready=true]').waitFor();
    await page.getByRole('combobox', { name: '搜索地名' }).fill(KNOWN_PLACE.pinyin);
    await page.getByRole('option', { name: KNOWN_PLACE.name }).click();
    await middle(page).waitFor();
    expect(await figure(page, '名称').inputValue()).toBe(KNOWN_PLACE.name);
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

    const drag = async (handle: ReturnType<typeof middle>, x: number, y: number) => {
      await handle.scrollIntoViewIfNeeded();
      const { x: left = 0, y: top = 0, width = 0, height = 0 } = (await handle.boundingBox()) ?? {};
      await page.mouse.move(left + width / 2, top + height / 2);
      await page.mouse.down();
      await page.mouse.move(left + width / 2 + x, top + height / 2 + y, { steps: 4 });
      await page.mouse.up();
    };
    await drag(rim(page), 40, 0);
    const radius = await figureOf(page, '半径');
    expect(radius).toBeGreaterThan(400);
    const before = await figureOf(page, '经度');
    await drag(middle(page), -30, 0);
    expect(await figureOf(page, '经度')).toBeLessThan(before);
    expect(await figureOf(page, '半径')).toBe(radius);

    await figure(page, '半径').fill('20');
    await figure(page, '半径').blur();
    await page.keyboard.press('Control+s');
    await page.getByText('不能小于 50').waitFor();
    await figure(page, '半径').fill('250');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await page.getByRole('heading', { name: KNOWN_PLACE.name }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('switches it off and on again, and deletes it after a question', async () => {
    const { page, complaints } = clerk;
    await page.goto(PLACES);
    await rowOf(page, KNOWN_PLACE.name).waitFor();
    await choose(page, KNOWN_PLACE.name, '停用');
    await rowOf(page, KNOWN_PLACE.name).getByText('已停用').waitFor();
    await choose(page, KNOWN_PLACE.name, '启用');
    await rowOf(page, KNOWN_PLACE.name).getByText('监控中').waitFor();
    await choose(page, KNOWN_PLACE.name, '删除');
    const question = page.getByRole('dialog');
    await question.getByText(`删除“${KNOWN_PLACE.name}”？ 来访记录会一起删除。`).waitFor();
    await question.getByRole('button', { name: '删除' }).click();
    await rowOf(page, KNOWN_PLACE.name).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  it('does not overwrite what somebody else has saved meanwhile', async () => {
    const mine = clerk.page;
    const theirs = (await site().aClerk()).page;
    await signIn(theirs, 'monitor', DEMO_PASSWORD, `${PLACES}/${STATION}`);
    await mine.goto(`${PLACES}/${STATION}`);
    for (const page of [mine, theirs]) await figure(page, '名称').waitFor();
    await figure(mine, '半径').fill('410');
    await figure(theirs, '半径').fill('420');
    await theirs.keyboard.press('Control+s');
    await theirs.getByText('已保存').first().waitFor();
    await mine.keyboard.press('Control+s');
    const dialog = mine.getByRole('dialog');
    await dialog.getByText('这条记录已被他人修改').waitFor();
    expect(await dialog.textContent()).toMatch(/410.*420|420.*410/);
    await dialog.getByRole('radio', { name: /半径.*对方的/ }).check();
    await dialog.getByRole('button', { name: '按所选保存' }).click();
    await expect.poll(() => figureOf(mine, '半径')).toBe(420);
  });
});

describe('without graphics, on a phone', () => {
  const { site, visited } = aVisitedSite({}, { hasGraphics: false });

  it('places and visits are there all the same', async () => {
    const { page, complaints } = await site().aClerk({ viewport: { width: 360, height: 780 } });
    await page.addInitScript(() => {
      const get = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: []) {
        return kind.startsWith('webgl') ? null : get.call(this, kind as '2d', ...rest);
      } as typeof get;
    });
    await signIn(page, 'monitor', DEMO_PASSWORD, PLACES);
    await page.getByText('在场 1').waitFor();
    await page.getByRole('img', { name: '地点静态图' }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    await page.goto(VISITS);
    await page.getByText(visited().plates[0] ?? '').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe('whoever lacks the right', () => {
  const { site } = aVisitedSite();

  it('finds no such page', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'dispatcher');
    await page.waitForURL('**/dashboard/index');
    expect(await page.getByRole('link', { name: '监控地点' }).count()).toBe(0);
    await page.goto(PLACES);
    await page.waitForURL('**/401**');
  });
});

describe('on a plain upstream', () => {
  const { site } = aVisitedSite({ UPSTREAM_PLAIN: '1' });

  it('there is no such page', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'monitor');
    await page.waitForURL('**/dashboard/index');
    await page.goto(PLACES);
    await page.waitForURL('**/404**');
    expect(await page.getByRole('link', { name: '监控地点' }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
