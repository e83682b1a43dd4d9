/** Where a day begins: what waits, and one's own account. */
// @feature dashboard, profile
import { expect, it } from 'vitest';
import { onBothUpstreams, signIn } from '../window/site.ts';

onBothUpstreams(site => {
  it('the first page counts what waits, and each figure leads to its list', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'admin');
    const figure = page.locator('[data-figure="access.waiting.mustChangePwd"] a');
    await figure.waitFor();
    const count = Number(await figure.locator('b').textContent());
    await figure.click();
    await page.waitForURL('**/system-manage/admin-user?**');
    await page.getByRole('heading', { name: '管理员用户' }).waitFor();
    const rows = page.locator('tbody tr[data-row]');
    await rows.first().waitFor();
    expect(await rows.count()).toBe(Math.min(count, 20));
    expect(complaints).toEqual([]);
  });

  it('a person sees his own account, and what he chooses there holds after a reload', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'dispatcher');
    await page.waitForURL('**/dashboard/index');
    await page.goto('/profile/index');
    await page.getByRole('tab', { name: '提醒与按键' }).click();
    const sound = page.getByRole('switch', { name: /^提示音/ });
    await sound.waitFor();
    expect(await sound.isChecked()).toBe(true);
    await sound.click();
    await page.reload();
    await page.getByRole('tab', { name: '提醒与按键' }).click();
    await sound.waitFor();
    expect(await sound.isChecked()).toBe(false);
    expect(complaints).toEqual([]);
  });

  it('the pages for developers are there for the role and for nobody else', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'developer');
    await page.waitForURL('**/dashboard/index');
    await page.goto('/documentation/index');
    await page.getByRole('heading', { name: '开发文档' }).waitFor();
    await page.getByText('STATE_CONFLICT').waitFor();
    await page.goto('/guide/index');
    await page.getByRole('heading', { name: '加一个字段' }).waitFor();
    expect(complaints).toEqual([]);

    const other = await site().aClerk();
    await signIn(other.page, 'dispatcher');
    await other.page.waitForURL('**/dashboard/index');
    await other.page.goto('/documentation/index');
    await other.page.getByRole('heading', { name: '没有权限' }).waitFor();
  });
});
