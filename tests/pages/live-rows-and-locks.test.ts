/** Two clerks on the same list and the same record: each sees what the other does, and nothing jumps. */
// @feature live, lock
import { beforeAll, describe, expect, it } from 'vitest';
import { accessCalls } from '../../src/contract/access.ts';
import { aColleague, COLLEAGUE } from '../builders/colleague.ts';
import { askAt } from '../builders/request.ts';
import { describeInFull } from '../builders/tier.ts';
import type { Page } from '../window/page.ts';
import { aSite, type Clerk, DEMO_PASSWORD, type Site, signIn } from '../window/site.ts';

const LIST = '/system-manage/admin-user';

/** A second administrator, 蒙建国, whom the calls themselves make. */
async function atWork(site: Site) {
  const { url } = site.server;
  const token = await aColleague(site);
  /** Changes somebody by his account, as from a third place. */
  const change = async (account: string, body: { state?: 0 | 1; jobNo?: string }) => {
    const found = await find(account);
    const { errCode } = await askAt(url, accessCalls.updateAdminUser, { body: { ...found, ...body } }, token);
    expect(errCode).toBe(0);
  };
  const find = async (account: string) => {
    const { data } = await askAt(url, accessCalls.listAdminUsers, { query: { account } }, token);
    const user = data.find(one => one.account === account);
    return { userId: user?.userId ?? '', version: user?.version ?? 0 };
  };
  const remove = async (account: string) => {
    const { userId } = await find(account);
    expect((await askAt(url, accessCalls.deleteAdminUser, { params: { userId } }, token)).errCode).toBe(0);
  };
  const create = (account: string, userName: string) =>
    askAt(url, accessCalls.createAdminUser, { body: { account, userName, areaIds: [], roles: [] } }, token);
  return { change, find, remove, create };
}

const row = (page: Page, name: string) => page.getByRole('row', { name, exact: true });
const order = (page: Page) =>
  page.locator('tr[data-row]').evaluateAll(rows => rows.map(found => found.getAttribute('aria-label')));

/** Its script for live rows comes after the first page. */
async function openList(page: Page, account: string, password: string) {
  const isLive = page.waitForResponse(answer => answer.url().includes('/api/admin/lock/list'));
  await signIn(page, account, password, LIST);
  await row(page, '韦大宝').waitFor();
  await isLive;
}

describe('live rows and locks', () => {
  const site = aSite();
  let mine: Clerk;
  let theirs: Clerk;
  let colleague: Awaited<ReturnType<typeof atWork>>;
  beforeAll(async () => {
    colleague = await atWork(site());
    mine = await site().aClerk();
    theirs = await site().aClerk();
    await openList(mine.page, 'admin', DEMO_PASSWORD);
    await signIn(theirs.page, COLLEAGUE.account, COLLEAGUE.password, LIST);
    await row(theirs.page, '韦大宝').waitFor();
  });

  it('a record that a colleague edits carries his name, and cannot be chosen', async () => {
    const { page } = theirs;
    await row(page, '韦大宝').getByText('韦大宝').first().click();
    await page.getByRole('heading', { name: '韦大宝' }).waitFor();
    const locked = row(mine.page, '韦大宝');
    await locked.getByText('蒙建国 正在编辑').waitFor();
    expect(await locked.getByRole('checkbox').isDisabled()).toBe(true);
    expect(await row(mine.page, '黄美玲').getByRole('checkbox').isDisabled()).toBe(false);
  });

  it('whoever opens it reads, until the colleague leaves', async () => {
    const { page } = mine;
    await row(page, '韦大宝').getByText('韦大宝').first().click();
    await page.getByText(/蒙建国 正在编辑这条记录/).waitFor();
    const jobNo = page.getByRole('textbox', { name: '工号', exact: true });
    await expect.poll(() => jobNo.isDisabled()).toBe(true);
    await theirs.page.getByRole('link', { name: '操作日志' }).first().click();
    await page.getByText('蒙建国 已离开，现在可以编辑').waitFor();
    expect(await jobNo.isDisabled()).toBe(false);
  });

  it('the other then finds it held, and may edit all the same', async () => {
    const { page } = theirs;
    await page.goto(`${LIST}/${(await colleague.find('weidabao')).userId}`);
    await page.getByText(/黄志强 正在编辑这条记录/).waitFor();
    const jobNo = page.getByRole('textbox', { name: '工号', exact: true });
    expect(await jobNo.isDisabled()).toBe(true);
    await page.getByRole('button', { name: '仍要编辑' }).click();
    await jobNo.fill('NN5151');
    await page.keyboard.press('Control+s');
    await page.getByText('已保存').first().waitFor();
  });

  it('what the other has saved is offered, without touching what is typed', async () => {
    const { page } = mine;
    await page.getByText('蒙建国 刚保存了修改').waitFor();
    const email = page.getByRole('textbox', { name: '邮箱', exact: true });
    const jobNo = page.getByRole('textbox', { name: '工号', exact: true });
    await email.fill('mine@example.com');
    expect(await jobNo.inputValue()).not.toBe('NN5151');
    await page.getByRole('button', { name: '载入' }).click();
    await expect.poll(() => jobNo.inputValue()).toBe('NN5151');
    expect(await email.inputValue()).toBe('mine@example.com');
    await page.keyboard.press('Control+s');
    await page.getByText('已保存').first().waitFor();
    expect(await page.getByText('蒙建国 刚保存了修改').count()).toBe(0);
  });

  it('closing the window gives the record back at once', async () => {
    const { page } = mine;
    await page.getByRole('link', { name: '管理员用户' }).first().click();
    const again = await mine.context.newPage();
    await again.goto(`${LIST}/${(await colleague.find('huangmeiling')).userId}`);
    await again.getByText(/正在编辑，占用至/).waitFor();
    const watched = row(page, '黄美玲').getByText('您正在编辑');
    await watched.waitFor();
    expect(await row(page, '黄美玲').getByRole('checkbox').isDisabled()).toBe(false);
    await again.close();
    await watched.waitFor({ state: 'detached' });
  });

  it('a row that a colleague changes takes the new value in its place', async () => {
    const { page } = mine;
    // so that a list sorted by it would move the row to the end
    const before = await order(page);
    await row(page, '农文杰').hover();
    await colleague.change('nongwenjie', { state: 0 });
    await row(page, '农文杰').getByText('停用').first().waitFor();
    await row(page, '农文杰').getByText('蒙建国 刚刚停用').waitFor({ state: 'attached' });
    expect(await order(page)).toEqual(before);
    const changed = row(page, '农文杰').locator('[data-changed]');
    await expect.poll(() => changed.allTextContents()).toEqual(['停用']);
    // the figure of the tab is its description
    const tab = page.getByRole('button', { name: '停用', exact: true }).first();
    await expect.poll(() => tab.innerText()).toMatch(/4$/);
    // what the clerk has looked at is news no longer
    await row(page, '农文杰').focus();
    await row(page, '黄美玲').focus();
    await row(page, '农文杰').getByText('蒙建国 刚刚停用').waitFor({ state: 'detached' });
    expect(await order(page)).toEqual(before);
  });

  describeInFull('further cases', () => {
    it('many changes at once are asked for together', async () => {
      const { page } = mine;
      let asked = 0;
      const count = (request: { url(): string }) => {
        if (request.url().includes('/api/admin/user/list') && request.url().includes('size=20')) asked += 1;
      };
      page.on('request', count);
      await Promise.all(
        ['qinzhiyuan', 'luyanping', 'finance', 'liangyuxia', 'qinhongmei'].map((account, at) =>
          colleague.change(account, { jobNo: `NN90${at}` }),
        ),
      );
      await row(page, '覃红梅').getByText('NN904').waitFor();
      await row(page, '覃志远').getByText('NN900').waitFor();
      page.off('request', count);
      expect(asked).toBeLessThan(4);
    });
  });

  it('a row that is deleted stays, struck through; a new record waits to be loaded', async () => {
    const { page } = mine;
    const before = await order(page);
    const doomed = row(page, '莫海涛');
    await doomed.getByRole('checkbox').check();
    await page.getByText('已勾选 1 项').waitFor();
    await colleague.remove('mohaitao');
    await doomed.getByText('蒙建国 刚刚删除').waitFor({ state: 'attached' });
    expect(await doomed.getByRole('checkbox').isDisabled()).toBe(true);
    await page.getByText('已勾选 1 项').waitFor({ state: 'detached' });
    await colleague.create('newcomer', '新来的');
    await page.getByRole('button', { name: '1 条新记录，载入' }).waitFor();
    expect(await order(page)).toEqual(before);
    await page.getByRole('button', { name: '1 条新记录，载入' }).click();
    await doomed.waitFor({ state: 'detached' });
    expect(await page.getByText(/条新记录/).count()).toBe(0);
  });

  describeInFull('further cases', () => {
    it('a list out of view catches up when it is looked at again', async () => {
      const { page } = mine;
      await page.getByRole('link', { name: '操作日志' }).first().click();
      await page.getByRole('heading', { name: '操作日志' }).waitFor();
      await colleague.change('huangmeiling', { jobNo: 'NN6060' });
      await page.getByRole('link', { name: '管理员用户' }).first().click();
      await row(page, '黄美玲').getByText('NN6060').waitFor();
    });
  });

  it('none of it is a complaint of the browser', () => {
    expect(mine.complaints).toEqual([]);
    expect(theirs.complaints).toEqual([]);
  });
});

describeInFull('on a plain upstream', () => {
  const site = aSite({ isPlain: true });

  it('nothing of it shows, and nothing is asked for', async () => {
    const { page, complaints } = await site().aClerk();
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    await signIn(page, 'admin', DEMO_PASSWORD, LIST);
    await row(page, '韦大宝').getByText('韦大宝').first().click();
    await page.getByRole('heading', { name: '韦大宝' }).waitFor();
    await page.getByRole('textbox', { name: '工号', exact: true }).fill('NN5252');
    await page.keyboard.press('Control+s');
    await page.getByText('已保存').first().waitFor();
    expect(await page.getByText('正在编辑').count()).toBe(0);
    expect(asked.filter(url => /admin\/lock|live-engine/.test(url))).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
