/** Two people on one record never overwrite each other, and neither loses what was typed. */
// @feature conflict, access
import { beforeAll, expect, it } from 'vitest';
import type { Page } from '../window/page.ts';
import { onEveryUpstream, signIn } from '../window/site.ts';

onEveryUpstream(site => {
  let mine: Page;
  let theirs: Page;
  beforeAll(async () => {
    mine = (await site().aClerk()).page;
    theirs = (await site().aClerk()).page;
  });

  it('the second to save is shown whose change it is and what differs', async () => {
    for (const page of [mine, theirs]) {
      await signIn(
        page,
        'admin',
        'taxi-demo',
        '/system-manage/admin-user?filter=%7B%22keyword%22%3A%22weidabao%22%7D',
      );
      await page
        .getByRole('row', { name: /韦大宝/ })
        .getByText('韦大宝')
        .first()
        .click();
      await page.getByRole('heading', { name: '韦大宝' }).waitFor();
    }
    await theirs.getByRole('textbox', { name: '邮箱', exact: true }).fill('theirs@example.com');
    await theirs.keyboard.press('Control+s');
    await theirs.getByText('已保存').first().waitFor();

    await mine.getByRole('textbox', { name: '邮箱', exact: true }).fill('mine@example.com');
    await mine.getByRole('textbox', { name: '工号', exact: true }).fill('NN7777');
    await mine.keyboard.press('Control+s');
    const dialog = mine.getByRole('dialog');
    await dialog.getByText('这条记录已被他人修改').waitFor();
    const told = await dialog.textContent();
    expect(told).toContain('theirs@example.com');
    expect(told).toContain('mine@example.com');
    expect(told).toContain('黄志强');
  });

  it('chooses field by field and saves on top of it', async () => {
    const dialog = mine.getByRole('dialog');
    await dialog.getByRole('radio', { name: /邮箱.*对方的/ }).check();
    await dialog.getByRole('button', { name: '按所选保存' }).click();
    await mine.getByText('已保存').first().waitFor();
    await mine.reload();
    await mine.getByRole('heading', { name: '韦大宝' }).waitFor();
    await expect
      .poll(() => mine.getByRole('textbox', { name: '邮箱', exact: true }).inputValue())
      .toBe('theirs@example.com');
    expect(await mine.getByRole('textbox', { name: '工号', exact: true }).inputValue()).toBe('NN7777');
  });

  it('what is unsaved waits in its tag, and closing that asks first', async () => {
    await mine.getByRole('textbox', { name: '工号', exact: true }).fill('NN8888');
    await mine.getByRole('link', { name: '首页' }).first().click();
    await mine.getByRole('heading', { name: '韦大宝' }).waitFor({ state: 'hidden' });
    const tag = mine.getByRole('navigation', { name: '页签' }).getByRole('link', { name: /韦大宝/ });
    await tag.click({ button: 'middle' });
    const question = mine.getByRole('alertdialog');
    await question.getByText('没有保存').waitFor();
    await question.getByRole('button', { name: '返回' }).click();
    await tag.click();
    await mine.getByRole('heading', { name: '韦大宝' }).waitFor();
    expect(await mine.getByRole('textbox', { name: '工号', exact: true }).inputValue()).toBe('NN8888');
  });
});
