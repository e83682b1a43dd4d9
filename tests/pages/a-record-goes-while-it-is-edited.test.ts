/** Somebody deletes what another is editing: he is told, keeps what he typed, and makes it anew or goes on. */
// @feature record, conflict, access
import { expect, it } from 'vitest';
import { describeInFull } from '../builders/tier.ts';
import type { Page } from '../window/page.ts';
import { DEMO_PASSWORD, onBothUpstreams, signIn } from '../window/site.ts';

const ROLES = '/system-manage/role-group';
const name = (page: Page) => page.getByRole('textbox', { name: '名称', exact: true });
const remark = (page: Page) => page.getByRole('textbox', { name: '备注', exact: true });

async function makeRole(page: Page, text: string) {
  await page.goto(`${ROLES}/create`);
  await name(page).fill(text);
  await page.getByRole('button', { name: '创建角色' }).click();
  await page.waitForURL(/role-group\/\d+/);
  // the address changes before the form does
  await page.getByRole('button', { name: '创建角色' }).waitFor({ state: 'hidden' });
}

onBothUpstreams(site => {
  it('what was typed becomes a new record', async () => {
    const { page, complaints } = await site().aClerk();
    const other = (await site().aClerk()).page;
    await signIn(page, 'admin', DEMO_PASSWORD, ROLES);
    await page.getByRole('heading', { name: '角色组' }).waitFor();
    await makeRole(page, '节日加班');
    await page.getByRole('tab', { name: '资料' }).click();
    await remark(page).fill('国庆用');

    await signIn(
      other,
      'admin',
      DEMO_PASSWORD,
      `${ROLES}?filter=${encodeURIComponent('{"keyword":"节日加班"}')}`,
    );
    const row = other.getByRole('row', { name: /节日加班/ });
    await row.getByRole('checkbox').check();
    await other.getByRole('button', { name: '删除', exact: true }).click();
    await other.getByRole('dialog').getByRole('button', { name: '删除' }).click();
    await other.getByRole('dialog').getByText('已完成').waitFor();

    const anew = page.getByRole('button', { name: '按填写的内容新建' });
    const isTold = anew.waitFor();
    // where nobody pushes, the save is the first to hear of it
    const save = page.getByRole('button', { name: /保存更改/ });
    if (await save.isEnabled().catch(() => false)) await page.keyboard.press('Control+s');
    await isTold;
    expect(await remark(page).inputValue()).toBe('国庆用');
    await anew.click();
    await page.waitForURL(/role-group\/create/);
    await page.getByRole('heading', { name: '新建角色' }).waitFor();
    await expect.poll(() => remark(page).inputValue()).toBe('国庆用');
    expect(await name(page).inputValue()).toBe('节日加班');
    await page.getByRole('button', { name: '创建角色' }).click();
    await page.waitForURL(/role-group\/\d+/);
    expect(complaints).toEqual([]);
  });

  describeInFull('further cases', () => {
    it('a name that is taken brings its tab to the front', async () => {
      const { page } = await site().aClerk();
      await signIn(page, 'admin', DEMO_PASSWORD, ROLES);
      await page.getByRole('heading', { name: '角色组' }).waitFor();
      await makeRole(page, '临时岗');
      await page.getByRole('tab', { name: '资料' }).click();
      await name(page).fill('节日加班');
      await page.getByRole('tab', { name: /^权限/ }).click();
      await name(page).waitFor({ state: 'hidden' });
      await page.keyboard.press('Control+s');
      await page.getByText('角色名称已存在').first().waitFor();
      await name(page).waitFor();
      await expect.poll(() => name(page).evaluate(field => field === document.activeElement)).toBe(true);
    });
  });
});
