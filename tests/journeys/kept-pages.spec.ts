/** Going from tag to tag loses nothing: what is scrolled, what the history of the browser does, and what it asks itself. */
// @feature kept
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Clerk, onBothUpstreams, signIn } from './console.ts';

const USERS = '/system-manage/admin-user';
const ROLES = '/system-manage/role-group';

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

  describe('a round through lists and a form', () => {
    beforeAll(async () => {
      await start(USERS);
      await usersAreThere();
    });

    it('keeps page, search and form of each', async () => {
      await page.getByRole('button', { name: '下一页' }).click();
      await row('覃兰芳').waitFor();
      await menu('角色组').click();
      await heading('角色组').waitFor();
      await page.getByRole('searchbox').fill('调度');
      await expect.poll(() => page.url()).toContain('%E8%B0%83%E5%BA%A6');
      await page.getByRole('button', { name: /新建/ }).first().click();
      await field('名称').fill('夜班调度');
      await menu('管理员用户').click();
      await row('覃兰芳').waitFor();
      expect(page.url()).toContain('page=2');
      await tag('角色组').click();
      await heading('角色组').waitFor();
      expect(await page.getByRole('searchbox').inputValue()).toBe('调度');
      await tag(/新建/).click();
      expect(await field('名称').inputValue()).toBe('夜班调度');
      expect(asked).toEqual([]);
    });

    it('marks the tag of the form, and asks before it is closed', async () => {
      await menu('管理员用户').click();
      await row('覃兰芳').waitFor();
      await tag(/新建/).click({ button: 'middle' });
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: '返回' }).click();
      await question.waitFor({ state: 'detached' });
      await tag(/新建/).click();
      expect(await field('名称').inputValue()).toBe('夜班调度');
      await menu('管理员用户').click();
      await tag(/新建/).click({ button: 'middle' });
      await question.getByRole('button', { name: /放弃/ }).click();
      await expect.poll(() => tag(/新建/).count()).toBe(0);
      await menu('角色组').click();
      await heading('角色组').waitFor();
      await page.getByRole('button', { name: /新建/ }).click();
      expect(await field('名称').inputValue()).toBe('');
    });

    it('goes back and forward through them as the browser does', async () => {
      await page.goBack();
      await expect.poll(path).toBe(ROLES);
      expect(await page.getByRole('searchbox').inputValue()).toBe('调度');
      await page.goBack();
      await expect.poll(path).toBe(USERS);
      await row('覃兰芳').waitFor();
      await page.goForward();
      await expect.poll(path).toBe(ROLES);
      await heading('角色组').waitFor();
      await end();
    });
  });

  describe('a page that is left', () => {
    beforeEach(async () => {
      await start(USERS);
      await usersAreThere();
    });

    it('is scrolled as it was, and its cursor stands where it stood', async () => {
      const scroller = page.getByRole('table').locator('..');
      await scroller.evaluate(element => element.scrollTo(0, 137));
      const link = row('覃建军').getByRole('link').first();
      await link.focus();
      const at = await scroller.evaluate(element => element.scrollTop);
      expect(at).toBeGreaterThan(0);
      await menu('角色组').click();
      await heading('角色组').waitFor();
      await tag('管理员用户').click();
      await expect.poll(() => scroller.evaluate(element => element.scrollTop)).toBe(at);
      await expect.poll(() => link.evaluate(element => element === document.activeElement)).toBe(true);
      await end();
    });

    it('takes its dialog along, and leaves the rest free', async () => {
      await menu('角色组').click();
      await heading('角色组').waitFor();
      await tag('管理员用户').click();
      await usersAreThere();
      await row('韦大宝').getByRole('checkbox').check();
      await page.getByRole('toolbar').getByRole('button', { name: '停用' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      // tags and menu lie under it: by the browser's own buttons one still comes away
      await page.goBack();
      await heading('角色组').waitFor();
      await dialog.waitFor({ state: 'hidden' });
      const isFree = () =>
        page.evaluate(
          () =>
            !document.body.style.overflow && !document.querySelector('main')?.closest('[aria-hidden=true]'),
        );
      await expect.poll(isFree).toBe(true);
      await page.keyboard.press('/');
      await page.keyboard.type('调度');
      expect(await page.getByRole('searchbox').inputValue()).toBe('调度');
      await page.goForward();
      await dialog.waitFor();
      expect(await dialog.getByRole('listitem').textContent()).toContain('韦大宝');
      await dialog.getByRole('button', { name: '取消' }).click();
      await dialog.waitFor({ state: 'detached' });
      // and the cursor is back where it was opened from
      const isBack = () => page.evaluate(() => document.activeElement?.closest('[role=toolbar]') !== null);
      await expect.poll(isBack).toBe(true);
      await end();
    });
  });

  it('a reload asks once for all pages, and brings the tags back with their lists', async () => {
    await start(USERS);
    await usersAreThere();
    await openUser('韦大宝');
    await field('工号').fill('NN8888');
    await tag('管理员用户').click();
    await openUser('黄美玲');
    await field('工号').fill('NN9999');
    await tag('管理员用户').click();
    await page.getByRole('button', { name: '下一页' }).click();
    await row('覃兰芳').waitFor();
    await menu('角色组').click();
    await heading('角色组').waitFor();
    await page.reload();
    await heading('角色组').waitFor();
    expect(asked).toEqual(['beforeunload']);
    await tag('管理员用户').click();
    await row('覃兰芳').waitFor();
    await tag(/韦大宝/).click();
    await heading('韦大宝').waitFor();
    expect(await field('工号').inputValue()).not.toBe('NN8888');
    await end();
  });
});
