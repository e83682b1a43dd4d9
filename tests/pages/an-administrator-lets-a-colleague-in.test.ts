/** From an empty hand to a colleague at work: a role, its rights, a user with it, and what that user then sees. */
// @feature access
import { beforeAll, expect, it } from 'vitest';
import type { Page } from '../window/page.ts';
import { type Clerk, onBothUpstreams, signIn } from '../window/site.ts';

const OWN_PASSWORD = 'green-hill-tram';

onBothUpstreams(site => {
  let admin: Clerk;
  let colleague: Clerk;
  let initialPassword = '';
  beforeAll(async () => {
    admin = await site().aClerk();
    colleague = await site().aClerk();
  });

  it('an administrator creates a role and gives it rights', async () => {
    const { page } = admin;
    await signIn(page, 'admin');
    await page.getByRole('button', { name: '系统管理' }).click();
    await page.getByRole('link', { name: '角色组' }).first().click();
    await page
      .getByRole('link', { name: /新建角色/ })
      .or(page.getByRole('button', { name: /新建角色/ }))
      .click();
    await page.getByRole('textbox', { name: '名称', exact: true }).fill('班组长');
    await page.getByRole('tab', { name: /权限/ }).click();
    await give(page, 'systemmgr');
    await give(page, 'usermgr.list');
    await give(page, 'usermgr.list:edit');
    await page.keyboard.press('Control+s');
    await page.getByRole('heading', { name: '班组长' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: '班组长' }).waitFor();
    await page.getByRole('button', { name: '已授 3' }).waitFor();
    await expect.poll(() => right(page, 'usermgr.list:edit').getAttribute('aria-checked')).toBe('true');
    expect(await right(page, 'usermgr.list:add').getAttribute('aria-checked')).toBe('false');
    // a page with some of its buttons is neither full nor empty
    expect(await right(page, 'usermgr.list').getAttribute('aria-checked')).toBe('mixed');
  });

  it('creates a user with it and is shown the first password once', async () => {
    const { page } = admin;
    await page.getByRole('link', { name: '管理员用户' }).first().click();
    await page.getByRole('heading', { name: '管理员用户' }).waitFor();
    await page.keyboard.press('n');
    await page.getByRole('textbox', { name: '账号', exact: true }).fill('liangjing');
    await page.getByRole('textbox', { name: '姓名', exact: true }).fill('梁静');
    await page.getByRole('textbox', { name: '手机', exact: true }).fill('13877123456');
    await page.getByRole('checkbox', { name: '班组长' }).check();
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    initialPassword = (/[A-Za-z2-9]{12}/.exec((await dialog.textContent()) ?? '') ?? [''])[0];
    expect(initialPassword).toHaveLength(12);
    await dialog.getByRole('button', { name: '我已记下' }).click();
    await page.getByRole('heading', { name: '梁静' }).waitFor();
    // the number left the server masked, and stays so
    expect(await page.getByRole('textbox', { name: '手机', exact: true }).inputValue()).toBe('138****3456');
    expect(await page.content()).not.toContain('13877123456');
  });

  it('is told at the field that an account is taken', async () => {
    const { page } = admin;
    await page.goto('/system-manage/admin-user/create');
    await page.getByRole('textbox', { name: '账号', exact: true }).fill('liangjing');
    await page.getByRole('textbox', { name: '姓名', exact: true }).fill('梁静');
    await page.getByRole('checkbox', { name: '班组长' }).check();
    await page.keyboard.press('Control+s');
    await page.getByText('账号已存在').waitFor();
    expect(await page.getByText('账号已存在').count()).toBe(1);
    expect(await page.getByRole('textbox', { name: '账号', exact: true }).getAttribute('aria-invalid')).toBe(
      'true',
    );
  });

  it('the user renews that password at the first sign-in', async () => {
    const { page } = colleague;
    await signIn(page, 'liangjing', initialPassword);
    await page.getByLabel('新密码', { exact: true }).fill(OWN_PASSWORD);
    await page.getByLabel('再次输入新密码').fill(OWN_PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /梁静/ }).waitFor();
    await expect.poll(() => page.title()).toContain('首页');
  });

  it('and sees and can do exactly what the role allows', async () => {
    const { page } = colleague;
    await page.getByRole('button', { name: '系统管理' }).click();
    await page.getByRole('link', { name: '管理员用户' }).first().click();
    await page.getByRole('row', { name: /韦春燕/ }).waitFor();
    expect(await page.getByText('新建用户').count()).toBe(0);

    await page.goto('/system-manage/admin-user/create');
    await page.waitForURL(/\/401/);
    await page.getByText('没有权限').first().waitFor();

    await page.goto('/system-manage/no-such-page');
    await page.waitForURL(/\/404/);

    await page.goto('/system-manage');
    await page.waitForURL('**/system-manage/admin-user');
  });

  it('nobody complained on the way: no error, no refused script, no request to elsewhere', () => {
    expect([...admin.complaints, ...colleague.complaints]).toEqual([]);
  });
});

const right = (page: Page, code: string) =>
  page.getByRole('treeitem').filter({ has: page.getByText(code, { exact: true }) });

/** Gives one right, without what stands below it. */
async function give(page: Page, code: string) {
  const alone = right(page, code).getByRole('button', { name: '只授本项' });
  await right(page, code).hover();
  if ((await alone.count()) > 0) await alone.click();
  else await right(page, code).locator('input[type=checkbox]').check();
}
