/** A clerk goes through a list by key and looks at records beside it, without leaving it. */
// @feature list, access
import { beforeAll, expect, it } from 'vitest';
import type { Page } from '../window/page.ts';
import { onBothUpstreams, signIn } from '../window/site.ts';

onBothUpstreams(site => {
  let page: Page;
  const panel = () => page.locator('aside[data-beside]');
  const focused = () => page.evaluate(() => document.activeElement?.ariaLabel ?? '');
  const names = () =>
    page.locator('tbody tr[data-row]').evaluateAll(rows => rows.map(row => row.ariaLabel ?? ''));

  beforeAll(async () => {
    page = (await site().aClerk()).page;
    await signIn(page, 'admin', 'taxi-demo', '/system-manage/admin-user');
    await page.getByRole('row', { name: '韦大宝', exact: true }).waitFor();
  });

  it('opens beside the rows by p, and follows the focus from row to row', async () => {
    const all = await names();
    await page.keyboard.press('j');
    expect(await focused()).toBe(all[0]);
    await page.keyboard.press('p');
    await panel()
      .getByRole('heading', { name: all[0] ?? '', exact: true })
      .waitFor();
    await page.keyboard.press('ArrowDown');
    await panel()
      .getByRole('heading', { name: all[1] ?? '', exact: true })
      .waitFor();
    await page.keyboard.press('End');
    await panel()
      .getByRole('heading', { name: all.at(-1) ?? '', exact: true })
      .waitFor();
    await page.keyboard.press('Home');
    await panel()
      .getByRole('heading', { name: all[0] ?? '', exact: true })
      .waitFor();
    expect(new URL(page.url()).pathname).toBe('/system-manage/admin-user');
  });

  it('leaves the list alive: rows are chosen while the panel is open', async () => {
    await page.keyboard.press('x');
    await page.keyboard.press('Shift+ArrowDown');
    await page.getByRole('toolbar').getByText('已勾选 2 项').waitFor();
    expect(await panel().count()).toBe(1);
  });

  it('closes by Escape, with the focus where it was', async () => {
    const at = await focused();
    await page.keyboard.press('p');
    await panel().waitFor({ state: 'detached' });
    await page.keyboard.press('p');
    await panel().waitFor();
    await page.getByRole('button', { name: '关闭详情' }).click();
    await panel().waitFor({ state: 'detached' });
    expect((await names()).includes(at)).toBe(true);
  });

  it('opens by the mouse as well, and the keys are on the map', async () => {
    const row = page.getByRole('row', { name: '韦大宝', exact: true });
    await row.hover();
    await row.getByRole('button', { name: '快速查看 韦大宝' }).click();
    await panel().getByText('weidabao', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await panel().waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    const map = page.getByRole('dialog');
    for (const what of ['快速查看', '到第一行', '向下十行', '选择此行', '打开此行']) {
      await map.getByText(what, { exact: true }).waitFor();
    }
  });
});
