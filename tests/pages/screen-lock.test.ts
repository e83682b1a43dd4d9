/** Who leaves the desk locks the screen: nobody reads on, and nothing typed is lost. */
// @feature screen-lock
import { expect, it } from 'vitest';
import type { Page } from '../window/page.ts';
import { DEMO_PASSWORD, onBothUpstreams, type Site, signIn } from '../window/site.ts';

const CREATE = '/system-manage/admin-user/create';

onBothUpstreams(site => {
  it('hides everything, lets nobody in with another password, and gives all back', async () => {
    const { page, complaints } = await site().aClerk();
    await openForm(page);
    await name(page).fill('韦春燕');
    await page.keyboard.press('Control+Alt+l');
    await page.locator('#again-password').waitFor();
    expect(await page.getByRole('button', { name: '创建用户' }).count()).toBe(0);
    expect(await page.locator('#root').evaluate(root => getComputedStyle(root).visibility)).toBe('hidden');
    expect(await page.title()).toMatch(/^已锁定/);
    // keys of the page rest, and the focus stays above
    await page.keyboard.press('Control+k');
    for (let step = 0; step < 8; step++) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.getElementById('root')?.contains(document.activeElement))).toBe(
      false,
    );
    await page.locator('#again-password').fill('not-it');
    await page.keyboard.press('Enter');
    await page.getByText('账号或密码错误').waitFor();
    expect(await page.getByRole('heading', { name: '屏幕已锁定' }).isVisible()).toBe(true);
    await unlock(page);
    expect(await name(page).inputValue()).toBe('韦春燕');
    expect(await name(page).evaluate(input => input === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('is there after a reload, before anything of the console is', async () => {
    const { page } = await site().aClerk();
    await openForm(page);
    await lockByMenu(page);
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    await page.reload();
    await page.locator('#again-password').waitFor();
    expect(await page.locator('#root').textContent()).toBe('');
    expect(asked.filter(url => url.includes('adminUsers'))).toEqual([]);
    await unlock(page);
    await name(page).waitFor();
  });

  it('locks and unlocks all windows together, and one that is opened later', async () => {
    const { page, context } = await site().aClerk();
    await openForm(page);
    const other = await context.newPage();
    await other.goto(CREATE);
    await name(other).fill('覃建军');
    await lockByMenu(page);
    await other.getByRole('heading', { name: '屏幕已锁定' }).waitFor();
    const third = await context.newPage();
    await third.goto('/system-manage/admin-user');
    await third.getByRole('heading', { name: '屏幕已锁定' }).waitFor();
    await unlock(other);
    await name(page).waitFor();
    expect(await name(other).inputValue()).toBe('覃建军');
    await third.getByRole('heading', { name: '管理员用户' }).waitFor();
  });

  it('goes on in the same session, or in a new one where that is over', async () => {
    const { page, context } = await site().aClerk();
    const token = async () => (await context.cookies()).find(({ name }) => name === 'Admin-Token')?.value;
    await openForm(page);
    const first = await token();
    await lockByMenu(page);
    await unlock(page);
    expect(await token()).toBe(first);
    await lockByMenu(page);
    await endSession(site(), first ?? '');
    await unlock(page);
    expect(await token()).not.toBe(first);
    await name(page).waitFor();
  });

  it('shows another person nothing of the first', async () => {
    const { page } = await site().aClerk();
    await openForm(page);
    await name(page).fill('韦春燕');
    await lockByMenu(page);
    await page.locator('#again-account').fill('monitor');
    await page.locator('#again-password').fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /覃建军/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard/index');
  });

  it('offers to sign out, and the next sign-in is not locked', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD);
    await page.locator('[data-first-page] h1').waitFor();
    await lockByMenu(page);
    await page.getByRole('button', { name: '退出登录' }).click();
    await page.locator('#account').waitFor();
    await signIn(page, 'admin', DEMO_PASSWORD);
    await page.locator('[data-first-page] h1').waitFor();
  });
});

const name = (page: Page) => page.getByRole('textbox', { name: '姓名' });

async function openForm(page: Page) {
  await signIn(page, 'admin', DEMO_PASSWORD, CREATE);
  await name(page).waitFor();
}

async function lockByMenu(page: Page) {
  await page.getByRole('button', { name: '黄志强' }).click();
  await page.getByRole('menuitem', { name: '锁定屏幕' }).click();
  await page.locator('#again-password').waitFor();
}

async function unlock(page: Page) {
  await page.locator('#again-password').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '屏幕已锁定' }).waitFor({ state: 'detached' });
}

async function endSession(site: Site, token: string) {
  await fetch(`${site.server.url}/api/admin/auth/logout`, { method: 'POST', headers: { token } });
}
