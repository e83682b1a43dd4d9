/** Differences are handled, and taken back. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fundFlow, tradeBill } from '../../../../tests/builders/channel-bills.ts';
import { theOutlay } from '../../../../tests/builders/outlays.ts';
import {
  A_LINE,
  aDesk,
  china,
  type Desk,
  flowOf,
  forgetBooks,
  NOON,
  YESTERDAY,
} from '../../../../tests/builders/reconciling.ts';
import { reconciliationCalls } from '../../../contract/reconciliation.ts';
import { settleOutlay } from '../../domain/payments/settling.ts';
import { incomeTable, outlayTable } from '../../domain/payments/tables.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await aDesk();
});
afterAll(() => desk.office.close());
beforeEach(() => forgetBooks(desk.office));

describe('a difference', () => {
  it('of state is corrected: our payment takes the end that the channel has', async () => {
    const { id, outTradeNo } = await desk.aPayout();
    await desk.bill(flowOf(outTradeNo));
    const found = await desk.only();
    expect(found).toMatchObject({ type: 4, amount: 48_000, gap: 48_000, handleState: 0 });
    const detail = await desk.detailOf(found);
    expect(detail).toMatchObject({
      proposed: 1,
      choices: [
        { handling: 1, refusal: null, effect: { end: 'paid', bizCode: 2, day: YESTERDAY } },
        { handling: 2, refusal: 'ADD_UNDER_WAY' },
        { handling: 3, refusal: 'CARRY_SAME_DAY' },
        { handling: 4, refusal: null },
      ],
      evidence: { balance: 'proved', lineCount: 1, second: [], canQuery: 1, query: null },
    });
    const done = await desk.handle(found, 1);
    expect(done.data).toMatchObject({ handleState: 1, handling: 1, handledBy: '陆文彬' });
    expect(await theOutlay(desk.office, { id })).toMatchObject({
      state: 1,
      tradeNo: '1000-P',
      amount: 48_000,
      payTime: china(NOON),
      reconState: 1,
    });
    expect((await desk.takeBack(done.data)).failure.reason).toBe('TAKE_BACK_SETTLED');
  });

  it('of state is corrected to failed, where the channel has given it back', async () => {
    const { id, outTradeNo } = await desk.aPayout();
    const back = {
      time: NOON,
      no: '1000-Q',
      voucher: outTradeNo,
      amount: 48_000,
      name: ['企业付款退回', '付款退回'],
    } as const;
    const flow = fundFlow([{ time: NOON, no: '1000-P', voucher: outTradeNo, amount: -48_000 }, back]);
    await desk.bill(flow);
    await desk.handle(await desk.only(), 1);
    expect(await theOutlay(desk.office, { id })).toMatchObject({ state: 3, failCode: 'STATEMENT' });
  });

  it('that another amount makes is not corrected: amounts are never overwritten', async () => {
    const { id, outTradeNo } = await desk.aPayout();
    await desk.bill(flowOf(outTradeNo, -47_000));
    const found = await desk.only();
    expect((await desk.handle(found, 1)).failure.reason).toBe('CORRECT_DIFFERS');
    await desk.inside(db =>
      settleOutlay({ db, clock: desk.office.clock, settlers: {} }, id, {
        state: 'paid',
        tradeNo: '1000-P',
        payTime: china(NOON),
      }),
    );
    await desk.match();
    const amount = await desk.only();
    expect(amount).toMatchObject({ type: 3, amount: 1_000, gap: -1_000 });
    expect((await desk.handle(amount, 1)).failure.reason).toBe('CORRECT_ENDED');
    const added = await desk.handle(amount, 2);
    expect(added.data.correction).toMatchObject({
      resource: 'finance/income',
      amount: 1_000,
      day: YESTERDAY,
    });
    expect(await theOutlay(desk.office, { id })).toMatchObject({ amount: 48_000, reconState: 2 });
  });

  it('that only the channel has is added, taken back, and added again', async () => {
    await desk.bill(tradeBill([A_LINE]));
    const found = await desk.only();
    expect(await desk.detailOf(found)).toMatchObject({
      proposed: 2,
      choices: [{ refusal: 'CORRECT_NO_ROW' }, {}, {}, {}],
    });
    const added = await desk.handle(found, 2, { remark: '漏单' });
    expect(added.data.correction).toMatchObject({
      resource: 'finance/income',
      amount: 2_000,
      day: YESTERDAY,
    });
    const [row] = await desk.office.store.db.select().from(incomeTable);
    expect(row).toMatchObject({
      bizCode: 9,
      corrects: found.id,
      amount: 2_000,
      payTime: china(NOON),
      reconState: 1,
      remark: '漏单',
    });
    // matching again finds the row for the line, and the difference stays handled
    await desk.match();
    expect(await desk.only()).toMatchObject({ id: found.id, handleState: 1 });
    expect((await desk.dayOf()).channels[0]).toMatchObject({ result: 'handled', waiting: 0, handled: 1 });
    const back = await desk.takeBack(added.data);
    expect(back.data).toMatchObject({ handleState: 0, handling: null, correction: null });
    expect(await desk.office.store.db.select().from(incomeTable)).toMatchObject([{ state: 3 }]);
    expect((await desk.handle(back.data, 2)).errCode).toBe(0);
  });

  it('that only we have is reversed by a row, or ignored with four characters at least', async () => {
    await desk.ourA();
    await desk.bill('No Bill Exist');
    const found = await desk.only();
    expect((await desk.handle(found, 4, { remark: ' 测试 ' })).failure.reason).toBe('REMARK_SHORT');
    expect((await desk.handle(found, 4)).failure.reason).toBe('REMARK_SHORT');
    const ignored = await desk.handle(found, 4, { remark: '司机代收现金' });
    expect(ignored.data).toMatchObject({ handling: 4, handleRemark: '司机代收现金' });
    expect((await desk.handle(ignored.data, 2)).failure.reason).toBe('DIFFERENCE_HANDLED');
    const back = await desk.takeBack(ignored.data);
    const added = await desk.handle(back.data, 2);
    expect(added.data.correction).toMatchObject({ resource: 'finance/outlay', amount: -2_000 });
    expect(await desk.office.store.db.select().from(outlayTable)).toMatchObject([
      { bizCode: 9, state: 1, amount: 2_000, corrects: found.id },
    ]);
  });

  it('of 1 000 yuan and more has its amount named back', async () => {
    await desk.bill(tradeBill([{ ...A_LINE, amount: 100_000 }]));
    const found = await desk.only();
    expect((await desk.detailOf(found)).choices[1]).toMatchObject({
      namesAmount: 1,
      effect: { amount: 100_000 },
    });
    expect((await desk.handle(found, 2)).failure.reason).toBe('AMOUNT_NOT_NAMED');
    expect((await desk.handle(found, 2, { amount: 10_000 })).failure.reason).toBe('AMOUNT_DIFFERS');
    expect((await desk.handle(found, 2, { amount: 100_000 })).errCode).toBe(0);
  });

  it('is handled once: a colleague who was slower is told so', async () => {
    await desk.bill(tradeBill([A_LINE]));
    const found = await desk.only();
    await desk.handle(found, 4, { remark: '测试订单' });
    const late = await desk.handle(found, 2, {}, desk.second);
    expect(late).toMatchObject({ http: 409, errCode: 3001 });
    expect(late.failure.current).toMatchObject({ handledBy: '陆文彬', handling: 4 });
  });

  it('is asked about at the channel, which is evidence and nothing else', async () => {
    const { outTradeNo, id } = await desk.aPayout();
    await desk.bill(flowOf(outTradeNo));
    const found = await desk.only();
    const asked = await desk.finance.ask(reconciliationCalls.queryDifference, { body: { id: found.id } });
    expect(asked.data.evidence.query).toMatchObject({ state: 'unknown', by: '陆文彬' });
    expect(asked.data.difference.version).toBe(found.version);
    expect(await theOutlay(desk.office, { id })).toMatchObject({ state: 2 });
  });
});
