// @tier full
/** An agent before an operator's old system: its calls, tags and people, the call it tells of, and what it counts. */
// @feature call, call-statistics
import { beforeAll, describe, expect, it } from 'vitest';
import { toDayInput } from '../../src/kit/format/time.ts';
import { UNRESOLVED_TEXT, visibleTexts } from '../builders/unresolved-text.ts';
import { connected } from '../journeys/sockets.ts';
import { violations } from '../window/axe.ts';
import type { Page } from '../window/page.ts';
import { aForeignSite, type Clerk, DEMO_PASSWORD, signIn } from '../window/site.ts';

const ORDERS = '/order/orderList';
const DAY_MS = 86_400_000;
const AGENT = 'weichunyan';
/** Whoever takes part without a telephone. */
const OTHER = 'weidabao';

const { site, upstream } = aForeignSite();
const drawer = (page: Page) => page.getByRole('complementary', { name: '通话' });
const rows = (page: Page) => drawer(page).locator('[data-call]');
const tabs = (page: Page) => drawer(page).getByRole('group', { name: '通话类别' });
const tab = (page: Page, name: RegExp) => tabs(page).getByRole('button', { name });
const nobody = (page: Page) => page.getByRole('button', { name: '无来电' });
const call = (id: number) => upstream().state.calls.find(each => each.id === id);

/** Somebody at his page, who is told what is told from now on. */
async function atWork(account: string, target = ORDERS): Promise<Clerk> {
  const clerk = await site().aClerk({ viewport: { width: 1366, height: 768 } });
  const socket = connected(clerk.page);
  await signIn(clerk.page, account, DEMO_PASSWORD, target);
  await socket;
  return clerk;
}

let clerk: Clerk;
beforeAll(async () => {
  clerk = await atWork(AGENT);
});

describe('the call drawer', () => {
  it('lists what the system knows, by tab, with how many', async () => {
    const { page } = clerk;
    await page.getByRole('button', { name: '通话列表' }).click();
    await expect.poll(() => rows(page).count()).toBe(7);
    await expect.poll(() => tabs(page).textContent()).toBe('来电6去电全部7');
    expect(await violations(page)).toEqual([]);
    await tab(page, /^来电/).click();
    await expect.poll(() => rows(page).count()).toBe(6);
    await tab(page, /^去电/).click();
    await drawer(page).getByText('无数据').waitFor();
    await tab(page, /^全部/).click();
    await expect.poll(() => rows(page).count()).toBe(7);
  });

  it('says how each went, and nothing that the system does not tell', async () => {
    const { page } = clerk;
    const rang = rows(page).filter({ hasText: '振铃未接' });
    await rang.waitFor();
    const waited = rows(page).filter({ hasText: '排队放弃' });
    expect(await rang.textContent()).not.toMatch(/秒/);
    expect(await waited.textContent()).not.toMatch(/秒/);
    expect(await rows(page).first().textContent()).toMatch(/周女士13877110001已接听.*01:23/);
  });

  it('seeks by number, time, agent, outcome and tag', async () => {
    const { page } = clerk;
    const choice = (name: string) => drawer(page).getByRole('combobox', { name });
    await drawer(page).getByRole('searchbox').fill('13877110004');
    await expect.poll(() => rows(page).count()).toBe(3);
    await drawer(page).getByRole('button', { name: '昨天' }).click();
    // soon after midnight some of them were yesterday
    const yesterday = toDayInput(Date.now() - DAY_MS);
    const ofYesterday = upstream().state.calls.filter(
      each => each.callno === '13877110004' && toDayInput(each.ringingdate) === yesterday,
    );
    await expect.poll(() => rows(page).count()).toBe(ofYesterday.length);
    await drawer(page).getByRole('group', { name: '时间' }).getByRole('button', { name: '全部' }).click();
    await choice('坐席').selectOption('8002');
    await expect.poll(() => rows(page).count()).toBe(1);
    await choice('坐席').selectOption('');
    await drawer(page).getByRole('searchbox').fill('');
    await choice('状态').selectOption('queueLeak');
    await expect.poll(() => rows(page).count()).toBe(1);
    await choice('状态').selectOption('');
    await choice('标记').selectOption('4');
    await expect.poll(() => rows(page).count()).toBe(2);
    await choice('标记').selectOption('');
    await expect.poll(() => rows(page).count()).toBe(7);
  });

  it('a hidden number is nobody: he has no name to be given, no calls, no telephone that rings', async () => {
    const { page } = clerk;
    await rows(page)
      .nth(1)
      .getByRole('button', { name: /^未知 号码隐藏/ })
      .click();
    const card = page.getByRole('dialog', { name: '未知' });
    expect(await card.getByRole('textbox', { name: '姓名' }).isDisabled()).toBe(true);
    expect(await card.getByRole('button', { name: '通话记录' }).count()).toBe(0);
    await page.keyboard.press('2');
    await expect.poll(() => call(60_002)?.tagging).toBe(2);
    await rows(page).nth(1).getByText('失物').waitFor();
  });

  it('somebody gets a name and a mark by his number, and his calls are read', async () => {
    const { page } = clerk;
    const who = rows(page).filter({ hasText: '13877110001' });
    await who.getByRole('button', { name: /的通话$/ }).click();
    const card = page.getByRole('dialog', { name: '周女士' });
    // neither a recording nor a dialled call, neither a case nor a complaint: no call of the system does that
    expect(await card.getByRole('button', { name: /听录音|^呼叫|登记失物|登记投诉/ }).count()).toBe(0);
    expect(await card.getByRole('link', { name: /登记失物|登记投诉|来电人/ }).count()).toBe(0);
    await card.getByRole('checkbox', { name: '老人' }).click();
    await page.getByText('编辑成功').first().waitFor();
    expect(call(60_001)).toMatchObject({ name: '周女士', isOldPerson: 1, isDriver: 0 });
    await page.keyboard.press('Escape');
    const regular = rows(page).filter({ hasText: '莫先生' }).first();
    await regular.getByRole('button', { name: /的通话$/ }).click();
    await page.getByRole('dialog', { name: '莫先生' }).getByRole('button', { name: '通话记录' }).click();
    const contacts = page.getByRole('dialog', { name: '通话记录' });
    await contacts.getByRole('row').nth(3).waitFor();
    expect(await contacts.getByRole('row').count()).toBe(4);
    await contacts.getByRole('combobox', { name: '类型' }).selectOption('dialout');
    await expect.poll(() => contacts.getByRole('row').count()).toBe(2);
    expect(await violations(page)).toEqual([]);
    await contacts.getByRole('button', { name: '关闭' }).click();
    // back at the card
    await page.keyboard.press('Escape');
  });

  it('who has ordered a taxi goes on to the desk with his number, which stays in no address', async () => {
    const { page } = clerk;
    const who = rows(page).filter({ hasText: '13877110001' });
    await who.getByRole('button', { name: '标记' }).click();
    await page.getByRole('menuitem', { name: '叫车' }).click();
    await page.getByRole('region', { name: '来电乘客' }).getByText('周女士').waitFor();
    expect(await page.locator('input[name="mobile"]').inputValue()).toBe('13877110001');
    expect(new URL(page.url()).search).not.toContain('138');
    expect(call(60_001)?.tagging).toBe(1);
  });

  it('a tag that the system refuses is said, and is not shown as if it were there', async () => {
    const { page, complaints } = clerk;
    await page.goto(ORDERS);
    await page.getByRole('button', { name: '通话列表' }).click();
    const rang = rows(page).filter({ hasText: '振铃未接' });
    await rang.waitFor();
    upstream().state.calls = upstream().state.calls.filter(({ id }) => id !== 60_003);
    await rang.getByRole('button', { name: '标记' }).click();
    await page.getByRole('menuitem', { name: '咨询' }).click();
    await page.getByText('操作失败').first().waitFor();
    await rang.getByRole('button', { name: '标记' }).waitFor();
    await page.getByRole('button', { name: '通话列表' }).click();
    expect(complaints).toEqual([]);
  });
});

describe('the call of the moment', () => {
  const told = { callId: 70_001, callno: '13877110004', name: '莫先生', ivrkey: 1, calltype: 'normal' };
  const tell = (type: string, data: object) => upstream().tell(AGENT, type, data);
  const panel = (page: Page, name: string) => page.getByRole('dialog', { name });

  it('rings, is answered, outlives a reload, and is over', async () => {
    const { page } = clerk;
    await nobody(page).waitFor();
    tell('ADMIN_LINK', { ...told, ringingdate: Date.now() });
    await panel(page, '来电').getByText('13877110004').waitFor();
    await panel(page, '来电')
      .getByText(/^按键 1/)
      .waitFor();
    expect(await violations(page)).toEqual([]);
    tell('ADMIN_LINK', { ...told, begin: Date.now() });
    await page.getByRole('button', { name: /^通话中 ?00:0/ }).waitFor();
    const socket = connected(page);
    await page.reload();
    await page.getByRole('button', { name: /^通话中 ?00:0/ }).waitFor();
    await socket;
    tell('ADMIN_UNLINK', { callId: told.callId, end: Date.now() });
    await panel(page, '这通电话是关于什么的？').waitFor();
    await panel(page, '这通电话是关于什么的？').getByRole('button', { name: '关闭' }).click();
    await nobody(page).waitFor();
  });

  it('a second one stands beside the first, and comes forward when it is chosen', async () => {
    const { page } = clerk;
    tell('ADMIN_LINK', { ...told, callId: 70_002, begin: Date.now() });
    await page.getByRole('button', { name: /^通话中/ }).waitFor();
    tell('ADMIN_LINK', { callId: 70_003, callno: null, name: null });
    await panel(page, '通话中')
      .getByText(/号码隐藏/)
      .waitFor();
    tell('ADMIN_UNLINK', { callId: 70_002 });
    await panel(page, '这通电话是关于什么的？').locator('[data-waiting]').click();
    await panel(page, '来电').waitFor();
    // what is told of others, of what never rang, or late, changes nothing
    tell('ADMIN_UNLINK', { callId: 79_999 });
    tell('ADMIN_LINK', { ...told, callId: 70_002 });
    tell('ADMIN_UNLINK', { callId: 70_003 });
    await panel(page, '来电已结束').getByRole('button', { name: '关闭' }).click();
    await panel(page, '这通电话是关于什么的？').getByRole('button', { name: '关闭' }).click();
    await nobody(page).waitFor();
  });

  it('an unlink without a link is nothing, and what is told of another account is not one’s own', async () => {
    const { page, complaints } = clerk;
    tell('ADMIN_UNLINK', { callId: 70_010 });
    tell('ADMIN_LINK', { ...told, callId: 70_010 });
    tell('ADMIN_LINK', { ...told, callId: 70_011, agent: '8002' });
    tell('ADMIN_LINK', { ...told, callId: 70_012, agent: 8001 });
    await panel(page, '来电').waitFor();
    expect(await page.locator('[data-waiting]').count()).toBe(0);
    tell('ADMIN_UNLINK', { callId: 70_012 });
    await nobody(page).waitFor();
    expect(complaints).toEqual([]);
  });

  it('who has no account at the switchboard has the calls, and none of his own', async () => {
    const { page, complaints } = await atWork(OTHER);
    await nobody(page).waitFor();
    upstream().tell(OTHER, 'ADMIN_LINK', { ...told, callId: 70_020, agent: '8001' });
    await page.getByRole('button', { name: '通话列表' }).click();
    await rows(page).first().waitFor();
    await tab(page, /^去电/).click();
    await drawer(page).getByText('无数据').waitFor();
    await nobody(page).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('what the system counts', () => {
  it('stands by day, agent, key and tag; what it does not tell has no figure', async () => {
    const { page, complaints } = await atWork('admin', '/report-statistics/call-statistics?period=month');
    const part = (name: string) => page.getByRole('region', { name, exact: true }).first();
    await part('按坐席').getByText('韦春燕', { exact: true }).waitFor();
    await page.getByText(/^上游只按它自己的口径统计/).waitFor();
    await part('按标记').locator('tbody tr').first().waitFor();
    const figures = await page.locator('main dl').allTextContents();
    expect(figures).toEqual([
      '通话量6',
      '接通率83.3%5 通',
      '10 秒接通率–',
      '未接11 通',
      '平均振铃–',
      '平均通话–',
    ]);
    expect(await page.evaluate(visibleTexts)).not.toMatch(UNRESOLVED_TEXT);
    expect(await page.locator('main dl a, main tbody a').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('is away while calls are there', async () => {
    const { page } = clerk;
    upstream().state.isCountingAway = true;
    const counting = await atWork('admin', '/report-statistics/call-statistics?period=month');
    await counting.page
      .getByText(/^话务统计没有读到/)
      .first()
      .waitFor();
    await page.goto(ORDERS);
    await page.getByRole('button', { name: '通话列表' }).click();
    await rows(page).first().waitFor();
    await drawer(page).getByText('坐席名单暂不可用').waitFor();
    upstream().state.isCountingAway = false;
  });

  it('offers nothing that it has no call for', async () => {
    const { page } = await atWork('admin');
    const menu = (await page.getByRole('navigation').first().textContent()) ?? '';
    for (const entry of ['呼叫中心', '话务台', '来电人', '投诉']) expect(menu).not.toContain(entry);
    for (const path of ['/callcenter/desk', '/callcenter/callers', '/monitorDispatch/complaint']) {
      await page.goto(path);
      await page.waitForURL(/\/404/);
    }
  });
});
