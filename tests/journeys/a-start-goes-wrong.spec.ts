// @tier full
/** A session ends by an answer that says so: a start that is cut, or answered by something else, keeps it. */
// @feature session, sign-in
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './accessibility.ts';
import { aSite, DEMO_PASSWORD, signIn } from './console.ts';

const USER = '/system-manage/admin-user/1010';

describe('a start that goes wrong', () => {
  const site = aSite();

  it('who reloads and follows links while a page is still starting stays signed in', async () => {
    const { page, context, complaints } = await site().aClerk();
    await signIn(page, 'admin');
    await page.locator('[data-first-page] h1').waitFor();
    await noteFailures(page);
    // the answers are as late as it takes to be gone before them
    const held: (() => void)[] = [];
    const isStart = (url: URL) => /\/api\/(admin\/user(\/getMenuList)?|capabilities)$/.test(url.pathname);
    await page.route(isStart, async route => {
      await new Promise<void>(resolve => held.push(resolve));
      await route.fallback().catch(() => undefined);
    });
    const asksForUser = () => page.waitForRequest(request => request.url().endsWith('/api/admin/user'));
    for (let time = 0; time < 12; time += 1) {
      const asked = asksForUser();
      const leave = time % 2 ? () => location.reload() : () => location.assign('/system-manage/login-log');
      await page.evaluate(leave);
      await asked;
    }
    await page.unroute(isStart);
    for (const answer of held) answer();
    await page.getByRole('heading', { name: '登录日志' }).waitFor();
    expect(await isSignedIn(context)).toBe(true);
    expect(await page.evaluate(() => sessionStorage.getItem('failures'))).toBeNull();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('a start that is cut or answered by something else keeps the session, and is tried again', async () => {
    const { page, context } = await site().aClerk();
    await signIn(page, 'admin');
    await page.locator('[data-first-page] h1').waitFor();
    const user = '**/api/admin/user';
    await page.route(user, route => route.abort());
    await page.goto(USER);
    const why = page.getByRole('alert');
    await why.filter({ hasText: '与服务器的连接中断了' }).waitFor();
    expect(await violations(page)).toEqual([]);
    const again = page.getByRole('button', { name: '重试' });
    await expect.poll(() => again.evaluate(button => button === document.activeElement)).toBe(true);
    await page.unroute(user);
    await page.route(user, route => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }));
    await page.keyboard.press('Enter');
    await why.filter({ hasText: '网页（HTTP 502），系统没有答复。您的登录还在' }).waitFor();
    expect(await isSignedIn(context)).toBe(true);
    await page.unroute(user);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: '工号', exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe(USER);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await context.close();
  });

  it('a menu that does not come keeps nobody from starting', async () => {
    const { page, context } = await site().aClerk();
    await page.route('**/api/admin/user/getMenuList', route => route.abort());
    await signIn(page, 'admin', DEMO_PASSWORD, USER);
    await page.getByRole('textbox', { name: '工号', exact: true }).waitFor();
    expect(await isSignedIn(context)).toBe(true);
    await context.close();
  });

  it('who cannot start may leave, and sign in as somebody else', async () => {
    const { page, context } = await site().aClerk();
    await signIn(page, 'admin');
    await page.locator('[data-first-page] h1').waitFor();
    await page.route('**/api/admin/user', route => route.fulfill({ status: 500, body: 'oops' }));
    await page.reload();
    const out = page.waitForResponse(response => response.url().endsWith('/auth/logout'));
    await page.getByRole('button', { name: '退出，用其他账号登录' }).click();
    expect((await out).status()).toBe(200);
    await page.locator('input[name="account"]').waitFor();
    expect(await isSignedIn(context)).toBe(false);
    await context.close();
  });
});

const isSignedIn = async (context: BrowserContext) =>
  (await context.cookies()).some(({ name }) => name === 'Admin-Token');

/** Notes in what outlives a page whenever one shows the form, or says that it could not start. */
async function noteFailures(page: Page) {
  await page.addInitScript(() => {
    const look = () => {
      const isShown = document.body && document.documentElement.dataset.console === undefined;
      if (isShown) sessionStorage.setItem('failures', location.href);
    };
    new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true });
  });
}
