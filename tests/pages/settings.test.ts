/** The console as the clerk likes it: at once, in every window, and without losing what is being typed. */
// @feature settings
import { describe, expect, it } from 'vitest';
import { describeInFull } from '../builders/tier.ts';
import type { Page } from '../window/page.ts';
import { aSite, type Context, DEMO_PASSWORD, signIn } from '../window/site.ts';

const CREATE = '/system-manage/admin-user/create';

describe('settings', () => {
  const site = aSite({ build: { commit: 'a605a0e1b2-dirty', date: Date.UTC(2026, 5, 14) } });

  it('the size changes in place, is told, and is kept', async () => {
    const { page, context, complaints } = await site().aClerk();
    await openForm(page);
    const name = page.getByRole('textbox', { name: '姓名' });
    await name.fill('韦春燕');
    await page.getByRole('button', { name: '迷你, 布局大小' }).click();
    await page.getByRole('menuitemradio', { name: '默认' }).click();
    await page.getByText('布局大小切换成功').waitFor();
    expect(await name.inputValue()).toBe('韦春燕');
    expect(await cookie(context, 'size')).toBe('Default');
    expect(complaints).toEqual([]);
  });

  it('the drawer changes colour, appearance and frame at once, and brings the defaults back', async () => {
    const { page, context } = await site().aClerk();
    await openForm(page);
    await page.getByRole('textbox', { name: '姓名' }).fill('韦春燕');
    await openSettings(page);
    await page.getByRole('textbox', { name: '颜色代码' }).fill('#ffee00');
    await page.getByRole('radio', { name: '深色' }).check();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.mode)).toBe('dark');
    await page.getByRole('radio', { name: '浅色' }).check();
    await page.getByRole('switch', { name: '侧栏显示标志' }).click();
    expect(await cookie(context, 'themeColor')).toBe('ffee00');
    expect(await cookie(context, 'sidebarLogo')).toBe('0');
    await page.getByRole('button', { name: '恢复默认' }).click();
    await page.getByText('已恢复默认设置').waitFor();
    expect(await page.getByRole('textbox', { name: '颜色代码' }).inputValue()).toBe('#1890ff');
    expect(await cookie(context, 'sidebarLogo')).toBe('1');
    await page.keyboard.press('Escape');
    expect(await page.getByRole('textbox', { name: '姓名' }).inputValue()).toBe('韦春燕');
  });

  describeInFull('further cases', () => {
    it('the drawer says which release this is, and of which commit, as far as that is known', async () => {
      const { page } = await site().aClerk();
      await openForm(page);
      await openSettings(page);
      await page.getByText('版本 2.19.0 · 构建 a605a0e1b2-dirty（2026-06-14）').waitFor();
    });
  });

  it('another window of the same browser follows', async () => {
    const { page, context } = await site().aClerk();
    await openForm(page);
    const other = await context.newPage();
    await other.goto(CREATE);
    await other.getByRole('textbox', { name: '姓名' }).waitFor();
    await openSettings(page);
    await page.getByRole('radio', { name: '深色' }).check();
    await page.getByRole('radio', { name: '默认' }).check();
    await expect.poll(() => other.evaluate(() => document.documentElement.dataset.mode)).toBe('dark');
    await other.getByRole('button', { name: '默认, 布局大小' }).waitFor();
  });

  describeInFull('further cases', () => {
    it('what is written wrongly in cookies counts as nothing', async () => {
      const { page, context, complaints } = await site().aClerk();
      const corrupt = {
        size: 'Huge',
        themeColor: 'zzz',
        tagsView: '%7B',
        sidebarStatus: 'x',
        colourMode: '7',
      };
      await context.addCookies(
        Object.entries({ ...corrupt, language: 'xx' }).map(([name, value]) => ({
          name,
          value,
        })),
      );
      await openForm(page);
      await page.getByRole('button', { name: '迷你, 布局大小' }).waitFor();
      expect(complaints).toEqual([]);
    });
  });

  it('the keyboard map shows what the page takes, and switches single keys off', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, '/system-manage/admin-user');
    await page.getByRole('heading', { name: '管理员用户' }).waitFor();
    await page.keyboard.press('?');
    const map = page.getByRole('dialog', { name: '快捷键' });
    await map.getByText('到查找框').waitFor();
    await map.getByText('查找页面和记录').waitFor();
    await map.getByRole('switch', { name: '单键快捷键' }).click();
    await map.getByText('单键已关闭').first().waitFor();
    await page.keyboard.press('Escape');
    await map.waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await page.keyboard.press('n');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: '查找' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/system-manage/admin-user');
    expect(await map.count()).toBe(0);
    // the way back needs no key
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '快捷键' }).click();
    await map.getByRole('switch', { name: '单键快捷键' }).click();
  });

  describeInFull('further cases', () => {
    it('a browser that has no full screen says so in the words of the specification', async () => {
      const { page } = await site().aClerk({ locale: 'en-US', viewport: { width: 1920, height: 1080 } });
      await page.addInitScript(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }));
      await signIn(page, 'admin', DEMO_PASSWORD);
      await page.getByRole('button', { name: 'Full screen' }).click();
      await page.getByText('you browser can not work').waitFor();
    });
  });
});

async function openForm(page: Page) {
  await signIn(page, 'admin', DEMO_PASSWORD, CREATE);
  await page.getByRole('textbox', { name: '姓名' }).waitFor();
}

async function openSettings(page: Page) {
  await page.getByRole('button', { name: '黄志强' }).click();
  await page.getByRole('menuitem', { name: '设置' }).click();
  await page.getByRole('dialog', { name: '设置' }).waitFor();
}

const cookie = async (context: Context, wanted: string) =>
  (await context.cookies()).find(({ name }) => name === wanted)?.value;
