/** What a clerk asks for every day has a name, is there tomorrow, and can be given to a whole role. */
// @feature list, saved-filter
import { beforeAll, describe, expect, it } from 'vitest';
import { accessCalls } from '../../src/contract/access.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { aColleague, COLLEAGUE } from '../builders/colleague.ts';
import { askAt } from '../builders/request.ts';
import { describeInFull } from '../builders/tier.ts';
import type { Page } from '../window/page.ts';
import { aSite, DEMO_PASSWORD, onBothUpstreams, signIn } from '../window/site.ts';

const LIST = '/system-manage/admin-user';
const LOG = '/system-manage/login-log';

const tab = (of: Page, name: string) => of.getByRole('button', { name, exact: true });
const panel = (of: Page) => of.getByRole('dialog', { name: '常用筛选', exact: true });

onBothUpstreams(site => {
  let page: Page;
  const names = (of: Page) =>
    of.locator('tbody tr[data-row]').evaluateAll(rows => rows.map(row => row.ariaLabel ?? ''));

  beforeAll(async () => {
    page = (await site().aClerk()).page;
    await signIn(page, 'admin', DEMO_PASSWORD, LIST);
    await page.getByRole('row', { name: '韦大宝', exact: true }).waitFor();
  });

  it('is saved under a name, and stands among the tabs', async () => {
    await tab(page, '常用筛选').click();
    await panel(page).getByText('加上条件后，可在这里存下来').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '条件', exact: true }).click();
    await page.getByRole('menuitem', { name: '角色', exact: true }).click();
    await page.getByRole('menuitem', { name: '话务员', exact: true }).click();
    await expect.poll(async () => (await names(page)).includes('韦大宝')).toBe(false);
    await tab(page, '常用筛选').click();
    await panel(page).getByRole('textbox', { name: '名称' }).fill('话务组');
    await panel(page).getByRole('button', { name: '保存', exact: true }).click();
    await panel(page).getByRole('button', { name: '删除：话务组' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => tab(page, '话务组').getAttribute('aria-pressed')).toBe('true');
  });

  it('is taken by one click, and is still there after loading anew', async () => {
    const found = await names(page);
    await page.getByRole('button', { name: /^全部/ }).first().click();
    await page.getByRole('button', { name: '清除', exact: true }).click();
    await page.getByRole('row', { name: '韦大宝', exact: true }).waitFor();
    await page.reload();
    await page.getByRole('row', { name: '韦大宝', exact: true }).waitFor();
    await tab(page, '话务组').click();
    await expect.poll(() => names(page)).toEqual(found);
  });

  describeInFull('further cases', () => {
    it('is what the list begins with where the clerk wants it so', async () => {
      await tab(page, '常用筛选').click();
      await panel(page).getByRole('button', { name: '打开列表时使用：话务组' }).click();
      await expect
        .poll(() =>
          panel(page).getByRole('button', { name: '打开列表时使用：话务组' }).getAttribute('aria-pressed'),
        )
        .toBe('true');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: '清除', exact: true }).click();
      await page.getByRole('row', { name: '韦大宝', exact: true }).waitFor();
      await page.goto(LIST);
      await expect.poll(() => tab(page, '话务组').getAttribute('aria-pressed')).toBe('true');
    });
  });

  it('goes away when it is deleted', async () => {
    await tab(page, '常用筛选').click();
    await panel(page).getByRole('button', { name: '删除：话务组' }).click();
    await expect.poll(() => tab(page, '话务组').count()).toBe(0);
  });
});

describe('a filter shared with a role', () => {
  const site = aSite();

  it('is there for who has that role, to take and not to change', async () => {
    const { page: giver } = await site().aClerk();
    await signIn(giver, 'admin', DEMO_PASSWORD, LOG);
    await giver.locator('tbody tr[data-row]').first().waitFor();
    await giver.getByRole('button', { name: '条件', exact: true }).click();
    await giver.getByRole('menuitem', { name: '方式', exact: true }).click();
    await giver.getByRole('menuitem', { name: '强制退出', exact: true }).click();
    await tab(giver, '常用筛选').click();
    await panel(giver).getByRole('textbox', { name: '名称' }).fill('被请出的');
    await panel(giver).getByRole('checkbox', { name: '审计员' }).check();
    await panel(giver).getByRole('button', { name: '保存', exact: true }).click();
    await panel(giver).getByRole('button', { name: '删除：被请出的' }).waitFor();

    const { page: taker } = await site().aClerk();
    await signIn(taker, 'auditor', DEMO_PASSWORD, LOG);
    await taker.locator('tbody tr[data-row]').first().waitFor();
    await tab(taker, '被请出的').click();
    await expect.poll(() => tab(taker, '被请出的').getAttribute('aria-pressed')).toBe('true');
    // nobody of the demonstration has been put out
    await taker.getByText('没有符合条件的记录').waitFor();
    await tab(taker, '常用筛选').click();
    await panel(taker).getByText('被请出的').waitFor();
    expect(await panel(taker).getByRole('button', { name: '删除：被请出的' }).count()).toBe(0);
  });

  it('is offered for one’s own roles, unless one holds every right', async () => {
    const { url } = site().server;
    const { data: admin } = await askAt(url, sessionCalls.login, {
      body: { account: 'admin', password: DEMO_PASSWORD },
    });
    const permissions = ['systemmgr', 'usermgr.list', 'usermgr.list:edit'].map(val => ({ val }));
    const body = { name: '值班组长', permissions };
    const { data: role } = await askAt(url, accessCalls.createRoleGroup, { body }, admin.token);
    await aColleague(site(), [role.roleId]);
    const { page } = await site().aClerk();
    await signIn(page, COLLEAGUE.account, COLLEAGUE.password, LIST);
    await page.getByRole('row', { name: '韦大宝', exact: true }).waitFor();
    await page.getByRole('button', { name: '条件', exact: true }).click();
    await page.getByRole('menuitem', { name: '角色', exact: true }).click();
    await page.getByRole('menuitem', { name: '话务员', exact: true }).click();
    await tab(page, '常用筛选').click();
    const shares = panel(page).getByRole('checkbox');
    await panel(page).getByRole('checkbox', { name: '值班组长' }).waitFor();
    expect(await shares.count()).toBe(1);
  });
});
