/** Too many wrong passwords lock an account for this address; an administrator opens it again. */
// @feature sign-in, access
import { describe, expect, it } from 'vitest';
import { aSite, DEMO_PASSWORD, signIn } from '../window/site.ts';

describe('locked out', () => {
  const site = aSite();

  it('the form says so, counts down, and lets in at once who has been unlocked', async () => {
    const admin = await site().aClerk();
    await signIn(admin.page, 'admin', DEMO_PASSWORD, '/system-manage/admin-user');
    await admin.page.getByRole('row', { name: /覃建军/ }).waitFor();

    const clerk = await site().aClerk();
    await clerk.page.goto('/');
    await clerk.page.locator('input[name="account"]').fill('monitor');
    const said = clerk.page.getByRole('alert');
    for (let attempt = 0; attempt < 5; attempt++) {
      await clerk.page.locator('input[name="password"]').fill(`wrong-${attempt}`);
      const answer = clerk.page.waitForResponse(/auth\/login/);
      await clerk.page.keyboard.press('Enter');
      await answer;
      await said.getByText(/./).first().waitFor();
    }
    await clerk.page.locator('input[name="password"]').fill(DEMO_PASSWORD);
    await clerk.page.keyboard.press('Enter');
    await said.getByText('已暂时锁定').waitFor();
    await clerk.page
      .getByRole('timer')
      .getByText(/还剩 1[45]:\d\d/)
      .waitFor();
    expect(await clerk.page.locator('input[name="password"]').inputValue()).toBe(DEMO_PASSWORD);
    await clerk.page.getByRole('button', { name: 'English' }).click();
    await said.getByText('locked here for a while').waitFor();

    await admin.page.reload();
    const row = admin.page.getByRole('row', { name: /覃建军/ });
    await row.getByText(/锁定 1[45] 分/).waitFor();
    await row.hover();
    await row.getByRole('button', { name: /^更多操作/ }).click();
    await admin.page.getByRole('menuitem', { name: '解锁' }).click();
    const dialog = admin.page.getByRole('dialog');
    await dialog.getByRole('button', { name: '解锁' }).click();
    await dialog.waitFor({ state: 'detached' });
    await row.getByText('锁定').waitFor({ state: 'detached' });

    await clerk.page.locator('input[name="password"]').press('Enter');
    await clerk.page.getByRole('button', { name: /覃建军/ }).waitFor();
    expect([...admin.complaints, ...clerk.complaints]).toEqual([]);
  });
});
