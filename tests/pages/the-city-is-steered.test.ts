// @tier full
/** Two people steer the simulated city: each sees what the other does, and the log says who did what. */
// @feature city, developer
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRunningCity } from '../builders/running-city.ts';
import type { Page } from '../window/page.ts';
import { aSite, DEMO_PASSWORD, signIn } from '../window/site.ts';

const PAGE = '/system-tool/testIndex';
const cityOf = (page: Page) => page.getByRole('region', { name: '模拟城市' });
const press = (page: Page, name: string) => cityOf(page).getByRole('button', { name }).click();
const chosen = (page: Page, label: string) => () =>
  cityOf(page).getByRole('combobox', { name: label }).inputValue();
const choose = (page: Page, label: string, wanted: string) =>
  cityOf(page).getByRole('combobox', { name: label }).selectOption(wanted);
/** What stands beside a name. */
const fact = (page: Page, name: string) => () =>
  cityOf(page).locator(`dt:text-is("${name}") + dd`).first().textContent();

describe('where a city is simulated', () => {
  const site = aSite({ hasCity: true });
  let developer: Page;
  let admin: Page;
  const complaints: string[][] = [];
  let endCity = async () => {};
  beforeAll(async () => {
    endCity = await aRunningCity(site().upstream);
    const people = [await site().aClerk(), await site().aClerk()] as const;
    [developer, admin] = [people[0].page, people[1].page];
    complaints.push(...people.map(person => person.complaints));
    await signIn(developer, 'developer', DEMO_PASSWORD, PAGE);
    await signIn(admin, 'admin', DEMO_PASSWORD, PAGE);
  });

  afterAll(() => endCity());

  it('it runs, and its vehicles report', async () => {
    await cityOf(developer).getByText('运行中').waitFor();
    await expect.poll(fact(developer, '每秒定位')).toMatch(/[1-9]/);
    expect(await fact(developer, '档位')()).toBe('dev · 种子 2024');
  });

  it('one pauses it, the other sees it stand and lets it go on', async () => {
    await press(developer, '暂停');
    await cityOf(admin).getByText('已暂停').waitFor();
    await expect.poll(fact(admin, '每秒定位')).toBe('0');
    await press(admin, '继续');
    await cityOf(developer).getByText('运行中').waitFor();
  });

  it('speed and weather of the one are those of the other', async () => {
    await choose(developer, '倍速', '60');
    await expect.poll(chosen(admin, '倍速')).toBe('60');
    await choose(admin, '天气', '2');
    await expect.poll(chosen(developer, '天气')).toBe('2');
  });

  it('an accident finds its place, and a cut is mended by who has not made it', async () => {
    await press(developer, '制造事故');
    await expect.poll(fact(admin, '事故')).toMatch(/^(?!选址中).+至 /);
    await press(admin, '断联 20%');
    await expect.poll(fact(developer, '断联')).toMatch(/^20% 的终端至 /);
    await press(developer, '恢复联网');
    await expect.poll(() => cityOf(admin).getByText('20% 的终端').count()).toBe(0);
    expect(complaints.flat()).toEqual([]);
  });

  it('the log says in words who did what', async () => {
    await admin.goto('/system-manage/operate-log');
    const rows = admin.getByRole('row', { name: '黄志强 操控模拟城市' });
    // the newest first: the cut, the rain, going on
    await expect.poll(() => rows.count()).toBe(3);
    await rows.nth(1).click();
    const changes = admin
      .getByRole('complementary', { name: '黄志强 操控模拟城市' })
      .getByRole('table', { name: '变更' });
    await expect.poll(() => changes.getByRole('row', { name: /天气/ }).textContent()).toMatch(/晴.*暴雨/);
    await admin.keyboard.press('Escape');
    await changes.waitFor({ state: 'detached' });
    await rows.nth(0).click();
    await expect.poll(() => changes.getByRole('row', { name: /断联终端/ }).textContent()).toContain('20');
  });
});

describe('where none is', () => {
  const site = aSite();

  it('the page says so and offers nothing', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'developer', DEMO_PASSWORD, PAGE);
    await cityOf(page).getByText('没有模拟城市在运行').waitFor();
    expect(await cityOf(page).getByRole('button').count()).toBe(0);
  });
});
