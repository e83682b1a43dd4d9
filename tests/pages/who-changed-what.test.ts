/** An auditor finds who changed what, reads it field by field, and takes it along. */
// @feature log
import { beforeAll, expect, it } from 'vitest';
import type { Page } from '../window/page.ts';
import { onBothUpstreams, signIn } from '../window/site.ts';

onBothUpstreams(site => {
  let admin: Page;
  let auditor: Page;
  let complaints: string[];
  beforeAll(async () => {
    admin = (await site().aClerk()).page;
    const clerk = await site().aClerk();
    auditor = clerk.page;
    complaints = clerk.complaints;
  });

  it('an administrator changes a user', async () => {
    await signIn(admin, 'admin', 'taxi-demo', '/system-manage/admin-user/1002');
    await admin.getByRole('textbox', { name: '工号', exact: true }).fill('NN4321');
    await admin.getByRole('checkbox', { name: '监控员', exact: true }).check();
    await admin.keyboard.press('Control+s');
    await admin.getByText('已保存').first().waitFor();
  });

  it('the auditor finds it: his menu shows the logs and nothing else of the section', async () => {
    await signIn(auditor, 'auditor', 'taxi-demo', '/system-manage/operate-log');
    await auditor.getByRole('row', { name: '黄志强 修改用户' }).first().waitFor();
    const menu = auditor.getByRole('navigation').first();
    expect(await menu.getByRole('link', { name: '登录日志' }).count()).toBe(1);
    expect(await menu.getByRole('link', { name: '管理员用户' }).count()).toBe(0);
  });

  it('by object and time', async () => {
    await auditor.getByRole('button', { name: '条件', exact: true }).click();
    await auditor.getByRole('menuitem', { name: '对象编号', exact: true }).click();
    await auditor.getByRole('dialog', { name: '对象编号' }).getByRole('textbox').fill('1002');
    await auditor.keyboard.press('Enter');
    await auditor.getByRole('group', { name: '对象编号' }).getByText('1002').waitFor();
    await auditor.getByRole('button', { name: '条件', exact: true }).click();
    await auditor.getByRole('menuitem', { name: '时间', exact: true }).click();
    await auditor.getByRole('button', { name: '今天' }).click();
    // while a menu is closing, keys are still its own
    await auditor.locator('.MuiModal-root:not(.MuiModal-hidden)').first().waitFor({ state: 'detached' });
    await expect
      .poll(() => new URL(auditor.url()).searchParams.get('filter') ?? '')
      .toMatch(/"objectId":"1002".*"startTime":\d{13}/);
    await auditor.getByRole('row', { name: '黄志强 修改用户' }).first().click();
  });

  it('beside the list, with only the fields that changed', async () => {
    const entry = auditor.getByRole('complementary', { name: '黄志强 修改用户' });
    const changes = entry.getByRole('table', { name: '变更' });
    await changes.getByRole('row', { name: /工号/ }).waitFor();
    expect(await changes.getByRole('row', { name: /工号/ }).textContent()).toMatch(/−NN1004\+NN4321/);
    expect(await changes.getByRole('row', { name: /角色/ }).textContent()).toMatch(/\+监控员.*未变/);
    expect(await changes.getByRole('row', { name: /姓名/ }).count()).toBe(0);
    await entry.getByRole('checkbox', { name: '显示未变的字段' }).check();
    expect(await changes.getByRole('row', { name: /手机/ }).textContent()).toContain('138****1448');
    expect(await auditor.getByRole('row', { name: '黄志强 修改用户' }).count()).toBeGreaterThan(0);
  });

  it('copies it, and hands on its address', async () => {
    const entry = auditor.getByRole('complementary', { name: '黄志强 修改用户' });
    await entry.getByRole('button', { name: '复制文字' }).click();
    await entry.getByRole('button', { name: '已复制' }).waitFor();
    const text = await auditor.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain('- 工号: NN1004\n+ 工号: NN4321');
    expect(text).toContain('+ 角色: 监控员');
    await auditor.keyboard.press('Escape');
    await expect.poll(() => entry.count()).toBe(0);
    await auditor.getByRole('row', { name: '黄志强 修改用户' }).first().waitFor();

    await auditor.goBack();
    await entry.waitFor();
    await auditor.reload();
    await entry.getByRole('table', { name: '变更' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('from the record’s own log it is one step', async () => {
    await admin.reload();
    await admin.getByRole('complementary').getByRole('listitem').getByRole('link').first().click();
    await admin.getByRole('complementary', { name: '黄志强 修改用户' }).waitFor();
    const entry = admin.getByRole('complementary', { name: '黄志强 修改用户' });
    await entry.getByRole('link', { name: '打开 用户 韦春燕' }).click();
    await admin.getByRole('heading', { name: '韦春燕' }).waitFor();
  });
});
