// @tier full
/** What a role held before is looked at on a phone. */
// @feature revision, access
import { expect, it } from 'vitest';
import { violations } from './accessibility.ts';
import { aSite, DEMO_PASSWORD, signIn } from './console.ts';

const site = aSite();

it('an earlier version can be read on a phone', async () => {
  const { page } = await site().aClerk({ viewport: { width: 360, height: 780 }, colorScheme: 'dark' });
  await signIn(page, 'admin', DEMO_PASSWORD, '/system-manage/role-group/2');
  const remark = page.getByRole('textbox', { name: '备注', exact: true });
  await page.getByRole('tab', { name: '资料' }).click();
  for (const text of ['早班', '晚班']) {
    await remark.fill(text);
    const saved = page.waitForResponse(
      answer => answer.request().method() === 'PUT' && answer.url().includes('roleGroups'),
    );
    await page.keyboard.press('Control+s');
    expect((await saved).ok()).toBe(true);
  }
  await page.getByRole('tab', { name: '历史版本' }).click();
  await page.getByRole('list', { name: '历史版本' }).getByRole('button').nth(1).click();
  await page.getByRole('button', { name: '恢复此版本' }).waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
  expect(await violations(page)).toEqual([]);
});
