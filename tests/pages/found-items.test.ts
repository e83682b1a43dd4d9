/** Found items: taken down at the counter, suggested for a case and the other way round, linked by one click. */
// @feature lost-found
import { describe, expect, it } from 'vitest';
import { aFoundItem, theItem } from '../builders/found-items.ts';
import { aLostCase, doWithCase } from '../builders/lost-cases.ts';
import { describeInFull } from '../builders/tier.ts';
import { aSite, DEMO_PASSWORD, signIn } from '../window/site.ts';

const LIST = '/lost/found';

describe('found items', () => {
  const site = aSite();
  const lost = () => site().upstream.signIn('lost', DEMO_PASSWORD);
  const open = async (path: string) => {
    const clerk = await site().aClerk();
    await signIn(clerk.page, 'lost', DEMO_PASSWORD, path);
    return clerk;
  };
  const aPair = async (goodsName: string) => {
    const by = await lost();
    const now = Date.now();
    const { id } = await aLostCase(by, { goodsName, goodsType: 6, downTime: now - 600_000 });
    await doWithCase(by, id, [['handleUser']]);
    const item = await aFoundItem(by, { goodsName, goodsType: 6, foundOn: now, plateNumber: '桂A12345' });
    return { by, lostId: id, item };
  };

  it('are listed by where they stand, and taken down at the counter', async () => {
    const { page, complaints } = await open(LIST);
    await page.getByText('误登记', { exact: true }).first().waitFor();
    await page.getByText('笔记本电脑', { exact: true }).first().waitFor();
    await page.goto(`${LIST}/create`);
    await page.locator('input[name="goodsName"]').fill('驾驶证');
    await page.getByRole('combobox', { name: /^物品类型/ }).selectOption({ label: '证件' });
    await page.getByRole('textbox', { name: /^拾获时间/ }).fill('2026-06-13 10:00');
    await page.getByRole('button', { name: '登记', exact: true }).click();
    await page.waitForURL(/lost\/found\/\d+$/);
    await page.getByText('没有吻合的失物工单').waitFor();
    expect(complaints).toEqual([]);
  });

  it('show the cases that they may belong to, and are linked to one', async () => {
    const { by, lostId, item } = await aPair('带小熊挂件的钥匙');
    const { page, complaints } = await open(`${LIST}/${item.id}`);
    const fit = page.locator(`[data-fit="${lostId}"]`);
    await fit.waitFor();
    expect(await fit.textContent()).toContain('描述相符 100%');
    await fit.getByRole('button', { name: '关联 带小熊挂件的钥匙' }).click();
    await page.getByText('已关联，司机和车辆已作为匹配结果').first().waitFor();
    await expect.poll(async () => (await theItem(by, item.id)).lostId).toBe(lostId);
    await page.getByRole('button', { name: '解除关联', exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('stand on the page of the case that they fit, and are linked there', async () => {
    const { by, lostId, item } = await aPair('宿舍钥匙和门禁卡');
    const { page, complaints } = await open(`/lost/index/${lostId}`);
    await page.getByRole('tab', { name: '查找车辆' }).click();
    await page
      .locator(`[data-fit="${item.id}"]`)
      .getByRole('button', { name: '关联 宿舍钥匙和门禁卡' })
      .click();
    await expect.poll(async () => (await theItem(by, item.id)).state).toBe(1);
    await page.getByRole('link', { name: `${item.foundNo} 宿舍钥匙和门禁卡` }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('go to the police with a reason', async () => {
    const by = await lost();
    const item = await aFoundItem(by, { goodsName: '旧围巾', goodsType: 8, foundOn: 1_000 });
    const { page, complaints } = await open(`${LIST}/${item.id}`);
    await page.getByText('没有吻合的失物工单').waitFor();
    await page.getByRole('button', { name: '移交警方', exact: true }).first().click();
    const form = page.getByRole('group', { name: '移交警方', exact: true });
    await form.getByRole('textbox', { name: '理由' }).fill('保管期满');
    await form.getByRole('button', { name: '移交警方', exact: true }).click();
    await expect.poll(async () => theItem(by, item.id)).toMatchObject({ state: 3, closeReason: '保管期满' });
    expect(complaints).toEqual([]);
  });
});

describeInFull('a plain upstream', () => {
  const site = aSite({ isPlain: true });

  it('has no page of them, and none on the page of a case', async () => {
    const by = await site().upstream.signIn('lost', DEMO_PASSWORD);
    const { id } = await aLostCase(by);
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'lost', DEMO_PASSWORD, `/lost/index/${id}`);
    await page.getByRole('tab', { name: '处理', exact: true }).waitFor();
    expect(await page.getByRole('link', { name: '拾获物品' }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
