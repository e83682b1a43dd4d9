/** Going from tag to tag loses nothing: what needs no scrolling, no history and no dialog of a browser's own. */
// @feature kept
import { beforeEach, describe, expect, it } from 'vitest';
import { describeInFull } from '../builders/tier.ts';
import type { Page } from '../window/page.ts';
import { type Clerk, onBothUpstreams, signIn } from '../window/site.ts';

const USERS = '/system-manage/admin-user';
const ROLES = '/system-manage/role-group';
const LOGINS = '/system-manage/login-log';

onBothUpstreams(site => {
  let clerk: Clerk;
  let page: Page;
  /** Questions of the browser itself. */
  let asked: string[];

  const tags = () => page.getByRole('navigation', { name: '页签' });
  const tag = (name: string | RegExp) => tags().getByRole('link', { name, exact: true });
  const menu = (name: string) =>
    page.getByRole('navigation', { name: '菜单' }).getByRole('link', { name, exact: true });
  const row = (name: string) => page.getByRole('row', { name, exact: true });
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const path = () => page.evaluate(() => location.pathname);
  const usersAreThere = () => row('韦大宝').waitFor();
  const openUser = async (name: string) => {
    await row(name).getByText(name).first().click();
    await heading(name).waitFor();
  };

  const start = async (target: string) => {
    clerk = await site().aClerk();
    page = clerk.page;
    asked = [];
    page.on('dialog', dialog => {
      asked.push(dialog.type());
      return dialog.accept();
    });
    await signIn(page, 'admin', 'taxi-demo', target);
  };
  const end = async () => {
    expect(clerk.complaints).toEqual([]);
    await clerk.context.close();
  };

  describe('a page that is left', () => {
    beforeEach(async () => {
      await start(USERS);
      await usersAreThere();
    });

    it('seeks what was typed a moment ago', async () => {
      await page.getByRole('searchbox').fill('weidabao');
      await menu('角色组').click();
      await heading('角色组').waitFor();
      await tag('管理员用户').click();
      await expect.poll(() => page.url()).toContain('weidabao');
      await expect.poll(() => row('黄志强').count()).toBe(0);
      expect(await page.getByRole('searchbox').inputValue()).toBe('weidabao');
      await end();
    });

    it('asks for nothing, and is not heard', async () => {
      await menu('角色组').click();
      await heading('角色组').waitFor();
      await page.waitForLoadState('networkidle');
      const wanted: string[] = [];
      page.on('request', request => {
        if (request.url().includes('adminUser')) wanted.push(request.url());
      });
      // `n` makes a new one of what is in view
      await page.keyboard.press('n');
      await expect.poll(path).toBe(`${ROLES}/create`);
      expect(wanted).toEqual([]);
      expect(await page.title()).toContain('角色组');
      await end();
    });
  });

  describe('the tag of an address', () => {
    it('is one for each record, one for a log with its entries, and none for a filter', async () => {
      await start(USERS);
      await usersAreThere();
      await openUser('韦大宝');
      await tag('管理员用户').click();
      await openUser('黄美玲');
      await tag('管理员用户').click();
      await page.getByRole('button', { name: '下一页' }).click();
      await row('覃兰芳').waitFor();
      await menu('登录日志').click();
      await heading('登录日志').waitFor();
      // his own sign-in, once the log is there
      await page.getByRole('row').filter({ hasText: '黄志强' }).first().click();
      await page.getByRole('complementary').waitFor();
      await expect.poll(path).not.toBe(LOGINS);
      const all = await tags().getByRole('link').allTextContents();
      // two are pinned
      expect(all).toHaveLength(6);
      expect(all.filter(name => name.includes('韦大宝') || name.includes('黄美玲'))).toHaveLength(2);
      // the entry stays open beside its log
      await tag('管理员用户').click();
      await row('覃兰芳').waitFor();
      await tag('登录日志').click();
      await page.getByRole('complementary').waitFor();
      await end();
    });
  });

  it('a save that is answered late moves nobody', async () => {
    await start(`${ROLES}/create`);
    let answer = () => {};
    const answered = new Promise<void>(resolve => {
      answer = resolve;
    });
    await page.route(/roleGroup|role-group/i, async route => {
      if (route.request().method() !== 'GET') await answered;
      await route.continue();
    });
    await field('名称').fill(`夜班 ${Date.now()}`);
    await page.keyboard.press('Control+s');
    await menu('管理员用户').click();
    await usersAreThere();
    const saved = page.waitForResponse(response => response.request().method() !== 'GET');
    answer();
    await saved;
    await page
      .getByText(/已新建|已创建|已保存/)
      .first()
      .waitFor();
    expect(await path()).toBe(USERS);
    // its own tag went where the save leads
    await expect.poll(() => tag(/新建/).count()).toBe(0);
    await tag(/角色组/).click();
    await expect.poll(path).toMatch(/role-group\/\d+$/);
    expect(asked).toEqual([]);
    await end();
  });

  it('signing out asks for all of them', async () => {
    await start(USERS);
    await usersAreThere();
    await openUser('韦大宝');
    await field('工号').fill('NN8888');
    await tag('管理员用户').click();
    const signOut = async () => {
      await page
        .locator('header')
        .getByRole('button', { name: /黄志强/ })
        .click();
      await page.getByRole('menuitem', { name: '退出登录' }).click();
    };
    await signOut();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: '返回' }).click();
    await tag(/韦大宝/).click();
    expect(await field('工号').inputValue()).toBe('NN8888');
    await signOut();
    await question.getByRole('button', { name: /^(离开|退出登录)/ }).click();
    await page.locator('input[name="password"]').waitFor();
    expect(asked).toEqual([]);
    await clerk.context.close();
  });

  it('without tags one page is there at a time, and leaving its form asks', async () => {
    await start(USERS);
    await usersAreThere();
    await clerk.context.addCookies([{ name: 'tagsView', value: '0' }]);
    await page.reload();
    await usersAreThere();
    expect(await tags().count()).toBe(0);
    await openUser('韦大宝');
    await field('工号').fill('NN8888');
    await menu('角色组').click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: '返回' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await field('工号').inputValue()).toBe('NN8888');
    await page.goBack();
    await question.getByRole('button', { name: /^(离开|退出登录)/ }).click();
    await usersAreThere();
    await openUser('韦大宝');
    expect(await field('工号').inputValue()).not.toBe('NN8888');
    expect(asked).toEqual([]);
    await end();
  });

  describeInFull('further cases', () => {
    it.each([
      [
        'refused',
        () => {
          const refuse = () => {
            throw new DOMException('refused', 'SecurityError');
          };
          Object.defineProperty(window, 'sessionStorage', {
            value: { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse },
          });
        },
      ],
      [
        'corrupt',
        () => {
          sessionStorage.setItem('tags', '{"of":"1001","tags":[{"at":7},null,{"at":"//evil"}]}');
          sessionStorage.setItem(
            'tabs',
            '{"of":"1001","tabs":[["/system-manage/admin-user",[["system-manage/admin-user.listParams","x"],["system-manage/admin-user.selectedIds",{}]]],3]}',
          );
        },
      ],
    ])('works where the storage of the window is %s', async (_, prepare) => {
      clerk = await site().aClerk();
      page = clerk.page;
      await page.addInitScript(prepare);
      await signIn(page, 'admin', 'taxi-demo', USERS);
      await usersAreThere();
      await openUser('韦大宝');
      await field('工号').fill('NN8888');
      await tag('管理员用户').click();
      await usersAreThere();
      await tag(/韦大宝/).click();
      expect(await field('工号').inputValue()).toBe('NN8888');
      await end();
    });
  });
});
