/** The form says what is wrong and keeps what was typed; the way back leads where one wanted to go. */
// @feature sign-in
import { expect, it } from 'vitest';
import { describeInFull } from '../builders/tier.ts';
import { onEveryUpstream, signIn } from '../window/site.ts';

onEveryUpstream((site, isForeign) => {
  it('a wrong password is told at the form, and the account stays', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'admin', 'taxi-dem');
    await page.getByRole('alert').getByText('账号或密码错误').waitFor();
    expect(await page.locator('input[name="account"]').inputValue()).toBe('admin');
    await page.locator('input[name="password"]').fill('taxi-demo');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /黄志强/ }).waitFor();
  });

  it('an address asked for without a session is opened after the sign-in', async () => {
    const { page } = await site().aClerk();
    await page.goto('/system-manage/role-group');
    expect(new URL(page.url()).pathname).toBe('/login');
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/system-manage/role-group');
    await page.locator('input[name="account"]').fill('admin');
    await page.locator('input[name="password"]').fill('taxi-demo');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/system-manage/role-group');
    await page.getByRole('row', { name: /调度管理员/ }).waitFor();
  });

  describeInFull('further cases', () => {
    it('an address of another host is not followed', async () => {
      const { page } = await site().aClerk();
      await signIn(page, 'admin', 'taxi-demo', '/login?redirect=//example.com/');
      await page.getByRole('button', { name: /黄志强/ }).waitFor();
      expect(page.url().startsWith(site().server.url)).toBe(true);
    });
  });

  it.skipIf(isForeign)('one click on a demo account signs in', async () => {
    const { page } = await site().aClerk();
    await page.goto('/');
    await page.getByRole('button', { name: '审计' }).click();
    await page.locator('[data-first-page] h1').waitFor();
  });

  it('signing out ends the session on the server and leaves nothing of it behind', async () => {
    const { page, context } = await site().aClerk();
    await signIn(page, 'admin');
    await page.getByRole('button', { name: /黄志强/ }).waitFor();
    const token = (await context.cookies()).find(cookie => cookie.name === 'Admin-Token')?.value ?? '';
    expect(token).not.toBe('');
    await page.getByRole('button', { name: /用户菜单|黄志强/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.locator('input[name="account"]').waitFor();
    expect((await context.cookies()).find(cookie => cookie.name === 'Admin-Token')).toBeUndefined();
    const answer = await fetch(`${site().server.url}/api/admin/user`, { headers: { token } });
    expect(((await answer.json()) as { errCode: number }).errCode).toBe(isForeign ? 2001 : 2003);
  });

  it('a session ended elsewhere asks to sign in again over the page, which then goes on', async () => {
    const { page, context } = await site().aClerk();
    await signIn(page, 'admin', 'taxi-demo', '/system-manage/role-group');
    await page.getByRole('row', { name: /调度管理员/ }).waitFor();
    // a reading still under way would find the end of the session before the click does
    await page.waitForLoadState('networkidle');
    const token = (await context.cookies()).find(cookie => cookie.name === 'Admin-Token')?.value ?? '';
    await fetch(`${site().server.url}/api/admin/auth/logout`, { method: 'POST', headers: { token } });
    await page.getByRole('row', { name: /调度管理员/ }).click();
    await page.locator('#again-password').fill('taxi-demo');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '调度管理员' }).waitFor();
  });
});
