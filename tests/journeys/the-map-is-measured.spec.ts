// @tier full
/** A monitor works with the tools of the map: a circle, a ruler, the whole screen, a picture, and other ways of showing. */
// @feature vehicle-monitor, map
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violations } from './accessibility.ts';
import { coloursIn } from './colours-in.ts';
import { aSite, type Clerk } from './console.ts';
import {
  COLOURS,
  counted,
  inCircle,
  mapOf,
  openMap,
  panelOf,
  radiusOf,
  readyMap,
  savedPicture,
} from './fleet-map.ts';

/** A PNG. */
const ONE_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const edgeOf = (page: Page) => page.getByRole('slider', { name: '半径（米）' });
/** Of the rows that are listed, as they are written. */
async function metresOf(page: Page): Promise<number[]> {
  const texts = await inCircle(page).locator('button > span:last-of-type').allTextContents();
  return texts.map(text => Number.parseFloat(text) * (text.endsWith('km') ? 1_000 : 1));
}

describe('on the simulated city', () => {
  const site = aSite({ CITY: 'dev' }, { hasGraphics: true });
  let clerk: Clerk;
  beforeAll(async () => {
    clerk = await site().aClerk({ acceptDownloads: true });
    // whom the monitor watches is shown with those who are chosen
    await openMap(clerk, 'admin');
    await readyMap(clerk.page);
  });

  it('by keys alone a circle is put where the crosshair is, made larger, and a vehicle in it is opened', async () => {
    const { page } = clerk;
    await page.locator('body').press('c');
    await expect.poll(() => mapOf(page).evaluate(element => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await edgeOf(page).focus();
    for (let step = 0; step < 3; step++) await page.keyboard.press('PageUp');
    await expect.poll(() => radiusOf(page).inputValue()).toBe('2000');
    await expect.poll(() => counted(page)).toBeGreaterThan(3);
    const metres = await metresOf(page);
    expect(metres).toEqual(metres.toSorted((a, b) => a - b));
    expect(metres.at(-1)).toBeLessThanOrEqual(2_000);
    expect(await violations(page)).toEqual([]);
    await inCircle(page).first().getByRole('button').press('Enter');
    const opened = page.getByRole('complementary', { name: /^车辆/ });
    await expect.poll(async () => (await opened.boundingBox())?.height).toBeGreaterThan(200);
    // the vehicle is closed first, and then the tool
    await page.keyboard.press('Escape');
    await opened.waitFor({ state: 'detached' });
    await panelOf(page, '圈选查车').waitFor();
    await page.keyboard.press('Escape');
    await panelOf(page, '圈选查车').waitFor({ state: 'detached' });
  });

  it('by mouse it is moved by a click, and its edge dragged; typed, it reaches beyond the view', async () => {
    const { page } = clerk;
    await page.getByRole('button', { name: '圈选查车' }).click();
    await page.getByRole('button', { name: '在地图上点选' }).click();
    await mapOf(page).click({ position: { x: 620, y: 330 } });
    await radiusOf(page).fill('500');
    await expect.poll(() => edgeOf(page).getAttribute('aria-valuenow')).toBe('500');
    // the circle goes where was clicked when the map says so, and its edge with it
    const drag = async () => {
      const at = (await edgeOf(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 60, y, { steps: 4 });
      await page.mouse.up();
      return Number(await radiusOf(page).inputValue());
    };
    await expect.poll(drag).toBeGreaterThan(900);
    for (let step = 0; step < 3; step++) await mapOf(page).press('+');
    await radiusOf(page).fill('20000');
    await expect.poll(() => counted(page)).toBeGreaterThan(100);
    await page.getByText('只列出最近的 100 辆').waitFor();
    expect(await inCircle(page).count()).toBe(100);
    // the panel is as high as it may be, and covers nothing
    await page.getByRole('button', { name: '放大' }).click();
    await page.getByRole('button', { name: '缩小' }).click();
    await radiusOf(page).fill('20001');
    await page.getByText(/填 1 到 20\s000 的整数/).waitFor();
    await radiusOf(page).fill('500');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '显示全城' }).click();
  });

  it('distances are measured by clicks and by the crosshair, taken back, ended and cleared', async () => {
    const { page } = clerk;
    await page.locator('body').press('m');
    const total = panelOf(page, '测距').locator('output');
    const legs = page.getByRole('list', { name: '分段距离' }).getByRole('listitem');
    await mapOf(page).click({ position: { x: 600, y: 300 } });
    await mapOf(page).click({ position: { x: 700, y: 300 } });
    await expect.poll(() => total.textContent()).toMatch(/^\d+\.\d\d km$/);
    const first = await total.textContent();
    await mapOf(page).press('ArrowDown');
    await mapOf(page).press('Enter');
    await expect.poll(() => legs.count()).toBe(2);
    await page.keyboard.press('Backspace');
    await expect.poll(() => total.textContent()).toBe(first);
    await page.getByRole('button', { name: '结束', exact: true }).click();
    await mapOf(page).click({ position: { x: 660, y: 380 } });
    expect(await total.textContent()).toBe(first);
    await page.getByRole('button', { name: '继续测量' }).click();
    await page.getByRole('button', { name: '清除' }).click();
    await expect.poll(() => total.textContent()).toBe('0 m');
    // a vehicle may have been clicked meanwhile
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await panelOf(page, '测距').waitFor({ state: 'detached' });
  });

  it('the map with its panels takes the whole screen, and gives it back', async () => {
    const { page } = clerk;
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const before = await mapOf(page).boundingBox();
    await page.locator('body').press('w');
    await expect.poll(async () => (await mapOf(page).boundingBox())?.width).toBe(width);
    expect((await mapOf(page).boundingBox())?.height).toBe(height);
    await page.getByRole('listbox', { name: '车辆列表' }).waitFor();
    await page.getByRole('group', { name: '地图工具' }).getByRole('button', { name: '退出全屏' }).click();
    await expect.poll(() => mapOf(page).boundingBox()).toEqual(before);
  });

  it('what the map shows is saved as a picture, with its vehicles', async () => {
    const { page, complaints } = clerk;
    const { name, content } = await savedPicture(page);
    expect(name).toMatch(/^map_\d{8}-\d{4}\.png$/);
    const box = await mapOf(page).boundingBox();
    const { width, height, counts } = await coloursIn(page, content, COLOURS);
    expect(width).toBe(box?.width);
    // what it shows is written under it
    expect(height).toBeGreaterThan((box?.height ?? 0) + 100);
    expect(counts.red).toBeGreaterThan(1_000);
    expect(complaints).toEqual([]);
  });

  it('the ways of chosen vehicles are shown by what they did and by how fast they were, and stickers', async () => {
    const { page } = clerk;
    await page.locator('body').press('2');
    await page.getByText('勾选或重点监控车辆后').waitFor();
    const list = page.getByRole('listbox', { name: '车辆列表' });
    await list.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.getByText('最近 15 分钟，2 辆').waitFor({ timeout: 20_000 });
    await page.getByRole('button', { name: '按车速' }).click();
    await page.getByText('低于 10 km/h').waitFor();
    expect(await violations(page)).toEqual([]);
    const stickers = async () =>
      (await coloursIn(page, (await savedPicture(page)).content, COLOURS)).counts.sticker;
    expect(await stickers()).toBe(0);
    await page.locator('body').press('3');
    await page.getByRole('button', { name: '全部车牌', pressed: true }).waitFor();
    expect(await page.getByText('低于 10 km/h').count()).toBe(0);
    await expect.poll(stickers, { timeout: 20_000 }).toBeGreaterThan(5_000);
    await page.locator('body').press('1');
    await expect.poll(stickers, { timeout: 20_000 }).toBe(0);
  });

  it('where empty and where carrying taxis are dense is shown in three steps, under the vehicles', async () => {
    const { page } = clerk;
    const dense = async () => (await coloursIn(page, await mapOf(page).screenshot(), COLOURS)).counts.dense;
    expect(await dense()).toBeLessThan(200);
    await page.locator('body').press('h');
    const bar = page.getByRole('group', { name: '车辆密度' });
    await expect.poll(() => bar.getByRole('listitem').count()).toBe(4);
    await expect.poll(dense).toBeGreaterThan(2_000);
    const steps = await bar.getByRole('list').textContent();
    await bar.getByRole('button', { name: '载客' }).click();
    await expect.poll(() => bar.getByRole('list').textContent()).not.toBe(steps);
    expect(await violations(page)).toEqual([]);
    await page.locator('body').press('h');
    await bar.waitFor({ state: 'detached' });
    await expect.poll(dense).toBeLessThan(200);
  });

  it('each tool and each way of showing is in the list of keys', async () => {
    const { page, complaints } = clerk;
    await page.locator('body').press('?');
    const dialog = page.getByRole('dialog');
    for (const label of [
      '圈选查车',
      '测距',
      '热力图',
      '全屏',
      '保存地图图片',
      '显示最近轨迹',
      '显示全部车牌',
      '聚合显示',
    ])
      await dialog.getByText(label, { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    expect(complaints).toEqual([]);
  });
});

describe('without graphics', () => {
  const site = aSite({ CITY: 'dev' });

  it('a typed circle finds its vehicles, and the still picture is saved; nothing else is offered', async () => {
    const clerk = await site().aClerk({ acceptDownloads: true });
    const { page, complaints } = clerk;
    await page.addInitScript(() => {
      const get = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: []) {
        return kind.startsWith('webgl') ? null : get.call(this, kind as '2d', ...rest);
      } as typeof get;
    });
    await openMap(clerk);
    await page.getByText('此浏览器没有图形加速').waitFor();
    await page.locator('body').press('c');
    await page.getByLabel('地点：名称或经纬度').fill('108.366000, 22.817000');
    await radiusOf(page).fill('3000');
    await expect.poll(() => counted(page)).toBeGreaterThan(3);
    expect(await page.getByRole('button', { name: '测距' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: '在地图上点选' }).count()).toBe(0);
    expect(await page.getByRole('group', { name: '显示方式' }).count()).toBe(0);
    const { content } = await savedPicture(page);
    expect((await coloursIn(page, content, COLOURS)).counts.red).toBeGreaterThan(100);
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe('in an empty town', () => {
  const site = aSite({}, { hasGraphics: true, isOwn: true });

  it('there is a map and nobody on it, and every tool works', async () => {
    const clerk = await site().aClerk({ acceptDownloads: true });
    const { page, complaints } = clerk;
    await openMap(clerk);
    await readyMap(page);
    await page.getByText('视野内没有车辆').waitFor();
    await page.locator('body').press('c');
    await mapOf(page).press('Enter');
    await page.getByText('圈内没有车辆').waitFor();
    await page.keyboard.press('Escape');
    for (const key of ['2', '3', '4', '1']) await page.locator('body').press(key);
    const { content } = await savedPicture(page);
    expect((await coloursIn(page, content, COLOURS)).height).toBeGreaterThan(100);
    expect(complaints).toEqual([]);
  });
});

describe('on tiles of the operator’s own', () => {
  const site = aSite(
    { CITY: 'dev', BASE_MAP_TILES_URL: '/ground/{z}/{x}/{y}.png', BASE_MAP_ATTRIBUTION: 'Tiles of our own' },
    { hasGraphics: true },
  );

  it('a tile server that is away later is said, the map goes on, and it is said no more when it is back', async () => {
    const clerk = await site().aClerk();
    const { page } = clerk;
    let isAway = false;
    await page.route('**/ground/**', route =>
      isAway
        ? route.fulfill({ status: 503 })
        : route.fulfill({ contentType: 'image/png', body: Buffer.from(ONE_PIXEL, 'base64') }),
    );
    await openMap(clerk);
    await readyMap(page);
    await page.getByText('Tiles of our own').waitFor();
    const notice = page.getByText('部分底图没有载入');
    expect(await notice.count()).toBe(0);
    isAway = true;
    for (let step = 0; step < 2; step++) await mapOf(page).press('+');
    await notice.waitFor();
    const picture = () => mapOf(page).screenshot();
    const before = await picture();
    await expect.poll(async () => (await picture()).equals(before), { timeout: 20_000 }).toBe(false);
    isAway = false;
    await mapOf(page).press('+');
    await notice.waitFor({ state: 'detached' });
  });
});
