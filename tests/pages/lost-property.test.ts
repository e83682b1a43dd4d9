/** Lost property: a case from its claim to its end by buttons, in the hands of two clerks, and what waits. */
// @feature lost-order
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { approvalCalls } from '../../src/contract/approval.ts';
import { outlayCalls } from '../../src/contract/outlay.ts';
import { cashAdjustment } from '../../src/upstream/domain/cash/tables.ts';
import { lostOrderTable } from '../../src/upstream/domain/lost/tables.ts';
import { driverBankCard } from '../../src/upstream/domain/lost/things-tables.ts';
import { withdrawalTable } from '../../src/upstream/withdrawal/tables.ts';
import {
  aDriverWithAccount,
  aLostCase,
  doWithCase,
  MATCHED,
  ownerPays,
  returnedBy,
} from '../builders/lost-cases.ts';
import { describeInFull } from '../builders/tier.ts';
import type { Page } from '../window/page.ts';
import { aSite, DEMO_PASSWORD, signIn } from '../window/site.ts';
import { rows } from './resources.ts';

const LIST = '/lost/index';

describe('a lost case', () => {
  const site = aSite();
  const db = () => site().upstream.store.db;
  const stored = async (id: string) =>
    (await db().select().from(lostOrderTable).where(eq(lostOrderTable.id, id)))[0];
  /** The fee that the owner paid to be served first. */
  const aPaidCase = async (amount: number) => {
    const { id } = await aLostCase(await lost());
    await ownerPays(site().upstream, id, amount);
    return id;
  };
  const lost = () => site().upstream.signIn('lost', DEMO_PASSWORD);
  const admin = () => site().upstream.signIn('admin', DEMO_PASSWORD);
  const open = async (id: string, account = 'lost') => {
    const clerk = await site().aClerk();
    await signIn(clerk.page, account, DEMO_PASSWORD, `${LIST}/${id}`);
    await clerk.page.getByRole('tab', { name: '处理', exact: true }).waitFor();
    return clerk;
  };
  const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
  /** One that is no next act may be behind the button for the others. */
  const pick = async (page: Page, name: string) => {
    await act(page, '更多').waitFor();
    if ((await page.getByRole('button', { name, exact: true }).count()) > 0) return act(page, name).click();
    await act(page, '更多').click();
    return page.getByRole('menuitem', { name, exact: true }).click();
  };
  const form = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
  const send = async (page: Page, name: string) =>
    form(page, name).getByRole('button', { name, exact: true }).click();

  it('is brought from its claim to its end by the next button, one after the other', async () => {
    const { id } = await aLostCase(await lost());
    const driver = await aDriverWithAccount(site().upstream);
    const { page, complaints } = await open(id);
    await act(page, '认领').click();
    await page.getByText('认领：已完成').first().waitFor();
    await act(page, '匹配车辆').click();
    const match = form(page, '匹配车辆');
    expect(await match.getByRole('button', { name: '匹配车辆' }).isDisabled()).toBe(true);
    await match.getByRole('textbox', { name: '匹配车牌' }).fill('桂A12345');
    await match.getByRole('textbox', { name: '匹配司机（选填）' }).fill('李师傅');
    await send(page, '匹配车辆');
    await expect.poll(async () => (await stored(id))?.matchStatus).toBe(1);
    await act(page, '司机持有').click();
    await expect.poll(async () => (await stored(id))?.propertyConfirm).toBe(1);
    await act(page, '失主确认').click();
    await send(page, '失主确认');
    await expect.poll(async () => (await stored(id))?.ownerConfirm).toBe(1);
    await act(page, '已归还').click();
    await form(page, '已归还')
      .getByRole('combobox', { name: '归还方式' })
      .selectOption({ label: '失主自取' });
    await send(page, '已归还');
    await expect.poll(async () => (await stored(id))?.propertyReturn).toBe(2);
    await act(page, '归还办结').click();
    await send(page, '归还办结');
    await expect.poll(async () => (await stored(id))?.stage).toBe('toReward');
    await page.getByText('匹配车辆 · 桂A12345 · 李师傅').waitFor();
    // the payee is a registered driver
    await act(page, '关联司机档案').click();
    await form(page, '关联司机档案').getByRole('textbox', { name: '司机手机（选填）' }).fill(driver.mobile);
    await send(page, '关联司机档案');
    await expect.poll(async () => (await stored(id))?.matchDriverId).toBe(driver.id);
    // who has done something holds it: another clerk rewards once he has left
    await page.goto('/dashboard/index');
    const another = await open(id, 'lost2');
    await act(another.page, '发奖励').click();
    const reward = form(another.page, '发奖励');
    await reward.getByRole('textbox', { name: '奖励金额（元）' }).fill('50');
    await reward.getByRole('combobox', { name: '发放渠道' }).selectOption({ label: '企业付款' });
    expect(await reward.getByRole('textbox').count()).toBe(1);
    await send(another.page, '发奖励');
    await expect.poll(async () => (await stored(id))?.rewardAmount).toBe(5_000);
    expect(complaints).toEqual([]);
  });

  describeInFull('further cases', () => {
    it('says of each act that does not fit yet why', async () => {
      const { id } = await aLostCase(await lost());
      const { page, complaints } = await open(id);
      expect(await page.getByRole('button', { name: '匹配车辆', exact: true }).count()).toBe(0);
      await act(page, '更多').click();
      const menu = page.getByRole('menu');
      for (const [name, why] of [
        ['匹配车辆', '工单不在处理中，请先认领或重启'],
        ['退款', '失主没有付费，无款可退'],
        ['发奖励', '失主还没有确认'],
      ] as const)
        await menu.getByRole('menuitem', { name: new RegExp(`^${name}\\s*${why}`) }).waitFor();
      expect(complaints).toEqual([]);
    });

    it('in the hands of a colleague is taken over with a reason', async () => {
      const { id } = await aLostCase(await lost());
      await doWithCase(await admin(), id, [['handleUser']]);
      const { page } = await open(id);
      await act(page, '接手').click();
      await form(page, '接手').getByRole('textbox', { name: '原因' }).fill('同事已下班');
      await page.keyboard.press('Enter');
      await page.getByText(/认领 · .+ · 同事已下班/).waitFor();
      expect((await stored(id))?.handleUserId).toBe((await lost()).id);
    });
  });

  it('that somebody else has moved on meanwhile shows what is otherwise, and does nothing', async () => {
    const { id } = await aLostCase(await lost());
    const { page } = await open(id);
    await act(page, '认领').waitFor();
    await doWithCase(await admin(), id, MATCHED);
    await act(page, '认领').click();
    const alert = page.getByRole('alert').filter({ hasText: '您的操作没有执行' });
    await alert.getByText(/匹配车牌: . → 桂A12345/).waitFor();
    expect((await stored(id))?.handleUserId).toBe((await admin()).id);
  });

  it('waits for a second person where much is given back, who agrees by one button', async () => {
    const id = await aPaidCase(30_000);
    const { page } = await open(id);
    await pick(page, '退款');
    await form(page, '退款').getByRole('textbox', { name: '退款原因' }).fill('找不到了');
    await send(page, '退款');
    await page.getByText('已提交，待另一位人员复核').first().waitFor();
    await page.getByText('退款 300.00 元待另一位人员复核').waitFor();
    expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0);
    // who has asked reads why he does not agree himself, and can only take it back
    await expect
      .poll(() => page.getByRole('button', { name: '同意退款 300.00 元', exact: true }).count())
      .toBe(0);
    await act(page, '更多').click();
    await page.getByRole('menuitem', { name: /^同意退款 300\.00 元\s*不能复核自己申请的款项/ }).waitFor();
    await page.goto('/dashboard/index');
    await page.getByText('我申请的，等待另一人复核').waitFor();
    await page.getByRole('button', { name: /^查看 失物退款 .*300\.00$/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: '撤回' }).waitFor();
    expect(await page.getByRole('button', { name: '复核并支付' }).count()).toBe(0);
    const second = await open(id, 'admin');
    await act(second.page, '同意退款 300.00 元').click();
    await expect.poll(async () => (await stored(id))?.waitsForCheck).toBe(0);
  });

  describeInFull('further cases', () => {
    // those of the samples would stand before it
    beforeAll(async () => {
      for (const table of [withdrawalTable, cashAdjustment]) await db().delete(table);
    });

    it('waits again where what was agreed to on the first page is taken back within ten seconds', async () => {
      const id = await aPaidCase(41_000);
      await open(id).then(async ({ page }) => {
        await pick(page, '退款');
        await form(page, '退款').getByRole('textbox', { name: '退款原因' }).fill('找不到了');
        await send(page, '退款');
        await page.getByText('退款 410.00 元待另一位人员复核').waitFor();
      });
      const { page } = await site().aClerk();
      await signIn(page, 'admin', DEMO_PASSWORD, '/dashboard/index');
      const waiting = page.getByRole('button', { name: /^去复核 .*410\.00$/ });
      const agree = async () => {
        await waiting.click();
        await page.getByRole('dialog').getByRole('button', { name: '复核并支付' }).click();
        await page.getByText(/^已复核 410\.00 元/).waitFor();
        expect(await waiting.count()).toBe(0);
      };
      await agree();
      await page.getByRole('button', { name: '撤销' }).click();
      await page.getByText('已撤销').waitFor();
      await waiting.waitFor();
      expect((await stored(id))?.waitsForCheck).toBe(1);
      // a refusal that is taken back has its reason still
      await waiting.click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: '驳回', exact: true }).click();
      await dialog.getByRole('textbox').fill('金额与小票不符');
      await dialog.getByRole('button', { name: '确认驳回' }).click();
      await page.getByText('已驳回，410.00 元不会支付').waitFor();
      await page.getByRole('button', { name: '撤销' }).click();
      await waiting.click();
      await dialog.getByRole('button', { name: '驳回', exact: true }).click();
      await expect.poll(() => dialog.getByRole('textbox').inputValue()).toBe('金额与小票不符');
      await dialog.getByRole('button', { name: '取消' }).click();
      // and what is agreed to is sent by itself
      await agree();
      await expect.poll(async () => (await stored(id))?.waitsForCheck).toBe(0);
    });

    it('that somebody else has decided meanwhile is told to who was slower', async () => {
      const id = await aPaidCase(52_000);
      const asking = await open(id);
      await pick(asking.page, '退款');
      await form(asking.page, '退款').getByRole('textbox', { name: '退款原因' }).fill('找不到了');
      await send(asking.page, '退款');
      await asking.page.getByText('退款 520.00 元待另一位人员复核').waitFor();
      const { page } = await site().aClerk();
      await signIn(page, 'admin', DEMO_PASSWORD, '/dashboard/index');
      await page.getByRole('button', { name: /^去复核 .*520\.00$/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: '复核并支付' }).click();
      await page.getByText(/^已复核 520\.00 元/).waitFor();
      // who has asked takes it back before it goes out
      const by = await lost();
      const own = await by.ask(approvalCalls.listWaitingApprovals, { query: { mine: 1 } });
      const mine = own.data.find(({ amount }) => amount === 52_000);
      const body = { id: mine?.recordId ?? '', version: mine?.version, reason: '找到了' };
      expect((await by.ask(outlayCalls.refuseOutlay, { body })).errCode).toBe(0);
      await page.getByText(/^520\.00 元没有复核：/).waitFor();
      expect((await stored(id))?.waitsForCheck).toBe(0);
    });
  });

  it('given back is rewarded by card with its serial number and time', async () => {
    const by = await lost();
    const { id } = await aLostCase(by);
    const driver = await aDriverWithAccount(site().upstream);
    const card = { bankName: '桂林银行', cardHolder: driver.name, cardNo: '6222021234567890128' };
    await db()
      .insert(driverBankCard)
      .values({ ...card, driverId: driver.id, createdOn: 0, updatedOn: 0 });
    await doWithCase(by, id, returnedBy(driver.id));
    const { page } = await open(id, 'lost2');
    await act(page, '发奖励').click();
    const reward = form(page, '发奖励');
    await reward.getByRole('textbox', { name: '奖励金额（元）' }).fill('88.5');
    await reward.getByRole('combobox', { name: '发放渠道' }).selectOption({ label: '银联卡' });
    await reward.getByRole('textbox', { name: '银联流水号' }).fill('YL20260613');
    await reward.getByLabel('付款时间').fill('2026-06-13T08:00');
    await send(page, '发奖励');
    await expect
      .poll(() => stored(id))
      .toMatchObject({ rewardAmount: 8_850, rewardStatus: 1, serialNum: 'YL20260613' });
  });
});

describe('lost cases', () => {
  const site = aSite();

  it('that wait are counted on the first page, and each figure leads to those that it counts', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'lost');
    await page.getByRole('link', { name: /^\d+ 失物待处理/ }).click();
    await page.waitForURL(`**${LIST}?**`);
    const waiting = await site().upstream.store.db.$count(lostOrderTable, eq(lostOrderTable.handleStatus, 0));
    await expect.poll(() => rows(page).count()).toBe(waiting);
    // who has paid is first
    expect(await rows(page).first().innerText()).toContain('VIP');
    expect(complaints).toEqual([]);
  });

  describeInFull('further cases', () => {
    it('stand beside each other by their stages, and a card leads to its case', async () => {
      const { page, complaints } = await site().aClerk();
      await signIn(page, 'lost', DEMO_PASSWORD, LIST);
      await page.getByRole('link', { name: '看板' }).click();
      const column = page.getByRole('region', { name: '查找中' });
      await column.getByRole('link').first().click();
      await page.getByRole('tab', { name: '处理', exact: true }).waitFor();
      expect(complaints).toEqual([]);
    });

    it('on a phone are shown one stage at a time', async () => {
      const { page, complaints } = await site().aClerk({ viewport: { width: 360, height: 720 } });
      await signIn(page, 'lost', DEMO_PASSWORD, `${LIST}?view=board`);
      await page.getByRole('region', { name: '待处理' }).getByRole('link').first().waitFor();
      await page.getByRole('combobox', { name: '进度' }).selectOption('searching');
      await page.getByRole('region', { name: '查找中' }).getByRole('link').first().waitFor();
      expect(await page.getByRole('region', { name: '待处理' }).count()).toBe(0);
      expect(complaints).toEqual([]);
    });
  });
});
