/** Paying withdrawals: each try once, and what the end of a payment comes to. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { setProperty } from '../../../tests/builders/property.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import {
  AUDITOR,
  aDriverWithMoney,
  approve,
  ask,
  BY_APP,
  BY_CARD,
  CARD_NO,
  PAYER,
  pay,
  refuse,
  theBooks,
  theWithdrawal,
} from '../../../tests/builders/withdrawals.ts';
import { outlayCalls } from '../../contract/outlay.ts';
import type { Db } from '../core/context.ts';
import type { Payment, PaymentAnswer } from '../core/outside/ports.ts';
import { cashEntry } from '../domain/cash/tables.ts';
import { driverAccount } from '../domain/fleet/driver-desk.ts';
import { driverBankCard } from '../domain/lost/things-tables.ts';
import { runPayments } from '../domain/payments/paying.ts';
import { takePayment } from '../domain/payments/reports.ts';
import { outlayTable } from '../domain/payments/tables.ts';
import { SETTLERS } from '../settlers.ts';

let office: Office;
let maker: Person;
let auditor: Person;
let payer: Person;
let sent: Payment[];
/** What the provider answers next. */
let answer: PaymentAnswer;
beforeAll(async () => {
  office = await anOffice();
  maker = await office.aClerk({ rights: AUDITOR });
  auditor = await office.aClerk({ rights: AUDITOR });
  payer = await office.aClerk({ rights: PAYER });
  office.ports.payments.pay = async payment => {
    sent.push(payment);
    return answer;
  };
  office.ports.payments.query = async () => answer;
});
afterAll(() => office.close());
beforeEach(async () => {
  sent = [];
  answer = { state: 'processing' };
  await office.store.db.delete(outlayTable);
});

const run = () => office.run(runPayments(SETTLERS));
const refused = (reason: string) => ({ errCode: 3002, failure: { reason } });
let trades = 0;
const paid = (): PaymentAnswer => ({ state: 'paid', tradeNo: `WX-${++trades}`, payTime: office.clock() });
const FAILED: PaymentAnswer = { state: 'failed', failCode: 'NOTENOUGH', failReason: '余额不足' };

async function anApproved(amount = 2_000, channel: typeof BY_CARD | typeof BY_APP = BY_CARD) {
  const driver = await aDriverWithMoney(office, 5_000);
  const { data } = await ask(maker, driver.id, amount, channel);
  const { data: row } = await approve(auditor, data);
  return { driver, row };
}
const outlaysOf = (driverId: string) =>
  office.store.db
    .select()
    .from(outlayTable)
    .where(eq(outlayTable.driverId, driverId))
    .orderBy(outlayTable.id);
const entriesOf = async (driverId: string) => {
  const rows = await office.store.db
    .select()
    .from(cashEntry)
    .where(eq(cashEntry.driverId, driverId))
    .orderBy(cashEntry.id);
  return rows.slice(1).map(({ bizType, amount }) => [bizType, amount]);
};

describe('a withdrawal that is paid', () => {
  it('goes out as one outlay to its card, and is debited once the provider says so', async () => {
    const { driver, row } = await anApproved();
    const { data: going } = await pay(payer, row);
    expect(going).toMatchObject({ state: 12, tries: 1, payUser: expect.any(String) });
    const [outlay] = await outlaysOf(driver.id);
    expect(outlay).toMatchObject({
      id: going.outlayId,
      bizCode: 4,
      bizStrId: `${row.withdrawNo}-1`,
      amount: 2_000,
      state: 2,
      tradeChannel: 2,
      payeeAccount: CARD_NO,
      applyUserId: payer.id,
    });
    answer = paid();
    await run();
    expect(sent).toMatchObject([
      { kind: 'withdrawal', channel: 2, amount: 2_000, payee: { account: CARD_NO } },
    ]);
    expect(await theWithdrawal(office, row)).toMatchObject({
      state: 11,
      tradeNo: `WX-${trades}`,
      payTime: office.clock(),
    });
    expect(await theBooks(office, driver.id)).toEqual({ balance: 3_000, held: 0, entries: 3_000, open: 0 });
    expect(await entriesOf(driver.id)).toEqual([[3, -2_000]]);
    const verified = and(eq(driverBankCard.driverId, driver.id), eq(driverBankCard.verified, 1));
    expect(await office.store.db.$count(driverBankCard, verified)).toBe(1);
  });

  it('pays the amount without the fee, and books the fee by itself', async () => {
    await setProperty(office.store.db, 'withdrawal.feePercent', '1');
    const { driver, row } = await anApproved(2_050, BY_APP);
    await setProperty(office.store.db, 'withdrawal.feePercent', undefined);
    await pay(payer, row);
    answer = paid();
    await run();
    expect(sent).toMatchObject([{ channel: 4, amount: 2_029, payee: { account: driver.mobile } }]);
    expect(await entriesOf(driver.id)).toEqual([
      [3, -2_029],
      [4, -21],
    ]);
    expect(await theBooks(office, driver.id)).toMatchObject({ balance: 2_950, held: 0, entries: 2_950 });
  });

  it('is not limited by what applicants and payees of other outlays have in a day', async () => {
    await setProperty(office.store.db, 'pay.dailyLimit.payee', '1');
    const { driver, row } = await anApproved();
    expect(await pay(payer, row)).toMatchObject({ data: { state: 12 } });
    await setProperty(office.store.db, 'pay.dailyLimit.payee', undefined);
    expect(await outlaysOf(driver.id)).toMatchObject([{ state: 2 }]);
  });

  it('is paid once, whoever presses how often', async () => {
    const { driver, row } = await anApproved();
    const other = await office.aClerk({ rights: PAYER });
    const replies = await Promise.all([
      pay(payer, row),
      pay(payer, row),
      pay(other, row),
      refuse(maker, row),
    ]);
    expect(replies.filter(({ errCode }) => errCode === 0)).toHaveLength(1);
    expect((await outlaysOf(driver.id)).length).toBeLessThanOrEqual(1);
    const now = await theWithdrawal(office, row);
    expect(await theBooks(office, driver.id)).toMatchObject({ held: now.state === 12 ? 2_000 : 0 });
  });

  it('is paid by who may', async () => {
    const { row } = await anApproved();
    expect(await pay(maker, row)).toMatchObject({ errCode: 3008 });
    const { data } = await ask(maker, (await aDriverWithMoney(office, 1_000)).id, 1_000);
    expect(await pay(payer, data)).toMatchObject(refused('WITHDRAWAL_NOT_PAYABLE'));
  });
});

describe('a provider', () => {
  const report = (outTradeNo: string, reportNo: string, outcome: PaymentAnswer, amount = 2_000) =>
    office.store.db.transaction(inside =>
      takePayment(
        { db: inside as unknown as Db, clock: office.clock, settlers: SETTLERS },
        { reportNo, outTradeNo, amount, outcome: outcome as never, reportedBy: null },
      ),
    );

  async function aSentOne() {
    const { driver, row } = await anApproved();
    await pay(payer, row);
    await run();
    const [outlay] = await outlaysOf(driver.id);
    if (!outlay) throw new Error('no outlay');
    return { driver, row, outlay };
  }

  it('who tells it twice debits once', async () => {
    const { driver, row, outlay } = await aSentOne();
    answer = paid();
    expect(await report(outlay.outTradeNo, `r1-${outlay.id}`, answer)).toBe('noted');
    expect(await report(outlay.outTradeNo, `r2-${outlay.id}`, answer)).toBe('known');
    await run();
    expect(await entriesOf(driver.id)).toEqual([[3, -2_000]]);
    expect(await theWithdrawal(office, row)).toMatchObject({ state: 11 });
  });

  it('who says after a failure that it was paid is a matter for a person, and nothing is debited', async () => {
    const { driver, row, outlay } = await aSentOne();
    expect(await report(outlay.outTradeNo, `r3-${outlay.id}`, FAILED)).toBe('noted');
    expect(await theWithdrawal(office, row)).toMatchObject({ state: 21, failReason: '余额不足' });
    expect(await report(outlay.outTradeNo, `r4-${outlay.id}`, paid())).toBe('different');
    expect(await entriesOf(driver.id)).toEqual([]);
    expect(await theBooks(office, driver.id)).toMatchObject({ balance: 5_000, held: 2_000 });
    expect(await outlaysOf(driver.id)).toMatchObject([{ state: 3, reconState: 2 }]);
    // the money may have left: nobody pays it again, nor gives it back
    const failed = await theWithdrawal(office, row);
    for (const act of [pay(payer, failed), refuse(auditor, failed)])
      expect(await act).toMatchObject(refused('WITHDRAWAL_PAYMENT_DIFFERS'));
  });

  it('who names another amount, or says failed after paid, changes nothing', async () => {
    const { driver, row, outlay } = await aSentOne();
    expect(await report(outlay.outTradeNo, `r5-${outlay.id}`, paid(), 1_999)).toBe('different');
    expect(await theWithdrawal(office, row)).toMatchObject({ state: 12 });
    answer = paid();
    await report(outlay.outTradeNo, `r6-${outlay.id}`, answer);
    expect(await report(outlay.outTradeNo, `r7-${outlay.id}`, FAILED)).toBe('different');
    expect(await entriesOf(driver.id)).toEqual([[3, -2_000]]);
  });

  it('who does not answer is asked again by hand, through the outlay of the try', async () => {
    const { row } = await aSentOne();
    const { outlayId } = await theWithdrawal(office, row);
    const query = () => payer.ask(outlayCalls.queryOutlay, { body: { id: outlayId ?? '' } });
    expect(await query()).toMatchObject({ data: { state: 2 } });
    answer = paid();
    expect(await query()).toMatchObject({ data: { state: 1 } });
    expect(await theWithdrawal(office, row)).toMatchObject({ state: 11 });
  });
});

describe('a payment that has failed', () => {
  it('is tried again under another name, and never twice at once', async () => {
    const { driver, row } = await anApproved();
    await pay(payer, row);
    answer = FAILED;
    await run();
    const failed = await theWithdrawal(office, row);
    expect(failed).toMatchObject({ state: 21, failReason: '余额不足' });
    const replies = await Promise.all([pay(payer, failed), pay(payer, failed)]);
    expect(replies.filter(({ errCode }) => errCode === 0)).toHaveLength(1);
    answer = paid();
    await run();
    const outlays = await outlaysOf(driver.id);
    expect(outlays.map(({ bizStrId, state }) => [bizStrId, state])).toEqual([
      [`${row.withdrawNo}-1`, 3],
      [`${row.withdrawNo}-2`, 1],
    ]);
    expect(new Set(outlays.map(({ outTradeNo }) => outTradeNo)).size).toBe(2);
    expect(await theWithdrawal(office, row)).toMatchObject({ state: 11, tries: 2, failReason: null });
    expect(await entriesOf(driver.id)).toEqual([[3, -2_000]]);
  });

  it('can be refused, which releases what was held', async () => {
    const { driver, row } = await anApproved();
    await pay(payer, row);
    answer = FAILED;
    await run();
    expect(await refuse(auditor, await theWithdrawal(office, row))).toMatchObject({ data: { state: 20 } });
    expect(await theBooks(office, driver.id)).toEqual({ balance: 5_000, held: 0, entries: 5_000, open: 0 });
    const live = and(eq(outlayTable.driverId, driver.id), eq(outlayTable.state, 2));
    expect(await office.store.db.$count(outlayTable, live)).toBe(0);
  });

  it('is not tried again to another card, nor for a frozen account', async () => {
    const { driver, row } = await anApproved();
    const of = eq(driverAccount.driverId, driver.id);
    await office.store.db.update(driverAccount).set({ state: 0 }).where(of);
    expect(await pay(payer, row)).toMatchObject(refused('WITHDRAWAL_FROZEN'));
    await office.store.db.update(driverAccount).set({ state: 1 }).where(of);
    await office.store.db
      .update(driverBankCard)
      .set({ cardNo: '6217003330012345678' })
      .where(eq(driverBankCard.driverId, driver.id));
    expect(await pay(payer, row)).toMatchObject(refused('WITHDRAWAL_PAYEE_CHANGED'));
    expect(await outlaysOf(driver.id)).toEqual([]);
  });
});

it('one that is being paid is neither refused nor paid again', async () => {
  const { row } = await anApproved();
  const { data: going } = await pay(payer, row);
  expect(await refuse(auditor, going)).toMatchObject(refused('WITHDRAWAL_NOT_REFUSABLE'));
  expect(await pay(payer, going)).toMatchObject(refused('WITHDRAWAL_NOT_PAYABLE'));
  expect(await pay(payer, row)).toMatchObject({ errCode: 3001 });
});
