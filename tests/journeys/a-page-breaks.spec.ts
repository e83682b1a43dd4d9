// @tier full
/** A page that breaks leaves the frame as it is, says what broke, and can be tried again; the log has it. */
// @feature errors
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './accessibility.ts';
import { aSite, DEMO_PASSWORD, signIn } from './console.ts';

// also with what the console asks by when it asks again
const LOG_LIST = '**/assets/LoginLogPage-*.js*';

describe('a page that breaks', () => {
  const site = aSite();

  it('keeps the frame, is noted with all that helps, and comes back when it is mended', async () => {
    const { page } = await site().aClerk();
    await breaks(page);
    await signIn(page, 'admin', DEMO_PASSWORD, '/system-manage/login-log?token=let-me-in');
    await page.getByRole('heading', { name: '此页出错了' }).waitFor();
    await page.getByText('RangeError: no such row').waitFor();
    await page.getByText('系统管理 / 登录日志').waitFor();
    expect(await violations(page)).toEqual([]);

    // the frame works on, and so do the other pages
    const menu = page.getByRole('navigation', { name: '菜单' });
    await menu.getByRole('link', { name: '角色组' }).click();
    await page
      .getByRole('row', { name: /调度管理员/ })
      .first()
      .waitFor();
    await menu.getByRole('link', { name: '登录日志' }).click();

    await page.evaluate(() => {
      (window as Mendable).isMended = true;
    });
    await page.getByRole('heading', { name: '此页出错了' }).waitFor();
    await page.getByRole('button', { name: '重试' }).click();
    await page.getByRole('main').getByText('mended').waitFor();

    await page.getByRole('button', { name: /^错误日志/ }).click();
    const log = page.getByRole('dialog', { name: '错误日志' });
    await log
      .getByRole('button', { name: /RangeError/ })
      .first()
      .click();
    await log.getByText('2.19.0').waitFor();
    const [told = ''] = await log.getByRole('region').allTextContents();
    expect(told).toContain('no such row');
    expect(await log.textContent()).toContain('/system-manage/login-log');
    expect(await log.textContent()).not.toContain('let-me-in');
    expect(await violations(page)).toEqual([]);

    // it outlives a reload, and goes when it is cleared
    await page.addInitScript(() => {
      (window as Mendable).isMended = true;
    });
    await page.reload();
    await page.getByRole('main').getByText('mended').waitFor();
    await page.getByRole('button', { name: /^错误日志/ }).click();
    await log.getByRole('button', { name: '清空' }).click();
    await log.getByText('没有错误').waitFor();
    await log.getByRole('button', { name: '关闭' }).click();
    await log.waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: /^错误日志/ }).count()).toBe(0);
  });

  it('whose script does not come says so, and is noted', async () => {
    const { page } = await site().aClerk();
    await page.route(LOG_LIST, route => route.abort());
    await signIn(page, 'admin', DEMO_PASSWORD, '/system-manage/login-log');
    await page.getByRole('heading', { name: '此页没有载入' }).waitFor();
    await page.getByRole('button', { name: /^错误日志/ }).waitFor();
    await page.unroute(LOG_LIST);
    await page.getByRole('button', { name: '重新载入' }).click();
    await page.getByRole('heading', { name: '登录日志' }).waitFor();
  });
});

type Mendable = typeof window & { isMended?: boolean };

/** Serves a page that breaks until it is mended, in place of a page of the console. */
async function breaks(page: Page) {
  await page.route(LOG_LIST, route =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export default function LoginLogPage() {
        if (!window.isMended) throw new RangeError('no such row');
        return 'mended';
      }`,
    }),
  );
}
