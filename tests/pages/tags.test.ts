/** The row of visited pages: by keyboard, through a reload, and when the browser remembers nonsense. */
// @feature tags
import { describe, expect, it } from 'vitest';
import { PINNED } from '../builders/pinned.ts';
import { describeInFull } from '../builders/tier.ts';
import type { Page } from '../window/page.ts';
import { aSite, DEMO_PASSWORD, signIn } from '../window/site.ts';

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

  it('can be worked by the keyboard alone', async () => {
    const { page, complaints } = await visitAll();
    await page.keyboard.press('Alt+PageUp');
    await inView(page, '操作日志');
    await page.keyboard.press('Alt+PageDown');
    await inView(page, '登录日志');
    await page.keyboard.press('Alt+w');
    await inView(page, '操作日志');
    await tag(page, '操作日志').focus();
    await page.keyboard.press('Control+ArrowLeft');
    await expect.poll(() => names(page)).toEqual([...PINNED, '管理员用户', '操作日志', '角色组']);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: '刷新' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => names(page)).toEqual([...PINNED, '操作日志', '角色组']);
    await inView(page, '操作日志');
    await tag(page, '操作日志').focus();
    await page.keyboard.press('Delete');
    await inView(page, '角色组');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-tag')))
      .toBe('/system-manage/role-group');
    expect(complaints).toEqual([]);
  });

  it('comes back after a reload as it was; a second window has its own', async () => {
    const { page, context } = await visitAll();
    await act(page, '登录日志', '左移');
    await page.reload();
    const expected = [...PINNED, '管理员用户', '角色组', '登录日志', '操作日志'];
    await expect.poll(() => names(page)).toEqual(expected);
    expect(await tag(page, '登录日志').getAttribute('aria-current')).toBe('page');
    const other = await context.newPage();
    await other.goto('/system-manage/role-group');
    await expect.poll(() => names(other)).toEqual([...PINNED, '角色组']);
    expect(await names(page)).toEqual(expected);
    await other.close();
  });

  describeInFull('further cases', () => {
    it('follows the language in place', async () => {
      const { page } = await visitAll();
      await page.getByRole('button', { name: /语言/ }).click();
      await page.getByRole('menuitem', { name: 'Español' }).click();
      const row = page.getByRole('navigation', { name: 'Pestañas' });
      await row.waitFor();
      await expect.poll(() => page.title()).toContain('Accesos');
      expect(await row.getByRole('link').last().getAttribute('title')).toBe('Accesos');
    });
  });

  it('has forgotten a page that may not be opened any more, and one that there is not', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'dispatcher');
    await page.locator('[data-first-page] h1').waitFor();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('tags'))).toContain('dashboard');
    await page.evaluate(() => {
      const stored = JSON.parse(sessionStorage.getItem('tags') ?? '{}');
      const stale = [{ at: '/system-manage/role-group/2', name: '调度管理员' }, { at: '/gone/index' }];
      sessionStorage.setItem(
        'tags',
        JSON.stringify({ ...stored, tags: [...stale, { at: '/profile/index' }] }),
      );
    });
    await page.reload();
    await expect.poll(() => names(page)).toEqual([...PINNED, '个人中心']);
    await page.goto('/system-manage/role-group');
    await page.waitForURL('**/401**');
    expect(await names(page)).toEqual([...PINNED, '个人中心']);
    expect(await bar(page).locator('[aria-current]').count()).toBe(0);
  });

  describeInFull('further cases', () => {
    it.each(['corrupt', 'refused'])('begins anew where the storage is %s', async kind => {
      const { page, complaints } = await start();
      if (kind === 'corrupt') await page.evaluate(() => sessionStorage.setItem('tags', '{"of":'));
      else {
        await page.addInitScript(() => {
          const refuse = () => {
            throw new DOMException('refused', 'SecurityError');
          };
          const value = { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse };
          for (const name of ['localStorage', 'sessionStorage'])
            Object.defineProperty(window, name, { value });
        });
      }
      await page.reload();
      await expect.poll(() => names(page)).toEqual([...PINNED, '管理员用户']);
      await open(page, '角色组');
      expect(complaints).toEqual([]);
    });
  });
});
