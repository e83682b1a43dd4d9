// @tier full
/** A clerk puts columns into his own order with the mouse; they are so tomorrow. */
// @feature list
import { expect, it } from 'vitest';
import { aSite, signIn } from './console.ts';

const site = aSite();

it('a column is moved by the mouse', async () => {
  const { page } = await site().aClerk();
  const heads = () =>
    page
      .locator('thead th[scope=col]')
      .evaluateAll(cells => cells.map(cell => cell.textContent ?? '').filter(Boolean));
  await signIn(page, 'admin', 'taxi-demo', '/system-manage/admin-user');
  await page.getByRole('row', { name: '韦大宝', exact: true }).waitFor();
  await page.getByRole('button', { name: '显示的列', exact: true }).click();
  const item = (name: string) => page.getByRole('dialog').getByRole('listitem').filter({ hasText: name });
  await item('最后登录').dragTo(item('工号'));
  await expect.poll(async () => (await heads())[1]).toBe('最后登录');
  const chosen = await heads();
  await page.reload();
  await page.getByRole('row', { name: '韦大宝', exact: true }).waitFor();
  expect(await heads()).toEqual(chosen);
});
