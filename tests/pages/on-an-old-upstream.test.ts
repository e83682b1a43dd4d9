/** What a clerk can do where the upstream is an operator's old system, and how the console says what he cannot. */
// @feature relay
import { afterAll, describe, expect, it } from 'vitest';
import { LOGIN_CODE, PASSWORD } from '../foreign-upstream/state.ts';
import type { Page } from '../window/page.ts';
import { aForeignSite, type Clerk, signIn } from '../window/site.ts';

const { site, upstream } = aForeignSite();
const clerks: Clerk[] = [];
const aPage = async (): Promise<Page> => {
  const clerk = await site().aClerk();
  clerks.push(clerk);
  return clerk.page;
};
const person = (wanted: string) => upstream().state.people.find(({ account }) => account === wanted);

describe('signing in', () => {
  it('asks for the code that the upstream wants, again after a wrong one', async () => {
    const page = await aPage();
    await signIn(page, 'coder', PASSWORD);
    // sent as the sixth digit is there
    await page.locator('input[name="loginCode"]').fill('000000');
    await page.getByText('验证码错误').first().waitFor();
    await page.locator('input[name="loginCode"]').fill(LOGIN_CODE);
    await page.getByRole('button', { name: /马俊杰/ }).waitFor();
  });

  it('asks for a new password where the upstream wants one', async () => {
    const page = await aPage();
    await signIn(page, 'newcomer', PASSWORD);
    await page.getByLabel('新密码', { exact: true }).fill('green-hill-tram');
    await page.getByLabel('再次输入新密码').fill('green-hill-tram');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /唐婉莹/ }).waitFor();
    expect(person('newcomer')?.password).toBe('green-hill-tram');
  });

  it('shows only the pages one has the right to', async () => {
    const page = await aPage();
    await signIn(page, 'weichunyan', PASSWORD, '/system-manage/admin-user');
    await page.waitForURL(/\/401/);
  });
});

describe('administering', () => {
  it('a role gets rights to pages, which bring their buttons', async () => {
    const page = await aPage();
    await signIn(page, 'admin', PASSWORD, '/system-manage/role-group/create');
    await page.getByRole('textbox', { name: '名称', exact: true }).fill('班组长');
    await page.getByRole('tab', { name: /权限/ }).click();
    await page
      .getByRole('treeitem')
      .filter({ has: page.getByText('systemmgr', { exact: true }) })
      .locator('input[type=checkbox]')
      .first()
      .check();
    await page.keyboard.press('Control+s');
    await expect
      .poll(() =>
        upstream()
          .state.roles.find(({ name }) => name === '班组长')
          ?.vals.sort(),
      )
      .toEqual(['systemmgr', 'usermgr.list']);
    await page.goto('/system-manage/role-group');
    await page.getByRole('row', { name: /班组长/ }).waitFor();
    expect(await page.locator('main').textContent()).not.toContain('smart_count');
  });

  it('a user is created with it, though the upstream answers no more than an id, and can work', async () => {
    const page = await aPage();
    await signIn(page, 'admin', PASSWORD, '/system-manage/admin-user/create');
    // the form of the sign-in has an account as well
    await page.getByRole('heading', { name: '新建用户' }).waitFor();
    await page.getByRole('textbox', { name: '账号', exact: true }).fill('liangjing');
    await page.getByRole('textbox', { name: '姓名', exact: true }).fill('梁静');
    await page.getByRole('textbox', { name: '手机', exact: true }).fill('13877123456');
    await page.getByRole('checkbox', { name: '班组长' }).check();
    await page.keyboard.press('Control+s');
    await page.getByRole('heading', { name: '梁静' }).waitFor();
    const colleague = await aPage();
    await signIn(colleague, 'liangjing', PASSWORD, '/system-manage/admin-user');
    await colleague.getByRole('row', { name: /韦春燕/ }).waitFor();
    await colleague.getByText('新建用户').first().waitFor();
  });

  it('saving one field sends no other, and never a mask', async () => {
    const page = await aPage();
    await signIn(page, 'admin', PASSWORD, '/system-manage/admin-user/5004');
    await page.getByRole('textbox', { name: '邮箱', exact: true }).fill('lu@example.com');
    await page.keyboard.press('Control+s');
    await page.getByText('已保存').first().waitFor();
    expect(person('clerk')).toMatchObject({ email: 'lu@example.com', mobile: '13877102021', roleIds: [4] });
  });

  it('a search that the upstream ignores is made here', async () => {
    const page = await aPage();
    await signIn(page, 'admin', PASSWORD, '/system-manage/admin-user');
    await page.getByRole('row', { name: /黄志强/ }).waitFor();
    await page.getByRole('searchbox').first().fill('qinlan');
    await page.getByRole('row', { name: /覃兰芳/ }).waitFor();
    await expect.poll(() => page.locator('tr[data-row]').count()).toBe(1);
  });

  it('a password is reset without one being shown, as the upstream tells none', async () => {
    const page = await aPage();
    await signIn(page, 'admin', PASSWORD, '/system-manage/admin-user/5007');
    await page.getByRole('button', { name: '重置密码' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /重置/ }).click();
    await dialog.getByText('已完成').waitFor();
    expect(person('driver.desk1')?.mustRenew).toBe(true);
  });
});

describe('the logs', () => {
  it('are read page by page, and an entry without its later fields opens', async () => {
    const page = await aPage();
    await signIn(page, 'admin', PASSWORD, '/system-manage/operate-log');
    await page.getByText('共 130 条').waitFor();
    await page.locator('tr[data-row]').nth(3).click();
    await page.getByText('角色名称已存在').first().waitFor();
    await page.goto('/system-manage/login-log');
    await page.getByText('共 90 条').waitFor();
    await page.getByRole('button', { name: '下一页' }).click();
    await page.getByText('第 21–40 条').waitFor();
  });
});

describe('what the upstream does not have', () => {
  it('is said in place, and the rest of the page works', async () => {
    const page = await aPage();
    await signIn(page, 'admin', PASSWORD, '/system-manage/admin-user/5003');
    await page.getByRole('tab', { name: /权限/ }).click();
    await page.getByText('上游系统没有这项功能').waitFor();
    await page.getByRole('tab', { name: '资料' }).click();
    expect(await page.getByRole('textbox', { name: '姓名', exact: true }).inputValue()).toBe('韦大宝');
  });

  it('has no entry in the menu, and its address leads to no broken page', async () => {
    const page = await aPage();
    await signIn(page, 'admin', PASSWORD, '/system-manage/admin-user');
    await page.getByRole('row', { name: /黄志强/ }).waitFor();
    const menu = (await page.getByRole('navigation').first().textContent()) ?? '';
    for (const entry of ['在线用户', '查看记录']) expect(menu).not.toContain(entry);
    for (const path of ['/system-manage/online-user', '/system-manage/reveal-log']) {
      await page.goto(path);
      await page.waitForURL(/\/404/);
    }
  });
});

afterAll(() => {
  // nobody complained on the way: no error, no refused script, no request to elsewhere
  expect(clerks.flatMap(({ complaints }) => complaints)).toEqual([]);
});
