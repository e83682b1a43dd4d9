// @tier full
/** The words of a language come as a file of their own. */
// @feature shell
import { expect, it } from 'vitest';
import { aSite, DEMO_PASSWORD, signIn } from './console.ts';

const site = aSite();

it('words that do not come change nothing, and it is said', async () => {
  const { page, context } = await site().aClerk();
  await signIn(page, 'admin', DEMO_PASSWORD, '/system-manage/admin-user/create');
  await page.locator('input[name="userName"]').fill('韦春燕');
  await page.route('**/catalogue-es*', route => route.abort());
  await page.getByRole('button', { name: '中, 语言' }).click();
  await page.getByRole('menuitem', { name: 'Español' }).click();
  await page.getByText('语言没有载入').waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('zh-CN');
  expect(await page.locator('input[name="userName"]').inputValue()).toBe('韦春燕');
  expect((await context.cookies()).find(({ name }) => name === 'language')?.value).not.toBe('es');
});
