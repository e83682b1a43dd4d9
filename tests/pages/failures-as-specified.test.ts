/** What fails is told in the words of the specification, before an operator's system that refuses or breaks. */
// @feature relay, dispatch
import { beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../foreign-upstream/answers.ts';
import { AS_SPECIFIED } from '../foreign-upstream/as-specified.ts';
import { PASSWORD } from '../foreign-upstream/state.ts';
import type { Page } from '../window/page.ts';
import { aForeignSite, type Clerk, signIn } from '../window/site.ts';

const refusing = (message: string) => () => {
  throw new Refusal(3007, message);
};
const breaking = () => {
  throw new Error('broken');
};

const { site } = aForeignSite({
  calls: {
    ...AS_SPECIFIED,
    'GET /api/admin/order/dispatch/queryOrderList': refusing('请缩小查询范围'),
    'GET /api/admin/finance/outlays': refusing('账务系统维护中'),
    'GET /api/admin/lost/orders': refusing('失物系统维护中'),
    'GET /api/admin/vehicle/list': breaking,
    'POST /api/admin/user/resetPassword': refusing('用户不存在'),
    'POST /api/admin/auth/renewMyPassword': refusing('原密码不正确'),
  },
});

const aPageAt = async (path: string): Promise<Clerk> => {
  const clerk = await site().aClerk({ viewport: { width: 1920, height: 1080 } });
  await signIn(clerk.page, 'admin', PASSWORD, path);
  return clerk;
};
const told = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

describe('a refusal', () => {
  it('of a search for orders begins with 请求失败', async () => {
    const { page } = await aPageAt('/monitorDispatch/PlaceOrder');
    await told(page, '请求失败，请缩小查询范围');
  });

  it('of the list of outlays as well', async () => {
    const { page } = await aPageAt('/finance/outlay');
    await told(page, '请求失败，账务系统维护中');
  });

  it('of lost cases is the message alone', async () => {
    const { page } = await aPageAt('/lost/index');
    await told(page, '失物系统维护中');
  });

  it('to reset a password or to renew one’s own begins with 错误', async () => {
    const { page } = await aPageAt('/system-manage/admin-user/5001');
    await page.getByRole('button', { name: '重置密码' }).click();
    await page.getByRole('dialog').getByRole('button', { name: /重置/ }).click();
    await told(page, '错误：用户不存在');
    await page.goto('/system-manage/admin-user');
    await page.getByRole('button', { name: /黄志强/ }).click();
    await page.getByRole('menuitem', { name: '修改密码' }).click();
    await page.getByLabel('原密码').fill(PASSWORD);
    await page.getByLabel('新密码', { exact: true }).fill('green-hill-tram');
    await page.getByLabel('再次输入新密码').fill('green-hill-tram');
    await page.keyboard.press('Enter');
    await told(page, '错误：原密码不正确');
  });

  it('of a first password of one’s own begins with 错误, and the form stays', async () => {
    const { page } = await site().aClerk();
    await signIn(page, 'newcomer', PASSWORD);
    for (const label of ['新密码', '再次输入新密码'])
      await page.getByLabel(label, { exact: true }).fill('green-hill-tram-green-hill');
    await page.keyboard.press('Enter');
    await told(page, '错误：密码长度为 2 至 19 位');
    await page.getByRole('heading', { name: '设置新密码' }).waitFor();
  });
});

describe('anything else', () => {
  it('begins with 异常, and the list is empty', async () => {
    const { page } = await aPageAt('/vehicle-manage/vehicle-taxi/vehicle-taxi-list');
    await page
      .getByText(/^异常：.*HTTP 500/)
      .first()
      .waitFor();
    expect(await page.locator('tr[data-row]').count()).toBe(0);
  });
});

describe('the card of a vehicle', () => {
  let clerk: Clerk;
  beforeAll(async () => {
    clerk = await aPageAt('/monitorDispatch/PlaceOrder');
  });

  it('has its drivers in two lists, by who tells of them', async () => {
    const { page, complaints } = clerk;
    await page.getByRole('button', { name: '圈选找车' }).click();
    await page.getByRole('combobox', { name: '地点：名称或经纬度' }).fill('108.37, 22.815');
    await page
      .getByRole('button', { name: /桂A12T56/ })
      .first()
      .click();
    const list = (from: string) => page.getByRole('region', { name: `驾驶员（${from}）` }).locator('li');
    await list('本平台').first().waitFor();
    expect(await list('本平台').allTextContents()).toEqual(['甘建军']);
    expect(await list('行业平台').allTextContents()).toEqual(['蒙秀英']);
    expect(complaints).toEqual([]);
  });
});
