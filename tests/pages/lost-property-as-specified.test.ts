// @tier full
/** Every act of lost property before an upstream that tells of a case what the specification shows, and not more. */
// @feature lost-order
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UNRESOLVED_TEXT, visibleTexts } from '../builders/unresolved-text.ts';
import { AS_SPECIFIED } from '../foreign-upstream/as-specified.ts';
import { PASSWORD } from '../foreign-upstream/state.ts';
import type { Page } from '../window/page.ts';
import { aForeignSite, type Clerk, signIn } from '../window/site.ts';
import { beginAct } from './case-acts.ts';

const LIST = '/lost/index';
const ORDER = 'POST /api/admin/lost/order/81/';

const { site, upstream } = aForeignSite({ calls: AS_SPECIFIED, unknown: 500 });
let clerk: Clerk;
beforeAll(async () => {
  clerk = await site().aClerk();
  await signIn(clerk.page, 'admin', PASSWORD, `${LIST}/81`);
  await act(clerk.page, '认领').waitFor();
});
beforeEach(() => {
  upstream().state.done.length = 0;
});

const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
const form = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const send = (page: Page, name: string) =>
  form(page, name).getByRole('button', { name, exact: true }).click();

const theCase = () => {
  const found = upstream().state.cases.find(({ id }) => id === 81);
  if (!found) throw new Error('no case 81');
  return found;
};
/** What was asked for is exactly this: nothing that the specification does not know travels with it. */
const isDone = (place: string, body: object, query: object = {}) =>
  expect.poll(() => upstream().state.done.at(-1)).toEqual({ place, body, query });
const stands = (standing: object) => expect.poll(theCase).toMatchObject(standing);

/** Opens the act, fills in its texts, and sends it. */
async function does(name: string, texts: Readonly<Record<string, string>> = {}): Promise<void> {
  const { page } = clerk;
  await beginAct(page, name);
  for (const [label, text] of Object.entries(texts))
    await form(page, name).getByRole('textbox', { name: label }).fill(text);
  await send(page, name);
}

describe('a case of which the specification is told', () => {
  it('is taken in hand, taken over and given back', async () => {
    const { page, complaints } = clerk;
    await beginAct(page, '认领');
    await isDone(`${ORDER}handleStatus`, {}, { value: '1' });
    await does('接手', { 原因: '换班' });
    await isDone(`${ORDER}handleUser`, { reason: '换班' });
    await does('退回待处理');
    await isDone(`${ORDER}handleStatus`, {}, { value: '0' });
    await beginAct(page, '认领');
    await stands({ handleStatus: 1 });
    expect(complaints).toEqual([]);
  });

  it('is matched, and no longer', async () => {
    await does('匹配车辆', { 匹配车牌: '桂A12345' });
    await isDone(`${ORDER}matchInfo`, { matchStatus: 1, matchPlateNumber: '桂A12345' });
    await does('补充匹配说明', { 备注: '后排座位' });
    await isDone(`${ORDER}matchDriveRemark`, { remark: '后排座位' });
    await clerk.page.getByText('后排座位').first().waitFor();
    await does('取消匹配');
    await isDone(`${ORDER}matchInfo`, { matchStatus: 0 });
    await does('匹配车辆', { 匹配车牌: '桂A12345', '司机手机（选填）': '13800001234' });
    await stands({ matchStatus: 1, matchDriverPhone: '13800001234' });
  });

  it('is given back when the upstream agrees, and what it refuses is said in its words', async () => {
    const { page, complaints } = clerk;
    await beginAct(page, '已归还');
    const back = form(page, '已归还');
    await back.getByRole('combobox', { name: '归还方式' }).selectOption({ label: '失主自取' });
    await send(page, '已归还');
    await page.getByRole('alert').filter({ hasText: '司机尚未确认持有' }).waitFor();
    await back.getByRole('button', { name: '取消', exact: true }).click();
    await does('司机称没有');
    await isDone(`${ORDER}propertyConfirm`, { propertyConfirm: 2 });
    await beginAct(page, '司机持有');
    await isDone(`${ORDER}propertyConfirm`, { propertyConfirm: 1 });
    for (const [name, propertyReturn] of [
      ['开始归还', 1],
      ['已归还', 2],
    ] as const) {
      await beginAct(page, name);
      await form(page, name).getByRole('combobox', { name: '归还方式' }).selectOption({ label: '失主自取' });
      await send(page, name);
      await isDone(`${ORDER}propertyReturn`, { propertyReturn, returnType: 1 });
    }
    expect(complaints).toEqual([]);
  });

  it('is confirmed by its owner; owner and driver are written to', async () => {
    const { page } = clerk;
    await beginAct(page, '短信请失主补充线索');
    await isDone('POST /api/admin/lost/sendFormSms', {}, { lostId: '81' });
    await does('失主确认');
    await isDone(`${ORDER}ownerConfirmInfo`, { ownerConfirm: 1 });
    await beginAct(page, '短信告知司机奖励');
    await isDone('POST /api/admin/lost/sendDriverRewardSms', {}, { lostId: '81' });
  });

  it('is closed, and its driver rewarded, by the provider and by card', async () => {
    const { page, complaints } = clerk;
    await does('归还办结');
    await isDone(`${ORDER}handleResult`, { handleResult: 1 });
    await stands({ handleStatus: 2 });
    const reward = form(page, '发奖励');
    const pays = async (channel: string) => {
      await beginAct(page, '发奖励');
      await reward.getByRole('textbox', { name: '奖励金额（元）' }).fill('50');
      await reward.getByRole('combobox', { name: '发放渠道' }).selectOption({ label: channel });
    };
    await pays('企业付款');
    await send(page, '发奖励');
    await isDone('POST /api/admin/lost/outlay/sendReward', {
      lostId: '81',
      rewardAmount: 5_000,
      rewardChannel: 4,
    });
    await pays('银联卡');
    await reward.getByRole('textbox', { name: '银联流水号' }).fill('YL20260613');
    await reward.getByLabel('付款时间').fill('2026-06-13T08:00');
    await send(page, '发奖励');
    await isDone('POST /api/admin/lost/outlay/unionpay', {
      lostId: '81',
      rewardAmount: 5_000,
      serialNum: 'YL20260613',
      payTime: Date.UTC(2026, 5, 13),
    });
    await act(page, '奖励回单').waitFor();
    expect(await page.evaluate(visibleTexts)).not.toMatch(UNRESOLVED_TEXT);
    expect(complaints).toEqual([]);
  });

  it('is taken up again, denied by its owner, closed otherwise, refunded and cancelled', async () => {
    const { complaints } = clerk;
    await does('重启', { 原因: '失主来电' });
    await isDone(`${ORDER}handleStatus`, { reason: '失主来电' }, { value: '1' });
    await does('失主否认', { 失主说明: '不是我的' });
    await isDone(`${ORDER}ownerConfirmInfo`, { ownerConfirm: 0, ownerRemark: '不是我的' });
    await stands({ matchStatus: 0 });
    await does('退款', { 退款原因: '没有找到' });
    await isDone(`${ORDER}refund`, { refundReason: '没有找到' });
    await beginAct(clerk.page, '其他结果办结');
    const end = form(clerk.page, '其他结果办结');
    await end.getByRole('combobox', { name: '办结结果' }).selectOption('2');
    await send(clerk.page, '其他结果办结');
    await isDone(`${ORDER}handleResult`, { handleResult: 2 });
    await does('重启', { 原因: '失主来电' });
    await stands({ handleStatus: 1 });
    await does('取消工单', { 取消原因: '不找了' });
    await isDone(`${ORDER}cancel`, { cancelReason: '不找了' });
    await stands({ handleStatus: 2 });
    expect(complaints).toEqual([]);
  });

  it('stands in the list with – for what is not told', async () => {
    const { page, complaints } = clerk;
    await page.goto(LIST);
    const row = page.locator('main tr[data-row]:visible').first();
    await row.waitFor();
    // the plate is that of the matched vehicle
    for (const field of ['ownerName', 'handleUserName', 'createdOn'])
      expect(await row.locator(`[data-cell=${field}]`).innerText()).toMatch(/^[–-]$/);
    expect(await page.evaluate(visibleTexts)).not.toMatch(UNRESOLVED_TEXT);
    expect(complaints).toEqual([]);
  });
});
