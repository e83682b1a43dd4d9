/** The money of the demonstration’s drivers: entries and open withdrawals add up to their accounts, and all states are there. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { theBooks } from '../../../tests/builders/withdrawals.ts';
import { outlayCalls } from '../../contract/outlay.ts';
import { WITHDRAWAL_STATES } from '../../contract/withdrawal-states.ts';
import { cashAccount, cashEntry } from '../../upstream/domain/cash/tables.ts';
import { outlayTable } from '../../upstream/domain/payments/tables.ts';
import { withdrawalTable } from '../../upstream/withdrawal/tables.ts';
import { driversWithdraw } from '../cash/drivers-withdraw.ts';
import { simulatedPayments } from '../providers/payments.ts';

let office: Office;
beforeAll(async () => {
  office = await anOffice();
});
afterAll(() => office.close());

const all = () => office.store.db.select().from(withdrawalTable);

it('has withdrawals in every state, and two that need a second auditor', async () => {
  const rows = await all();
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(WITHDRAWAL_STATES));
  const waiting = rows.filter(({ state, secondFor }) => state === 0 && secondFor.length > 0);
  expect(waiting.map(({ firstAuditUserId }) => firstAuditUserId === null).toSorted()).toEqual([false, true]);
});

it('adds up for every account, in the order of time', async () => {
  const accounts = await office.store.db.select().from(cashAccount);
  expect(accounts.length).toBeGreaterThan(25);
  for (const { driverId } of accounts) {
    const { balance, held, entries, open } = await theBooks(office, driverId);
    expect([balance, held]).toEqual([entries, open]);
    const rows = await office.store.db
      .select()
      .from(cashEntry)
      .where(eq(cashEntry.driverId, driverId))
      .orderBy(cashEntry.createdOn, cashEntry.id);
    let sum = 0;
    for (const row of rows) {
      sum += row.amount;
      expect(row.balance).toBe(sum);
    }
  }
});

it('has one payment that hangs, and is over once the provider is asked', async () => {
  const [hanging] = await office.store.db.select().from(withdrawalTable).where(eq(withdrawalTable.state, 12));
  office.ports.payments = simulatedPayments(office.store.db, office.clock);
  const reply = await office.admin.ask(outlayCalls.queryOutlay, { body: { id: hanging?.outlayId ?? '' } });
  expect(reply).toMatchObject({ data: { state: 1, bizCode: 4 } });
  const [paid] = await office.store.db
    .select()
    .from(withdrawalTable)
    .where(eq(withdrawalTable.id, hanging?.id ?? ''));
  expect(paid).toMatchObject({ state: 11 });
  const { balance, held, entries, open } = await theBooks(office, hanging?.driverId ?? '');
  expect([balance, held]).toEqual([entries, open]);
  expect(await office.store.db.$count(outlayTable, sql`biz_code = 4 and state = 2`)).toBe(0);
});

it('lets drivers withdraw now and then, until enough wait', async () => {
  const before = (await all()).length;
  for (let minute = 0; minute < 400; minute += 1) {
    await office.run(driversWithdraw);
    office.clock.advance(1);
  }
  const rows = await all();
  expect(rows.filter(({ state }) => state === 0)).toHaveLength(12);
  expect(rows.length).toBeGreaterThan(before);
  for (const { driverId } of rows) {
    const { balance, held, entries, open } = await theBooks(office, driverId);
    expect([balance, held]).toEqual([entries, open]);
  }
});
