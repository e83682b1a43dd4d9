/** A session ends while somebody types: he signs in over the page, and nothing typed is lost. */
// @feature session
import { expect, it } from 'vitest';
import type { Route } from '../window/network.ts';
import type { Page } from '../window/page.ts';
import { type Context, DEMO_PASSWORD, onBothUpstreams, type Site, signIn } from '../window/site.ts';

const USER = '/system-manage/admin-user/1010';

onBothUpstreams(site => {
  it('the same person goes on: the save that found out is done', async () => {
    const { page, context, complaints } = await site().aClerk();
    await openForm(page);
    await page.getByRole('textbox', { name: '工号', exact: true }).fill('NN-777');
    await endSession(site(), context);
    await page.keyboard.press('Control+s');
    const box = page.getByRole('dialog', { name: '退出' });
    await page.locator('#again-password').fill('not-it');
    await page.keyboard.press('Enter');
    await box.getByText('账号或密码错误').waitFor();
    await page.locator('#again-password').fill(DEMO_PASSWORD);
    const said = await listenFor(page, ['已重新登录，刚才的操作已继续', '已保存']);
    await page.keyboard.press('Enter');
    await said();
    await box.waitFor({ state: 'detached' });
    await page.reload();
    await expect
      .poll(() => page.getByRole('textbox', { name: '工号', exact: true }).inputValue())
      .toBe('NN-777');
    expect(complaints).toEqual([]);
  });

  it('who declines reads on, and finds the way back', async () => {
    const { page, context } = await site().aClerk();
    await openForm(page);
    await page.getByRole('textbox', { name: '工号', exact: true }).fill('NN-778');
    await endSession(site(), context);
    await page.keyboard.press('Control+s');
    await page.getByRole('button', { name: '取消' }).click();
    await page.getByText('此页可以继续看').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // the banner says it; a notice above the form would outlive the new session. What was being read says so in its place
    const notices = page.getByRole('alert').filter({ hasNotText: '没有加载出来' });
    expect(await notices.filter({ hasText: '会话已被结束' }).count()).toBe(0);
    expect(await page.getByRole('textbox', { name: '工号', exact: true }).inputValue()).toBe('NN-778');
    await page.getByRole('button', { name: '重新登录' }).click();
    await page.locator('#again-password').fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByText('已重新登录，请再操作一次').waitFor();
    await page.keyboard.press('Control+s');
    await page.getByText('已保存').waitFor();
  });

  it('what was being read when it ended is read again once he is back', async () => {
    const { page, context } = await site().aClerk();
    const isLog = (url: URL) => url.pathname.endsWith('/admin/log/list');
    const answered: string[] = [];
    page.on('response', answer => answered.push(new URL(answer.url()).pathname));
    const capabilities = page.waitForResponse('**/api/capabilities');
    const asked = new Promise<Route>(resolve => page.route(isLog, resolve, { times: 1 }));
    await openForm(page, { isRead: false });
    const reading = await asked;
    // a lock that is refused asks again whoever has declined
    if ((await (await capabilities).text()).includes('"locks"'))
      await expect.poll(() => answered).toContain('/api/admin/lock');
    await endSession(site(), context);
    await reading.continue();
    await page.getByRole('button', { name: '取消' }).click();
    // it, and whatever else was under way here: a page that is kept out of sight reads once it is looked at
    const failed = page.getByText('没有加载出来').filter({ visible: true });
    await failed.first().waitFor();
    await page.getByRole('button', { name: '重新登录' }).click();
    await page.locator('#again-password').fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await expect.poll(() => failed.count()).toBe(0);
    await recordLog(page).waitFor();
  });

  it('another person sees nothing of the first', async () => {
    const { page, context } = await site().aClerk();
    await openForm(page);
    await page.getByRole('textbox', { name: '工号', exact: true }).fill('NN-779');
    await endSession(site(), context);
    await page.keyboard.press('Control+s');
    await page.locator('#again-account').fill('monitor');
    await page.locator('#again-password').fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /覃建军/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard/index');
    expect(await page.content()).not.toContain('NN-779');
  });

  it('another tab that signs in lets this one go on', async () => {
    const { page, context } = await site().aClerk();
    await openForm(page);
    await page.getByRole('textbox', { name: '工号', exact: true }).fill('NN-780');
    await endSession(site(), context);
    await page.keyboard.press('Control+s');
    await page.locator('#again-password').waitFor();
    const [other] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: '在新标签页登录' }).click(),
    ]);
    await other.locator('input[name="account"]').fill('admin');
    await other.locator('input[name="password"]').fill(DEMO_PASSWORD);
    const said = await listenFor(page, ['已重新登录，刚才的操作已继续', '已保存']);
    await other.keyboard.press('Enter');
    await other.locator('[data-first-page] h1').waitFor();
    await said();
  });

  it('whose password was reset meanwhile sets a new one in the box', async () => {
    const { page } = await site().aClerk();
    await openForm(page);
    await page.getByRole('textbox', { name: '工号', exact: true }).fill('NN-781');
    const given = await resetPassword(site(), 'admin');
    await page.keyboard.press('Control+s');
    await page.locator('#again-password').waitFor();
    await page.locator('#again-password').fill(given);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '设置新密码' }).waitFor();
    await page.locator('#new-password').fill('green-hill-tram');
    await page.locator('#repeat-password').fill('green-hill-tram');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByText('已保存').waitFor();
  });
});

/** Begins to hear what the page says, however soon the next notice takes its place; answers what waits for all of it. */
async function listenFor(page: Page, texts: readonly string[]): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const said = new Set<string>();
    // a notice may come as a new element, or as new words in the old one
    new MutationObserver(changes => {
      for (const { target, addedNodes } of changes) {
        for (const node of [target, ...addedNodes])
          if (node !== document.body) said.add(node.textContent ?? '');
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    Reflect.set(window, 'said', said);
  });
  return () =>
    expect
      .poll(() => page.evaluate(() => [...(Reflect.get(window, 'said') as Set<string>)].join('\n')))
      .toSatisfy((all: string) => texts.every(text => all.includes(text)));
}

/** What happened to the record, once that is read. */
const recordLog = (page: Page) =>
  page.locator('section[aria-busy="false"]', {
    has: page.getByRole('heading', { name: '记录', exact: true }),
  });

/** Until all that the page shows is read: what still was on its way when the session ends would find out first. */
async function openForm(page: Page, { isRead = true } = {}) {
  await signIn(page, 'admin', DEMO_PASSWORD, USER);
  await page.getByRole('textbox', { name: '工号', exact: true }).waitFor();
  if (isRead) await page.waitForLoadState('networkidle');
}

async function endSession(site: Site, context: Context) {
  const token = (await context.cookies()).find(({ name }) => name === 'Admin-Token')?.value ?? '';
  await fetch(`${site.server.url}/api/admin/auth/logout`, { method: 'POST', headers: { token } });
}

/** By the administrator himself, somewhere else; answers the one-time password. */
async function resetPassword(site: Site, account: string): Promise<string> {
  const call = async (path: string, body: object, headers = {}) => {
    const answer = await fetch(`${site.server.url}/api/admin${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return ((await answer.json()) as { data: { token: string; id: string; password: string } }).data;
  };
  const { token, id } = await call('/auth/login', { account, password: DEMO_PASSWORD });
  const { password } = await call('/user/resetPassword', { userId: id }, { token });
  return password;
}
