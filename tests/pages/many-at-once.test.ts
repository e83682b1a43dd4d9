/** What is done to many at once tells for each what became of it; one that cannot be done stops none of the others. */
// @feature bulk, access
import { beforeAll, expect, it } from 'vitest';
import type { Page } from '../window/page.ts';
import { onEveryUpstream, signIn } from '../window/site.ts';

onEveryUpstream(site => {
  let page: Page;
  const row = (name: string) => page.getByRole('row', { name, exact: true });
  const outcome = async (name: string) =>
    (await page.getByRole('dialog').getByRole('listitem').filter({ hasText: name }).textContent()) ?? '';

  beforeAll(async () => {
    page = (await site().aClerk()).page;
    await signIn(page, 'admin', 'taxi-demo', '/system-manage/admin-user');
    await row('韦大宝').waitFor();
  });

  it('names everybody it will touch, also those chosen on another page', async () => {
    for (const name of ['黄志强', '韦大宝']) {
      await page.getByRole('checkbox', { name: `选择 ${name}`, exact: true }).check();
    }
    await page.getByRole('button', { name: '下一页' }).click();
    await page.getByRole('checkbox', { name: '选择 覃兰芳', exact: true }).check();
    await page.getByRole('toolbar').getByRole('button', { name: '停用' }).click();
    const asked = await page.getByRole('dialog').getByRole('list').textContent();
    for (const name of ['黄志强', '韦大宝', '覃兰芳']) expect(asked).toContain(name);
  });

  it('disables the others when one is refused: nobody disables himself', async () => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '停用' }).click();
    await dialog.getByText('共 3 项，成功 2，失败 1').waitFor();
    expect(await outcome('黄志强')).toContain('不能停用或删除自己的账号');
    expect(await outcome('韦大宝')).toContain('已完成');
    expect(await outcome('覃兰芳')).toContain('已完成');
  });

  it('tries again only what failed, and leaves it selected', async () => {
    const dialog = page.getByRole('dialog');
    const tried: string[] = [];
    page.on('request', request => {
      // the live connection may ask for its token meanwhile
      if (request.method() !== 'GET' && !request.url().includes('/push/')) tried.push(request.url());
    });
    await dialog.getByRole('button', { name: '重试失败的 1 项' }).click();
    await dialog.getByText('共 3 项，成功 2，失败 1').waitFor();
    await expect.poll(() => tried.length).toBe(1);
    await dialog.getByRole('button', { name: '完成' }).click();
    await page.getByRole('toolbar').getByText('已勾选 1 项').waitFor();

    await page.getByRole('button', { name: '上一页' }).click();
    await row('韦大宝').getByText('停用').waitFor();
    expect(await row('黄志强').getByText('启用').count()).toBe(1);
  });
});
