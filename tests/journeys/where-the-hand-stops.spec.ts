/** Steps that a clerk makes hundreds of times a day, counted: nothing is in the way, and the focus is where he goes on. */
// @feature shell, list, vehicle-monitor
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeInFull } from '../builders/tier.ts';
import { countedSteps } from '../window/steps.ts';
import { aSite, type Clerk, DEMO_PASSWORD, signIn } from './console.ts';
import { listOf, MAP, openMap, readyMap, rowsOf } from './fleet-map.ts';

const CUSTOMERS = '/advertisementIndex/customerList';

/** What is pressed while the open vehicle is followed. */
const followed = (page: Page) => page.getByRole('button', { name: /^跟随中/, pressed: true });

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('tr')?.ariaLabel ?? document.activeElement?.tagName);

describe('the focus', () => {
  const site = aSite();

  it('is at the heading of a record that was opened, and at its row again afterwards', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, CUSTOMERS);
    await page.locator('tr[data-row]').first().waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    const row = await focused(page);
    await page.keyboard.press('Enter');
    await page.waitForURL(/customerList\/\d+$/);
    await expect.poll(() => focused(page)).toBe('H1');
    await page.goBack();
    await expect.poll(() => focused(page)).toBe(row);
  });

  it('is in the first field of what is made, and at the list when a choice of rows is ended', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, CUSTOMERS);
    await page.locator('tr[data-row]').first().waitFor();
    await page.keyboard.press('j');
    const row = await focused(page);
    await page.keyboard.press('x');
    await page.getByRole('button', { name: /^取消选择/ }).click();
    await expect.poll(() => focused(page)).toBe(row);
    await page.keyboard.press('n');
    await page.waitForURL('**/create');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('customerName');
  });
});

describe('a button that cannot be pressed while it works', () => {
  const site = aSite();

  it('has the focus again afterwards', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'lost', DEMO_PASSWORD, '/lost/index');
    await page.getByText('黑色双肩包').first().click();
    await page.waitForURL(/lost\/index\/\d+$/);
    const ask = page.getByRole('button', { name: '短信请失主补充线索' });
    await ask.waitFor();
    // what keeps the focus comes after the first page
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/frame-parts-')),
    );
    await ask.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByText('黑色双肩包').waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('已发短信请失主补充线索').first().waitFor();
    await expect.poll(() => ask.evaluate(one => one === document.activeElement)).toBe(true);
  });
});

describe('a page that fills the window', () => {
  const site = aSite();

  describeInFull('further cases', () => {
    it('has one scroll bar, at its rows, and none at the tabs of a record', async () => {
      const { page } = await site().aClerk({ viewport: { width: 1366, height: 420 } });
      await signIn(page, 'lost', DEMO_PASSWORD, '/lost/index');
      await page.locator('tr[data-row]').nth(7).waitFor();
      const frame = page.locator('main').locator('xpath=..');
      expect(await frame.evaluate(one => one.scrollHeight - one.clientHeight)).toBe(0);
      await page.getByText('黑色双肩包').first().click();
      const tabs = page.getByRole('tablist');
      await tabs.waitFor();
      expect(await tabs.evaluate(one => one.scrollHeight - one.clientHeight)).toBe(0);
    });
  });
});

describe('the list of calls', () => {
  const site = aSite();

  it('begins at the number that is looked for, and gives the keyboard back where it was', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'agent', DEMO_PASSWORD, '/callcenter/callers');
    const find = page.locator('main').getByRole('searchbox');
    await page.getByRole('button', { name: '通话列表' }).waitFor();
    await find.focus();
    await page.keyboard.press('F2');
    const number = page.getByRole('searchbox', { name: '请输入手机号' });
    await expect.poll(() => number.evaluate(one => one === document.activeElement)).toBe(true);
    await page.keyboard.press('F2');
    await expect.poll(() => find.evaluate(one => one === document.activeElement)).toBe(true);
  });
});

describe('where there is little room', () => {
  const site = aSite();

  describeInFull('further cases', () => {
    it('the title can be read on a phone, and the state of a row beside its company on a tablet', async () => {
      const { page } = await site().aClerk({ viewport: { width: 360, height: 740 } });
      await signIn(page, 'dispatcher', DEMO_PASSWORD, '/monitorDispatch/complaint');
      await page.getByRole('heading', { level: 1 }).waitFor();
      const crumbs = page.getByRole('navigation', { name: '位置' });
      await expect.poll(async () => (await crumbs.boundingBox())?.width ?? 0).toBeGreaterThan(80);
      // the name of the page itself stands below, and is only read out here
      const [inner = 0, outer = 0] = await crumbs
        .locator('li')
        .first()
        .evaluate(one => [one.scrollWidth, one.clientWidth]);
      expect(inner).toBeLessThanOrEqual(outer + 1);
      await page.setViewportSize({ width: 683, height: 740 });
      const state = page.getByRole('columnheader', { name: '状态' });
      await expect
        .poll(async () => {
          const { x = 999, width = 0 } = (await state.boundingBox()) ?? {};
          return x + width;
        })
        .toBeLessThan(683);
    });

    it('the bar is whole beside an open drawer', async () => {
      const { page } = await site().aClerk();
      await signIn(page, 'dispatcher', DEMO_PASSWORD, '/monitorDispatch/complaint');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('button', { name: /通话/ }).first().click();
      await expect.poll(async () => (await page.locator('main').boundingBox())?.x).toBe(470);
      const out = await page
        .locator('header')
        .first()
        .evaluate(bar => bar.scrollWidth - bar.clientWidth);
      expect(out).toBeLessThanOrEqual(0);
    });
  });
});

describe('at the map', () => {
  const site = aSite({ CITY: 'dev' }, { hasGraphics: true });
  let monitor: Clerk;
  beforeAll(async () => {
    monitor = await site().aClerk();
    await openMap(monitor);
    await readyMap(monitor.page);
  });

  async function atTheMap(): Promise<Page> {
    await monitor.page.goto(MAP);
    await readyMap(monitor.page);
    return monitor.page;
  }

  async function aPlate(page: Page): Promise<string> {
    const plate = rowsOf(page).nth(2).locator('b');
    await plate.waitFor();
    return plate.innerText();
  }

  it('a taxi is found by any writing of its plate, and shown, in three steps: find, plate, Enter', async () => {
    const page = await atTheMap();
    const plate = await aPlate(page);
    const [region, number] = [plate.slice(0, 2), plate.slice(2)];
    const wide = plate.replaceAll(/[!-~]/g, sign => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
    const card = page.getByRole('complementary', { name: `车辆 ${plate}` });
    for (const written of [number, plate.toLowerCase(), `${region}·${number}`, `${region} ${number}`, wide]) {
      const { step, taken } = countedSteps();
      await step(() => page.keyboard.press('/'));
      await step(() => page.keyboard.insertText(written));
      await step(() => page.keyboard.press('Enter'));
      await card.waitFor();
      expect(taken(), written).toBe(3);
      expect(await followed(page).count(), written).toBe(0);
      await page.keyboard.press('Escape');
      await card.waitFor({ state: 'detached' });
      await page.getByRole('searchbox').fill('');
      // out of the box again
      await page.keyboard.press('Escape');
    }
  });

  describeInFull('further cases', () => {
    it('a taxi is followed three steps after its tail is known: find, tail, Shift+Enter', async () => {
      const page = await atTheMap();
      const plate = await aPlate(page);
      const { step, taken } = countedSteps();
      await step(() => page.keyboard.press('/'));
      await step(() => page.keyboard.type(plate.slice(-4)));
      await step(() => page.keyboard.press('Shift+Enter'));
      await followed(page).waitFor();
      expect(taken()).toBe(3);
      await page.getByRole('heading', { level: 2, name: new RegExp(`${plate.slice(-4)}$`) }).waitFor();
      // the keyboard map says so
      await page.keyboard.press('?');
      await page.getByText('打开并跟随查找到的第一辆车').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      // in the list it is the same key; Enter alone follows nobody
      await followed(page).press('Escape');
      await expect.poll(() => followed(page).count()).toBe(0);
      await listOf(page).press('Enter');
      await page.getByRole('button', { name: /^跟随/, pressed: false }).waitFor();
      await page.keyboard.press('Escape');
      await listOf(page).press('Shift+Enter');
      await followed(page).waitFor();
    });

    it('a place is found by its name, and the menu makes room until it is unfolded', async () => {
      const { page } = await site().aClerk();
      await signIn(page, 'monitor', DEMO_PASSWORD, MAP);
      await readyMap(page);
      const menu = page.getByRole('navigation', { name: '菜单' });
      expect((await menu.boundingBox())?.width).toBeLessThanOrEqual(65);
      await page.keyboard.press('/');
      await page.keyboard.type('东站');
      await page.getByRole('heading', { name: '地点' }).waitFor();
      await page.getByRole('button', { name: '展开' }).first().click();
      await page.reload();
      await page.locator('[data-map]').waitFor();
      await expect.poll(async () => (await menu.boundingBox())?.width).toBe(200);
    });
  });
});
