/** Statements come in: what is taken, what is refused, and what is found by them. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fundFlow, tradeBill } from '../../../tests/builders/channel-bills.ts';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { anOutlay } from '../../../tests/builders/outlays.ts';
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
import { advance } from '../core/work/advance.ts';
import { claim, release } from '../core/work/queue.ts';
import { incomeTable, outlayTable } from '../domain/payments/tables.ts';
import { statementBatch, statementLine } from './tables.ts';

let office: Office;
let finance: Person;
beforeAll(async () => {
  office = await anOffice();
  finance = await office.signIn('finance');
});
afterAll(() => office.close());
beforeEach(() => forgetBooks(office));

const NOON = `${YESTERDAY} 12:00:00`;
const A_LINE = { time: NOON, no: '4200-A', out: 'BK-A', amount: 2_000 };
const ourA = (about: Parameters<typeof anIncome>[1] = {}) =>
  anIncome(office, { tradeNo: '4200-A', outTradeNo: 'BK-A', ...about });
const dayOf = async (day = YESTERDAY, who = finance) =>
  (await who.ask(reconciliationCalls.getDay, { query: { day } })).data;
const channelOf = async (channel: number, day = YESTERDAY) =>
  (await dayOf(day)).channels.find(one => one.channel === channel);
const begin = (fileId: string, about: { days?: string[]; replaces?: 0 | 1; channel?: 1 | 2 } = {}) =>
  finance.ask(reconciliationCalls.importStatement, { body: { fileId, days: [YESTERDAY], ...about } });

describe('a statement that agrees with the books', () => {
  it('is the same: every payment is compared, and nothing waits', async () => {
    await ourA();
    expect(await channelOf(1)).toMatchObject({ result: 'missing', platformIn: { count: 1, amount: 2_000 } });
    await importBill(office, finance, tradeBill([A_LINE]));
    expect(await channelOf(1)).toMatchObject({
      result: 'same',
      channelIn: { count: 1, amount: 2_000 },
      batch: { state: 1, batchNo: 'DZ202606150001', platformAmount: 2_000, importedBy: '陆文彬' },
    });
    expect(await office.store.db.select().from(incomeTable)).toMatchObject([{ reconState: 1, version: 1 }]);
    const lines = await finance.ask(reconciliationCalls.listStatementLines, {
      query: { day: YESTERDAY, channel: 1 },
    });
    expect(lines.data).toMatchObject([{ channelNo: '4200-A', amount: 2_000 }]);
  });

  it('is never one without lines, where we have payments', async () => {
    await ourA();
    const none = await sendUp(office, finance, 'No Bill Exist');
    expect(none.data).toMatchObject({ channel: 1, isNoBill: 1, lineCount: 0 });
    await importBill(office, finance, 'No Bill Exist');
    expect(await channelOf(1)).toMatchObject({ result: 'different', waiting: 1 });
    expect(await differencesOf(finance)).toMatchObject([{ type: 1, amount: 2_000, gap: 2_000 }]);
  });

  it('is of the channel that is said where its text does not say one', async () => {
    const { data } = await sendUp(office, finance, 'No Bill Exist');
    const read = (fileId: string, channel: 1 | 2) =>
      finance.ask(reconciliationCalls.readStatementFile, { body: { fileId, day: YESTERDAY, channel } });
    expect((await begin(data.fileId, { channel: 2 })).errCode).toBe(0);
    await office.work();
    expect(await channelOf(2)).toMatchObject({ batch: { lineCount: 0 } });
    const fund = await read(data.fileId, 2);
    expect(fund.data).toMatchObject({ channel: 2, isNoBill: 1, standing: [{ day: YESTERDAY, isSame: 1 }] });
    expect((await read(data.fileId, 1)).data).toMatchObject({ channel: 1, standing: [] });
    const bill = await sendUp(office, finance, tradeBill([A_LINE]));
    expect((await read(bill.data.fileId, 1)).data.isNoBill).toBe(0);
  });

  it('has nothing to be held against where we have no payments either', async () => {
    await importBill(office, finance, 'No Bill Exist');
    expect(await channelOf(1)).toMatchObject({ result: 'same', batch: { lineCount: 0 } });
  });

  it('is stale once a payment comes that it was not held against', async () => {
    await importBill(office, finance, 'No Bill Exist');
    await ourA();
    expect(await channelOf(1)).toMatchObject({ result: 'stale' });
    const begun = await finance.ask(reconciliationCalls.matchDay, { body: { day: YESTERDAY } });
    expect(begun.data).toMatchObject({ kind: 'statement', state: 'waiting' });
    await office.work();
    expect(await channelOf(1)).toMatchObject({ result: 'different' });
  });
});

describe('a file is refused', () => {
  it('that is empty or cut, with the reason and the line', async () => {
    const bill = tradeBill([A_LINE, { ...A_LINE, no: '4200-B' }]);
    const cut = await sendUp(office, finance, bill.slice(0, bill.indexOf('总交易单数')));
    expect(cut).toMatchObject({ http: 400, failure: { reason: 'STATEMENT_CUT' } });
    const changed = await sendUp(office, finance, bill.replace('`20.00', '`21.00'));
    expect(changed.failure.reason).toBe('STATEMENT_TOTALS_DIFFER');
    expect((await sendUp(office, finance, ' \r\n')).failure.reason).toBe('STATEMENT_EMPTY');
  });

  it('that has come before, unless another one took its place', async () => {
    await importBill(office, finance, tradeBill([A_LINE]));
    const again = await sendUp(office, finance, tradeBill([A_LINE]));
    expect(again.data.standing).toMatchObject([{ day: YESTERDAY, isSame: 1, isClosed: 0 }]);
    expect(await begin(again.data.fileId, { replaces: 1 })).toMatchObject({
      http: 409,
      failure: { reason: 'STATEMENT_KNOWN', days: [YESTERDAY] },
    });
    const other = tradeBill([A_LINE, { ...A_LINE, no: '4200-B', out: 'BK-B' }]);
    const second = await sendUp(office, finance, other);
    expect((await begin(second.data.fileId)).failure.reason).toBe('STATEMENT_STANDS');
    await importBill(office, finance, other, { replaces: 1 });
    expect((await dayOf()).events.map(({ act }) => act)).toEqual(['match', 'replace', 'match', 'import']);
    expect(await channelOf(1)).toMatchObject({ channelIn: { count: 2 } });
    await importBill(office, finance, tradeBill([A_LINE]), { replaces: 1 });
  });

  it('of another day or month, unless that day is asked for', async () => {
    const may = tradeBill([{ ...A_LINE, time: '2026-05-31 12:00:00' }]);
    const sent = await sendUp(office, finance, may);
    expect(sent.data.days).toEqual(['2026-05-31']);
    expect(await begin(sent.data.fileId)).toMatchObject({
      http: 400,
      failure: { reason: 'STATEMENT_OTHER_DAY', days: ['2026-05-31'] },
    });
    await importBill(office, finance, may, { days: ['2026-05-31'] });
    expect(await channelOf(1, '2026-05-31')).toMatchObject({ channelIn: { count: 1 } });
  });

  it('while another one of the same day comes in', async () => {
    const one = await sendUp(office, finance, tradeBill([A_LINE]));
    const two = await sendUp(office, finance, tradeBill([{ ...A_LINE, amount: 1 }]));
    await begin(one.data.fileId);
    expect((await begin(two.data.fileId, { replaces: 1 })).failure.reason).toBe('STATEMENT_UNDER_WAY');
  });

  it('of somebody else, and from who is limited to some areas', async () => {
    const sent = await sendUp(office, finance, tradeBill([A_LINE]));
    const other = await office.signIn('finance2');
    expect(
      await other.ask(reconciliationCalls.importStatement, {
        body: { fileId: sent.data.fileId, days: [YESTERDAY] },
      }),
    ).toMatchObject({ http: 404 });
    const local = await office.aClerk({ rights: ['finance', 'finance:check'], areaIds: ['450103'] });
    expect((await sendUp(office, local, tradeBill([A_LINE]))).failure.reason).toBe('RECON_ALL_AREAS');
    expect(await local.ask(reconciliationCalls.getDay, { query: { day: YESTERDAY } })).toMatchObject({
      http: 403,
      failure: { reason: 'RECON_ALL_AREAS' },
    });
  });
});

describe('a file of a form that nobody knows', () => {
  const SHEET = '单号,金额,时间\r\nX-1,20.00,2026-06-14 12:00:00\r\n';
  const MAPPING = {
    headRow: 1,
    unit: 'yuan' as const,
    amount: '金额',
    channelNo: '单号',
    time: { columns: ['时间'], format: 'ymd' as const },
  };

  it('answers its columns, and is read by a mapping that is kept', async () => {
    const sent = await sendUp(office, finance, SHEET, 'bank.csv');
    expect(sent.data).toMatchObject({
      channel: null,
      table: {
        headRow: 1,
        columns: [{ name: '单号', samples: ['X-1'] }, { name: '金额' }, { name: '时间' }],
      },
    });
    const { fileId } = sent.data;
    const body = { fileId, mapping: MAPPING, channel: 4 as const };
    const read = await finance.ask(reconciliationCalls.readStatementFile, { body });
    expect(read.data).toMatchObject({ channel: 4, days: [YESTERDAY], lineCount: 1 });
    const kept = await finance.ask(reconciliationCalls.saveMapping, {
      body: { name: '银行', channel: 4, mapping: MAPPING },
    });
    expect(kept.data).toMatchObject({ name: '银行', version: 1 });
    const begun = await finance.ask(reconciliationCalls.importStatement, {
      body: { fileId, days: [YESTERDAY], mappingId: kept.data.id },
    });
    expect(begun.errCode).toBe(0);
    await office.work();
    expect(await channelOf(4)).toMatchObject({ channelIn: { count: 1, amount: 2_000 }, waiting: 1 });
    const twice = { name: '银行', channel: 4 as const, mapping: MAPPING };
    expect(await finance.ask(reconciliationCalls.saveMapping, { body: twice })).toMatchObject({
      http: 409,
    });
    expect(
      await finance.ask(reconciliationCalls.saveMapping, { body: { ...twice, version: 1 } }),
    ).toMatchObject({ data: { version: 2 } });
    await finance.ask(reconciliationCalls.removeMapping, { params: { id: kept.data.id } });
    expect((await finance.ask(reconciliationCalls.listMappings)).data).toEqual([]);
  });
});

describe('the books of a day', () => {
  it('have a refund beside its payment, and one that was accepted before midnight on two days', async () => {
    await ourA();
    const { id } = await anOutlay(office, {
      bizStrId: '1',
      refundOf: [{ channel: 1, tradeNo: '4200-A', amount: 2_000 }],
    });
    await office.store.db
      .update(outlayTable)
      .set({ state: 1, tradeNo: '503-A', amount: 2_000, payTime: china('2026-06-15 00:00:03') })
      .where(eq(outlayTable.id, id));
    const bill = tradeBill([
      A_LINE,
      { ...A_LINE, time: `${YESTERDAY} 23:59:58`, refundNo: '503-A', refundOut: 'RF-A' },
    ]);
    await importBill(office, finance, bill);
    expect(await differencesOf(finance)).toMatchObject([
      {
        type: 5,
        gap: 2_000,
        ours: { resource: 'finance/outlay', amount: -2_000 },
        theirs: { channelNo: '503-A', originalChannelNo: '4200-A', amount: -2_000 },
      },
    ]);
  });

  it('end at midnight in China, also on 29 February', async () => {
    await ourA({ payTime: china('2024-02-29 23:59:59') });
    await anIncome(office, { tradeNo: '4200-B', payTime: china('2024-03-01 00:00:00') });
    await importBill(office, finance, tradeBill([{ ...A_LINE, time: '2024-02-29 23:59:59' }]), {
      days: ['2024-02-29'],
    });
    expect(await channelOf(1, '2024-02-29')).toMatchObject({ result: 'same', platformIn: { count: 1 } });
    expect(await dayOf('2024-02-29')).toMatchObject({ dueOn: china('2024-03-01 12:00:00') });
    // the books begin with this statement
    expect(await dayOf('2024-02-28')).toMatchObject({ dueOn: null });
    expect(await finance.ask(reconciliationCalls.getDay, { query: { day: '2026-02-29' } })).toMatchObject({
      http: 400,
    });
  });

  it('hold payouts against the fund flow, whose trades belong to the trade bill', async () => {
    const { id, outTradeNo } = await anOutlay(office, { bizCode: 2, tradeChannel: 4, amount: 48_000 });
    await office.store.db
      .update(outlayTable)
      .set({ state: 1, tradeNo: '1000-P', payTime: china(NOON) })
      .where(eq(outlayTable.id, id));
    const flow = fundFlow([
      { time: NOON, no: '4200-A', voucher: 'BK-A', amount: 2_000, name: ['交易', '交易'] },
      { time: NOON, no: '4200-A', voucher: 'BK-A', amount: -12, name: ['扣除交易手续费', '扣除交易手续费'] },
      { time: NOON, no: '1000-P', voucher: outTradeNo, amount: -48_000 },
    ]);
    await importBill(office, finance, flow);
    expect(await channelOf(2)).toMatchObject({
      result: 'same',
      channelOut: { count: 1, amount: 48_000 },
      batch: { balance: 'proved', asideCount: 2 },
    });
  });

  it('lead to their rows by the same filters', async () => {
    await ourA();
    await anIncome(office, { tradeNo: '2026061422001400000000000001' });
    const { income } = await import('../../contract/income.ts');
    const listed = await finance.ask(income.calls.list, { query: { statementChannel: 3 } });
    expect(listed.data).toMatchObject([{ tradeNo: '2026061422001400000000000001' }]);
    expect(await channelOf(3)).toMatchObject({ platformIn: { count: 1 }, result: 'missing' });
    const [first] = await office.store.db.select().from(incomeTable);
    expect((await finance.ask(income.calls.list, { query: { corrects: first?.id } })).data).toEqual([]);
  });
});

describe('the job that brings a file in', () => {
  const MANY = Array.from({ length: 12_000 }, (_, at) => ({ ...A_LINE, no: `4200-${at}`, out: `BK-${at}` }));

  it('goes on where another process has stopped, and shows nothing before its end', async () => {
    const { data } = await sendUp(office, finance, tradeBill(MANY));
    await begin(data.fileId);
    const held = await claim(office.store.db, office.clock());
    if (!held) throw new Error('no job');
    const further = await advance(office.working, held);
    expect(further).toMatchObject({ done: 10_000, total: 12_000 });
    expect(await channelOf(1)).toMatchObject({ result: 'importing', channelIn: null, waiting: 0 });
    await release(office.store.db, held, office.clock());
    await office.work();
    expect(await channelOf(1)).toMatchObject({ result: 'different', waiting: 12_000 });
    expect(await office.store.db.$count(statementLine)).toBe(12_000);
    expect(office.failures).toEqual([]);
  });

  it('leaves nothing where it was cancelled, and the file may come again', async () => {
    const { data } = await sendUp(office, finance, tradeBill(MANY));
    const { jobCalls } = await import('../../contract/job.ts');
    const begun = await begin(data.fileId);
    const held = await claim(office.store.db, office.clock());
    if (!held) throw new Error('no job');
    await advance(office.working, held);
    await finance.ask(jobCalls.cancelJob, { body: { id: begun.data.id } });
    expect(await channelOf(1)).toMatchObject({ result: 'none', batch: null });
    expect((await begin(data.fileId)).errCode).toBe(0);
    expect(await office.store.db.$count(statementBatch)).toBe(1);
    expect(await office.store.db.$count(statementLine)).toBe(0);
  });

  it('ends where its owner may no longer do it', async () => {
    const clerk = await office.aClerk({ rights: ['finance', 'finance:check'] });
    const { data } = await sendUp(office, clerk, tradeBill([A_LINE]));
    await clerk.ask(reconciliationCalls.importStatement, {
      body: { fileId: data.fileId, days: [YESTERDAY] },
    });
    const { accessCalls } = await import('../../contract/access.ts');
    await office.admin.ask(accessCalls.updateAdminUser, {
      body: { userId: clerk.id, areaIds: ['450103'] },
    });
    await office.work();
    expect(await channelOf(1)).toMatchObject({ batch: null });
  });
});

it('days are listed with what each lacks, at most 62', async () => {
  await ourA();
  const list = (from: string, to: string) =>
    finance.ask(reconciliationCalls.listDays, { query: { from, to } });
  expect((await list('2026-06-13', TODAY)).data).toMatchObject([
    { day: '2026-06-13', state: 'open', missing: { statements: 0 } },
    { day: YESTERDAY, state: 'open', missing: { statements: 1, statementsOf: 1 } },
    { day: TODAY, state: 'running' },
  ]);
  expect((await list('2026-01-01', TODAY)).http).toBe(400);
  expect((await list(TODAY, YESTERDAY)).http).toBe(400);
});
