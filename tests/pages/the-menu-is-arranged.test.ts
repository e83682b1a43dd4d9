// @tier full
/** The menu is arranged in its tree, and the sidebars follow: one's own at once, a colleague's by push. */
// @feature menu
import { describe, expect, it } from 'vitest';
import type { Page } from '../window/page.ts';
import { aSite, DEMO_PASSWORD, onBothUpstreams, signIn } from '../window/site.ts';

const PATH = '/system-manage/menu';
const rowOf = (page: Page, name: string) => page.getByRole('treeitem', { name: new RegExp(name) });
const sidebar = (page: Page) => page.getByRole('navigation', { name: '菜单', exact: true });

async function openTree(page: Page) {
  await signIn(page, 'admin', DEMO_PASSWORD, PATH);
  await rowOf(page, '系统管理').click();
  await page.getByRole('heading', { name: '系统管理' }).waitFor();
  await rowOf(page, '系统管理').press('ArrowRight');
  await rowOf(page, '角色组').waitFor();
}

/** The first entries of the section in the sidebar. */
const firstPages = async (page: Page) =>
  (await sidebar(page).getByRole('list', { name: '系统管理' }).getByRole('link').allTextContents()).slice(
    0,
    2,
  );

onBothUpstreams(site => {
  it('an entry goes up by key, and back where it was', async () => {
    const { page } = await site().aClerk();
    await openTree(page);
    await rowOf(page, '角色组').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await page.getByText('“角色组”已移到“系统管理”第 1 位').waitFor();
    await expect.poll(() => firstPages(page)).toEqual(['角色组', '管理员用户']);
    await page.getByRole('button', { name: '撤销' }).click();
    await page.getByText('“角色组”已移回原处').waitFor();
    await expect.poll(() => firstPages(page)).toEqual(['管理员用户', '角色组']);
  });

  it('a folder with entries stays, and says which they are', async () => {
    const { page } = await site().aClerk();
    await openTree(page);
    await page.getByRole('button', { name: '删除', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('不能删除').waitFor();
    await dialog.getByText('角色组').waitFor();
  });

  it('what is not built is marked, and is not in the menu', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, PATH);
    await rowOf(page, '活动管理').focus();
    await page.keyboard.press('ArrowRight');
    await rowOf(page, '活动列表.*未上线').waitFor();
    expect(await sidebar(page).getByText('活动管理').count()).toBe(0);
  });
});

describe('a menu that changes', () => {
  const site = aSite();

  it('is renamed in two languages, and a colleague’s sidebar follows', async () => {
    const admin = await site().aClerk();
    const colleague = await site().aClerk();
    await signIn(colleague.page, 'auditor');
    await sidebar(colleague.page).getByRole('button', { name: '系统管理' }).waitFor();
    await openTree(admin.page);
    await admin.page.getByRole('textbox', { name: '名称', exact: true }).fill('后台');
    await admin.page.getByRole('textbox', { name: '英文名称' }).fill('Back office');
    await admin.page.keyboard.press('Control+s');
    await sidebar(admin.page).getByRole('button', { name: '后台' }).waitFor();
    await sidebar(colleague.page).getByRole('button', { name: '后台' }).waitFor();
  });

  it('has a link out that opens a window of its own, and hides what is hidden', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, `${PATH}/create?type=C`);
    await page.getByRole('textbox', { name: '名称', exact: true }).fill('交通局');
    const link = page.getByRole('textbox', { name: '外部链接' });
    await link.fill('javascript:alert(1)');
    await page.keyboard.press('Control+s');
    await page.getByText('须是 http:// 或 https:// 开头的网址').waitFor();
    await link.fill('https://example.com/');
    await page.keyboard.press('Control+s');
    const entry = sidebar(page).getByRole('link', { name: /交通局/ });
    await entry.waitFor();
    expect(await entry.getAttribute('target')).toBe('_blank');
    expect(await entry.getAttribute('rel')).toBe('noopener noreferrer');
    expect(await entry.getAttribute('href')).toBe('https://example.com/');
    await page.getByRole('button', { name: '保存更改' }).waitFor();
    await page.getByRole('switch', { name: '在菜单中' }).click();
    await page.keyboard.press('Control+s');
    await entry.waitFor({ state: 'detached' });
  });

  it('serves in the features’ own order where none comes', async () => {
    const { page } = await site().aClerk();
    await page.route('**/api/admin/user/getMenuList*', route => route.fulfill({ status: 500, body: 'no' }));
    await signIn(page, 'admin', DEMO_PASSWORD, '/system-manage/admin-user');
    await sidebar(page).getByRole('button', { name: '系统管理' }).waitFor();
    await sidebar(page).getByRole('link', { name: '管理员用户' }).waitFor();
  });
});
