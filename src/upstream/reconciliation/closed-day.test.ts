/** What is closed stays, and is corrected in open books. */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tradeBill } from '../../../tests/builders/channel-bills.ts';
import { theOutlay } from '../../../tests/builders/outlays.ts';
import {
  A_LINE,
  aDesk,
  china,
  type Desk,
  flowOf,
  forgetBooks,
  NOON,
  TODAY,
  YESTERDAY,
} from '../../../tests/builders/reconciling.ts';
import { reconciliationCalls } from '../../contract/reconciliation.ts';
import { sqlStateOf } from '../core/database/fault.ts';
import { boundsOf } from '../domain/books/days.ts';
import { bookDay } from '../domain/books/tables.ts';
import { markRefunded } from '../domain/payments/incomes.ts';
import { incomeTable, outlayTable } from '../domain/payments/tables.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await aDesk();
});
afterAll(() => desk.office.close());
beforeEach(() => forgetBooks(desk.office));

describe('a closed day', () => {
  let db: Desk['office']['store']['db'];
  beforeAll(() => {
    db = desk.office.store.db;
  });
  const closedWith = async () => {
    const row = await desk.ourA({ fee: 12 });
    await desk.bill(tradeBill([{ ...A_LINE, fee: 12 }]));
    await desk.close();
    return row;
  };

  const refusalOf = (work: PromiseLike<unknown>) =>
    Promise.resolve(work).then(
      () => 'nothing',
      (error: unknown) => sqlStateOf(error),
    );
  const TO_OTHER_DAY = { payTime: china(`${TODAY} 01:00:00`) };

  it('keeps its incomes at the database, but for refund marks', async () => {
    const { id } = await closedWith();
    const change = (set: Partial<typeof incomeTable.$inferInsert>) =>
      db.update(incomeTable).set(set).where(eq(incomeTable.id, id));
    const sets = [
      { amount: 1 },
      { fee: 1 },
      { tradeChannel: 2 },
      { billChannel: 3 },
      { tradeNo: 'X' },
      TO_OTHER_DAY,
      { channelTime: 1 },
      { reconState: 2 },
      { state: 3 },
    ] as const;
    for (const set of sets) expect(await refusalOf(change(set)), JSON.stringify(set)).toBe('CD001');
    expect(await refusalOf(db.delete(incomeTable).where(eq(incomeTable.id, id)))).toBe('CD001');
    const { id: _id, ...other } = { ...(await db.select().from(incomeTable))[0], tradeNo: 'X' };
    expect(await refusalOf(db.insert(incomeTable).values(other as never))).toBe('CD001');
    await change({ state: 5, remark: '已退款' });
    await desk.inside(inside =>
      markRefunded(
        { db: inside, clock: desk.office.clock },
        { bizCode: 9, bizStrId: '1', amount: 2_000 },
        null,
      ),
    );
  });

  it('keeps its outlays at the database, but for receipts', async () => {
    const { id, outTradeNo } = await desk.aPayout();
    const paid = { state: 1, tradeNo: '1000-P', payTime: china(NOON) } as const;
    await db.update(outlayTable).set(paid).where(eq(outlayTable.id, id));
    await desk.bill(flowOf(outTradeNo));
    expect((await desk.close()).errCode).toBe(0);
    const change = (set: Partial<typeof outlayTable.$inferInsert>) =>
      db.update(outlayTable).set(set).where(eq(outlayTable.id, id));
    const sets = [
      { amount: 1 },
      { tradeChannel: 2 },
      { billChannel: 4 },
      { tradeNo: 'X' },
      TO_OTHER_DAY,
      { channelTime: 1 },
      { reconState: 2 },
      { state: 2 },
    ] as const;
    for (const set of sets) expect(await refusalOf(change(set)), JSON.stringify(set)).toBe('CD001');
    expect(await refusalOf(db.delete(outlayTable).where(eq(outlayTable.id, id)))).toBe('CD001');
    const { id: _id, ...other } = { ...(await db.select().from(outlayTable))[0], outTradeNo: 'X' };
    expect(await refusalOf(db.insert(outlayTable).values({ ...other, tradeNo: 'Y' } as never))).toBe('CD001');
    await change({ receiptUrl: 'https://x', remark: '回单已补' } as never);
    expect(await theOutlay(desk.office, { id })).toMatchObject({ receiptUrl: 'https://x', amount: 48_000 });
  });

  it('takes no statement, no match and no handling', async () => {
    await closedWith();
    const { data } = await desk.sendUp(tradeBill([A_LINE, { ...A_LINE, no: 'X' }]));
    expect(data.standing).toMatchObject([{ isClosed: 1 }]);
    expect(
      await desk.finance.ask(reconciliationCalls.importStatement, {
        body: { fileId: data.fileId, days: [YESTERDAY], replaces: 1 },
      }),
    ).toMatchObject({ failure: { reason: 'DAY_CLOSED' } });
    expect(
      (await desk.finance.ask(reconciliationCalls.matchDay, { body: { day: YESTERDAY } })).failure.reason,
    ).toBe('DAY_CLOSED');
  });

  it('refuses an import that was begun before it was closed', async () => {
    const { data } = await desk.sendUp(tradeBill([A_LINE]));
    const begun = await desk.finance.ask(reconciliationCalls.importStatement, {
      body: { fileId: data.fileId, days: [YESTERDAY] },
    });
    expect((await desk.close()).failure.reason).toBe('CLOSE_STATEMENT_MISSING');
    expect(begun.errCode).toBe(0);
  });

  it('is corrected by a row of today that points to the difference, once', async () => {
    await desk.bill(tradeBill([A_LINE]));
    const ignored = await desk.handle(await desk.only(), 4, { remark: '测试订单' });
    await desk.close();
    expect((await desk.handle(ignored.data, 2)).failure.reason).toBe('DAY_CLOSED');
    expect((await desk.takeBack(ignored.data)).failure.reason).toBe('DAY_CLOSED');
    const correct = (version: number) =>
      desk.finance.ask(reconciliationCalls.correctClosed, {
        body: { id: ignored.data.id, version, remark: '补记上日收款' },
      });
    const corrected = await correct(ignored.data.version);
    expect(corrected.data).toMatchObject({
      handling: 4,
      correction: { resource: 'finance/income', amount: 2_000, day: TODAY },
    });
    expect((await correct(corrected.data.version)).failure.reason).toBe('CORRECTION_MADE');
    // today's books do not miss it on today's statement, and need none for it
    expect(await desk.channelOf(1, TODAY)).toMatchObject({ result: 'none', platformIn: { count: 1 } });
    await desk.bill('No Bill Exist', { days: [TODAY] });
    expect(await desk.differences(TODAY)).toEqual([]);
    expect((await desk.dayOf(TODAY)).events.map(({ act }) => act)).toContain('correct');
  });

  it('opened again keeps a correction in books that were closed meanwhile, and frees one in open books', async () => {
    await desk.bill(tradeBill([A_LINE]));
    const ignored = await desk.handle(await desk.only(), 4, { remark: '测试订单' });
    await desk.close();
    const corrected = await desk.correctClosed(ignored.data);
    await desk.reopen(desk.reopener);
    const { from: startOn, to: endOn } = boundsOf(TODAY);
    const today = { day: TODAY, startOn, endOn, closedOn: 1, createdOn: 1, updatedOn: 1 };
    await db.insert(bookDay).values(today);
    expect((await desk.takeBack(corrected.data)).failure.reason).toBe('DAY_CLOSED');
    await desk.bill('No Bill Exist', { replaces: 1 });
    expect(await desk.only()).toMatchObject({ handleState: 1, correction: { amount: 2_000 } });
    await db.delete(bookDay).where(eq(bookDay.day, TODAY));
    await desk.match();
    expect(await desk.differences()).toEqual([]);
    expect(await db.select().from(incomeTable)).toMatchObject([{ bizCode: 9, state: 3 }]);
  });

  it('is not corrected where our payment has taken the end of the channel', async () => {
    const { outTradeNo } = await desk.aPayout();
    await desk.bill(flowOf(outTradeNo));
    const corrected = await desk.handle(await desk.only(), 1);
    expect((await desk.close()).errCode).toBe(0);
    expect((await desk.correctClosed(corrected.data)).failure.reason).toBe('DIFFERENCE_HANDLED');
  });

  it('stays open for no correction from outside', async () => {
    await desk.bill(tradeBill([A_LINE]));
    const { id, version } = await desk.only();
    const body = { id, version, remark: '补记' };
    expect((await desk.finance.ask(reconciliationCalls.correctClosed, { body })).failure.reason).toBe(
      'DAY_NOT_CLOSED',
    );
  });
});
