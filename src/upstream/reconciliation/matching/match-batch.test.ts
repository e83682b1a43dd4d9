/** What a statement finds in the books of a day. */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fundFlow, tradeBill } from '../../../../tests/builders/channel-bills.ts';
import { anOutlay } from '../../../../tests/builders/outlays.ts';
import {
  A_LINE,
  aDesk,
  anIncome,
  china,
  type Desk,
  flowOf,
  forgetBooks,
  NOON,
  YESTERDAY,
} from '../../../../tests/builders/reconciling.ts';
import { income } from '../../../contract/income.ts';
import { reconciliationCalls } from '../../../contract/reconciliation.ts';
import { incomeTable, outlayTable } from '../../domain/payments/tables.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await aDesk();
});
afterAll(() => desk.office.close());
beforeEach(() => forgetBooks(desk.office));

describe('the books of a day', () => {
  it('have a refund beside its payment, and one that was accepted before midnight on two days', async () => {
    await desk.ourA();
    const { id } = await anOutlay(desk.office, {
      bizStrId: '1',
      refundOf: [{ channel: 1, tradeNo: '4200-A', amount: 2_000 }],
    });
    await desk.office.store.db
      .update(outlayTable)
      .set({ state: 1, tradeNo: '503-A', amount: 2_000, payTime: china('2026-06-15 00:00:03') })
      .where(eq(outlayTable.id, id));
    const bill = tradeBill([
      A_LINE,
      { ...A_LINE, time: `${YESTERDAY} 23:59:58`, refundNo: '503-A', refundOut: 'RF-A' },
    ]);
    await desk.bill(bill);
    expect(await desk.differences()).toMatchObject([
      {
        type: 5,
        gap: 2_000,
        ours: { resource: 'finance/outlay', amount: -2_000 },
        theirs: { channelNo: '503-A', originalChannelNo: '4200-A', amount: -2_000 },
      },
    ]);
  });

  it('end at midnight in China, also on 29 February', async () => {
    await desk.ourA({ payTime: china('2024-02-29 23:59:59') });
    await anIncome(desk.office, { tradeNo: '4200-B', payTime: china('2024-03-01 00:00:00') });
    await desk.bill(tradeBill([{ ...A_LINE, time: '2024-02-29 23:59:59' }]), {
      days: ['2024-02-29'],
    });
    expect(await desk.channelOf(1, '2024-02-29')).toMatchObject({ result: 'same', platformIn: { count: 1 } });
    expect(await desk.dayOf('2024-02-29')).toMatchObject({ dueOn: china('2024-03-01 12:00:00') });
    // the books begin with this statement
    expect(await desk.dayOf('2024-02-28')).toMatchObject({ dueOn: null });
    expect(
      await desk.finance.ask(reconciliationCalls.getDay, { query: { day: '2026-02-29' } }),
    ).toMatchObject({
      http: 400,
    });
  });

  it('hold payouts against the fund flow, whose trades belong to the trade bill', async () => {
    const { id, outTradeNo } = await anOutlay(desk.office, { bizCode: 2, tradeChannel: 4, amount: 48_000 });
    await desk.office.store.db
      .update(outlayTable)
      .set({ state: 1, tradeNo: '1000-P', payTime: china(NOON) })
      .where(eq(outlayTable.id, id));
    const flow = fundFlow([
      { time: NOON, no: '4200-A', voucher: 'BK-A', amount: 2_000, name: ['交易', '交易'] },
      { time: NOON, no: '4200-A', voucher: 'BK-A', amount: -12, name: ['扣除交易手续费', '扣除交易手续费'] },
      { time: NOON, no: '1000-P', voucher: outTradeNo, amount: -48_000 },
    ]);
    await desk.bill(flow);
    expect(await desk.channelOf(2)).toMatchObject({
      result: 'same',
      channelOut: { count: 1, amount: 48_000 },
      batch: { balance: 'proved', asideCount: 2 },
    });
  });

  it('keep a refund that was accepted and closed on a later day, and count what came back', async () => {
    const { id } = await anOutlay(desk.office, {
      bizStrId: '1',
      refundOf: [{ channel: 1, tradeNo: '4200-A', amount: 2_000 }],
    });
    await desk.office.store.db
      .update(outlayTable)
      .set({
        state: 1,
        tradeNo: '503-A',
        amount: 2_000,
        payTime: china('2026-06-01 09:00:00'),
        reconState: 1,
      })
      .where(eq(outlayTable.id, id));
    const closed = { time: NOON, no: '503-A', voucher: 'REF4200-A', amount: 2_000 };
    await desk.bill(fundFlow([{ ...closed, name: ['退款关闭', '退款关闭'] }]));
    const found = await desk.only();
    expect(found).toMatchObject({ type: 4, gap: -2_000, amount: 2_000, ours: { id } });
    expect(await desk.channelOf(2)).toMatchObject({ channelIn: { count: 1, amount: 2_000 } });
    const { choices } = await desk.detailOf(found);
    expect(choices.filter(({ refusal }) => refusal === null).map(({ handling }) => handling)).toEqual([2, 4]);
    const handled = await desk.handle(found, 2);
    expect(handled.data.correction).toMatchObject({ resource: 'finance/income', amount: 2_000 });
    await desk.match();
    expect(await desk.only()).toEqual(handled.data);
    expect((await desk.close()).errCode).toBe(0);
  });

  it('keep a payout that was returned on a later day, and count what came back', async () => {
    const { id, outTradeNo } = await anOutlay(desk.office, { bizCode: 2, tradeChannel: 4, amount: 48_000 });
    await desk.office.store.db
      .update(outlayTable)
      .set({ state: 1, tradeNo: '1000-P', payTime: china('2026-06-13 12:00:00'), reconState: 1 })
      .where(eq(outlayTable.id, id));
    await desk.bill(flowOf(outTradeNo, 48_000));
    expect(await desk.only()).toMatchObject({ type: 4, gap: -48_000, ours: { id } });
  });

  it('are held against an answer without a bill, of the channel that is named', async () => {
    await desk.ourA({ tradeNo: '2026061422001400000000000001' });
    await desk.bill('No Bill Exist', { channel: 3 });
    expect(await desk.only()).toMatchObject({ type: 1, channel: 3 });
    await desk.bill('No Bill Exist', { channel: 4 });
    expect(await desk.channelOf(4)).toMatchObject({ result: 'same' });
  });

  it('lead to their rows by the same filters', async () => {
    await desk.ourA();
    await anIncome(desk.office, { tradeNo: '2026061422001400000000000001' });
    const listed = await desk.finance.ask(income.calls.list, { query: { statementChannel: 3 } });
    expect(listed.data).toMatchObject([{ tradeNo: '2026061422001400000000000001' }]);
    expect(await desk.channelOf(3)).toMatchObject({ platformIn: { count: 1 }, result: 'missing' });
    const [first] = await desk.office.store.db.select().from(incomeTable);
    expect((await desk.finance.ask(income.calls.list, { query: { corrects: first?.id } })).data).toEqual([]);
  });
});
