/** Who is on, ending it from elsewhere, and what the one who is ended sees. */
// @feature online
import { describe, expect, it } from 'vitest';
import { describeInFull } from '../builders/tier.ts';
import { aSite, DEMO_PASSWORD, signIn } from '../window/site.ts';

describe('who is online', () => {
  const site = aSite();

  it('an administrator ends a session, and the other browser says so at the next step', async () => {
    const admin = await site().aClerk();
    const clerk = await site().aClerk();
    await signIn(clerk.page, 'dispatcher');
    await clerk.page.locator('[data-first-page] h1').waitFor();
    await signIn(admin.page, 'admin', DEMO_PASSWORD, '/system-manage/online-user');
    const own = admin.page.getByRole('row', { name: /黄志强/ });
    await own.getByText('本会话').waitFor();
    const row = admin.page.getByRole('row', { name: /韦春燕/ });
    await row.hover();
    await row.getByRole('button', { name: '强制下线' }).click();
    const dialog = admin.page.getByRole('dialog');
    await dialog.getByRole('button', { name: '强制下线' }).click();
    await dialog.waitFor({ state: 'detached' });
    await row.waitFor({ state: 'detached' });

    await clerk.page.goto('/profile/index');
    await clerk.page.getByText('登录已失效').waitFor();
    expect(admin.complaints).toEqual([]);
  });

  it('one ends one’s own sessions elsewhere', async () => {
    const here = await site().aClerk();
    const there = await site().aClerk();
    await signIn(there.page, 'auditor');
    await there.page.locator('[data-first-page] h1').waitFor();
    await signIn(here.page, 'auditor', DEMO_PASSWORD, '/profile/index');
    await here.page.getByRole('button', { name: '退出其他 1 处' }).click();
    const dialog = here.page.getByRole('dialog');
    await dialog.getByRole('button', { name: '退出其他 1 处' }).click();
    await dialog.waitFor({ state: 'detached' });
    await here.page.getByRole('button', { name: /退出其他/ }).waitFor({ state: 'detached' });
    expect(await here.page.getByText('本会话').count()).toBe(1);
    await there.page.goto('/profile/index');
    await there.page.getByText('登录已失效').waitFor();
  });
});

describeInFull('on a plain upstream', () => {
  const site = aSite({ isPlain: true });

  it('there is no such page, and the personal centre keeps to what there is', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, '/profile/index');
    await page.getByRole('button', { name: '修改密码' }).waitFor();
    expect(await page.getByRole('tab', { name: '登录中的设备' }).count()).toBe(0);
    await page.goto('/system-manage/online-user');
    await page.waitForURL(/\/404/);
  });
});
