/** Payments come in after the books of their day were closed. */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tradeBill } from '../../../tests/builders/channel-bills.ts';
import { aPaymentOutside, theOutlay } from '../../../tests/builders/outlays.ts';
import {
  A_LINE,
  aDesk,
  anIncome,
  china,
  type Desk,
  forgetBooks,
  NOON,
  TODAY,
  YESTERDAY,
} from '../../../tests/builders/reconciling.ts';
import { difference } from '../domain/books/tables.ts';
import { takeIncome } from '../domain/payments/reports.ts';
import { settleOutlay } from '../domain/payments/settling.ts';
import { incomeTable } from '../domain/payments/tables.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await aDesk();
});
afterAll(() => desk.office.close());
beforeEach(() => forgetBooks(desk.office));

describe('a payment of a closed day that comes late', () => {
  beforeEach(async () => {
    await desk.close();
  });

  it('is taken, stands in the books of today, and is a difference there', async () => {
    const told = {
      reportNo: 'r-1',
      tradeChannel: 1,
      tradeNo: '4200-A',
      bizCode: 9,
      amount: 990,
      payTime: china(NOON),
      reportedBy: null,
    } as const;
    const outcome = await desk.inside(db => takeIncome({ db, clock: desk.office.clock, settlers: {} }, told));
    expect(outcome).toBe('noted');
    expect(await desk.office.store.db.select().from(incomeTable)).toMatchObject([
      { payTime: desk.office.clock(), channelTime: china(NOON), amount: 990 },
    ]);
    const late = await desk.only(TODAY);
    expect(late).toMatchObject({ type: 5, isLate: 1, carriedFrom: YESTERDAY, amount: 990, channel: 1 });
    expect((await desk.dayOf()).late).toEqual([
      { differenceId: late.id, day: TODAY, amount: 990, name: '4200-A' },
    ]);
    expect((await desk.dayOf()).events[0]).toMatchObject({ act: 'late', by: null, text: TODAY });
    // a match of today leaves it, and a person accepts it: no statement of today is needed for it
    expect(await desk.channelOf(1, TODAY)).toMatchObject({ result: 'different', waiting: 1 });
    await desk.bill('No Bill Exist', { days: [TODAY] });
    expect(await desk.only(TODAY)).toMatchObject({ id: late.id, handleState: 0 });
    expect((await desk.handle(late, 3)).data).toMatchObject({ handleState: 1, carriedTo: null });
    expect(await desk.channelOf(1, TODAY)).toMatchObject({ result: 'handled', waiting: 0 });
    // told again with another amount, the report is kept and the row is not touched
    const other = { ...told, reportNo: 'r-2', amount: 991 };
    expect(await desk.inside(db => takeIncome({ db, clock: desk.office.clock, settlers: {} }, other))).toBe(
      'different',
    );
  });

  it('is counted or late, where it comes while the day is closed', async () => {
    await desk.reopen(desk.reopener);
    for (let round = 0; round < 6; round += 1) {
      const tradeNo = `4200-${round}`;
      const [closed] = await Promise.all([desk.close(), anIncome(desk.office, { tradeNo })]);
      const [row] = await desk.office.store.db
        .select()
        .from(incomeTable)
        .where(eq(incomeTable.tradeNo, tradeNo));
      const isLate = row?.channelTime !== null;
      // either it was there, and the day waits for its statement, or it came after the closing
      expect([closed.errCode === 0, isLate]).toEqual(isLate ? [true, true] : [false, false]);
      if (isLate) await desk.reopen(desk.reopener);
      else await desk.office.store.db.delete(incomeTable).where(eq(incomeTable.tradeNo, tradeNo));
    }
  });

  it('also of what we pay: settled by the channel, or recorded as paid at the bank', async () => {
    const { id } = await desk.aPayout();
    await desk.inside(db =>
      settleOutlay({ db, clock: desk.office.clock, settlers: {} }, id, {
        state: 'paid',
        tradeNo: '1000-P',
        payTime: china(NOON),
      }),
    );
    expect(await theOutlay(desk.office, { id })).toMatchObject({ state: 1, channelTime: china(NOON) });
    await aPaymentOutside(desk.office, { payTime: china(NOON), bizStrId: '78' });
    const late = await desk.differences(TODAY);
    expect(late.map(({ channel, gap }) => [channel, gap]).toSorted()).toEqual([
      [2, -48_000],
      [4, -1_000],
    ]);
    expect(await desk.office.store.db.$count(difference)).toBe(2);
  });
});

describe('a payment that only the channel had, and that is reported after its day was closed', () => {
  const report = (reportNo: string) =>
    desk.inside(db =>
      takeIncome(
        { db, clock: desk.office.clock, settlers: {} },
        {
          reportNo,
          tradeChannel: 1,
          tradeNo: A_LINE.no,
          bizCode: 9,
          amount: A_LINE.amount,
          payTime: china(NOON),
          reportedBy: null,
        },
      ),
    );
  const books = async () =>
    (await desk.office.store.db.select().from(incomeTable)).reduce((sum, { amount }) => sum + amount, 0);

  it('is in the books once: it is not corrected beside', async () => {
    await desk.bill(tradeBill([A_LINE]));
    const ignored = await desk.handle(await desk.only(), 4, { remark: '测试订单' });
    await desk.close();
    await report('r-8');
    expect((await desk.correctClosed(ignored.data)).failure.reason).toBe('CORRECTION_MADE');
    expect(await books()).toBe(2_000);
  });

  it('is found by its line where the day is opened and matched again', async () => {
    await desk.bill(tradeBill([A_LINE]));
    await desk.handle(await desk.only(), 4, { remark: '测试订单' });
    await desk.close();
    await report('r-9');
    await desk.reopen(desk.reopener);
    await desk.match();
    const found = await desk.only();
    expect(found).toMatchObject({ type: 5, gap: -2_000, handleState: 0, ours: { tradeNo: A_LINE.no } });
    expect((await desk.handle(found, 3)).data).toMatchObject({ handleState: 1, carriedTo: TODAY });
    expect(await desk.only(TODAY)).toMatchObject({ isLate: 1, handleState: 1, handling: 3 });
    const closed = await desk.close();
    expect(closed.errCode).toBe(0);
    expect((await desk.correctClosed(await desk.only())).failure.reason).toBe('CORRECTION_MADE');
    expect(await books()).toBe(2_000);
  });
});
