/** Differences are handled, a day is closed, and what is closed stays. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fundFlow, tradeBill } from '../../../tests/builders/channel-bills.ts';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { anOutlay, aPaymentOutside, theOutlay } from '../../../tests/builders/outlays.ts';
import {
  anIncome,
  china,
  differencesOf,
  forgetBooks,
  importBill,
  sendUp,
  TODAY,
  YESTERDAY,
} from '../../../tests/builders/reconciling.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { reconciliationCalls } from '../../contract/reconciliation.ts';
import type { Difference } from '../../contract/reconciliation-records.ts';
import type { Handling } from '../../contract/reconciliation-states.ts';
import { operateLog } from '../core/audit/tables.ts';
import type { Db } from '../core/context.ts';
import { difference } from '../domain/books/tables.ts';
import { markRefunded } from '../domain/payments/incomes.ts';
import { takeIncome } from '../domain/payments/reports.ts';
import { settleOutlay } from '../domain/payments/settling.ts';
import { incomeTable, outlayTable } from '../domain/payments/tables.ts';

let office: Office;
let finance: Person;
let second: Person;
let reopener: Person;
beforeAll(async () => {
  office = await anOffice();
  finance = await office.signIn('finance');
  second = await office.signIn('finance2');
  reopener = await office.aClerk({ rights: ['finance', 'finance:reopen'] });
});
afterAll(() => office.close());
beforeEach(() => forgetBooks(office));

const NOON = `${YESTERDAY} 12:00:00`;
const A_LINE = { time: NOON, no: '4200-A', out: 'BK-A', amount: 2_000 };
const ourA = (about: Parameters<typeof anIncome>[1] = {}) =>
  anIncome(office, { tradeNo: '4200-A', outTradeNo: 'BK-A', ...about });
const dayOf = async (day = YESTERDAY, who = finance) =>
  (await who.ask(reconciliationCalls.getDay, { query: { day } })).data;
const close = (who = finance, about: { day?: string; version?: number } = {}) =>
  who.ask(reconciliationCalls.closeDay, { body: { day: YESTERDAY, ...about } });
const reopen = (who: Person, reason = '账单有误') =>
  who.ask(reconciliationCalls.reopenDay, { body: { day: YESTERDAY, reason } });
const handle = (
  { id, version }: Pick<Difference, 'id' | 'version'>,
  handling: Handling,
  about: { remark?: string; amount?: number; toDay?: string } = {},
  who = finance,
) => who.ask(reconciliationCalls.handleDifference, { body: { id, version, handling, ...about } });
const takeBack = ({ id, version }: Pick<Difference, 'id' | 'version'>, who = finance) =>
  who.ask(reconciliationCalls.takeBackHandling, { body: { id, version } });
const detailOf = async ({ id }: Pick<Difference, 'id'>) =>
  (await finance.ask(reconciliationCalls.getDifference, { query: { id } })).data;
async function only(day = YESTERDAY): Promise<Difference> {
  const [found, ...more] = await differencesOf(finance, day);
  if (!found || more.length > 0) throw new Error(`${more.length + 1} differences`);
  return found;
}
/** Under way at the channel, as if sent yesterday. */
async function aPayout(about: Parameters<typeof anOutlay>[1] = {}) {
  const row = await anOutlay(office, { bizCode: 2, tradeChannel: 4, amount: 48_000, ...about });
  const set = { attempts: 1, createdOn: china(`${YESTERDAY} 11:00:00`) };
  await office.store.db.update(outlayTable).set(set).where(eq(outlayTable.id, row.id));
  return row;
}
const flowOf = (outTradeNo: string, amount = -48_000) =>
  fundFlow([{ time: NOON, no: '1000-P', voucher: outTradeNo, amount }]);
const inside = <T>(work: (db: Db) => Promise<T>) =>
  office.store.db.transaction(transaction => work(transaction as unknown as Db));

describe('a difference', () => {
  it('of state is corrected: our payment takes the end that the channel has', async () => {
    const { id, outTradeNo } = await aPayout();
    await importBill(office, finance, flowOf(outTradeNo));
    const found = await only();
    expect(found).toMatchObject({ type: 4, amount: 48_000, gap: 48_000, handleState: 0 });
    const detail = await detailOf(found);
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
    const done = await handle(found, 1);
    expect(done.data).toMatchObject({ handleState: 1, handling: 1, handledBy: '陆文彬' });
    expect(await theOutlay(office, { id })).toMatchObject({
      state: 1,
      tradeNo: '1000-P',
      amount: 48_000,
      payTime: china(NOON),
      reconState: 1,
    });
    expect((await takeBack(done.data)).failure.reason).toBe('TAKE_BACK_SETTLED');
  });

  it('of state is corrected to failed, where the channel has given it back', async () => {
    const { id, outTradeNo } = await aPayout();
    const back = {
      time: NOON,
      no: '1000-Q',
      voucher: outTradeNo,
      amount: 48_000,
      name: ['企业付款退回', '付款退回'],
    } as const;
    const flow = fundFlow([{ time: NOON, no: '1000-P', voucher: outTradeNo, amount: -48_000 }, back]);
    await importBill(office, finance, flow);
    await handle(await only(), 1);
    expect(await theOutlay(office, { id })).toMatchObject({ state: 3, failCode: 'STATEMENT' });
  });

  it('that another amount makes is not corrected: amounts are never overwritten', async () => {
    const { id, outTradeNo } = await aPayout();
    await importBill(office, finance, flowOf(outTradeNo, -47_000));
    const found = await only();
    expect((await handle(found, 1)).failure.reason).toBe('CORRECT_DIFFERS');
    await inside(db =>
      settleOutlay({ db, clock: office.clock, settlers: {} }, id, {
        state: 'paid',
        tradeNo: '1000-P',
        payTime: china(NOON),
      }),
    );
    await finance.ask(reconciliationCalls.matchDay, { body: { day: YESTERDAY } });
    await office.work();
    const amount = await only();
    expect(amount).toMatchObject({ type: 3, amount: 1_000, gap: -1_000 });
    expect((await handle(amount, 1)).failure.reason).toBe('CORRECT_ENDED');
    const added = await handle(amount, 2);
    expect(added.data.correction).toMatchObject({
      resource: 'finance/income',
      amount: 1_000,
      day: YESTERDAY,
    });
    expect(await theOutlay(office, { id })).toMatchObject({ amount: 48_000, reconState: 2 });
  });

  it('that only the channel has is added, taken back, and added again', async () => {
    await importBill(office, finance, tradeBill([A_LINE]));
    const found = await only();
    expect(await detailOf(found)).toMatchObject({
      proposed: 2,
      choices: [{ refusal: 'CORRECT_NO_ROW' }, {}, {}, {}],
    });
    const added = await handle(found, 2, { remark: '漏单' });
    expect(added.data.correction).toMatchObject({
      resource: 'finance/income',
      amount: 2_000,
      day: YESTERDAY,
    });
    const [row] = await office.store.db.select().from(incomeTable);
    expect(row).toMatchObject({
      bizCode: 9,
      corrects: found.id,
      amount: 2_000,
      payTime: china(NOON),
      reconState: 1,
      remark: '漏单',
    });
    // matching again finds the row for the line, and the difference stays handled
    await finance.ask(reconciliationCalls.matchDay, { body: { day: YESTERDAY } });
    await office.work();
    expect(await only()).toMatchObject({ id: found.id, handleState: 1 });
    expect((await dayOf()).channels[0]).toMatchObject({ result: 'handled', waiting: 0, handled: 1 });
    const back = await takeBack(added.data);
    expect(back.data).toMatchObject({ handleState: 0, handling: null, correction: null });
    expect(await office.store.db.select().from(incomeTable)).toMatchObject([{ state: 3 }]);
    expect((await handle(back.data, 2)).errCode).toBe(0);
  });

  it('that only we have is reversed by a row, or ignored with four characters at least', async () => {
    await ourA();
    await importBill(office, finance, 'No Bill Exist');
    const found = await only();
    expect((await handle(found, 4, { remark: ' 测试 ' })).failure.reason).toBe('REMARK_SHORT');
    expect((await handle(found, 4)).failure.reason).toBe('REMARK_SHORT');
    const ignored = await handle(found, 4, { remark: '司机代收现金' });
    expect(ignored.data).toMatchObject({ handling: 4, handleRemark: '司机代收现金' });
    expect((await handle(ignored.data, 2)).failure.reason).toBe('DIFFERENCE_HANDLED');
    const back = await takeBack(ignored.data);
    const added = await handle(back.data, 2);
    expect(added.data.correction).toMatchObject({ resource: 'finance/outlay', amount: -2_000 });
    expect(await office.store.db.select().from(outlayTable)).toMatchObject([
      { bizCode: 9, state: 1, amount: 2_000, corrects: found.id },
    ]);
  });

  it('of 1 000 yuan and more has its amount named back', async () => {
    await importBill(office, finance, tradeBill([{ ...A_LINE, amount: 100_000 }]));
    const found = await only();
    expect((await detailOf(found)).choices[1]).toMatchObject({ namesAmount: 1, effect: { amount: 100_000 } });
    expect((await handle(found, 2)).failure.reason).toBe('AMOUNT_NOT_NAMED');
    expect((await handle(found, 2, { amount: 10_000 })).failure.reason).toBe('AMOUNT_DIFFERS');
    expect((await handle(found, 2, { amount: 100_000 })).errCode).toBe(0);
  });

  it('is handled once: a colleague who was slower is told so', async () => {
    await importBill(office, finance, tradeBill([A_LINE]));
    const found = await only();
    await handle(found, 4, { remark: '测试订单' });
    const late = await handle(found, 2, {}, second);
    expect(late).toMatchObject({ http: 409, errCode: 3001 });
    expect(late.failure.current).toMatchObject({ handledBy: '陆文彬', handling: 4 });
  });

  it('is asked about at the channel, which is evidence and nothing else', async () => {
    const { outTradeNo, id } = await aPayout();
    await importBill(office, finance, flowOf(outTradeNo));
    const found = await only();
    const asked = await finance.ask(reconciliationCalls.queryDifference, { body: { id: found.id } });
    expect(asked.data.evidence.query).toMatchObject({ state: 'unknown', by: '陆文彬' });
    expect(asked.data.difference.version).toBe(found.version);
    expect(await theOutlay(office, { id })).toMatchObject({ state: 2 });
  });
});

describe('a payment of two days', () => {
  const LATE = { ...A_LINE, time: `${TODAY} 00:00:02` };

  it('is carried from one to the other once both know it', async () => {
    await ourA({ payTime: china(`${YESTERDAY} 23:59:58`) });
    await importBill(office, finance, 'No Bill Exist');
    expect(await only()).toMatchObject({ type: 1 });
    await importBill(office, finance, tradeBill([LATE]), { days: [TODAY] });
    const [here, there] = [await only(), await only(TODAY)];
    expect(here).toMatchObject({ type: 5, gap: 2_000, theirs: { billDate: TODAY } });
    expect(there).toMatchObject({ type: 5, gap: -2_000 });
    const done = await handle(here, 3);
    expect(done.data).toMatchObject({ handling: 3, carriedTo: TODAY });
    expect(await only(TODAY)).toMatchObject({ handleState: 1, handling: 3, carriedFrom: YESTERDAY });
    expect(await office.store.db.select().from(incomeTable)).toMatchObject([{ reconState: 1 }]);
    await takeBack(done.data);
    expect(await only(TODAY)).toMatchObject({ handleState: 0, carriedFrom: null });
  });

  it('waits on the other day until it is found there', async () => {
    await ourA({ payTime: china(`${YESTERDAY} 23:59:58`) });
    await importBill(office, finance, 'No Bill Exist');
    const found = await only();
    expect((await handle(found, 3)).failure.reason).toBe('CARRY_NO_DAY');
    expect((await handle(found, 3, { toDay: '2026-06-20' })).failure.reason).toBe('CARRY_DAY_FAR');
    const done = await handle(found, 3, { toDay: TODAY });
    expect(await only(TODAY)).toMatchObject({ type: 5, handleState: 0, carriedFrom: YESTERDAY });
    await importBill(office, finance, tradeBill([LATE]), { days: [TODAY] });
    expect(await only(TODAY)).toMatchObject({ handleState: 1, handling: 3, theirs: { channelNo: '4200-A' } });
    await takeBack(done.data);
    expect((await differencesOf(finance, TODAY)).map(({ handleState }) => handleState)).toEqual([0]);
  });
});

describe('a day', () => {
  it('is closed when every channel has its statement and every difference is handled', async () => {
    await ourA();
    expect(await dayOf()).toMatchObject({ closeRefusal: 'CLOSE_STATEMENT_MISSING', state: 'open' });
    expect((await close()).failure).toMatchObject({ reason: 'CLOSE_STATEMENT_MISSING', days: [YESTERDAY] });
    await importBill(office, finance, 'No Bill Exist');
    expect((await close()).failure.reason).toBe('CLOSE_DIFFERENCES');
    await handle(await only(), 4, { remark: '测试订单' });
    const { id } = await aPayout({ amount: 100 });
    expect((await close()).failure.reason).toBe('CLOSE_PROCESSING');
    await inside(db =>
      settleOutlay({ db, clock: office.clock, settlers: {} }, id, { state: 'failed', failCode: 'X' }),
    );
    const closed = await close();
    expect(closed.data).toMatchObject({
      state: 'closed',
      closedBy: '陆文彬',
      payments: 1,
      missing: { statements: 0, differences: 0, processing: 0 },
      closeRefusal: 'DAY_CLOSED',
    });
    expect(closed.data.events[0]).toMatchObject({ act: 'close', count: 1, by: '陆文彬' });
    expect(closed.data.channels[0]?.batch).toMatchObject({ state: 3 });
    const [logged] = await office.store.db
      .select()
      .from(operateLog)
      .where(eq(operateLog.objectType, 'bookDay'));
    expect(logged).toMatchObject({ title: 'reconciliation', operName: '陆文彬' });
  });

  it('is not closed before it is over, and a channel without payments hinders nothing', async () => {
    expect((await close(finance, { day: TODAY })).failure.reason).toBe('DAY_NOT_OVER');
    expect((await close(finance, { day: '2026-07-01' })).failure.reason).toBe('DAY_NOT_OVER');
    expect((await close()).errCode).toBe(0);
  });

  it('is closed once, by one of two, and on what was seen', async () => {
    const [one, two] = await Promise.all([close(), close(second)]);
    expect([one.errCode, two.errCode].toSorted()).toEqual([0, 3002]);
    await reopen(reopener);
    expect(await close(finance, { version: 1 })).toMatchObject({ http: 409, errCode: 3001 });
    expect((await close(finance, { version: 2 })).errCode).toBe(0);
  });

  it('is closed by another person where one has handled more than 1 000 yuan', async () => {
    const bill = tradeBill([{ ...A_LINE, amount: 100_000 }]);
    await importBill(office, finance, bill);
    await handle(await only(), 4, { remark: '测试订单' });
    expect((await dayOf()).closeRefusal).toBe(null);
    await importBill(office, finance, tradeBill([{ ...A_LINE, no: '4200-B', amount: 100_001 }]), {
      replaces: 1,
    });
    const found = (await differencesOf(finance)).find(({ handleState }) => handleState === 0);
    if (!found) throw new Error('no difference');
    await handle(found, 4, { remark: '测试订单' });
    expect(await close()).toMatchObject({ errCode: 3009, failure: { reason: 'CLOSE_BY_ANOTHER' } });
    expect((await close(second)).errCode).toBe(0);
  });

  it('is opened again by a right of its own, with a reason that is kept', async () => {
    await close();
    expect((await reopen(finance)).errCode).toBe(3008);
    expect((await reopen(reopener, '')).http).toBe(400);
    const open = await reopen(reopener);
    expect(open.data).toMatchObject({ state: 'open', reopenReason: '账单有误', closedBy: null });
    expect(open.data.events.map(({ act }) => act)).toEqual(['reopen', 'close']);
    expect((await reopen(reopener)).failure.reason).toBe('DAY_NOT_CLOSED');
  });
});

describe('a closed day', () => {
  const closedWith = async () => {
    const row = await ourA({ fee: 12 });
    await importBill(office, finance, tradeBill([{ ...A_LINE, fee: 12 }]));
    await close();
    return row;
  };

  it('keeps its payments at the database, but for refund marks and receipts', async () => {
    const { id } = await closedWith();
    const change = (set: Partial<typeof incomeTable.$inferInsert>) =>
      office.store.db.update(incomeTable).set(set).where(eq(incomeTable.id, id));
    const sets = [
      { amount: 1 },
      { fee: 1 },
      { tradeChannel: 2 },
      { tradeNo: 'X' },
      { payTime: china(`${TODAY} 01:00:00`) },
      { reconState: 2 },
      { state: 3 },
    ] as const;
    for (const set of sets) await expect(change(set), JSON.stringify(set)).rejects.toThrow();
    await expect(office.store.db.delete(incomeTable).where(eq(incomeTable.id, id))).rejects.toThrow();
    const { id: _id, ...other } = { ...(await office.store.db.select().from(incomeTable))[0], tradeNo: 'X' };
    await expect(office.store.db.insert(incomeTable).values(other as never)).rejects.toThrow();
    await change({ state: 5, remark: '已退款' });
    await inside(db =>
      markRefunded({ db, clock: office.clock }, { bizCode: 9, bizStrId: '1', amount: 2_000 }, null),
    );
    const paid = await aPaymentOutside(office, {
      payTime: china(`${TODAY} 09:00:00`),
      tradeChannel: 2,
    } as never);
    await office.store.db
      .update(outlayTable)
      .set({ receiptUrl: 'https://x' })
      .where(eq(outlayTable.id, paid.id));
  });

  it('takes no statement, no match and no handling', async () => {
    await closedWith();
    const { data } = await sendUp(office, finance, tradeBill([A_LINE, { ...A_LINE, no: 'X' }]));
    expect(data.standing).toMatchObject([{ isClosed: 1 }]);
    expect(
      await finance.ask(reconciliationCalls.importStatement, {
        body: { fileId: data.fileId, days: [YESTERDAY], replaces: 1 },
      }),
    ).toMatchObject({ failure: { reason: 'DAY_CLOSED' } });
    expect(
      (await finance.ask(reconciliationCalls.matchDay, { body: { day: YESTERDAY } })).failure.reason,
    ).toBe('DAY_CLOSED');
  });

  it('refuses an import that was begun before it was closed', async () => {
    const { data } = await sendUp(office, finance, tradeBill([A_LINE]));
    const begun = await finance.ask(reconciliationCalls.importStatement, {
      body: { fileId: data.fileId, days: [YESTERDAY] },
    });
    expect((await close()).failure.reason).toBe('CLOSE_STATEMENT_MISSING');
    expect(begun.errCode).toBe(0);
  });

  it('is corrected by a row of today that points to the difference, once', async () => {
    await importBill(office, finance, tradeBill([A_LINE]));
    const ignored = await handle(await only(), 4, { remark: '测试订单' });
    await close();
    expect((await handle(ignored.data, 2)).failure.reason).toBe('DAY_CLOSED');
    expect((await takeBack(ignored.data)).failure.reason).toBe('DAY_CLOSED');
    const correct = (version: number) =>
      finance.ask(reconciliationCalls.correctClosed, {
        body: { id: ignored.data.id, version, remark: '补记上日收款' },
      });
    const corrected = await correct(ignored.data.version);
    expect(corrected.data).toMatchObject({
      handling: 4,
      correction: { resource: 'finance/income', amount: 2_000, day: TODAY },
    });
    expect((await correct(corrected.data.version)).failure.reason).toBe('CORRECTION_MADE');
    // today's books do not miss it on today's statement
    await importBill(office, finance, 'No Bill Exist', { days: [TODAY] });
    expect(await differencesOf(finance, TODAY)).toEqual([]);
    expect((await dayOf(TODAY)).events.map(({ act }) => act)).toContain('correct');
  });

  it('stays open for no correction from outside', async () => {
    await importBill(office, finance, tradeBill([A_LINE]));
    const { id, version } = await only();
    const body = { id, version, remark: '补记' };
    expect((await finance.ask(reconciliationCalls.correctClosed, { body })).failure.reason).toBe(
      'DAY_NOT_CLOSED',
    );
  });
});

describe('a payment of a closed day that comes late', () => {
  beforeEach(async () => {
    await close();
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
    const outcome = await inside(db => takeIncome({ db, clock: office.clock, settlers: {} }, told));
    expect(outcome).toBe('noted');
    expect(await office.store.db.select().from(incomeTable)).toMatchObject([
      { payTime: office.clock(), channelTime: china(NOON), amount: 990 },
    ]);
    const late = await only(TODAY);
    expect(late).toMatchObject({ type: 5, isLate: 1, carriedFrom: YESTERDAY, amount: 990, channel: 1 });
    expect((await dayOf()).late).toEqual([
      { differenceId: late.id, day: TODAY, amount: 990, name: '4200-A' },
    ]);
    expect((await dayOf()).events[0]).toMatchObject({ act: 'late', by: null, text: TODAY });
    // a match of today leaves it, and a person accepts it
    await importBill(office, finance, 'No Bill Exist', { days: [TODAY] });
    expect(await only(TODAY)).toMatchObject({ id: late.id, handleState: 0 });
    expect((await handle(late, 3)).data).toMatchObject({ handleState: 1, carriedTo: null });
    // told again with another amount, the report is kept and the row is not touched
    const other = { ...told, reportNo: 'r-2', amount: 991 };
    expect(await inside(db => takeIncome({ db, clock: office.clock, settlers: {} }, other))).toBe(
      'different',
    );
  });

  it('is counted or late, where it comes while the day is closed', async () => {
    await reopen(reopener);
    for (let round = 0; round < 6; round += 1) {
      const tradeNo = `4200-${round}`;
      const [closed] = await Promise.all([close(), anIncome(office, { tradeNo })]);
      const [row] = await office.store.db.select().from(incomeTable).where(eq(incomeTable.tradeNo, tradeNo));
      const isLate = row?.channelTime !== null;
      // either it was there, and the day waits for its statement, or it came after the closing
      expect([closed.errCode === 0, isLate]).toEqual(isLate ? [true, true] : [false, false]);
      if (isLate) await reopen(reopener);
      else await office.store.db.delete(incomeTable).where(eq(incomeTable.tradeNo, tradeNo));
    }
  });

  it('also of what we pay: settled by the channel, or recorded as paid at the bank', async () => {
    const { id } = await aPayout();
    await inside(db =>
      settleOutlay({ db, clock: office.clock, settlers: {} }, id, {
        state: 'paid',
        tradeNo: '1000-P',
        payTime: china(NOON),
      }),
    );
    expect(await theOutlay(office, { id })).toMatchObject({ state: 1, channelTime: china(NOON) });
    await aPaymentOutside(office, { payTime: china(NOON), bizStrId: '78' });
    const late = await differencesOf(finance, TODAY);
    expect(late.map(({ channel, gap }) => [channel, gap]).toSorted()).toEqual([
      [2, -48_000],
      [4, -1_000],
    ]);
    expect(await office.store.db.$count(difference)).toBe(2);
  });
});

it('who has a right of their own', async () => {
  const reader = await office.aClerk({ rights: ['finance'] });
  expect((await close(reader)).errCode).toBe(3008);
  expect((await sendUp(office, reader, tradeBill([A_LINE]))).errCode).toBe(3008);
  expect((await dayOf(YESTERDAY, reader)).state).toBe('open');
});
