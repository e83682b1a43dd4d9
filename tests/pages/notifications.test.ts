/** News of one's own account: told in every window, kept until they are read, gone with the person. */
// @feature notifications
import { describe, expect, it } from 'vitest';
import { call, login, signInOnNewDevice } from '../builders/new-device.ts';
import { connected } from '../journeys/sockets.ts';
import type { Page } from '../window/page.ts';
import { aSite, type Site, signIn } from '../window/site.ts';

/** Watches the orders; 覃建军, who watches the cars, does not. */
const DISPATCHER = 'dispatcher';

describe('on the reference upstream', () => {
  const site = aSite();

  it('rights that change say so in every window, and a click loads the new menu', async () => {
    const { page, context, complaints } = await site().aClerk();
    const other = await context.newPage();
    const hearing = [connected(page), connected(other)];
    await signedIn(page, DISPATCHER);
    await other.goto('/dashboard/index');
    await Promise.all(hearing);
    await giveRoles(site(), DISPATCHER, ['1', '2']);
    const changedOn = Date.now();
    const said = '您的权限已由 黄志强 变更';
    await Promise.all([page, other].map(window => window.getByRole('status').getByText(said).waitFor()));
    await bell(page, 1).click();
    const panel = page.getByRole('dialog', { name: '通知' });
    await panel.getByText('今天').waitFor();
    await panel.getByRole('button', { name: `标为已读：${said}` }).click();
    // read in one window, it is read in the other
    await noneUnread(other).waitFor();
    // the server tells its time to the second: what is loaded within the same one may be older than the news
    await expect.poll(() => Date.now() - changedOn).toBeGreaterThan(1_000);
    await panel.getByRole('button', { name: '重新载入' }).click();
    await page.getByRole('navigation', { name: '菜单' }).getByText('系统管理').waitFor();
    // the page knows the new rights: there is nothing left to load
    await noneUnread(page).click();
    await panel.getByText(said).waitFor();
    expect(await panel.getByRole('button', { name: '重新载入' }).count()).toBe(0);
    await giveRoles(site(), DISPATCHER, ['2']);
    expect(complaints).toEqual([]);
  });

  it('nothing is left for the next person on this machine', async () => {
    const { page } = await site().aClerk();
    const hearing = connected(page);
    await signedIn(page, DISPATCHER);
    await hearing;
    await signInOnNewDevice(site(), DISPATCHER);
    await page.getByRole('button', { name: /条未读/ }).waitFor();
    expect(await kept(page)).not.toEqual([]);
    await page.getByRole('button', { name: /韦春燕/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.waitForURL('**/login');
    expect(await kept(page)).toEqual([]);
  });
});

const bell = (page: Page, unread: number) =>
  page.getByRole('button', { name: `通知，${unread} 条未读`, exact: true });
const noneUnread = (page: Page) => page.getByRole('button', { name: '通知', exact: true });

const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter(key => key.endsWith('.notices')));

async function signedIn(page: Page, account: string) {
  await signIn(page, account);
  await page.locator('[data-first-page] h1').waitFor();
}

/** By the administrator, somewhere else. */
async function giveRoles(site: Site, account: string, roleIds: readonly string[]) {
  const { token } = await login(site, 'admin');
  const [user] = await call(site, 'GET', `/user/adminUsers?account=${account}`, undefined, { token });
  const roles = roleIds.map(roleId => ({ roleId }));
  const { userId, version } = user;
  await call(site, 'PUT', '/user/adminUsers', { userId, version, roles }, { token });
}
