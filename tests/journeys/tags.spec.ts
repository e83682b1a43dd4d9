/** The row of visited pages: by mouse, by drag, with hundreds of them, and before something is closed that is not saved. */
// @feature tags
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PINNED } from '../builders/pinned.ts';
import { violations } from './accessibility.ts';
import { aSite, DEMO_PASSWORD, signIn } from './console.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: '页签' });
const tag = (page: Page, name: string) => bar(page).getByRole('link', { name });
const names = (page: Page) =>
  bar(page)
    .getByRole('link')
    .evaluateAll(links => links.map(link => link.getAttribute('title')));
const inView = (page: Page, name: string) =>
  expect.poll(() => tag(page, name).getAttribute('aria-current')).toBe('page');
const open = async (page: Page, name: string) => {
  await page.getByRole('navigation', { name: '菜单' }).getByRole('link', { name, exact: true }).click();
  await inView(page, name);
};
const act = async (page: Page, name: string, what: string) => {
  await tag(page, name).click({ button: 'right' });
  await page.getByRole('menuitem', { name: what, exact: true }).click();
};

/** Once what opens has faded in. */
const clean = (page: Page) => expect.poll(() => violations(page)).toEqual([]);

describe('the row of tags', () => {
  const site = aSite();
  const start = async (options?: Parameters<ReturnType<typeof site>['aClerk']>[0]) => {
    const clerk = await site().aClerk(options);
    await signIn(clerk.page, 'admin', DEMO_PASSWORD, '/system-manage/admin-user');
    await tag(clerk.page, '管理员用户').waitFor();
    return clerk;
  };
  const visitAll = async () => {
    const clerk = await start();
    for (const name of ['角色组', '操作日志', '登录日志']) await open(clerk.page, name);
    expect(await names(clerk.page)).toEqual([...PINNED, '管理员用户', '角色组', '操作日志', '登录日志']);
    return clerk;
  };

  it('closes by its menu, by the cross and by the middle button, and goes to the neighbour', async () => {
    const { page, context, complaints } = await visitAll();
    await act(page, '操作日志', '关闭右侧');
    await expect.poll(() => names(page)).toEqual([...PINNED, '管理员用户', '角色组', '操作日志']);
    await page.waitForURL('**/operate-log');
    await bar(page).getByRole('button', { name: '关闭“操作日志”' }).click();
    await page.waitForURL('**/role-group');
    await tag(page, '管理员用户').click({ button: 'middle' });
    await expect.poll(() => names(page)).toEqual([...PINNED, '角色组']);
    expect(context.pages()).toHaveLength(1);
    await act(page, '首页', '全部关闭');
    await page.waitForURL('**/dashboard/index');
    await expect.poll(() => names(page)).toEqual(PINNED);
    expect(complaints).toEqual([]);
  });

  it('moves where it is dragged to', async () => {
    const { page, complaints } = await visitAll();
    await bar(page).hover();
    await expect.poll(() => bar(page).locator('li[draggable=true]').count()).toBe(4);
    await tag(page, '登录日志').dragTo(tag(page, '管理员用户'), { targetPosition: { x: 4, y: 10 } });
    await expect.poll(() => names(page)).toEqual([...PINNED, '登录日志', '管理员用户', '角色组', '操作日志']);
    expect(complaints).toEqual([]);
  });

  it('asks before it closes what is not saved, and closes nothing else by a mere switch', async () => {
    const { page, complaints } = await start();
    await page
      .getByRole('button', { name: /新建用户/ })
      .or(page.getByRole('link', { name: /新建用户/ }))
      .click();
    await page.waitForURL('**/admin-user/create');
    await page.getByRole('textbox', { name: '姓名' }).fill('陆小雨');
    await bar(page)
      .getByRole('link', { name: /新建.*未保存/ })
      .waitFor();
    await tag(page, '首页').click();
    await page.waitForURL('**/dashboard/index');
    await tag(page, '管理员用户：新建').focus();
    await page.keyboard.press('Delete');
    const dialog = page.getByRole('alertdialog', { name: '有未保存的内容' });
    await dialog.getByText('管理员用户：新建').waitFor();
    await dialog.getByRole('button', { name: '返回' }).click();
    await tag(page, '管理员用户：新建').click();
    await expect.poll(() => page.getByRole('textbox', { name: '姓名' }).inputValue()).toBe('陆小雨');
    await page.keyboard.press('Alt+w');
    await dialog.getByRole('button', { name: '关闭并放弃' }).click();
    await expect.poll(() => names(page)).toEqual([...PINNED, '管理员用户']);
    expect(complaints).toEqual([]);
  });

  it('stays within its row with 200 tags, and finds one of them', async () => {
    const { page, complaints } = await start();
    await page.evaluate(() => {
      const stored = JSON.parse(sessionStorage.getItem('tags') ?? '{}');
      const more = Array.from({ length: 230 }, (_, at) => ({
        at: `/system-manage/admin-user/${at + 90_000}`,
        name: `韦${at}`,
      }));
      sessionStorage.setItem('tags', JSON.stringify({ ...stored, tags: [...stored.tags, ...more] }));
    });
    await page.goto('/system-manage/login-log');
    await expect.poll(async () => (await names(page)).length).toBe(200);
    expect((await names(page)).at(-1)).toBe('登录日志');
    // the one in view can be seen, and nothing but the row scrolls
    const row = await bar(page).locator('ul').boundingBox();
    await expect
      .poll(async () => {
        const seen = await tag(page, '登录日志').boundingBox();
        return seen && row && seen.x >= row.x && seen.x + seen.width <= row.x + row.width;
      })
      .toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1366);
    await bar(page).locator('ul').hover();
    const scrolled = () =>
      bar(page)
        .locator('ul')
        .evaluate(list => list.scrollLeft);
    const before = await scrolled();
    await page.mouse.wheel(0, -400);
    await expect.poll(scrolled).toBeLessThan(before);

    await bar(page).getByRole('button', { name: '全部页签，共 200 个' }).click();
    await page.getByRole('searchbox', { name: '查找页签' }).fill('韦42');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin-user/90042');
    await expect.poll(() => tag(page, '管理员用户：韦42').getAttribute('aria-current')).toBe('page');
    // one more pushes out the one that was looked at longest ago, never the pinned one
    await open(page, '角色组');
    expect(await names(page)).toHaveLength(200);
    expect((await names(page))[0]).toBe('首页');
    await act(page, '角色组', '关闭其他');
    await expect.poll(() => names(page)).toEqual([...PINNED, '角色组']);
    expect(complaints).toEqual([]);
  });

  it('can be read by everybody', async () => {
    const { page } = await visitAll();
    await clean(page);
    await tag(page, '操作日志').click({ button: 'right' });
    await page.getByRole('menuitem', { name: '刷新' }).waitFor();
    await clean(page);
  });
});
