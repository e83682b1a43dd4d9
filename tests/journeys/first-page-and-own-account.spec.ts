/** Where a day begins: what waits, one's own account, and a dialog that is in the way of what it asks about. */
import { expect, it } from 'vitest';
import { onBothUpstreams, signIn } from './console.ts';

onBothUpstreams(site => {
  it('the first page counts what waits, and each figure leads to its list', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'admin');
    const figure = page.getByRole('link', { name: /^\d+ 待改密码$/ });
    await figure.waitFor();
    const count = Number((await figure.textContent())?.match(/\d+/)?.[0]);
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

  it('a dialog is moved by its title and by keys, and never out of the window', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'admin');
    await page.waitForURL('**/dashboard/index');
    await page.goto('/profile/index');
    await page.getByRole('button', { name: '修改密码' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const place = async () => (await dialog.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const before = await place();

    await page.mouse.move(before.x + 60, before.y + 20);
    await page.mouse.down();
    await page.mouse.move(before.x + 160, before.y + 90, { steps: 4 });
    await page.mouse.up();
    const moved = await place();
    expect([Math.round(moved.x - before.x), Math.round(moved.y - before.y)]).toEqual([100, 70]);

    await page.mouse.move(moved.x + 60, moved.y + 20);
    await page.mouse.down();
    await page.mouse.move(-2000, -2000, { steps: 4 });
    await page.mouse.up();
    const corner = await place();
    expect(Math.min(corner.x, corner.y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(corner.x, corner.y)).toBeLessThan(40);

    for (let times = 0; times < 80; times++) await page.keyboard.press('Alt+ArrowRight');
    const right = await place();
    expect(Math.round(right.x + right.width)).toBe(1366);
    expect(complaints).toEqual([]);
  });
});

onBothUpstreams(site => {
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
