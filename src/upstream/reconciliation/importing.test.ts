/** Statements come in: what is taken, and what is refused. */
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
import { statementBytes, UNIONPAY_FILE } from '../../../tests/builders/statements.ts';
import { reconciliationCalls } from '../../contract/reconciliation.ts';
import { incomeTable } from '../domain/payments/tables.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await aDesk();
});
afterAll(() => desk.office.close());
beforeEach(() => forgetBooks(desk.office));

describe('a statement that agrees with the books', () => {
  it('is the same: every payment is compared, and nothing waits', async () => {
    await desk.ourA();
    expect(await desk.channelOf(1)).toMatchObject({
      result: 'missing',
      platformIn: { count: 1, amount: 2_000 },
    });
    await desk.bill(tradeBill([A_LINE]));
    expect(await desk.channelOf(1)).toMatchObject({
      result: 'same',
      channelIn: { count: 1, amount: 2_000 },
      batch: { state: 1, batchNo: 'DZ202606150001', platformAmount: 2_000, importedBy: '陆文彬' },
    });
    expect(await desk.office.store.db.select().from(incomeTable)).toMatchObject([
      { reconState: 1, version: 1 },
    ]);
    const lines = await desk.finance.ask(reconciliationCalls.listStatementLines, {
      query: { day: YESTERDAY, channel: 1 },
    });
    expect(lines.data).toMatchObject([{ channelNo: '4200-A', amount: 2_000 }]);
  });

  it('is never one without lines, where we have payments', async () => {
    await desk.ourA();
    const none = await desk.sendUp('No Bill Exist');
    expect(none.data).toMatchObject({ channel: 1, lineCount: 0 });
    await desk.bill('No Bill Exist');
    expect(await desk.channelOf(1)).toMatchObject({ result: 'different', waiting: 1 });
    expect(await desk.differences()).toMatchObject([{ type: 1, amount: 2_000, gap: 2_000 }]);
  });

  it('has nothing to be held against where we have no payments either', async () => {
    await desk.bill('No Bill Exist');
    expect(await desk.channelOf(1)).toMatchObject({ result: 'same', batch: { lineCount: 0 } });
  });

  it('is stale once a payment comes that it was not held against', async () => {
    await desk.bill('No Bill Exist');
    await desk.ourA();
    expect(await desk.channelOf(1)).toMatchObject({ result: 'stale' });
    const begun = await desk.finance.ask(reconciliationCalls.matchDay, { body: { day: YESTERDAY } });
    expect(begun.data).toMatchObject({ kind: 'statement', state: 'waiting' });
    await desk.office.work();
    expect(await desk.channelOf(1)).toMatchObject({ result: 'different' });
  });
});

it('a file of UnionPay is of the day of its settlement, whenever its trades were', async () => {
  const about = { days: ['2028-01-01'], name: UNIONPAY_FILE };
  await desk.bill(statementBytes(UNIONPAY_FILE), about);
  expect(await desk.channelOf(4, '2028-01-01')).toMatchObject({
    waiting: 4,
    channelIn: { count: 2 },
    channelOut: { count: 2 },
  });
  expect((await desk.sendUp(statementBytes(UNIONPAY_FILE), UNIONPAY_FILE)).data.days).toEqual(about.days);
});

describe('a file is refused', () => {
  it('that is empty or cut, with the reason and the line', async () => {
    const bill = tradeBill([A_LINE, { ...A_LINE, no: '4200-B' }]);
    const cut = await desk.sendUp(bill.slice(0, bill.indexOf('总交易单数')));
    expect(cut).toMatchObject({ http: 400, failure: { reason: 'STATEMENT_CUT' } });
    const changed = await desk.sendUp(bill.replace('`20.00', '`21.00'));
    expect(changed.failure.reason).toBe('STATEMENT_TOTALS_DIFFER');
    expect((await desk.sendUp(' \r\n')).failure.reason).toBe('STATEMENT_EMPTY');
  });

  it('that has come before, unless another one took its place', async () => {
    await desk.bill(tradeBill([A_LINE]));
    const again = await desk.sendUp(tradeBill([A_LINE]));
    expect(again.data.standing).toMatchObject([{ day: YESTERDAY, isSame: 1, isClosed: 0 }]);
    expect(await desk.begin(again.data.fileId, { replaces: 1 })).toMatchObject({
      http: 409,
      failure: { reason: 'STATEMENT_KNOWN', days: [YESTERDAY] },
    });
    const other = tradeBill([A_LINE, { ...A_LINE, no: '4200-B', out: 'BK-B' }]);
    const second = await desk.sendUp(other);
    expect((await desk.begin(second.data.fileId)).failure.reason).toBe('STATEMENT_STANDS');
    await desk.bill(other, { replaces: 1 });
    expect((await desk.dayOf()).events.map(({ act }) => act)).toEqual([
      'match',
      'replace',
      'match',
      'import',
    ]);
    expect(await desk.channelOf(1)).toMatchObject({ channelIn: { count: 2 } });
    await desk.bill(tradeBill([A_LINE]), { replaces: 1 });
  });

  it('of another day or month, unless that day is asked for', async () => {
    const may = tradeBill([{ ...A_LINE, time: '2026-05-31 12:00:00' }]);
    const sent = await desk.sendUp(may);
    expect(sent.data.days).toEqual(['2026-05-31']);
    expect(await desk.begin(sent.data.fileId)).toMatchObject({
      http: 400,
      failure: { reason: 'STATEMENT_OTHER_DAY', days: ['2026-05-31'] },
    });
    await desk.bill(may, { days: ['2026-05-31'] });
    expect(await desk.channelOf(1, '2026-05-31')).toMatchObject({ channelIn: { count: 1 } });
  });

  it('of another month, also where it is empty', async () => {
    const text = new TextDecoder('gb18030').decode(statementBytes('alipay.csv'));
    const none = text
      .replaceAll(/^2027.*\r\n/gm, '')
      .replace('2笔，商家实收共1282.50', '0笔，商家实收共0.00')
      .replace('1笔，商家实收退款共-48.00', '0笔，商家实收退款共0.00');
    const sent = await desk.sendUp(none);
    expect(sent.data).toMatchObject({ channel: 3, days: ['2027-03-05'], lineCount: 0 });
    expect((await desk.begin(sent.data.fileId)).failure).toMatchObject({
      reason: 'STATEMENT_OTHER_DAY',
      days: ['2027-03-05'],
    });
  });

  it('that has payments alone, which are not the whole day', async () => {
    const sent = await desk.sendUp(statementBytes('wechat-success.csv'));
    const begun = await desk.begin(sent.data.fileId, { days: sent.data.days });
    expect(begun).toMatchObject({ http: 400, failure: { reason: 'STATEMENT_PART' } });
  });

  it('while another one of the same day comes in', async () => {
    const one = await desk.sendUp(tradeBill([A_LINE]));
    const two = await desk.sendUp(tradeBill([{ ...A_LINE, amount: 1 }]));
    await desk.begin(one.data.fileId);
    expect((await desk.begin(two.data.fileId, { replaces: 1 })).failure.reason).toBe('STATEMENT_UNDER_WAY');
  });

  it('of somebody else, and from who is limited to some areas', async () => {
    const sent = await desk.sendUp(tradeBill([A_LINE]));
    const other = await desk.office.signIn('finance2');
    expect(
      await other.ask(reconciliationCalls.importStatement, {
        body: { fileId: sent.data.fileId, days: [YESTERDAY] },
      }),
    ).toMatchObject({ http: 404 });
    const local = await desk.office.aClerk({ rights: ['finance', 'finance:check'], areaIds: ['450103'] });
    expect((await sendUp(desk.office, local, tradeBill([A_LINE]))).failure.reason).toBe('RECON_ALL_AREAS');
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
    const sent = await desk.sendUp(SHEET, 'bank.csv');
    expect(sent.data).toMatchObject({
      channel: null,
      table: {
        headRow: 1,
        columns: [{ name: '单号', samples: ['X-1'] }, { name: '金额' }, { name: '时间' }],
      },
    });
    const { fileId } = sent.data;
    const body = { fileId, mapping: MAPPING, channel: 4 as const };
    const read = await desk.finance.ask(reconciliationCalls.readStatementFile, { body });
    expect(read.data).toMatchObject({ channel: 4, days: [YESTERDAY], lineCount: 1 });
    const kept = await desk.finance.ask(reconciliationCalls.saveMapping, {
      body: { name: '银行', channel: 4, mapping: MAPPING },
    });
    expect(kept.data).toMatchObject({ name: '银行', version: 1 });
    const begun = await desk.finance.ask(reconciliationCalls.importStatement, {
      body: { fileId, days: [YESTERDAY], mappingId: kept.data.id },
    });
    expect(begun.errCode).toBe(0);
    await desk.office.work();
    expect(await desk.channelOf(4)).toMatchObject({ channelIn: { count: 1, amount: 2_000 }, waiting: 1 });
    const twice = { name: '银行', channel: 4 as const, mapping: MAPPING };
    expect(await desk.finance.ask(reconciliationCalls.saveMapping, { body: twice })).toMatchObject({
      http: 409,
    });
    expect(
      await desk.finance.ask(reconciliationCalls.saveMapping, { body: { ...twice, version: 1 } }),
    ).toMatchObject({ data: { version: 2 } });
    await desk.finance.ask(reconciliationCalls.removeMapping, { params: { id: kept.data.id } });
    expect((await desk.finance.ask(reconciliationCalls.listMappings)).data).toEqual([]);
  });
});

it('days are listed with what each lacks, at most 62', async () => {
  await desk.ourA();
  const list = (from: string, to: string) =>
    desk.finance.ask(reconciliationCalls.listDays, { query: { from, to } });
  expect((await list('2026-06-13', TODAY)).data).toMatchObject([
    { day: '2026-06-13', state: 'open', missing: { statements: 0 } },
    { day: YESTERDAY, state: 'open', missing: { statements: 1, statementsOf: 1 } },
    { day: TODAY, state: 'running' },
  ]);
  expect((await list('2026-01-01', TODAY)).http).toBe(400);
  expect((await list(TODAY, YESTERDAY)).http).toBe(400);
});
