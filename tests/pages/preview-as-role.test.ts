/** An administrator looks at the console as a role does, in every tab, and comes back with one click. */
// @feature access, menu
import { describe, expect, it } from 'vitest';
import { describeInFull } from '../builders/tier.ts';
import { aSite, DEMO_PASSWORD, signIn } from '../window/site.ts';

describe('on the reference upstream', () => {
  const site = aSite();

  it('shows the menus of the role, changes nothing, and ends in every tab', async () => {
    const { page, context, complaints } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, '/system-manage/role-group/9');
    await page.getByRole('button', { name: '以此角色预览' }).waitFor();
    const other = await context.newPage();
    await other.goto('/system-manage/admin-user');
    await other.getByRole('row', { name: /韦春燕/ }).waitFor();

    await page.getByRole('button', { name: '以此角色预览' }).click();
    await page.getByText('预览：').waitFor();
    await other.getByText('预览：').waitFor();
    expect(await page.getByRole('link', { name: '管理员用户' }).count()).toBe(0);
    const token = (await context.cookies()).find(({ name }) => name === 'Admin-Token')?.value ?? '';
    const refused = await fetch(`${site().server.url}/api/admin/auth/renewMyPassword?${PASSWORDS}`, {
      method: 'POST',
      headers: { token },
    });
    expect(await refused.json()).toMatchObject({ data: { reason: 'PREVIEW_READS_ONLY' } });

    await page.getByRole('button', { name: '退出预览' }).click();
    await page.getByRole('button', { name: '以此角色预览' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/system-manage/role-group/9');
    await other.getByRole('button', { name: /黄志强/ }).waitFor();
    expect(await other.getByText('预览：').count()).toBe(0);
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).not.toContain('Own-Token');
    const after = await fetch(`${site().server.url}/api/admin/user`, { headers: { token } });
    expect(((await after.json()) as { errCode: number }).errCode).toBeGreaterThanOrEqual(2000);
    expect(complaints).toEqual([]);
  });

  it('signing out of a preview signs out altogether', async () => {
    const { page, context } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, '/system-manage/role-group/4');
    await page.getByRole('button', { name: '以此角色预览' }).waitFor();
    const own = (await context.cookies()).find(({ name }) => name === 'Admin-Token')?.value ?? '';
    await page.getByRole('button', { name: '以此角色预览' }).click();
    await page.getByText('预览：监控员').waitFor();
    await page.getByRole('button', { name: /用户菜单|黄志强/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.locator('input[name="account"]').waitFor();
    expect((await context.cookies()).filter(({ name }) => /Token/.test(name))).toEqual([]);
    const answer = await fetch(`${site().server.url}/api/admin/user`, { headers: { token: own } });
    expect(((await answer.json()) as { errCode: number }).errCode).toBe(2003);
  });
});

describeInFull('on a plain upstream that knows no token of a role', () => {
  const site = aSite({ isPlain: true });

  it('offers no preview', async () => {
    const { page } = await site().aClerk();
    const probed = page.waitForResponse(
      answer =>
        answer.url().endsWith('/api/admin/user') && answer.request().headers().token === 'monitor-token',
    );
    await signIn(page, 'admin', DEMO_PASSWORD, '/system-manage/role-group/4');
    await page.getByRole('heading', { name: '监控员' }).waitFor();
    await probed;
    expect(await page.getByRole('button', { name: '以此角色预览' }).count()).toBe(0);
  });
});

const PASSWORDS = new URLSearchParams({ oldPassword: DEMO_PASSWORD, newPassword: 'another-one' });
