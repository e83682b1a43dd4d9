/** A monitor watches places: who is there, who came and went, and where else somebody should look. */
// @feature watched-place
import { beforeAll, describe, expect, it } from 'vitest';
import { describeInFull } from '../builders/tier.ts';
import { KNOWN_PLACE, STATION, type Visits, visitPlaces } from '../builders/visited-places.ts';
import { violations } from '../window/axe.ts';
import type { Page } from '../window/page.ts';
import { aSite, type Clerk, DEMO_PASSWORD, signIn } from '../window/site.ts';

const PLACES = '/vehicle-monitor/vehicle-taxi/monitorAddress';
const VISITS = '/vehicle-monitor/vehicle-taxi/placeVisits';

/** Pages that were left are still there, unseen; so is a row that somebody has deleted, until the list is read again. */
const rows = (page: Page) => page.locator('main tbody tr[data-row]:not([data-live=gone])', { visible: true });
const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name });
const figure = (page: Page, name: string) => page.getByRole('textbox', { name });
const figureOf = async (page: Page, name: string) => Number(await figure(page, name).inputValue());
const station = (page: Page) => page.locator(`main tr[data-row="${STATION}"]`, { visible: true });
/** How many are inside; beside it stands how many have come today, which may be as many. */
const inside = (page: Page) => station(page).getByRole('link', { name: '1', exact: true }).first();

async function choose(page: Page, name: string, action: string) {
  await rowOf(page, name).hover();
  await page.getByRole('button', { name: `更多操作：${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

describe('a monitor', () => {
  const site = aSite();
  let clerk: Clerk;
  let visits: Visits;
  let name = '';
  beforeAll(async () => {
    visits = await visitPlaces(site().upstream.store.db);
    clerk = await site().aClerk();
    await signIn(clerk.page, 'monitor', DEMO_PASSWORD, PLACES);
  });

  it('sees the places in a list, with how many are inside, and a picture of them where no map can be drawn', async () => {
    const { page } = clerk;
    await inside(page).waitFor();
    name = await station(page).locator('td').nth(1).textContent();
    expect(await rows(page).count()).toBe(3);
    await page.getByRole('img', { name: '地点静态图' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('goes from the number to who is inside, and to who came and went', async () => {
    const { page } = clerk;
    const { plates } = visits;
    await inside(page).click();
    await page.waitForURL(`**${VISITS}?**`);
    await expect.poll(() => rows(page).count()).toBe(1);
    expect(await rows(page).textContent()).toContain(plates[0]);
    await page
      .getByRole('tab', { name: '全部' })
      .or(page.getByRole('button', { name: '全部' }))
      .first()
      .click();
    await expect.poll(() => rows(page).count()).toBe(3);
    expect(await rows(page).nth(1).textContent()).toMatch(new RegExp(`${plates[1]}.*${name}.*10 分钟`));
    expect(await violations(page)).toEqual([]);
  });

  it('finds a visit by a part of its plate, and sees by keyboard how it went', async () => {
    const { page } = clerk;
    const { plates, cameOn } = visits;
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

  describeInFull('further cases', () => {
    it('takes the visits away as a file', async () => {
      const { page } = clerk;
      await page.goto(VISITS);
      await rows(page).first().waitFor();
      await page.getByRole('button', { name: '导出', exact: true }).click();
      await page.getByRole('dialog', { name: /来访记录/ }).waitFor();
      await page.keyboard.press('Escape');
    });
  });

  it('makes one where the gazetteer says, as large as it may be', async () => {
    const { page, complaints } = clerk;
    await page.goto(`${PLACES}/create`);
    const find = page.getByRole('combobox', { name: '搜索地名' });
    // the house itself is in no gazetteer: what it stands along is
    await find.fill(`${KNOWN_PLACE.pinyin} 61号`);
    await page.getByRole('option', { name: `${KNOWN_PLACE.name}61号 按${KNOWN_PLACE.name}定位` }).waitFor();
    await find.fill(KNOWN_PLACE.pinyin);
    await page.getByRole('option', { name: KNOWN_PLACE.name }).click();
    await expect.poll(() => figure(page, '名称').inputValue()).toBe(KNOWN_PLACE.name);
    expect(await figureOf(page, '经度')).toBe(KNOWN_PLACE.lng);
    expect(await figureOf(page, '纬度')).toBe(KNOWN_PLACE.lat);

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

  describeInFull('further cases', () => {
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

    it('is the one who finds such a page: whoever lacks the right does not', async () => {
      const { page } = await site().aClerk();
      await signIn(page, 'dispatcher');
      await page.waitForURL('**/dashboard/index');
      expect(await page.getByRole('link', { name: '监控地点' }).count()).toBe(0);
      await page.goto(PLACES);
      await page.waitForURL('**/401**');
    });
  });
});

describeInFull('on a plain upstream', () => {
  const site = aSite({ isPlain: true });

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
