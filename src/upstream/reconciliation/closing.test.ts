/** A day is closed, and opened again. */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tradeBill } from '../../../tests/builders/channel-bills.ts';
import {
  A_LINE,
  aDesk,
  type Desk,
  forgetBooks,
  sendUp,
  TODAY,
  YESTERDAY,
} from '../../../tests/builders/reconciling.ts';
import { operateLog } from '../core/audit/tables.ts';
import { settleOutlay } from '../domain/payments/settling.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await aDesk();
});
afterAll(() => desk.office.close());
beforeEach(() => forgetBooks(desk.office));

describe('a day', () => {
  it('is closed when every channel has its statement and every difference is handled', async () => {
    await desk.ourA();
    expect(await desk.dayOf()).toMatchObject({ closeRefusal: 'CLOSE_STATEMENT_MISSING', state: 'open' });
    expect((await desk.close()).failure).toMatchObject({
      reason: 'CLOSE_STATEMENT_MISSING',
      days: [YESTERDAY],
    });
    await desk.bill('No Bill Exist');
    expect((await desk.close()).failure.reason).toBe('CLOSE_DIFFERENCES');
    await desk.handle(await desk.only(), 4, { remark: '测试订单' });
    const { id } = await desk.aPayout({ amount: 100 });
    expect((await desk.close()).failure.reason).toBe('CLOSE_PROCESSING');
    await desk.inside(db =>
      settleOutlay({ db, clock: desk.office.clock, settlers: {} }, id, { state: 'failed', failCode: 'X' }),
    );
    const closed = await desk.close();
    expect(closed.data).toMatchObject({
      state: 'closed',
      closedBy: '陆文彬',
      payments: 1,
      missing: { statements: 0, differences: 0, processing: 0 },
      closeRefusal: 'DAY_CLOSED',
    });
    expect(closed.data.events[0]).toMatchObject({ act: 'close', count: 1, by: '陆文彬' });
    expect(closed.data.channels[0]?.batch).toMatchObject({ state: 3 });
    const [logged] = await desk.office.store.db
      .select()
      .from(operateLog)
      .where(eq(operateLog.objectType, 'bookDay'));
    expect(logged).toMatchObject({ title: 'reconciliation', operName: '陆文彬' });
  });

  it('is not closed before it is over, and a channel without payments hinders nothing', async () => {
    expect((await desk.close(desk.finance, { day: TODAY })).failure.reason).toBe('DAY_NOT_OVER');
    expect((await desk.close(desk.finance, { day: '2026-07-01' })).failure.reason).toBe('DAY_NOT_OVER');
    expect((await desk.close()).errCode).toBe(0);
  });

  it('is closed once, by one of two, and on what was seen', async () => {
    const [one, two] = await Promise.all([desk.close(), desk.close(desk.second)]);
    expect([one.errCode, two.errCode].toSorted()).toEqual([0, 3002]);
    await desk.reopen(desk.reopener);
    expect(await desk.close(desk.finance, { version: 1 })).toMatchObject({ http: 409, errCode: 3001 });
    expect((await desk.close(desk.finance, { version: 2 })).errCode).toBe(0);
  });

  it('is closed by another person where one has handled more than 1 000 yuan', async () => {
    const bill = tradeBill([{ ...A_LINE, amount: 100_000 }]);
    await desk.bill(bill);
    await desk.handle(await desk.only(), 4, { remark: '测试订单' });
    expect((await desk.dayOf()).closeRefusal).toBe(null);
    await desk.bill(tradeBill([{ ...A_LINE, no: '4200-B', amount: 100_001 }]), {
      replaces: 1,
    });
    const found = (await desk.differences()).find(({ handleState }) => handleState === 0);
    if (!found) throw new Error('no difference');
    await desk.handle(found, 4, { remark: '测试订单' });
    expect(await desk.close()).toMatchObject({ errCode: 3009, failure: { reason: 'CLOSE_BY_ANOTHER' } });
    expect((await desk.close(desk.second)).errCode).toBe(0);
  });

  it('is opened again by a right of its own, with a reason that is kept', async () => {
    await desk.close();
    expect((await desk.reopen(desk.finance)).errCode).toBe(3008);
    expect((await desk.reopen(desk.reopener, '')).http).toBe(400);
    const open = await desk.reopen(desk.reopener);
    expect(open.data).toMatchObject({ state: 'open', reopenReason: '账单有误', closedBy: null });
    expect(open.data.events.map(({ act }) => act)).toEqual(['reopen', 'close']);
    expect((await desk.reopen(desk.reopener)).failure.reason).toBe('DAY_NOT_CLOSED');
  });
});

it('who has a right of their own', async () => {
  const reader = await desk.office.aClerk({ rights: ['finance'] });
  expect((await desk.close(reader)).errCode).toBe(3008);
  expect((await sendUp(desk.office, reader, tradeBill([A_LINE]))).errCode).toBe(3008);
  expect((await desk.dayOf(YESTERDAY, reader)).state).toBe('open');
});
