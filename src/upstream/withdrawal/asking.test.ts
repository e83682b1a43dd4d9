/** Asking for a withdrawal, as a clerk for a driver: what is held, and what is refused. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { setProperty } from '../../../tests/builders/property.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import {
  AUDITOR,
  aDriverWithMoney,
  ask,
  BY_APP,
  BY_CARD,
  CARD_NO,
  theBooks,
} from '../../../tests/builders/withdrawals.ts';
import { driverCashCalls } from '../../contract/driver-cash.ts';
import { withdrawal } from '../../contract/withdrawal.ts';
import { withdrawalCalls } from '../../contract/withdrawal-calls.ts';
import { driverAccount } from '../domain/fleet/driver-desk.ts';
import { driver } from '../domain/fleet/tables.ts';
import { driverBankCard } from '../domain/lost/things-tables.ts';

let office: Office;
let clerk: Person;
beforeAll(async () => {
  office = await anOffice();
  clerk = await office.aClerk({ rights: AUDITOR });
});
afterAll(() => office.close());

const refused = (reason: string, errCode = 3002) => ({ errCode, failure: { reason } });

describe('a withdrawal that a clerk asks for', () => {
  it('waits, with the amount held, to the card that is registered', async () => {
    const { id, name, mobile } = await aDriverWithMoney(office, 5_000);
    const { data } = await ask(clerk, id, 3_000);
    expect(data).toMatchObject({
      withdrawNo: expect.stringMatching(/^TX\d+$/),
      state: 0,
      amount: 3_000,
      fee: 0,
      realAmount: 3_000,
      balanceBefore: 5_000,
      channel: 2,
      bankName: '桂林银行',
      cardHolder: name,
      cardNo: '****0128',
      source: 2,
      secondFor: [],
      tries: 0,
    });
    const shown = JSON.stringify(data);
    for (const whole of [CARD_NO, mobile]) expect(shown).not.toContain(whole);
    expect(await theBooks(office, id)).toEqual({ balance: 5_000, held: 3_000, entries: 5_000, open: 3_000 });
    const account = await office.admin.ask(driverCashCalls.getCashAccount, { query: { driverId: id } });
    expect(account.data).toMatchObject({ balance: 5_000, held: 3_000, available: 2_000 });
  });

  it('is found by its list, and by the areas of who looks', async () => {
    const { id, name } = await aDriverWithMoney(office, 5_000);
    const { data: row } = await ask(clerk, id, 1_000, BY_APP);
    const list = async (query: object, who = clerk) =>
      (await who.ask(withdrawal.calls.list, { query: query as never })).data.map(one => one.id);
    expect(await list({ driverId: id })).toEqual([row.id]);
    expect(await list({ keyword: row.withdrawNo })).toEqual([row.id]);
    expect(await list({ driverId: id, firstAuditUser__empty: 1, state: 0, driverName__is: name })).toEqual([
      row.id,
    ]);
    expect(await list({ driverId: id, secondFor: 'amount' })).toEqual([]);
    const elsewhere = row.addressType === '450105' ? '450103' : '450105';
    const limited = await office.aClerk({ rights: AUDITOR, areaIds: [elsewhere] });
    expect(await list({ driverId: id }, limited)).toEqual([]);
    expect(await ask(limited, id, 1_000)).toMatchObject({ errCode: 3006 });
  });

  it('is one at a time, also where several ask at once', async () => {
    const { id } = await aDriverWithMoney(office, 9_000);
    const replies = await Promise.all([1, 2, 3].map(() => ask(clerk, id, 1_000)));
    expect(replies.map(({ errCode }) => errCode).toSorted()).toEqual([0, 3004, 3004]);
    expect(replies).toContainEqual(expect.objectContaining({ errCode: 3004 }));
    expect(await theBooks(office, id)).toMatchObject({ held: 1_000, open: 1_000 });
    expect(await ask(clerk, id, 1_000)).toMatchObject(refused('WITHDRAWAL_OPEN', 3004));
  });

  it('is no more than there is, and no less than the least', async () => {
    const { id } = await aDriverWithMoney(office, 1_500);
    expect(await ask(clerk, id, 1_501)).toMatchObject(refused('CASH_SHORT'));
    expect(await ask(clerk, id, 999)).toMatchObject(refused('WITHDRAWAL_TOO_SMALL'));
    expect(await theBooks(office, id)).toMatchObject({ held: 0, open: 0 });
    expect(await ask(clerk, id, 1_500)).toMatchObject({ errCode: 0 });
    for (const amount of [0, -1, 1.5, 100_000_001])
      expect(await ask(clerk, id, amount)).toMatchObject({ errCode: 3007 });
  });

  it('goes to a card or an account that is there', async () => {
    const { id } = await aDriverWithMoney(office, 5_000);
    await office.store.db.delete(driverBankCard).where(eq(driverBankCard.driverId, id));
    expect(await ask(clerk, id, 1_000, BY_CARD)).toMatchObject(refused('WITHDRAWAL_WITHOUT_CARD'));
    await office.store.db.delete(driverAccount).where(eq(driverAccount.driverId, id));
    expect(await ask(clerk, id, 1_000, BY_APP)).toMatchObject(refused('WITHDRAWAL_WITHOUT_ACCOUNT'));
  });

  it('is none while the account is frozen; who has left still withdraws', async () => {
    const { id } = await aDriverWithMoney(office, 5_000);
    const of = eq(driverAccount.driverId, id);
    await office.store.db.update(driver).set({ state: 4 }).where(eq(driver.id, id));
    await office.store.db.update(driverAccount).set({ state: 0 }).where(of);
    for (const channel of [BY_CARD, BY_APP] as const)
      expect(await ask(clerk, id, 1_000, channel)).toMatchObject(refused('WITHDRAWAL_FROZEN'));
    const account = await office.admin.ask(driverCashCalls.getCashAccount, { query: { driverId: id } });
    expect(account.data.isFrozen).toBe(1);
    await office.store.db.update(driverAccount).set({ state: 1 }).where(of);
    expect(await ask(clerk, id, 1_000)).toMatchObject({ errCode: 0 });
  });

  it('sent twice is one', async () => {
    const { id } = await aDriverWithMoney(office, 5_000);
    const body = { driverId: id, amount: 1_000, channel: 2, requestId: `withdraw-${id}` } as const;
    const replies = await Promise.all([1, 2].map(() => clerk.ask(withdrawalCalls.askWithdrawal, { body })));
    expect(replies.map(({ errCode }) => errCode)).toEqual([0, 0]);
    expect(replies[0]?.data.id).toBe(replies[1]?.data.id);
  });
});

describe('the fee', () => {
  it.each([
    [1_050, 1, 11],
    [1_049, 1, 10],
    [1_000, 0, 0],
    [1_001, 50, 501],
  ])('of %i fen at %i percent is %i, half a fen rounded up', async (amount, percent, fee) => {
    await setProperty(office.store.db, 'withdrawal.feePercent', String(percent));
    const { id } = await aDriverWithMoney(office, amount);
    const { data } = await ask(clerk, id, amount);
    expect(data).toMatchObject({ fee, realAmount: amount - fee });
    expect(await theBooks(office, id)).toMatchObject({ held: amount });
    await setProperty(office.store.db, 'withdrawal.feePercent', undefined);
  });

  it('leaves something to be paid', async () => {
    await setProperty(office.store.db, 'withdrawal.min', '1');
    await setProperty(office.store.db, 'withdrawal.feePercent', '50');
    const { id } = await aDriverWithMoney(office, 10);
    expect(await ask(clerk, id, 1)).toMatchObject(refused('WITHDRAWAL_TOO_SMALL'));
    for (const name of ['withdrawal.min', 'withdrawal.feePercent'] as const)
      await setProperty(office.store.db, name, undefined);
  });
});

describe('the terms', () => {
  it('say what a driver may withdraw, and which payees are new', async () => {
    const { id } = await aDriverWithMoney(office, 5_000);
    const terms = async () =>
      (await clerk.ask(withdrawalCalls.getWithdrawalTerms, { query: { driverId: id } })).data;
    expect(await terms()).toMatchObject({
      account: { balance: 5_000, held: 0, available: 5_000 },
      min: 1_000,
      feePercent: 0,
      hasOpen: 0,
      payees: [
        { channel: 2, bankName: '桂林银行', payeeAccount: '****0128', isNew: 0 },
        { channel: 4, isNew: 0 },
      ],
    });
    await ask(clerk, id, 2_000);
    await office.store.db
      .update(driverBankCard)
      .set({ updatedOn: office.clock() })
      .where(eq(driverBankCard.driverId, id));
    expect(await terms()).toMatchObject({
      account: { held: 2_000, available: 3_000 },
      hasOpen: 1,
      payees: [
        { channel: 2, isNew: 1 },
        { channel: 4, isNew: 0 },
      ],
    });
  });
});
