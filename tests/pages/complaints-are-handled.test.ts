/** Complaints: taken from an order, accepted, answered and closed, with the ride attached; what waits leads to its list. */
// @feature complaint
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { complaintEvidence, complaintTable } from '../../src/upstream/domain/complaints/tables.ts';
import { driver } from '../../src/upstream/domain/fleet/tables.ts';
import { taxiOrder } from '../../src/upstream/domain/orders/tables.ts';
import { aListOf } from '../builders/calls.ts';
import { aSite, DEMO_PASSWORD, signIn } from '../window/site.ts';
import { rows } from './resources.ts';

const LIST = '/monitorDispatch/complaint';

describe('complaints', () => {
  const site = aSite();
  const db = () => site().upstream.store.db;

  it('are taken from an order with its number, which nobody types, and brought to their end', async () => {
    const { page, complaints } = await site().aClerk();
    const [order] = await db().select().from(taxiOrder).where(eq(taxiOrder.mainStatus, 3)).limit(1);
    await signIn(page, 'agent', DEMO_PASSWORD, `/order/orderList/${order?.id}`);
    await page.getByRole('button', { name: '投诉', exact: true }).click();
    await page.waitForURL(`**${LIST}/create?orderId=${order?.id}`);
    await page.getByLabel('类型').selectOption({ label: '绕路' });
    await page.getByRole('textbox', { name: '投诉内容' }).fill('绕了两条街');
    await page.getByRole('button', { name: /^登记/ }).click();
    await page.getByRole('heading', { name: /^TS\d{12}$/ }).waitFor();
    const stored = async () =>
      (await db().select().from(complaintTable).where(eq(complaintTable.content, '绕了两条街')))[0];
    expect(await stored()).toMatchObject({
      orderId: order?.id,
      mobile: order?.mobile,
      plateNumber: order?.plateNum,
      addressType: order?.addressType,
    });

    const act = (name: string) => page.getByRole('button', { name, exact: true }).first();
    expect(await act('答复').isDisabled()).toBe(true);
    await page.getByText('受理后才能答复；不属投诉的可驳回').waitFor();
    await act('受理').click();
    await page.getByText('已受理，10 天内答复').waitFor();
    await act('答复').click();
    const reply = page.getByRole('group', { name: '答复' });
    await reply.getByRole('textbox', { name: '答复内容' }).fill('已致歉');
    expect(await reply.getByRole('button', { name: '答复' }).isDisabled()).toBe(true);
    await reply.getByRole('combobox', { name: '责任认定' }).selectOption({ label: '司机有责' });
    await reply.getByRole('button', { name: '答复' }).click();
    await page.getByText('已答复，等待回访').waitFor();

    await page.getByRole('button', { name: `附上行程 ${order?.orderNo}` }).click();
    await page.getByRole('article', { name: order?.orderNo ?? '' }).waitFor();
    const [attached] = await db().select().from(complaintEvidence);
    expect(attached).toMatchObject({ orderId: order?.id, price: order?.price });

    await act('结案').click();
    const close = page.getByRole('group', { name: '结案' });
    await close.getByRole('combobox', { name: '回访结果' }).selectOption({ label: '满意' });
    await close.getByRole('button', { name: '结案' }).click();
    await expect.poll(async () => (await stored())?.state).toBe(3);
    await page.getByText('结案 · 满意').waitFor();
    await page.getByText('答复 · 司机有责 · 已致歉').waitFor();
    expect(complaints).toEqual([]);
  });

  it('that wait are counted on the first page, and each figure leads to those that it counts', async () => {
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'agent');
    await page.getByRole('link', { name: /^1 投诉已超时/ }).click();
    await page.waitForURL(`**${LIST}?**`);
    await expect.poll(() => rows(page).count()).toBe(1);
    expect(await rows(page).first().innerText()).toMatch(/超时 \d+ 小时/);
    expect(complaints).toEqual([]);
  });

  it('keep what was half written of an answer', async () => {
    const { page } = await site().aClerk();
    const [open] = await db().select().from(complaintTable).where(eq(complaintTable.state, 1)).limit(1);
    await signIn(page, 'agent', DEMO_PASSWORD, `${LIST}/${open?.id}`);
    const act = page.getByRole('button', { name: '答复', exact: true }).first();
    await act.click();
    await page.getByRole('textbox', { name: '答复内容' }).fill('正在核实轨迹');
    await page.goto('/dashboard/index');
    await page.goto(`${LIST}/${open?.id}`);
    await act.click();
    await expect
      .poll(() => page.getByRole('textbox', { name: '答复内容' }).inputValue())
      .toBe('正在核实轨迹');
    // Escape leaves it as it is, and the button that opened it has the focus
    await page.getByRole('textbox', { name: '答复内容' }).focus();
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: '答复内容' }).waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('答复');
    await act.click();
    expect(await page.getByRole('textbox', { name: '答复内容' }).inputValue()).toBe('正在核实轨迹');
  });

  it('of a call lead to it, and it to them', async () => {
    const { page, complaints } = await site().aClerk();
    const [callId = '', otherId = ''] = await aListOf(db(), [
      { enteredOn: Date.now(), callno: '13877018021', agentName: '韦一' },
      { enteredOn: Date.now(), callno: '13877018022' },
    ]);
    await signIn(page, 'agent', DEMO_PASSWORD, `${LIST}/create?callId=${callId}`);
    await page.getByLabel('类型').selectOption({ label: '服务态度' });
    await page.getByRole('textbox', { name: '投诉内容' }).fill('电话里说的');
    await page.getByRole('button', { name: /^登记/ }).click();
    const title = await page.getByRole('heading', { name: /^TS\d{12}$/ }).textContent();
    await page.getByRole('button', { name: '查看通话' }).click();
    const drawer = page.getByRole('complementary', { name: '通话' });
    await drawer.getByText('138****8021').waitFor();
    expect(await drawer.locator('[data-call]').count()).toBe(1);
    await page.goto(LIST);
    await page.getByRole('button', { name: '通话列表' }).click();
    await drawer.locator(`[data-call="${otherId}"]`).waitFor();
    await drawer
      .locator(`[data-call="${callId}"]`)
      .getByRole('button', { name: /的通话$/ })
      .click();
    await page.getByRole('dialog').getByRole('link', { name: '投诉', exact: true }).click();
    await page.getByRole('heading', { name: title ?? '' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('against a driver are counted in his record, for who may read them, and the figure leads to these', async () => {
    const [one, other] = await db().select({ id: driver.id }).from(driver).orderBy(driver.id).limit(2);
    await db().update(complaintTable).set({ driverId: other?.id });
    const found = await db().select({ id: complaintTable.id }).from(complaintTable).limit(2);
    for (const { id } of found)
      await db().update(complaintTable).set({ driverId: one?.id }).where(eq(complaintTable.id, id));
    const { page, complaints } = await site().aClerk();
    await signIn(page, 'admin', DEMO_PASSWORD, `/driver-manage/driver-info/${one?.id}`);
    await page.getByRole('link', { name: '2', exact: true }).click();
    await page.waitForURL(url => url.pathname === LIST);
    await expect.poll(() => rows(page).count()).toBe(2);
    // who sees drivers and no complaints
    const monitor = await site().aClerk();
    await signIn(monitor.page, 'monitor', DEMO_PASSWORD, `/driver-manage/driver-info/${one?.id}`);
    await monitor.page.getByText('证件', { exact: false }).first().waitFor();
    expect(await monitor.page.locator('main').textContent()).not.toContain('投诉');
    expect([...complaints, ...monitor.complaints]).toEqual([]);
  });
});
