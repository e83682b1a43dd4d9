/** What is acted on is what was read: calls that come while one works on another, and drafts of calls. */
// @feature call
import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminUser } from '../../src/upstream/core/identity/tables.ts';
import { callRecord } from '../../src/upstream/domain/calls/tables.ts';
import { complaintTable } from '../../src/upstream/domain/complaints/tables.ts';
import { lostOrderTable } from '../../src/upstream/domain/lost/tables.ts';
import { passenger } from '../../src/upstream/domain/orders/tables.ts';
import { anOrder } from '../builders/orders.ts';
import { aCallAt } from '../builders/ringing.ts';
import { connected } from '../journeys/sockets.ts';
import { aSite, type Clerk, DEMO_PASSWORD, signIn } from '../window/site.ts';

const [FIRST, SECOND, THIRD] = ['13877019001', '13877019002', '13877019003'] as const;
const shownAs = (mobile: string) => `138****${mobile.slice(-4)}`;

describe('calls that come while one works on another', () => {
  const site = aSite();
  let clerk: Clerk;
  let account = '';
  const db = () => site().upstream.store.db;
  const aCall = (callno: string) =>
    aCallAt({ clock: Date.now, store: site().upstream.store }, { callno, agent: account });
  const recordOf = async (callno: string) => {
    const [row] = await db().select().from(callRecord).where(eq(callRecord.callno, callno));
    if (!row) throw new Error('no call');
    return row;
  };
  const panel = () => clerk.page.getByRole('dialog', { name: /来电|通话中|关于什么/ });

  beforeAll(async () => {
    const [own] = await db().select().from(adminUser).where(eq(adminUser.account, 'agent'));
    account = own?.callSystemAccount ?? '';
    clerk = await site().aClerk({ viewport: { width: 1366, height: 768 } });
    const socket = connected(clerk.page);
    await signIn(clerk.page, 'agent', DEMO_PASSWORD, '/order/orderList');
    await socket;
    await clerk.page.getByRole('button', { name: '无来电' }).waitFor();
  });

  it('are rows with their seconds and a key each: the panel keeps its person until one leaves it', async () => {
    const { page } = clerk;
    const first = aCall(FIRST);
    await first('enter');
    await first('ring');
    await panel().getByText(shownAs(FIRST)).waitFor();
    const second = aCall(SECOND);
    await second('enter');
    await second('ring');
    const row = (callno: string) =>
      panel()
        .locator('[data-waiting]')
        .filter({ hasText: shownAs(callno) });
    await row(SECOND)
      .getByText(/00:00:\d\d/)
      .waitFor();
    expect(await row(SECOND).getAttribute('aria-keyshortcuts')).toBe('Alt+1');
    // the person of the panel is the one that was read
    expect(await panel().locator('code').first().textContent()).toBe(shownAs(FIRST));
    await first('link');
    await first('end', { endedBy: 'caller' });
    await second('link');
    await page.getByRole('dialog', { name: /关于什么/ }).waitFor();
    expect(await panel().locator('code').first().textContent()).toBe(shownAs(FIRST));

    // the form of the first, while a third comes
    await panel().getByRole('button', { name: /失物/ }).first().waitFor();
    await page.keyboard.press('2');
    await page.waitForURL('**/lost/index/create?**');
    const { id } = await recordOf(FIRST);
    expect(new URL(page.url()).searchParams.get('callId')).toBe(id);
    await expect.poll(() => panel().count()).toBe(0);
    const third = aCall(THIRD);
    await third('enter');
    await third('ring');
    await page.getByRole('button', { name: /另有 1 通/ }).waitFor();
    expect(new URL(page.url()).searchParams.get('callId')).toBe(id);
    await page.keyboard.press('Alt+c');
    await panel().waitFor();
    expect(await panel().locator('code').first().textContent()).toBe(shownAs(SECOND));
    await page.keyboard.press('Alt+1');
    await expect.poll(() => panel().locator('code').first().textContent()).toBe(shownAs(THIRD));
    await third('end', { endedBy: 'caller' });
    // nobody has answered it: it stays what is read, and does not become somebody else
    await page.getByRole('dialog', { name: '来电已结束' }).waitFor();
    await page.getByRole('dialog', { name: '来电已结束' }).getByRole('button', { name: '关闭' }).click();
    await second('end', { endedBy: 'caller' });
  });

  it('keep their drafts apart, each offered where it belongs and named by who called', async () => {
    const { page } = clerk;
    const [one, other] = [await recordOf(FIRST), await recordOf(SECOND)];
    const goods = page.locator('input[name="goodsName"]');
    const kept = page.getByText(/的内容还没有保存/);
    await page.goto(`/lost/index/create?callId=${one.id}`);
    await goods.fill('红色雨伞');
    await page.goto('/order/orderList');
    await page.goto(`/lost/index/create?callId=${other.id}`);
    await goods.waitFor();
    await page.getByText(shownAs(SECOND)).first().waitFor();
    expect(await kept.count()).toBe(0);
    await page.goto(`/lost/index/create?callId=${one.id}`);
    await kept.waitFor();
    await page.getByText(`来电 ${shownAs(FIRST)}`).waitFor();
    await page.getByRole('button', { name: '恢复' }).click();
    await expect.poll(() => goods.inputValue()).toBe('红色雨伞');
  });

  it('offer the caller’s rides by digit, and what is made of them tags the call', async () => {
    const { page } = clerk;
    const [who] = await db()
      .select()
      .from(passenger)
      .where(eq(passenger.mobile, SECOND))
      .orderBy(desc(passenger.id));
    const ride = {
      passengerId: who?.id ?? null,
      mobile: SECOND,
      mainStatus: 4,
      plateNum: '桂A12345',
    } as const;
    const order = await anOrder(db(), { ...ride, subStatus: 41, createdOn: Date.now() - 3_600_000 });
    const { id } = await recordOf(SECOND);
    await db().update(callRecord).set({ tagging: '0' }).where(eq(callRecord.id, id));
    await page.goto(`/monitorDispatch/complaint/create?callId=${id}`);
    const rides = page.getByRole('list', { name: '来电人的近几单' });
    await rides.getByRole('button').first().focus();
    await page.keyboard.press('1');
    await expect.poll(() => page.locator('input[name="plateNumber"]').inputValue()).toBe('桂A12345');
    await page.locator('select[name="type"]').selectOption('4');
    await page.locator('textarea[name="content"]').fill('司机态度不好');
    await page.getByRole('button', { name: /^登记/ }).click();
    await page.waitForURL(/complaint\/\d+$/);
    const [made] = await db().select().from(complaintTable).where(eq(complaintTable.callId, id));
    expect(made).toMatchObject({ orderId: order.id, plateNumber: '桂A12345' });
    expect(await recordOf(SECOND)).toMatchObject({ tagging: '3', complaintId: made?.id });
  });

  it('have a case that knows its ride, and are tagged by it', async () => {
    const { page } = clerk;
    const { id } = await recordOf(SECOND);
    await db().update(callRecord).set({ tagging: '0' }).where(eq(callRecord.id, id));
    await page.goto(`/lost/index/create?callId=${id}`);
    await page.getByRole('list', { name: '来电人的近几单' }).getByRole('button').first().click();
    await page.locator('input[name="goodsName"]').fill('蓝色水杯');
    await page.locator('select[name="goodsType"]').selectOption('99');
    await page.getByRole('button', { name: /^登记/ }).click();
    await page.waitForURL(/lost\/index\/\d+$/);
    const [made] = await db().select().from(lostOrderTable).where(eq(lostOrderTable.goodsName, '蓝色水杯'));
    expect(made).toMatchObject({ callId: id, plateNumber: '桂A12345', upAddress: '民族大道 131 号' });
    expect(made?.orderId).not.toBeNull();
    expect((await recordOf(SECOND)).tagging).toBe('2');
    expect(clerk.complaints).toEqual([]);
  });
});
