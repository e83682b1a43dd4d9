// @tier full
/** An operator's own people come in from a spreadsheet, without a password, and get their first one afterwards. */
// @feature imports, access
import { describe, expect, it } from 'vitest';
import { describeInFull } from '../builders/tier.ts';
import { aSite, DEMO_PASSWORD, signIn } from '../window/site.ts';
import { checkFile, csv } from './import-wizard.ts';

const PAGE = '/system-manage/admin-user';

/** The third row has an account that is there, in other letters; the fourth a role that is not. */
const FILE = [
  '账号,姓名,手机,角色,数据区域,状态,到期',
  'nong.li,农丽,13907710001,"监控员,话务员",青秀区,启用,2027-12-31',
  'wei.bin,韦斌,,调度管理员,,停用,',
  'Monitor,同账号,,监控员,,启用,',
  'lu.hao,陆浩,,没有这个角色,,启用,',
];

describe('a file of users', () => {
  const site = aSite();

  it('is checked by rows, brings people in, and leads on to their first passwords', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, PAGE);
    await page.locator('tr[data-row] td').first().waitFor();
    const dialog = await checkFile(page, '管理员用户', csv('用户.csv', FILE));
    await dialog.getByText('2 行通过，2 行未通过').waitFor();
    await dialog.getByText('没有这个角色').waitFor();
    await dialog.getByText('账号已存在').waitFor();
    await dialog.getByRole('button', { name: '跳过错误，导入 2 行' }).click();
    await dialog.getByText('已导入 2 行，2 行被拒绝').waitFor();
    await dialog.getByText('导入的用户还没有密码').waitFor();

    // exactly those of this file
    await dialog.getByRole('button', { name: '查看导入的用户' }).click();
    await expect.poll(() => page.locator('tr[data-row]').count()).toBe(2);
    const row = page.getByRole('row', { name: /农丽/ });
    for (const said of ['监控员，话务员', '青秀区', '待改密码'])
      expect(await row.innerText()).toContain(said);
    await page.getByRole('row', { name: /韦斌/ }).getByText('停用').waitFor();

    await row.getByRole('button', { name: /^更多操作/ }).click();
    await page.getByRole('menuitem', { name: '重置密码' }).click();
    const reset = page.getByRole('dialog');
    await reset.getByRole('button', { name: '重置', exact: true }).click();
    const first = (await reset.locator('code').first().innerText()).trim();

    const other = await site().aClerk();
    await signIn(other.page, 'nong.li', first);
    await other.page.getByText('设置新密码').first().waitFor();
    expect(complaints).toEqual([]);
  });
});

describeInFull('on a plain upstream', () => {
  const site = aSite({ isPlain: true });

  it('nobody is offered to bring files', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, PAGE);
    await page.locator('tr[data-row] td').first().waitFor();
    await page.getByText('新建用户').first().waitFor();
    expect(await page.getByRole('button', { name: '导入', exact: true }).count()).toBe(0);
  });
});
