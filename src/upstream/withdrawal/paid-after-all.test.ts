/** A try that failed and may have been paid all the same: found by a statement, or by asking the provider again. */
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FundLine, fundFlow } from '../../../tests/builders/channel-bills.ts';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { differencesOf, forgetBooks, importBill, YESTERDAY } from '../../../tests/builders/reconciling.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import {
  AUDITOR,
  aDriverWithMoney,
  approve,
  ask,
  BY_APP,
  PAYER,
  pay,
  refuse,
  theBooks,
  theWithdrawal,
} from '../../../tests/builders/withdrawals.ts';
import { outlayCalls } from '../../contract/outlay.ts';
import { reconciliationCalls } from '../../contract/reconciliation.ts';
import { CORRECT, type Handling, IGNORE } from '../../contract/reconciliation-states.ts';
import type { PaymentAnswer } from '../core/outside/ports.ts';
import { runPayments } from '../domain/payments/paying.ts';
import { takePayment } from '../domain/payments/reports.ts';
import { outlayTable } from '../domain/payments/tables.ts';
import { SETTLERS } from '../settlers.ts';
import type { WithdrawalRow } from './tables.ts';

const FAILED: PaymentAnswer = { state: 'failed', failCode: 'NOTENOUGH', failReason: '余额不足' };
const NOON = `${YESTERDAY} 12:00:00`;
const DIFFERS = { errCode: 3002, failure: { reason: 'WITHDRAWAL_PAYMENT_DIFFERS' } };

let office: Office;
let maker: Person;
let auditor: Person;
let payer: Person;
let finance: Person;
let answer: PaymentAnswer;
beforeAll(async () => {
  office = await anOffice();
  maker = await office.aClerk({ rights: AUDITOR });
  auditor = await office.aClerk({ rights: AUDITOR });
  payer = await office.aClerk({ rights: PAYER });
  finance = await office.aClerk({ rights: ['finance', 'finance:check'] });
  office.ports.payments.pay = async () => answer;
  office.ports.payments.query = async () => answer;
});
afterAll(() => office.close());
beforeEach(() => forgetBooks(office));

let trades = 0;
const paid = (): PaymentAnswer => ({ state: 'paid', tradeNo: `WX-${++trades}`, payTime: office.clock() });
const refused = (reason: string) => ({ errCode: 3002, failure: { reason } });

/** Sent once, and told to have failed. */
async function aFailedOne() {
  const driver = await aDriverWithMoney(office, 5_000);
  const { data: asked } = await ask(maker, driver.id, 2_000, BY_APP);
  const { data: row } = await approve(auditor, asked);
  answer = FAILED;
  await sendOnce(row);
  const [outlay] = await triesOf(row);
  if (!outlay) throw new Error('no outlay');
  return { driver, row: await theWithdrawal(office, row), outlay };
}
async function sendOnce(row: Pick<WithdrawalRow, 'id' | 'version'>) {
  expect((await pay(payer, row)).errCode).toBe(0);
  await office.run(runPayments(SETTLERS));
}
const triesOf = ({ driverId }: Pick<WithdrawalRow, 'driverId'>) =>
  office.store.db
    .select()
    .from(outlayTable)
    .where(and(eq(outlayTable.driverId, driverId), eq(outlayTable.bizCode, 4)))
    .orderBy(asc(outlayTable.id));

/** The fund flow of yesterday has these payouts. */
async function aStatementWith(...lines: Partial<FundLine>[]) {
  const of = lines.map((line, at) => ({ time: NOON, no: `1000-${++trades}-${at}`, amount: -2_000, ...line }));
  await importBill(office, finance, fundFlow(of as FundLine[]));
}
const handle = async (handling: Handling, remark?: string) => {
  const [found] = await differencesOf(finance);
  if (!found) throw new Error('no difference');
  const { id, version } = found;
  return finance.ask(reconciliationCalls.handleDifference, { body: { id, version, handling, remark } });
};

describe('a withdrawal whose payment failed, and stands on a statement as paid', () => {
  it('is neither paid again nor refused, and is debited once the outlay is corrected', async () => {
    const { driver, row, outlay } = await aFailedOne();
    await aStatementWith({ voucher: outlay.outTradeNo });
    expect(await pay(payer, row)).toMatchObject(DIFFERS);
    expect(await refuse(auditor, row)).toMatchObject(DIFFERS);
    expect(await handle(CORRECT)).toMatchObject({ errCode: 0 });
    expect(await theWithdrawal(office, row)).toMatchObject({ state: 11, failReason: null });
    expect(await triesOf(row)).toMatchObject([{ state: 1, amount: 2_000, reconState: 1 }]);
    expect(await theBooks(office, driver.id)).toMatchObject({ balance: 3_000, held: 0, entries: 3_000 });
  });

  it('is paid again where that line was found to be another payment', async () => {
    const { driver, row, outlay } = await aFailedOne();
    await aStatementWith({ voucher: outlay.outTradeNo });
    expect(await handle(IGNORE, '渠道确认已退回')).toMatchObject({ errCode: 0 });
    answer = paid();
    await sendOnce(row);
    expect(await theWithdrawal(office, row)).toMatchObject({ state: 11, tries: 2 });
    expect(await theBooks(office, driver.id)).toMatchObject({ balance: 3_000, held: 0 });
  });

  it('is not debited twice where it was paid again before the statement came', async () => {
    const { driver, row, outlay } = await aFailedOne();
    answer = paid();
    await sendOnce(row);
    await aStatementWith({ voucher: outlay.outTradeNo });
    expect(await handle(CORRECT)).toMatchObject(refused('OUTLAY_PAID_AGAIN'));
    expect(await triesOf(row)).toMatchObject([{ state: 3 }, { state: 1 }]);
    expect(await theBooks(office, driver.id)).toMatchObject({ balance: 3_000, held: 0, entries: 3_000 });
  });

  it('is not debited where it was refused before, and its money given back to the account', async () => {
    const { driver, row, outlay } = await aFailedOne();
    expect((await refuse(auditor, row)).errCode).toBe(0);
    await aStatementWith({ voucher: outlay.outTradeNo });
    expect(await handle(CORRECT)).toMatchObject(refused('OUTLAY_PAID_AGAIN'));
    expect(await theWithdrawal(office, row)).toMatchObject({ state: 20 });
    expect(await theBooks(office, driver.id)).toMatchObject({ balance: 5_000, held: 0, entries: 5_000 });
  });
});

describe('a withdrawal about which the provider has contradicted itself', () => {
  async function aContradictedOne() {
    const failed = await aFailedOne();
    const { outTradeNo, id } = failed.outlay;
    const about = { db: office.store.db, clock: office.clock, settlers: SETTLERS };
    const told = { outTradeNo, amount: 2_000, reportedBy: null };
    const outcome = paid() as Extract<PaymentAnswer, { state: 'paid' }>;
    expect(await takePayment(about, { ...told, reportNo: `late-${id}`, outcome })).toBe('different');
    expect(await pay(payer, failed.row)).toMatchObject(DIFFERS);
    return failed;
  }
  const query = ({ id }: { id: string }) => payer.ask(outlayCalls.queryOutlay, { body: { id } });

  it('is paid again once the provider, asked by a person, says that it has failed', async () => {
    const { row, outlay } = await aContradictedOne();
    answer = { state: 'processing' };
    expect(await query(outlay)).toMatchObject({ data: { state: 3, reconState: 2 } });
    answer = FAILED;
    expect(await query(outlay)).toMatchObject({ data: { state: 3, reconState: 0 } });
    answer = paid();
    await sendOnce(row);
    expect(await theWithdrawal(office, row)).toMatchObject({ state: 11, tries: 2 });
  });

  it('is debited once the provider, asked by a person, says that it was paid', async () => {
    const { driver, row, outlay } = await aContradictedOne();
    answer = paid();
    expect(await query(outlay)).toMatchObject({ data: { state: 1, reconState: 0 } });
    expect(await theWithdrawal(office, row)).toMatchObject({ state: 11 });
    expect(await theBooks(office, driver.id)).toMatchObject({ balance: 3_000, held: 0, entries: 3_000 });
  });
});
