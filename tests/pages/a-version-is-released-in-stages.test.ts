/** An app version from its package to its withdrawal: sent, cut off and sent again, released to a few, to more, stopped. */
// @feature app-version
import { beforeAll, describe, expect, it } from 'vitest';
import { describeInFull } from '../builders/tier.ts';
import { aZipOf } from '../builders/zip.ts';
import type { Page } from '../window/page.ts';
import { aSite, type Clerk, DEMO_PASSWORD, onBothUpstreams, signIn } from '../window/site.ts';

const LIST = '/system-manage/version';
const LOG = '/system-manage/release-log';

const apk = () => ({
  name: 'driver-2.0.0.apk',
  mimeType: 'application/vnd.android.package-archive',
  buffer: aZipOf(0, ['AndroidManifest.xml']),
});
const site = aSite();

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function fillIn(page: Page, name: string, code: number) {
  await page.getByRole('combobox', { name: '应用' }).selectOption('1');
  await page.getByRole('combobox', { name: '平台' }).selectOption('android');
  await field(page, '版本名').fill(name);
  await field(page, '版本号').fill(String(code));
}

async function keepDraft(page: Page, name: string) {
  await button(page, '存为草稿').click();
  await page.getByRole('heading', { name }).waitFor();
  await page.getByText('草稿', { exact: true }).first().waitFor();
}

/** Presses what acts, and what confirms it in the dialog of that title. */
async function act(page: Page, label: string, title: string, confirm: string) {
  await button(page, label).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

describe('an app version', () => {
  let clerk: Clerk;
  let page: Page;
  beforeAll(async () => {
    clerk = await site().aClerk();
    page = clerk.page;
  });

  it('refuses what is no package, and what is filled in wrongly', async () => {
    await signIn(page, 'admin', DEMO_PASSWORD, `${LIST}/create`);
    await fillIn(page, '2.0.0', 200);
    const chooser = page.locator('input[type=file]');
    await chooser.setInputFiles({ ...apk(), name: 'driver.exe' });
    await page.getByText(/只能上传/).waitFor();
    await chooser.setInputFiles({ ...apk(), buffer: Buffer.from('no archive') });
    await button(page, '重新上传').waitFor();
    await chooser.setInputFiles(apk());
    await page.getByText('与本机文件一致').waitFor();
    await field(page, '最低版本号').fill('201');
    await page.getByRole('radio', { name: '按比例' }).check();
    await page.getByRole('spinbutton', { name: '比例（%）' }).fill('100');
    await button(page, '存为草稿').click();
    await page.getByText('不能大于版本号').waitFor();
    await page.getByText('请填写 1 至 99 的整数').waitFor();
    await field(page, '最低版本号').fill('150');
    await page.getByRole('spinbutton', { name: '比例（%）' }).fill('10');
    await keepDraft(page, '司机端 Android 2.0.0');
  });

  it('is released to a tenth, with a question that says so', async () => {
    await page.getByRole('radio', { name: '强制更新' }).check();
    await button(page, '发布').click();
    await page.getByText('有更改还没有保存').waitFor();
    await button(page, '返回').click();
    await page.keyboard.press('Control+s');
    await page.getByText('已保存').first().waitFor();
    await button(page, '发布').click();
    const dialog = page.getByRole('dialog', { name: '发布 司机端 Android 2.0.0' });
    await dialog.getByText('版本号 200）将发布给：10% 的用户').waitFor();
    await dialog.getByText('强制更新：10% 的用户不更新就不能继续使用').waitFor();
    await dialog.getByText('版本号低于 150 的必须先更新').waitFor();
    await dialog.getByRole('button', { name: '强制更新并发布' }).click();
    await page.getByText('已发布', { exact: true }).first().waitFor();
    expect(await field(page, '版本名').isDisabled()).toBe(true);
  });

  it('is widened, never narrowed, and not deleted while it is out', async () => {
    await button(page, '调整灰度').click();
    const dialog = page.getByRole('dialog', { name: '调整灰度：司机端 Android 2.0.0' });
    const share = dialog.getByRole('spinbutton', { name: '比例（%）' });
    await share.fill('5');
    await dialog.getByRole('button', { name: '调整灰度' }).click();
    await dialog.getByText('灰度范围只能扩大').waitFor();
    await share.fill('50');
    await dialog.getByRole('button', { name: '调整灰度' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('50% 的用户').first().waitFor();

    await button(page, '删除').click();
    await page.getByText('已发布的版本不能删除，请先撤回').waitFor();
    await button(page, '返回').click();
  });

  it('is withdrawn, and then it can go', async () => {
    await act(page, '撤回', '撤回 司机端 Android 2.0.0', '撤回');
    await page.getByText('已撤回', { exact: true }).first().waitFor();
    expect(await button(page, '发布').count()).toBe(0);
    await button(page, '删除').click();
    const dialog = page.getByRole('dialog', { name: '删除' });
    await dialog.getByRole('button', { name: '删除', exact: true }).click();
    await page.waitForURL(/version$/);
    await page.getByRole('row', { name: '司机端 Android 2.19.0' }).waitFor();
    expect(await page.getByRole('row', { name: '司机端 Android 2.0.0' }).count()).toBe(0);
    expect(clerk.complaints).toEqual([]);
  });

  it('stays in the release log when it is gone', async () => {
    await page.goto(LOG);
    const told = page.locator('tbody tr').filter({ hasText: '2.0.0' });
    await expect.poll(() => told.count()).toBe(3);
    const texts = await told.allInnerTexts();
    const acts = ['撤回', '调整灰度', '发布'];
    for (const [at, act] of acts.entries()) {
      expect(texts[at]).toContain(act);
      expect(texts[at]).toContain('黄志强');
    }
    expect(texts.map(text => /\d+% 的用户/.exec(text)?.[0])).toEqual([
      '50% 的用户',
      '50% 的用户',
      '10% 的用户',
    ]);
  });

  describeInFull('further cases', () => {
    it('goes to chosen areas', async () => {
      await page.goto(`${LIST}/create`);
      await fillIn(page, '2.1.0', 210);
      await field(page, '下载地址').fill('https://store.example.com/driver');
      await page.getByRole('radio', { name: '按区域' }).check();
      await button(page, '存为草稿').click();
      await page.getByText('请至少选择一个区域').waitFor();
      await page.getByRole('checkbox', { name: '青秀区' }).check();
      await keepDraft(page, '司机端 Android 2.1.0');
      await act(page, '发布', '发布 司机端 Android 2.1.0', '发布');
      await page.getByText('已发布', { exact: true }).first().waitFor();
      await page.getByText('青秀区').first().waitFor();
    });

    it('is shown to who may only look, without a way to change it', async () => {
      const { page: theirs, complaints } = await site().aClerk();
      await signIn(theirs, 'developer', DEMO_PASSWORD, LIST);
      await theirs.getByRole('link', { name: '2.1.0' }).click();
      await theirs.getByRole('heading', { name: '司机端 Android 2.1.0' }).waitFor();
      for (const name of ['撤回', '调整灰度', '删除', '保存更改'])
        expect(await theirs.getByRole('button', { name }).count()).toBe(0);
      expect(complaints).toEqual([]);
    });
  });
});

onBothUpstreams(here => {
  describeInFull('further cases', () => {
    it('of two windows the slower is shown what the other has saved', async () => {
      const pages = [(await here().aClerk()).page, (await here().aClerk()).page] as const;
      const [mine, theirs] = pages;
      await signIn(mine, 'admin', DEMO_PASSWORD, `${LIST}/create`);
      await fillIn(mine, '3.0.0', 300);
      await field(mine, '下载地址').fill('https://store.example.com/driver');
      await keepDraft(mine, '司机端 Android 3.0.0');
      await signIn(theirs, 'admin', DEMO_PASSWORD, LIST);
      await theirs.getByRole('link', { name: '3.0.0' }).click();
      await theirs.getByRole('heading', { name: '司机端 Android 3.0.0' }).waitFor();
      for (const page of pages) await field(page, '更新内容').fill(page === mine ? '我的说明' : '对方的说明');
      await theirs.keyboard.press('Control+s');
      await theirs.getByText('已保存').first().waitFor();
      await mine.keyboard.press('Control+s');
      const dialog = mine.getByRole('dialog');
      await dialog.getByText('这条记录已被他人修改').waitFor();
      expect(await dialog.textContent()).toContain('对方的说明');
    });
  });

  it('what is out stands in the release log', async () => {
    const { page, complaints } = await here().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, `${LIST}/create`);
    await fillIn(page, '3.1.0', 310);
    await field(page, '下载地址').fill('https://store.example.com/driver');
    await keepDraft(page, '司机端 Android 3.1.0');
    await act(page, '发布', '发布 司机端 Android 3.1.0', '发布');
    await page.goto(LOG);
    await page.getByRole('row').filter({ hasText: '全部用户' }).getByRole('link', { name: '3.1.0' }).click();
    await page.getByRole('heading', { name: '司机端 Android 3.1.0' }).waitFor();
    await page.getByText('已发布', { exact: true }).first().waitFor();
    expect(complaints).toEqual([]);
  });
});
