/** A developer sets up the content site and sees beforehand what clusters on maps will be like. */
// @feature content-site
import { beforeAll, describe, expect, it } from 'vitest';
import { accessCalls } from '../../src/contract/access.ts';
import { clusteringCalls } from '../../src/contract/clustering.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { askAt } from '../builders/request.ts';
import { describeInFull } from '../builders/tier.ts';
import { violations } from '../window/axe.ts';
import type { Page } from '../window/page.ts';
import { aSite, DEMO_PASSWORD, signIn } from '../window/site.ts';

const SITE = '/system-tool/content-site';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
/** Clusters and vehicles by themselves, as the preview counts them. */
const counted = async (page: Page) => {
  const text = await page.getByText(/^示例 /).textContent();
  const [, clusters = '', alone = ''] =
    /：(\d+) 个聚合点，(\d+) 辆/.exec((text ?? '').replaceAll('\u202f', '')) ?? [];
  return [Number(clusters), Number(alone)] as const;
};

describe('who may change it', () => {
  const site = aSite();
  let mine: Page;
  let theirs: Page;
  let complaints: string[];
  beforeAll(async () => {
    const clerk = await site().aClerk();
    mine = clerk.page;
    complaints = clerk.complaints;
    theirs = (await site().aClerk()).page;
    for (const page of [mine, theirs]) {
      await signIn(page, 'developer', DEMO_PASSWORD, SITE);
      await field(page, '聚合车辆数').waitFor();
    }
  });

  it('sees the clusters become more while the number becomes smaller, before anything is saved', async () => {
    const [few, many] = await counted(mine);
    expect(few).toBeGreaterThan(0);
    await field(mine, '聚合车辆数').fill('4');
    await expect.poll(async () => (await counted(mine))[0]).toBeGreaterThan(few);
    expect((await counted(mine))[1]).toBeLessThan(many);
    const [before] = await counted(mine);
    await field(mine, '聚合距离').fill('10000');
    await expect.poll(async () => (await counted(mine))[0]).toBeLessThan(before);
    await field(mine, '聚合距离').fill('10');
    expect(await violations(mine)).toEqual([]);
  });

  it('is told at the field what is no address and no number', async () => {
    await field(mine, '内容站点地址').fill('content.example');
    await field(mine, '聚合车辆数').fill('1');
    await mine.keyboard.press('Control+s');
    await mine.getByText('请填写 http 或 https 网址').waitFor();
    expect(await field(mine, '聚合车辆数').getAttribute('aria-invalid')).toBe('true');
    expect(await violations(mine)).toEqual([]);
  });

  it('saves, and every map draws vehicles together so from then on', async () => {
    await field(mine, '内容站点地址').fill('https://content.example/');
    await field(mine, '内容站点抬头').fill('南宁出租车');
    await field(mine, '聚合车辆数').fill('4');
    await mine.keyboard.press('Control+s');
    await mine.getByText('已保存，立即生效').waitFor();
    const link = mine.getByRole('link', { name: '打开内容站点' });
    expect(await link.getAttribute('href')).toBe('https://content.example/');
    // what every map asks for when it is to draw them together
    const monitor = await site().upstream.signIn('monitor');
    const { data } = await monitor.ask(clusteringCalls.clusteringProps);
    expect(data).toEqual({ minPoints: 4, meters: 10 });
    expect(complaints).toEqual([]);
  });

  it('is shown the difference where somebody was faster', async () => {
    await field(theirs, '内容站点抬头').fill('别的抬头');
    await theirs.keyboard.press('Control+s');
    const dialog = theirs.getByRole('dialog');
    await dialog.getByText('这条记录已被他人修改').waitFor();
    expect(await dialog.textContent()).toContain('南宁出租车');
    expect(await violations(theirs)).toEqual([]);
  });
});

describe('who may only look', () => {
  const site = aSite();

  it('is told why, and can change nothing', async () => {
    const { url } = site().server;
    const { data: admin } = await askAt(url, sessionCalls.login, {
      body: { account: 'admin', password: DEMO_PASSWORD },
    });
    const { data: role } = await askAt(
      url,
      accessCalls.createRoleGroup,
      { body: { name: '工具', permissions: [{ val: 'systemTool' }] } },
      admin.token,
    );
    const about = { account: 'looker', userName: '观察员', areaIds: [], roles: [{ roleId: role.roleId }] };
    const { data: user } = await askAt(url, accessCalls.createAdminUser, { body: about }, admin.token);
    const first = await askAt(url, sessionCalls.login, {
      body: { account: 'looker', password: user.initialPassword },
    });
    await askAt(url, sessionCalls.renewPassword, {
      headers: { temtoken: first.failure.temToken ?? '', newpassword: 'new-password' },
    });
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'looker', 'new-password', SITE);
    await page.getByText('只能查看：修改需要“监管平台”权限').waitFor();
    for (const name of ['内容站点地址', '聚合车辆数'])
      expect(await field(page, name).isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: /保存/ }).count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describeInFull('on an upstream that is plain', () => {
  const site = aSite({ isPlain: true });

  it('has the clusters alone, and saves them', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'developer', DEMO_PASSWORD, SITE);
    await field(page, '聚合车辆数').waitFor();
    expect(await field(page, '内容站点地址').count()).toBe(0);
    await field(page, '聚合车辆数').fill('8');
    await page.keyboard.press('Control+s');
    await page.getByText('已保存，立即生效').waitFor();
    await page.reload();
    await expect.poll(() => field(page, '聚合车辆数').inputValue()).toBe('8');
    expect(complaints).toEqual([]);
  });
});
