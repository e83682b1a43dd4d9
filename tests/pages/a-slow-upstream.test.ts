/** An upstream that takes a minute: what a clerk sees meanwhile, how he gets out of it, and that nothing is done twice. */
// @feature data, shell
import { describe, expect, it } from 'vitest';
import { accessCalls } from '../../src/contract/access.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { SKELETON_AFTER_MS, SLOW_AFTER_MS } from '../../src/kit/use-delayed.ts';
import { askAt } from '../builders/request.ts';
import { connected } from '../journeys/sockets.ts';
import type { Route } from '../window/network.ts';
import type { Page } from '../window/page.ts';
import { aSite, DEMO_PASSWORD, onBothUpstreams, type Site, signIn } from '../window/site.ts';

const LIST = '/system-manage/admin-user';
const ROLES = '/system-manage/role-group';

/** Between the browser and the upstream: answers that fit are held back until they are let go. */
async function holding(page: Page, path: string, method: string) {
  let isHeld = true;
  let letGo = () => {};
  const gate = new Promise<void>(resolve => {
    letGo = resolve;
  });
  const seen = { asked: 0, ended: 0 };
  const relay = async (route: Route) => {
    if (!isHeld || route.request().method() !== method) return route.continue();
    seen.asked += 1;
    // it reaches the upstream at once: only its answer is slow
    const response = await route.fetch();
    await gate;
    // who has gone meanwhile wants no answer any more
    await route.fulfill({ response }).catch(() => undefined);
  };
  await page.route(path, relay);
  page.on('requestfailed', request => {
    if (request.method() === method && new RegExp(globbed(path)).test(request.url())) seen.ended += 1;
  });
  return {
    seen,
    letGo: () => {
      isHeld = false;
      letGo();
    },
  };
}

const globbed = (path: string) => path.replaceAll('**', '.*');

const USERS = '**/api/admin/user/adminUsers**';
const ROLE_GROUPS = '**/api/admin/user/roleGroups**';

/** Whose live connection is open: with it the lists are read anew, and an end to the waiting would be undone. */
async function aPatientClerk(site: Site, path: string, isPlain = false) {
  const clerk = await site.aClerk();
  await clerk.page.clock.install();
  const live = isPlain ? undefined : connected(clerk.page);
  await signIn(clerk.page, 'admin', DEMO_PASSWORD, path);
  await live;
  return clerk;
}

/** As long as one waits before anything is said of it, without waiting. */
const aWhile = (page: Page) => page.clock.fastForward(SLOW_AFTER_MS);

const again = (page: Page) => page.getByRole('button', { name: '重试' }).click();

const toUsers = (page: Page) => page.locator('a[href$="/system-manage/admin-user"]').first().click();

onBothUpstreams((site, isPlain) => {
  it('a list says that it still waits, and the way out ends its request', async () => {
    const { page, complaints } = await aPatientClerk(site(), ROLES, isPlain);
    await page.getByRole('row').nth(2).waitFor();
    const slow = await holding(page, USERS, 'GET');
    await toUsers(page);
    await expect.poll(() => slow.seen.asked).toBeGreaterThan(0);
    await page.locator('tbody .skeleton').first().waitFor();
    expect(await page.getByText('上游还没有答复，仍在等待').count()).toBe(0);
    await aWhile(page);
    await page.getByText('上游还没有答复，仍在等待').waitFor();
    await page.getByRole('button', { name: '不再等待' }).click();
    await page.getByText('没有等到答复').waitFor();
    await expect.poll(() => slow.seen.ended).toBeGreaterThan(0);

    slow.letGo();
    await again(page);
    await page.getByRole('row', { name: '韦大宝', exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('a page that does not come leaves the rows of before, and says so', async () => {
    const { page } = await aPatientClerk(site(), LIST, isPlain);
    await page.getByRole('row', { name: '韦大宝', exact: true }).waitFor();
    const slow = await holding(page, USERS, 'GET');
    await page.getByRole('button', { name: '下一页' }).click();
    await page.locator('[aria-current=page]:text-is("2")').waitFor();
    await expect.poll(() => slow.seen.asked).toBeGreaterThan(0);
    const rows = page.getByRole('table', { name: '列表' });
    expect(await rows.getAttribute('aria-busy')).toBe('true');
    await page.clock.fastForward(SKELETON_AFTER_MS);
    await page.getByRole('navigation', { name: '分页' }).getByText('正在加载').waitFor();
    await aWhile(page);
    await page.getByRole('button', { name: '不再等待' }).click();
    await page.getByText('已停止等待，显示的是之前的内容').waitFor();
    expect(await page.getByRole('row', { name: '韦大宝', exact: true }).count()).toBe(1);
    expect(await rows.getAttribute('aria-busy')).toBe('false');
    slow.letGo();
    await again(page);
    await page.getByRole('row', { name: '覃兰芳', exact: true }).waitFor();
  });
});

describe('a save', () => {
  const site = aSite();
  const name = (page: Page) => page.getByRole('textbox', { name: '名称', exact: true });
  const rolesCalled = async (called: string) => (await roles(site(), called)).length;

  it('says that it is under way, then that it takes long, and other pages can be seen meanwhile', async () => {
    const { page } = await aPatientClerk(site(), `${ROLES}/create`);
    await name(page).fill('慢速角色');
    const slow = await holding(page, ROLE_GROUPS, 'POST');
    await page.getByRole('button', { name: /创建角色/ }).click();
    await page.getByText('正在保存…').waitFor();
    await aWhile(page);
    await page.getByText(/仍在保存；填写的内容都在/).waitFor();
    expect(await name(page).inputValue()).toBe('慢速角色');

    await toUsers(page);
    await page.getByRole('row', { name: '韦大宝', exact: true }).waitFor();
    slow.letGo();
    // he is told, and not called away from what he looks at
    await page.getByText('已创建 慢速角色').waitFor();
    expect(new URL(page.url()).pathname).toBe(LIST);
    expect(slow.seen.asked).toBe(1);
    expect(await rolesCalled('慢速角色')).toBe(1);
  });

  it('whose page was loaded anew before the answer came is the same save when it is made again', async () => {
    const { page } = await site().aClerk();
    page.on('dialog', dialog => dialog.accept());
    await signIn(page, 'admin', DEMO_PASSWORD, `${ROLES}/create`);
    const kept = page.waitForResponse(
      answer => answer.url().includes('/api/admin/draft') && answer.request().method() === 'PUT',
    );
    await name(page).fill('只建一次');
    await kept;
    const slow = await holding(page, ROLE_GROUPS, 'POST');
    await page.getByRole('button', { name: /创建角色/ }).click();
    await expect.poll(() => rolesCalled('只建一次')).toBe(1);
    await page.reload();
    slow.letGo();
    await page.getByRole('button', { name: '恢复' }).click();
    await expect.poll(() => name(page).inputValue()).toBe('只建一次');
    await page.getByRole('button', { name: /创建角色/ }).click();
    await page.waitForURL(url => !url.pathname.endsWith('/create'));
    expect(await rolesCalled('只建一次')).toBe(1);
  });
});

async function roles(site: Site, called: string) {
  const { url } = site.server;
  const session = await askAt(url, sessionCalls.login, {
    body: { account: 'admin', password: DEMO_PASSWORD },
  });
  const query = { name: called, size: 20 };
  return (await askAt(url, accessCalls.listRoleGroups, { query } as never, session.data.token)).data;
}
