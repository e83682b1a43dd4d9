/** A role is changed twice; what it held before is looked at, and brought back by the rules of a save. */
// @feature revision, access
import { describe, expect, it } from 'vitest';
import { describeInFull } from '../builders/tier.ts';
import type { Page } from '../window/page.ts';
import { aSite, DEMO_PASSWORD, signIn } from '../window/site.ts';

const ROLE = '/system-manage/role-group/2';
const remark = (page: Page) => page.getByRole('textbox', { name: '备注', exact: true });

async function save(page: Page, text: string) {
  await page.getByRole('tab', { name: '资料' }).click();
  await remark(page).fill(text);
  const saved = page.waitForResponse(
    answer => answer.request().method() === 'PUT' && answer.url().includes('roleGroups'),
  );
  await page.keyboard.press('Control+s');
  expect((await saved).ok()).toBe(true);
}

const versions = (page: Page) => page.getByRole('list', { name: '历史版本' }).getByRole('button');

describe('an earlier version', () => {
  const site = aSite();

  it('is shown beside what stands now, and comes back', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, ROLE);
    await save(page, '早班');
    await save(page, '晚班');
    await page.getByRole('tab', { name: '历史版本' }).click();
    await expect.poll(() => versions(page).count()).toBe(3);
    await versions(page).nth(1).click();
    const row = page.getByRole('row', { name: /备注/ });
    await row.getByText('早班').waitFor();
    expect(await row.textContent()).toContain('晚班');

    await page.getByRole('button', { name: '恢复此版本' }).click();
    const question = page.getByRole('dialog');
    await question.getByText('密码不随版本恢复').waitFor();
    await question.getByRole('button', { name: '恢复', exact: true }).click();
    await page.getByText('已恢复').waitFor();
    await page.getByRole('tab', { name: '资料' }).click();
    await expect.poll(() => remark(page).inputValue()).toBe('早班');
    await page.getByRole('tab', { name: '历史版本' }).click();
    await expect.poll(() => versions(page).count()).toBe(4);
    expect(complaints).toEqual([]);
  });

  describeInFull('further cases', () => {
    it('is compared field by field where somebody saves before the answer', async () => {
      const mine = (await site().aClerk()).page;
      const theirs = (await site().aClerk()).page;
      await signIn(mine, 'admin', DEMO_PASSWORD, ROLE);
      await mine.getByRole('tab', { name: '历史版本' }).click();
      await versions(mine).nth(1).click();
      await mine.getByRole('button', { name: '恢复此版本' }).click();
      const question = mine.getByRole('dialog');
      await question.getByText('密码不随版本恢复').waitFor();
      await signIn(theirs, 'admin', DEMO_PASSWORD, ROLE);
      await save(theirs, '夜班');
      await question.getByRole('button', { name: '恢复', exact: true }).click();
      const conflict = mine.getByRole('dialog');
      await conflict.getByText('这条记录已被他人修改').waitFor();
      expect(await conflict.textContent()).toContain('夜班');
      await conflict.getByRole('button', { name: '按所选保存' }).click();
      await mine.getByText('已恢复').waitFor();
    });
  });
});

describeInFull('on a plain upstream', () => {
  const site = aSite({ isPlain: true });

  it('there are none, and nothing speaks of them', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, ROLE);
    await page.getByRole('tab', { name: '资料' }).waitFor();
    expect(await page.getByRole('tab', { name: '历史版本' }).count()).toBe(0);
  });
});
