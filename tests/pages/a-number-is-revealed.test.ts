/** A masked number is seen whole for a reason and for a while, and the log says who looked. */
// @feature masked, reveal
import { describe, expect, it } from 'vitest';
import { accessCalls } from '../../src/contract/access.ts';
import { describeInFull } from '../builders/tier.ts';
import type { Page } from '../window/page.ts';
import { aSite, signIn } from '../window/site.ts';

const USERS = '/system-manage/admin-user';
const row = (page: Page) => page.getByRole('row', { name: '韦春燕', exact: true });
const eye = (page: Page) => row(page).getByRole('button', { name: '查看完整号码：手机 韦春燕' });

describe('on the reference upstream', () => {
  const site = aSite();

  it('asks why, shows the number, and hides it again', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'admin', 'taxi-demo', USERS);
    await eye(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: '核实' }).waitFor();
    await page.keyboard.press('2');
    await row(page)
      .getByText(/^1\d{10}$/)
      .waitFor();
    expect(new URL(page.url()).pathname).toBe(USERS);

    await page.keyboard.press('Escape');
    await row(page).getByText('138****1448').waitFor();
    expect(await page.content()).not.toMatch(/138\d{4}1448/);

    await eye(page).click();
    await page.getByRole('menuitem', { name: '回拨' }).click();
    await row(page)
      .getByText(/^1\d{10}$/)
      .waitFor();
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await row(page).getByText('138****1448').waitFor();
    expect(complaints).toEqual([]);
  });

  it('is edited on top of the number, and the mask alone is never sent', async () => {
    const { page } = await site().aClerk();
    const [saved, kept]: [string[], string[]] = [[], []];
    page.on('request', request => {
      // whoever pauses while he types has a draft of it, too
      const told = request.url().includes('/draft') ? kept : saved;
      if (request.method() === 'PUT') told.push(request.postData() ?? '');
    });
    await signIn(page, 'admin', 'taxi-demo', `${USERS}/1002`);
    const mobile = page.getByRole('textbox', { name: '手机', exact: true });
    await page.getByRole('button', { name: '查看完整号码：手机 韦春燕' }).click();
    await page.keyboard.press('2');
    await expect.poll(() => mobile.inputValue()).toMatch(/^138\d{4}1448$/);
    await page.getByRole('textbox', { name: '工号', exact: true }).fill('NN5555');
    await page.keyboard.press('Control+s');
    await page.getByText('已保存').first().waitFor();
    expect(saved).toHaveLength(1);
    expect([...saved, ...kept].join()).not.toContain('mobile');
  });

  it('the auditor reads who looked, at whose number and why, and never the number', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'auditor', 'taxi-demo', '/system-manage/reveal-log');
    const looked = page.getByRole('row', { name: '黄志强 查看 韦春燕' });
    await looked.first().waitFor();
    expect(await looked.count()).toBe(3);
    expect(await looked.allTextContents()).toEqual(
      expect.arrayContaining([expect.stringContaining('核实'), expect.stringContaining('回拨')]),
    );
    expect(await page.content()).not.toMatch(/138\d{4}1448/);
  });

  it('is only the mask for who may not', async () => {
    const { page } = await site().aClerk();
    const admin = await site().upstream.signIn('admin');
    const permissions = [{ val: 'systemmgr' }, { val: 'usermgr.list' }];
    await admin.ask(accessCalls.replaceRolePermissions, { params: { id: '9' }, body: { permissions } });
    await signIn(page, 'developer', 'taxi-demo', USERS);
    await row(page).getByText('138****1448').waitFor();
    expect(await page.getByRole('button', { name: /查看完整号码/ }).count()).toBe(0);
  });
});

describeInFull('on a plain upstream', () => {
  const site = aSite({ isPlain: true });

  it('there is the mask, no way to the number, and no page of who looked', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'admin', 'taxi-demo', USERS);
    await row(page).getByText('138****1448').waitFor();
    expect(await page.getByRole('button', { name: /查看完整号码/ }).count()).toBe(0);
    expect(await page.getByRole('link', { name: '号码查看日志' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: '操作日志' }).count()).toBe(1);
    await page.goto('/system-manage/reveal-log');
    await page.waitForURL('**/404?**');
  });
});
