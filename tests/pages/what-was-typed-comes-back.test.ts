/** What is typed and not saved outlives a reload, a crash and a sign-out, and is nobody else's to read. */
// @feature drafts, form
import { describe, expect, it } from 'vitest';
import { aColleague, COLLEAGUE } from '../builders/colleague.ts';
import { describeInFull } from '../builders/tier.ts';
import type { Page } from '../window/page.ts';
import { aSite, type Context, DEMO_PASSWORD, type Site, signIn } from '../window/site.ts';

const ROLE = '/system-manage/role-group/2';
const TYPED = '夜班交接用';

/** Everything that this browser keeps for the console, as text; a window has no databases to keep anything in. */
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

const remark = (page: Page) => page.getByRole('textbox', { name: '备注', exact: true });
const offer = (page: Page) => page.getByText(/填写的内容还没有保存：备注/);

async function openRole(page: Page) {
  await page.goto(ROLE);
  await page.getByRole('tab', { name: '资料' }).click();
  await remark(page).waitFor();
}

/** Signed in at the role's data, with something typed and kept. */
async function typing(site: Site, isKept: (page: Page) => Promise<unknown>) {
  const clerk = await site.aClerk();
  const { page } = clerk;
  page.on('dialog', dialog => dialog.accept());
  await signIn(page, 'admin', DEMO_PASSWORD, ROLE);
  await page.getByRole('tab', { name: '资料' }).click();
  const done = isKept(page);
  await remark(page).fill(TYPED);
  await done;
  return clerk;
}

const keptOnServer = (page: Page) =>
  page.waitForResponse(
    answer => answer.url().includes('/api/admin/draft') && answer.request().method() === 'PUT',
  );

const keptHere = (page: Page) =>
  page.waitForFunction(() => Object.keys(localStorage).some(name => name.startsWith('cabdesk.draft.')));

/** The tab is gone without a word, as after a crash; the browser opens another. */
async function crash(context: Context, page: Page): Promise<Page> {
  await page.close();
  return context.newPage();
}

async function signOut(page: Page, act: '退出登录' | '离开并放弃') {
  await page.getByRole('button', { name: /黄志强/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: act }).click();
  await page.locator('input[name="password"]').waitFor();
}

describe('on the reference upstream', () => {
  const site = aSite();

  it('it comes back after a reload and after a crash, and goes when it is not wanted', async () => {
    const { page, context, complaints } = await typing(site(), keptOnServer);
    await page.reload();
    await offer(page).waitFor();
    const later = await crash(context, page);
    await openRole(later);
    await offer(later).waitFor();
    await later.getByRole('button', { name: '恢复', exact: true }).click();
    expect(await remark(later).inputValue()).toBe(TYPED);
    await later.getByText('未保存：资料 1 项').waitFor();
    const dropped = later.waitForResponse(answer => answer.request().method() === 'DELETE');
    await later.getByRole('button', { name: '放弃', exact: true }).click();
    await dropped;
    await openRole(later);
    expect(await remark(later).inputValue()).not.toBe(TYPED);
    expect(await offer(later).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('it waits for its person over a sign-out, and the next one at the machine finds nothing', async () => {
    const { page, context } = await typing(site(), keptOnServer);
    await signOut(page, '退出登录');
    expect(await kept(page)).not.toContain(TYPED);
    await signIn(page, 'auditor');
    await page.locator('[data-first-page] h1').waitFor();
    expect(await kept(page)).not.toContain(TYPED);
    await context.clearCookies();
    await signIn(page, 'admin', DEMO_PASSWORD, ROLE);
    await offer(page).waitFor();
    await page.getByRole('button', { name: '恢复', exact: true }).click();
    await page.getByRole('tab', { name: '资料' }).click();
    expect(await remark(page).inputValue()).toBe(TYPED);
  });

  it('a number that leaves the server masked is never in it', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, '/system-manage/admin-user/create');
    await page.getByRole('textbox', { name: '手机', exact: true }).fill('13812345678');
    const sent = page.waitForRequest(
      request => request.url().includes('/api/admin/draft') && request.method() === 'PUT',
    );
    await page.getByRole('textbox', { name: '姓名', exact: true }).fill('试写');
    const text = (await sent).postData() ?? '';
    expect(text).toContain('试写');
    expect(text).not.toContain('13812345678');
  });

  describeInFull('further cases', () => {
    it('brought back on a record that somebody has saved since, it is compared field by field', async () => {
      const { page } = await typing(site(), keptOnServer);
      await aColleague(site());
      const other = await site().aClerk();
      await signIn(other.page, COLLEAGUE.account, COLLEAGUE.password, ROLE);
      await other.page.getByRole('tab', { name: '资料' }).click();
      await other.page.getByRole('button', { name: '仍要编辑' }).click();
      await remark(other.page).fill('别人先写的');
      await other.page.keyboard.press('Control+s');
      await other.page.getByText('已保存').first().waitFor();
      await page.reload();
      await page.getByText('此后记录已被修改').waitFor();
      await page.getByRole('button', { name: '恢复', exact: true }).click();
      await page.getByRole('tab', { name: '资料' }).click();
      await page.keyboard.press('Control+s');
      const dialog = page.getByRole('dialog');
      await dialog.getByText('这条记录已被他人修改').waitFor();
      const told = await dialog.textContent();
      expect(told).toContain('别人先写的');
      expect(told).toContain(TYPED);
    });
  });
});

describeInFull('on a plain upstream', () => {
  const site = aSite({ isPlain: true });

  it('it outlives a crash in this browser, sealed, and ends with the sign-out', async () => {
    const { page, context } = await typing(site(), keptHere);
    expect(await kept(page)).not.toContain(TYPED);
    const later = await crash(context, page);
    later.on('dialog', dialog => dialog.accept());
    await openRole(later);
    await later.getByRole('button', { name: '恢复', exact: true }).click();
    expect(await remark(later).inputValue()).toBe(TYPED);
    await signOut(later, '离开并放弃');
    await signIn(later, 'admin', DEMO_PASSWORD, ROLE);
    await later.getByRole('tab', { name: '资料' }).click();
    await remark(later).waitFor();
    await expect.poll(() => kept(later)).not.toContain('cabdesk.draft.');
    expect(await offer(later).count()).toBe(0);
  });
});
