/** The frame on a phone and on the widths between: the menu is a drawer, the tags a list, nothing is cut off. */
// @feature shell
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { PINNED } from '../builders/pinned.ts';
import { describeInFull } from '../builders/tier.ts';
import { violations } from './accessibility.ts';
import { aSite, type Clerk, DEMO_PASSWORD, signIn } from './console.ts';

const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true };

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What of the bar at the top lies outside of it. */
const cutOff = (page: Page) =>
  page
    .locator('header')
    .first()
    .evaluate(header => {
      const bar = header.getBoundingClientRect();
      return [...header.querySelectorAll('button, a')]
        .filter(part => part.getClientRects().length > 0)
        .filter(part => {
          const { left, right } = part.getBoundingClientRect();
          return left < bar.left - 1 || right > bar.right + 1;
        })
        .map(part => part.getAttribute('aria-label') ?? part.textContent);
    });

/** @param visited pages besides those that are pinned */
const allTags = (visited: number) => `全部页签，共 ${PINNED.length + visited} 个`;

/** Once what opens has faded in. */
const clean = (page: Page) => expect.poll(() => violations(page)).toEqual([]);

describe('on a phone', () => {
  const site = aSite();

  it('the menu is a drawer that closes when it has led somewhere', async () => {
    const { page, complaints } = await site().aClerk(PHONE);
    await signIn(page, 'admin');
    await page.locator('[data-first-page] h1').waitFor();
    const menu = page.getByRole('navigation', { name: '菜单' });
    expect(await menu.count()).toBe(0);
    await page.getByRole('button', { name: '打开菜单' }).click();
    await menu.getByRole('button', { name: '系统管理' }).click();
    await menu.getByRole('link', { name: '管理员用户' }).click();
    await page.getByRole('heading', { name: '管理员用户' }).waitFor();
    await expect.poll(() => menu.count()).toBe(0);
    expect(await tooWide(page)).toBe(0);
    expect(await cutOff(page)).toEqual([]);
    await clean(page);
    expect(complaints).toEqual([]);
  });

  it('the tags are a list behind their number, with all that can be done with them', async () => {
    const { page, complaints } = await site().aClerk(PHONE);
    await signIn(page, 'admin', DEMO_PASSWORD, '/system-manage/role-group');
    await page.getByRole('heading', { name: '角色组' }).waitFor();
    expect(await page.getByRole('navigation', { name: '页签' }).count()).toBe(0);
    await page.goto('/system-manage/admin-user');
    await page.getByRole('button', { name: allTags(2) }).click();
    const list = page.getByRole('dialog', { name: allTags(2) });
    await list.waitFor();
    await clean(page);
    await list.getByRole('link', { name: '角色组' }).click();
    await page.waitForURL('**/role-group');
    await page.getByRole('button', { name: allTags(2) }).click();
    await page.getByRole('button', { name: '“角色组”的操作' }).click();
    await page.getByRole('menuitem', { name: '关闭其他' }).click();
    await page.getByRole('button', { name: '关闭“角色组”' }).click();
    await page.waitForURL('**/dashboard/index');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: allTags(0) }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('what does not fit into the bar stands behind one button', async () => {
    const { page } = await site().aClerk(PHONE);
    await signIn(page, 'admin');
    await page.getByRole('button', { name: '显示与工具' }).click();
    const tools = page.getByRole('dialog', { name: '显示与工具' });
    await clean(page);
    await tools.getByRole('button', { name: /语言/ }).click();
    await page.getByRole('menuitem', { name: 'Español' }).click();
    // what lies under the panel is not there for anybody until it closes
    await page.getByRole('dialog', { name: 'Vista y herramientas' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Abrir el menú' }).waitFor();
    await expect.poll(() => tooWide(page)).toBe(0);
    expect(await cutOff(page)).toEqual([]);
  });
});

describe('between phone and desk', () => {
  const site = aSite();

  describe('loaded there', () => {
    let clerk: Clerk;
    beforeAll(async () => {
      clerk = await site().aClerk();
      await signIn(clerk.page, 'admin', DEMO_PASSWORD, '/system-manage/role-group/create');
      await clerk.page.locator('header').first().waitFor();
    });

    it.each([
      [1920, 'zh'],
      [1366, 'es'],
      [992, 'es'],
      [991, 'es'],
      [768, 'ja'],
      [360, 'es'],
    ])('nothing of the bar is cut off at %i in %s', async (width, language) => {
      const { page, context } = clerk;
      await context.addCookies([{ name: 'language', value: language, url: site().server.url }]);
      await page.setViewportSize({ width, height: 800 });
      await page.reload();
      await page.locator(`html[lang^=${language}]`).waitFor();
      await page.locator('header').first().waitFor();
      await page.getByRole('heading').first().waitFor();
      expect(await cutOff(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      expect(await page.locator('#content').count()).toBe(1);
      const isNarrow = width < 992;
      expect(await page.locator('nav a[data-tag]').count()).toBe(isNarrow ? 0 : PINNED.length + 1);
    });
  });

  describeInFull('further cases', () => {
    it('a window that becomes narrow changes its frame in place', async () => {
      const { page } = await site().aClerk();
      await signIn(page, 'admin', DEMO_PASSWORD, '/system-manage/role-group/create');
      await page.getByRole('navigation', { name: '菜单' }).waitFor();
      await page.locator('main').getByRole('textbox').first().fill('青秀班组');
      await page.setViewportSize({ width: 800, height: 700 });
      await page.getByRole('button', { name: '打开菜单' }).waitFor();
      expect(await page.getByRole('navigation', { name: '菜单' }).count()).toBe(0);
      expect(await page.locator('main').getByRole('textbox').first().inputValue()).toBe('青秀班组');
    });

    it('the sidebar stays as it was left', async () => {
      const { page } = await site().aClerk();
      await signIn(page, 'admin');
      await page.getByRole('button', { name: '收起' }).click();
      const menu = page.getByRole('navigation', { name: '菜单' });
      const width = async () => (await menu.boundingBox())?.width;
      expect(await width()).toBe(64);
      await page.reload();
      await menu.waitFor();
      expect(await width()).toBe(64);
      await menu.getByRole('button', { name: '系统管理' }).hover();
      await page.getByRole('tooltip', { name: '系统管理' }).waitFor();
      await page.getByRole('button', { name: '展开' }).click();
      expect(await width()).toBe(200);
    });
  });

  it('the bars fold on a low window while rows are scrolled, unless they are to stay', async () => {
    const { page, context } = await site().aClerk({ viewport: { width: 1366, height: 320 } });
    await signIn(page, 'admin', DEMO_PASSWORD, '/system-manage/admin-user');
    const rows = page.locator('tbody tr[data-row]');
    const height = async () => (await page.locator('header').first().boundingBox())?.height ?? 0;
    const scroll = async () => {
      await rows.nth(15).waitFor();
      await rows.first().hover();
      const top = async () => (await rows.first().boundingBox())?.y ?? 0;
      const before = await top();
      await page.mouse.wheel(0, 300);
      await expect.poll(top).toBeLessThan(before - 60);
    };
    await scroll();
    await expect.poll(height).toBe(0);
    await context.addCookies([{ name: 'fixedHeader', value: '1', url: site().server.url }]);
    await page.reload();
    await scroll();
    expect(await height()).toBeGreaterThan(30);
  });
});
