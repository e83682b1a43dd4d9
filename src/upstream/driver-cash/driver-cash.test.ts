/** The cash account of a driver: entries that nobody changes, and adjustments that two people make. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { aDriverWithMoney, book, theBooks } from '../../../tests/builders/withdrawals.ts';
import { approvalCalls } from '../../contract/approval.ts';
import { driver as driverResource } from '../../contract/driver.ts';
import { cashAdjustment, driverCashCalls, cashEntry as entryResource } from '../../contract/driver-cash.ts';
import { logCalls } from '../../contract/log.ts';
import { cashAdjustment as adjustmentTable, cashAccount, cashEntry } from '../domain/cash/tables.ts';
import { driver as driverTable } from '../domain/fleet/tables.ts';

let office: Office;
let maker: Person;
let checker: Person;
beforeAll(async () => {
  office = await anOffice();
  maker = await office.aClerk({ rights: ['finance'] });
  checker = await office.aClerk({ rights: ['finance', 'finance:check'] });
});
afterAll(() => office.close());

const REASON = '补记活动奖励';
const askFor = (who: Person, driverId: string, amount: number, more: object = {}) =>
  who.ask(driverCashCalls.askCashAdjustment, { body: { driverId, amount, reason: REASON, ...more } });
const reverse = (who: Person, entryId: string) =>
  who.ask(driverCashCalls.askCashReversal, { body: { entryId, reason: REASON } });
type Named = { id: string; version: number };
const approve = (who: Person, { id, version }: Named) =>
  who.ask(driverCashCalls.approveCashAdjustment, { body: { id, version } });
const refuse = (who: Person, { id, version }: Named) =>
  who.ask(driverCashCalls.refuseCashAdjustment, { body: { id, version, reason: '重复' } });
const entriesOf = (driverId: string) =>
  office.store.db.select().from(cashEntry).where(eq(cashEntry.driverId, driverId)).orderBy(cashEntry.id);

describe('an entry', () => {
  it('is changed and deleted by nobody, not even in the database', async () => {
    const { id } = await aDriverWithMoney(office, 5_000);
    const of = eq(cashEntry.driverId, id);
    const refused = expect.objectContaining({ cause: expect.objectContaining({ code: '23001' }) });
    await expect(office.store.db.update(cashEntry).set({ amount: 1 }).where(of)).rejects.toEqual(refused);
    await expect(office.store.db.delete(cashEntry).where(of)).rejects.toEqual(refused);
    await expect(office.store.db.execute(sql`truncate cash_entry cascade`)).rejects.toEqual(refused);
    expect(await entriesOf(id)).toMatchObject([{ amount: 5_000, balance: 5_000 }]);
  });

  it('agrees with its account, or is none', async () => {
    const { id } = await aDriverWithMoney(office, 5_000);
    const [entry] = await entriesOf(id);
    if (!entry) throw new Error('no entry');
    const { id: _id, ...copied } = entry;
    const more = { ...copied, entryNo: 'CE-by-hand', bizNo: 'by hand', balance: 6_000, amount: 1_000 };
    await expect(office.store.db.insert(cashEntry).values(more)).rejects.toMatchObject({
      cause: { code: '23514' },
    });
    for (const wrong of [{ balance: -1 }, { held: 5_001 }])
      await expect(
        office.store.db.update(cashAccount).set(wrong).where(eq(cashAccount.driverId, id)),
      ).rejects.toMatchObject({ cause: { code: '23514' } });
  });

  it('is one for each business, also where two book it at once', async () => {
    const { id } = await aDriverWithMoney(office, 0);
    const same = { bizType: 1, bizNo: `AD-same-${id}` } as const;
    const booked = await Promise.allSettled([1, 2, 3].map(() => book(office, id, 700, same)));
    expect(booked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of booked)
      if (one.status === 'rejected')
        expect(one.reason).toMatchObject({ failure: 'DUPLICATE', data: { reason: 'CASH_ENTRY_KNOWN' } });
    // the same number of another kind is another business
    await book(office, id, 300, { ...same, bizType: 2 });
    expect(await theBooks(office, id)).toMatchObject({ balance: 1_000, entries: 1_000 });
  });

  it('never makes a balance negative, also where two take it at once', async () => {
    const { id } = await aDriverWithMoney(office, 1_000);
    const taken = await Promise.allSettled([-600, -600].map(amount => book(office, id, amount)));
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await theBooks(office, id)).toMatchObject({ balance: 400, entries: 400 });
  });

  it('is of a driver', async () => {
    await expect(book(office, '987654321', 100)).rejects.toMatchObject({ failure: 'NOT_FOUND' });
  });

  it('keeps its driver from being deleted', async () => {
    const { id } = await aDriverWithMoney(office, 100);
    const [{ version = 0 } = {}] = await office.store.db
      .select({ version: driverTable.version })
      .from(driverTable)
      .where(eq(driverTable.id, id));
    const reply = await office.admin.ask(driverResource.calls.remove, { params: { id }, query: { version } });
    expect(reply).toMatchObject({ errCode: 3002 });
  });

  it('is listed with its sums, within the areas', async () => {
    const { id, addressType } = await aDriverWithMoney(office, 900);
    await book(office, id, -200, { bizType: 9 });
    const list = (who: Person) =>
      who.ask(entryResource.calls.list, { query: { driverId: id, withSums: 1 } as never });
    const { data, sums, total } = await list(maker);
    expect(data.map(({ amount, balance }) => [amount, balance])).toEqual([
      [-200, 700],
      [900, 900],
    ]);
    expect([total, sums]).toEqual([2, { amount: 700, 'amount.1': 900, 'amount.9': -200 }]);
    const elsewhere = addressType === '450105' ? '450103' : '450105';
    const limited = await office.aClerk({ rights: ['finance'], areaIds: [elsewhere] });
    expect((await list(limited)).data).toEqual([]);
    const account = await limited.ask(driverCashCalls.getCashAccount, { query: { driverId: id } });
    expect(account).toMatchObject({ errCode: 3006 });
  });
});

describe('an account', () => {
  it('of whom nothing was booked has nothing', async () => {
    const { id, name, mobile } = await aDriverWithMoney(office, 0);
    const { data } = await maker.ask(driverCashCalls.getCashAccount, { query: { driverId: id } });
    expect(data).toMatchObject({ driverName: name, balance: 0, held: 0, available: 0, isFrozen: 0 });
    expect(data.driverMobile).not.toBe(mobile);
  });
});

describe('an adjustment', () => {
  it('is booked once another person approves it', async () => {
    const { id } = await aDriverWithMoney(office, 1_000);
    const { data: row } = await askFor(maker, id, 2_500);
    expect(row).toMatchObject({ state: 0, amount: 2_500, entryNo: null });
    expect(await theBooks(office, id)).toMatchObject({ balance: 1_000 });
    const { data: waiting } = await checker.ask(approvalCalls.listWaitingApprovals, {});
    expect(waiting).toContainEqual(
      expect.objectContaining({ kind: 'cashAdjustment', recordId: row.id, amount: 2_500 }),
    );
    const mine = await maker.ask(approvalCalls.listWaitingApprovals, { query: { mine: 1 } });
    expect(mine.data).toContainEqual(expect.objectContaining({ recordId: row.id }));
    const { data: done } = await approve(checker, row);
    expect(done).toMatchObject({ state: 1, entryNo: expect.stringMatching(/^CE\d+$/) });
    expect(await theBooks(office, id)).toMatchObject({ balance: 3_500, entries: 3_500 });
    const [, entry] = await entriesOf(id);
    expect(entry).toMatchObject({ bizType: 9, bizNo: row.adjustNo, remark: REASON, entryNo: done.entryNo });
    const { data: log } = await office.admin.ask(logCalls.listOperateLog, { query: { size: 20 } });
    for (const [objectType, objectId] of [
      ['cashAdjustment', row.id],
      ['cashEntry', entry?.id],
    ])
      expect(log).toContainEqual(expect.objectContaining({ objectType, objectId }));
  });

  it('is not approved by who asked for it, nor by who depends on that person', async () => {
    const both = await office.aClerk({ rights: ['finance', 'finance:check'] });
    const { id } = await aDriverWithMoney(office, 0);
    const { data: own } = await askFor(both, id, 100);
    expect(await approve(both, own)).toMatchObject({ errCode: 3002, failure: { reason: 'APPROVES_OWN' } });
    const { data: admins } = await askFor(office.admin, id, 100);
    expect(await approve(checker, admins)).toMatchObject({ failure: { reason: 'APPROVER_DEPENDS' } });
    expect(await approve(maker, own)).toMatchObject({ errCode: 3008 });
    expect(await theBooks(office, id)).toMatchObject({ balance: 0 });
  });

  it('is decided once, also by two at once', async () => {
    const other = await office.aClerk({ rights: ['finance', 'finance:check'] });
    const { id } = await aDriverWithMoney(office, 0);
    const { data: row } = await askFor(maker, id, 100);
    const replies = await Promise.all([approve(checker, row), approve(other, row), refuse(other, row)]);
    expect(replies.filter(({ errCode }) => errCode === 0)).toHaveLength(1);
    const [{ state = 0 } = {}] = await office.store.db
      .select()
      .from(adjustmentTable)
      .where(eq(adjustmentTable.id, row.id));
    expect(await theBooks(office, id)).toMatchObject({ balance: state === 1 ? 100 : 0 });
  });

  it('that is refused books nothing; with finance alone one takes back one’s own', async () => {
    const { id } = await aDriverWithMoney(office, 0);
    const { data: own } = await askFor(maker, id, 100);
    const { data: other } = await askFor(checker, id, 200);
    expect(await refuse(maker, other)).toMatchObject({ errCode: 3008 });
    expect(await refuse(maker, own)).toMatchObject({
      data: { state: 2, closeReason: '重复', entryNo: null },
    });
    expect(await approve(checker, { ...own, version: own.version + 1 })).toMatchObject({
      failure: { reason: 'CASH_ADJUSTMENT_DECIDED' },
    });
    expect(await entriesOf(id)).toEqual([]);
  });

  it('takes no more than there is, when it is asked for and when it is booked', async () => {
    const { id } = await aDriverWithMoney(office, 500);
    const short = { errCode: 3002, failure: { reason: 'CASH_SHORT' } };
    expect(await askFor(maker, id, -501)).toMatchObject(short);
    const { data: row } = await askFor(maker, id, -500);
    await book(office, id, -1);
    expect(await approve(checker, row)).toMatchObject(short);
    expect(await theBooks(office, id)).toMatchObject({ balance: 499, entries: 499 });
    const { data } = await maker.ask(cashAdjustment.calls.list, { query: { driverId: id } as never });
    expect(data).toMatchObject([{ state: 0 }]);
  });

  it('is bounded, and sent twice asked for once', async () => {
    const { id } = await aDriverWithMoney(office, 0);
    for (const amount of [0, 10_000_001, -10_000_001, 1.5])
      expect(await askFor(maker, id, amount)).toMatchObject({ errCode: 3007 });
    const requestId = `adjust-${id}`;
    const [one, two] = [await askFor(maker, id, 9, { requestId }), await askFor(maker, id, 9, { requestId })];
    expect(one.data.id).toBe(two.data.id);
  });
});

describe('a reversal', () => {
  it('is an entry of the same kind that takes another one back, once', async () => {
    const { id } = await aDriverWithMoney(office, 0);
    const entry = await book(office, id, 800);
    const { data: row } = await reverse(maker, entry.id);
    expect(row).toMatchObject({ amount: -800, reverses: entry.entryNo });
    const again = { errCode: 3004, failure: { reason: 'CASH_REVERSED' } };
    expect(await reverse(maker, entry.id)).toMatchObject(again);
    expect(await approve(checker, row)).toMatchObject({ errCode: 0 });
    expect(await reverse(maker, entry.id)).toMatchObject(again);
    const [, reversal] = await entriesOf(id);
    expect(reversal).toMatchObject({ bizType: 1, amount: -800, balance: 0, reverses: entry.entryNo });
    expect(await reverse(maker, reversal?.id ?? '')).toMatchObject({
      failure: { reason: 'CASH_NOT_REVERSIBLE' },
    });
  });

  it('that was refused may be asked for again', async () => {
    const { id } = await aDriverWithMoney(office, 0);
    const entry = await book(office, id, 800);
    const { data: row } = await reverse(maker, entry.id);
    await refuse(checker, row);
    expect(await reverse(maker, entry.id)).toMatchObject({ errCode: 0 });
  });

  it('is none of a withdrawal or a fee', async () => {
    const { id } = await aDriverWithMoney(office, 1_000);
    for (const bizType of [3, 4] as const) {
      const entry = await book(office, id, -100, { bizType, bizNo: `TX-${id}` });
      expect(await reverse(maker, entry.id)).toMatchObject({ failure: { reason: 'CASH_NOT_REVERSIBLE' } });
    }
  });
});
