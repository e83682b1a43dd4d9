/**
 * A lost item from the call of its owner to the reward of its driver, in the hands of several people: each in a browser of
 * his own, with the payment provider at its door.
 */
// @feature lost-order, outlay
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { driverAccountCalls } from '../../src/contract/driver-account.ts';
import type { AnyCall } from '../../src/contract/grammar/call.ts';
import { lostCalls } from '../../src/contract/lost-calls.ts';
import { outlay } from '../../src/contract/outlay.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { aLostCase, doWithCase, type LostCall, MATCHED, returnedBy } from '../builders/lost-cases.ts';
import { aMachine, doorAt, type Machine } from '../builders/open-door.ts';
import { askAt } from '../builders/request.ts';
import { describeInFull } from '../builders/tier.ts';
import type { Person } from '../builders/upstream.ts';
import { aSite, type Clerk, DEMO_PASSWORD, signIn } from './console.ts';
import { connected } from './sockets.ts';

const LIST = '/lost/index';

describe('a lost item', () => {
  const site = aSite({ CITY: 'dev' });
  let clerk: Clerk;
  let second: Clerk;
  let lost: Pick<Person, 'ask'>;
  let provider: Machine;
  /** Of the register, who drives this vehicle and has an account in the app. */
  let driver: { id: string; name: string; plateNum: string };

  async function asking(account: string): Promise<Pick<Person, 'ask'>> {
    const { url } = site().server;
    const entry = { account, password: DEMO_PASSWORD };
    const { data } = await askAt(url, sessionCalls.login, { body: entry });
    return { ask: ((call, input) => askAt(url, call, input, data.token)) as Person['ask'] };
  }

  async function at(account: string, path: string): Promise<Clerk> {
    const opened = await site().aClerk();
    const socket = connected(opened.page);
    await signIn(opened.page, account, DEMO_PASSWORD, path);
    await socket;
    return opened;
  }

  /** As an agent has taken it down. */
  async function aCase(ownerMobile: string, body: object = {}): Promise<string> {
    const { id } = await aLostCase(lost as Person, {
      ownerMobile,
      goodsName: '银色保温杯',
      goodsType: 99,
      ...body,
    });
    return id;
  }
  const does = (id: string, steps: readonly (readonly [LostCall, object?])[]) =>
    doWithCase(lost as Person, id, steps);

  const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
  const form = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
  const send = (page: Page, name: string) =>
    form(page, name).getByRole('button', { name, exact: true }).click();
  const stage = (page: Page, name: string) =>
    page.getByRole('heading', { level: 1 }).locator('..').getByText(name);
  const done = (page: Page, name: string) => page.getByText(`${name}：已完成`).first().waitFor();

  beforeAll(async () => {
    lost = await asking('lost');
    const admin = await asking('admin');
    provider = await aMachine(doorAt(site().server.url), admin, ['reportPayments']);
    const accounts = await admin.ask(driverAccountCalls.listDriverAccounts, {
      query: { state: 1, size: 50 },
    });
    const known = accounts.data.find(({ plateNum }) => plateNum !== null);
    driver = { id: known?.driverId ?? '', name: known?.name ?? '', plateNum: known?.plateNum ?? '' };
    [clerk, second] = [await at('lost', LIST), await at('finance', '/dashboard')];
  });

  it('is taken down by keyboard, found, confirmed, given back and closed by the next button each time', async () => {
    const { page, complaints } = clerk;
    await page.goto(`${LIST}/create`);
    await page.locator('input[name="goodsName"]').fill('黑色双肩包');
    await page.getByLabel('物品类型', { exact: true }).selectOption({ label: '箱包钱包' });
    await page.locator('input[name="ownerMobile"]').fill('13877045101');
    await page.keyboard.press('Control+s');
    await page.waitForURL(/lost\/index\/\d+$/);
    await act(page, '认领').click();
    await done(page, '认领');
    await act(page, '匹配车辆').click();
    await form(page, '匹配车辆').getByRole('textbox', { name: '匹配车牌' }).fill(driver.plateNum);
    await form(page, '匹配车辆').getByRole('textbox', { name: '匹配司机（选填）' }).fill(driver.name);
    await page.keyboard.press('Enter');
    await act(page, '司机持有').click();
    await done(page, '司机持有');
    await act(page, '失主确认').click();
    await send(page, '失主确认');
    await act(page, '已归还').click();
    await form(page, '已归还')
      .getByRole('combobox', { name: '归还方式' })
      .selectOption({ label: '失主自取' });
    await send(page, '已归还');
    await act(page, '归还办结').click();
    await send(page, '归还办结');
    await stage(page, '待发奖励').waitFor();
    expect(complaints).toEqual([]);
  });

  it('is rewarded beyond the limit once a second person has agreed, who sees it on his first page', async () => {
    // another clerk than who has taken it down and matched it
    const path = new URL(clerk.page.url()).pathname;
    await clerk.page.goto(LIST);
    const { page } = await at('lost2', path);
    await act(page, '发奖励').click();
    await form(page, '发奖励').getByRole('textbox', { name: '奖励金额（元）' }).fill('613.5');
    await form(page, '发奖励')
      .getByRole('combobox', { name: '发放渠道' })
      .selectOption({ label: '企业付款' });
    await send(page, '发奖励');
    await page.getByText('奖励 613.50 元待另一位人员复核').waitFor();
    await second.page.getByRole('button', { name: /^去复核 失物奖励 .*613\.50$/ }).click();
    const dialog = second.page.getByRole('dialog', { name: '复核支付 613.50 元' });
    await dialog.getByRole('button', { name: '复核并支付' }).click();
    await second.page.getByText(/^已复核 613\.50 元/).waitFor();
    // without being asked: he is told of what becomes of it
    await stage(page, '已完成').waitFor();
    await page.getByText('奖励已发放').first().waitFor();
    expect(second.complaints).toEqual([]);
  });

  it('of who pays is served first: the clerk is told, and it stands above all others that wait', async () => {
    const { page } = clerk;
    const socket = connected(page);
    await page.goto(LIST);
    await socket;
    const id = await aCase('13877045102', { goodsName: '助听器', goodsType: 10 });
    const report = {
      reportId: `income-${id}`,
      tradeChannel: 1,
      tradeNo: `WX-${id}`,
      bizCode: 1,
      bizStrId: id,
      amount: 1_000,
      payTime: Date.now(),
    };
    const reported = () => provider.send('POST', '/api/open/incomes', { reports: [report] });
    expect((await reported()).data).toEqual([{ outcome: 'noted' }]);
    // twice is once
    expect((await reported()).data).toEqual([{ outcome: 'known' }]);
    await page.getByRole('button', { name: /^通知，/ }).click();
    await page.getByText('新 VIP 失物工单：助听器').first().waitFor();
    await page.goto(`${LIST}?view=board`);
    const card = page.getByRole('region', { name: '待处理' }).getByRole('link').filter({ hasText: '助听器' });
    await card.getByText('VIP').waitFor();
    await card.click();
    await page.waitForURL(`**${LIST}/${id}`);
  });

  it('that its owner gives up is refunded once, and the clerk is told when it is over', async () => {
    const { page, complaints } = clerk;
    await act(page, '取消工单').click();
    await form(page, '取消工单').getByRole('textbox', { name: '取消原因' }).fill('失主自己找到了');
    await send(page, '取消工单');
    await stage(page, '退款完成').waitFor();
    await page.getByText('退款成功').first().waitFor();
    await act(page, '更多').click();
    await page.getByRole('menuitem', { name: /^退款\s*已退款/ }).waitFor();
    await page.keyboard.press('Escape');
    expect(complaints).toEqual([]);
  });

  describeInFull('further cases', () => {
    it('that two clerks have open is moved on by one of them, and the other does nothing with what was', async () => {
      const { page } = clerk;
      const id = await aCase('13877045103');
      await does(id, MATCHED);
      await page.goto(`${LIST}/${id}`);
      await act(page, '司机称没有').click();
      await form(page, '司机称没有').getByRole('textbox').fill('他说车上没有');
      const other = await at('admin', `${LIST}/${id}`);
      // who types has it in hand
      await other.page.getByText('其他人正在编辑，暂不能处理').waitFor();
      // a machine, or who came before he saw that, is not held up
      await does(id, [['propertyConfirm', { propertyConfirm: 1 }]]);
      await send(page, '司机称没有');
      await page.getByRole('alert').filter({ hasText: '您的操作没有执行' }).waitFor();
      expect(await form(page, '司机称没有').getByRole('textbox').inputValue()).toBe('他说车上没有');
      expect(other.complaints).toEqual([]);
    });
  });

  it('is paid for once, however often it is asked for at the same moment', async () => {
    const id = await aCase('13877045104');
    await does(id, returnedBy(driver.id));
    const { page, complaints } = await at('lost2', `${LIST}/${id}`);
    await act(page, '发奖励').click();
    await form(page, '发奖励').getByRole('textbox', { name: '奖励金额（元）' }).fill('50');
    await form(page, '发奖励')
      .getByRole('combobox', { name: '发放渠道' })
      .selectOption({ label: '企业付款' });
    const button = form(page, '发奖励').getByRole('button', { name: '发奖励', exact: true });
    const asked = { body: { lostId: id, rewardAmount: 5_000 } };
    const admin = await asking('admin');
    await Promise.all([button.dblclick(), admin.ask(lostCalls.sendReward, asked)]);
    await stage(page, '已完成').waitFor();
    const { data } = await admin.ask(outlay.calls.list as AnyCall, { query: { bizStrId: id } } as never);
    expect(data).toMatchObject([{ amount: 5_000, state: 1 }]);
    expect(complaints).toEqual([]);
  });
});
