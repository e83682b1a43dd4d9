/** From anywhere to a page or a record, without the mouse. */
// @feature search
import { describe, expect, it } from 'vitest';
import { describeInFull } from '../builders/tier.ts';
import type { Page } from '../window/page.ts';
import { aSite, DEMO_PASSWORD, onBothUpstreams, signIn } from '../window/site.ts';

const USERS = '/system-manage/admin-user';

onBothUpstreams(site => {
  it('finds a page by its sound, from within a field, and opens it', async () => {
    const { page, complaints } = await site().aClerk();
    await open(page, `${USERS}/create`, '新建用户');
    await page.getByRole('textbox', { name: '姓名' }).fill('韦');
    await page.keyboard.press('Control+k');
    await field(page).waitFor();
    await page.keyboard.type('czrz');
    await page.getByRole('option', { name: /操作日志/ }).waitFor();
    expect(await page.getByRole('option', { selected: true }).textContent()).toContain('操作日志');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '操作日志' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('finds a person by the sound of the name, and leads to the record', async () => {
    const { page } = await site().aClerk();
    await open(page, '/dashboard/index', '等我处理');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('weichunyan');
    await page.getByRole('option', { name: /韦春燕/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /韦春燕/ }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/system-manage\/admin-user\/\d+$/);
  });

  it('finds an order by the number of who ordered it, and by the end of its own', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'dispatcher', DEMO_PASSWORD, '/dashboard/index');
    await page.locator('[data-first-page] h1').waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('13877120931');
    const found = page.getByRole('option', { name: /DD\d+.*覃桂芳/ });
    await found.first().waitFor();
    const number = /DD\d+/.exec((await found.first().textContent()) ?? '')?.[0] ?? '';
    await field(page).fill(number.slice(-6));
    await page.getByRole('option', { name: new RegExp(number) }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: number }).waitFor();
  });

  describeInFull('further cases', () => {
    it('finds a lost case by the telephone number of its owner, and by the end of its own', async () => {
      const { page } = await site().aClerk();
      await signIn(page, 'lost', DEMO_PASSWORD, '/dashboard/index');
      await page.locator('[data-first-page] h1').waitFor();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('135 0788 2216');
      const found = page.getByRole('option', { name: /SW\d+.*华为手机.*陈建华/ });
      await found.waitFor();
      const number = /SW\d+/.exec((await found.textContent()) ?? '')?.[0] ?? '';
      await field(page).fill(number.slice(-8));
      await found.waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/lost\/index\/\d+$/);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('陈建华');
      await page.getByText('没有找到“陈建华”').first().waitFor();
    });

    it('goes back to where the clerk was when he leaves it, and keeps nothing', async () => {
      const { page } = await site().aClerk();
      await open(page, `${USERS}/create`, '新建用户');
      const name = page.getByRole('textbox', { name: '姓名' });
      await name.fill('韦');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('xyz');
      await page.keyboard.press('Escape');
      expect(await field(page).inputValue()).toBe('');
      await page.keyboard.press('Escape');
      expect(await name.evaluate(input => input === document.activeElement)).toBe(true);
      expect(await name.inputValue()).toBe('韦');
    });

    it('shows the pages although the records do not come, and asks for those again', async () => {
      const { page } = await site().aClerk();
      await open(page, '/dashboard/index', '等我处理');
      await page.route('**/api/admin/user/adminUsers*', route => route.abort());
      await page.keyboard.press('Control+k');
      await page.keyboard.type('管理');
      await page.getByRole('option', { name: /重试/ }).waitFor();
      expect(await page.getByRole('option', { name: /管理员用户/ }).count()).toBe(1);
      await page.unroute('**/api/admin/user/adminUsers*');
      await field(page).fill('dispatcher');
      await page.getByRole('option', { name: /韦春燕/ }).waitFor();
    });
  });

  it('offers nobody what he may not open', async () => {
    const { page } = await site().aClerk();
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    await signIn(page, 'monitor', DEMO_PASSWORD);
    await page.locator('[data-first-page] h1').waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('角色组');
    await page.getByText('没有找到“角色组”').first().waitFor();
    expect(asked.filter(url => /roleGroups|adminUsers/.test(url))).toEqual([]);
  });

  describeInFull('further cases', () => {
    it('on a phone opens across the bar, and closes by its button', async () => {
      const { page } = await site().aClerk({ viewport: { width: 360, height: 780 } });
      await open(page, '/dashboard/index', '等我处理');
      await page.getByRole('button', { name: '打开查找' }).click();
      await page.keyboard.type('日志');
      await page.getByRole('option', { name: /操作日志/ }).waitFor();
      await page.getByRole('button', { name: '关闭查找' }).click();
      expect(await page.getByRole('combobox').count()).toBe(0);
    });
  });
});

describe('a caller', () => {
  const site = aSite();

  it('is found by the number and by the sound of the name, for who may see callers', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'agent', DEMO_PASSWORD, '/dashboard/index');
    await page.locator('[data-first-page] h1').waitFor();
    await page.keyboard.press('Control+k');
    const caller = page.getByRole('option', { name: /覃桂芳.*138\*{4}0931/ });
    for (const text of ['138 7712 0931', 'qinguifang']) {
      await field(page).fill(text);
      await caller.first().waitFor();
    }
    await caller.first().click();
    await page.waitForURL(/\/callcenter\/callers\/\d+$/);
  });
});

const field = (page: Page) => page.getByRole('combobox', { name: '查找' });

async function open(page: Page, path: string, heading: string | RegExp) {
  await signIn(page, 'admin', DEMO_PASSWORD, path);
  await page.getByRole('heading', { name: heading }).first().waitFor();
}
