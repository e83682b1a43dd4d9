/** What clerks look up: the evidence of a withdrawal for who asks, and drivers to choose from. */
// @feature withdrawal
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { AUDITOR, aDriverWithMoney, approve, ask, refuse } from '../../../tests/builders/withdrawals.ts';
import { DRIVER_LEFT } from '../../contract/driver.ts';
import { FAILURES } from '../../contract/grammar/failures.ts';
import { withdrawalDeskCalls } from '../../contract/withdrawal-desk.ts';
import { driver } from '../domain/fleet/tables.ts';
import { driverBankCard } from '../domain/lost/things-tables.ts';

/** Fen above which two auditors are needed. */
const MUCH = 600_000;

let office: Office;
let one: Person;
let other: Person;
beforeAll(async () => {
  office = await anOffice();
  one = await office.aClerk({ rights: AUDITOR });
  other = await office.aClerk({ rights: AUDITOR });
});
afterAll(() => office.close());

const otherThan = (area: string) => (area === '450103' ? '450105' : '450103');

const evidenceFor = async (by: Person, id: string) =>
  (await by.ask(withdrawalDeskCalls.getWithdrawalEvidence, { query: { id } })).data;

async function asked(by: Person, amount: number) {
  const of = await aDriverWithMoney(office, amount);
  const { data, message } = await ask(by, of.id, amount);
  if (!data) throw new Error(message);
  return { of, row: data };
}

describe('the evidence of a withdrawal', () => {
  it('says who may not approve it, and why', async () => {
    const { row } = await asked(one, MUCH);
    expect((await evidenceFor(one, row.id)).whyNotApprove).toBe('APPROVES_OWN');
    expect((await evidenceFor(other, row.id)).whyNotApprove).toBeNull();
    await approve(other, row);
    expect((await evidenceFor(other, row.id)).whyNotApprove).toBe('WITHDRAWAL_AUDITED_FIRST');
  });

  it('agrees with what an approval meets', async () => {
    const { of, row } = await asked(one, 20_000);
    const { db } = office.store;
    await db
      .update(driverBankCard)
      .set({ cardNo: '6222021234567890110', updatedOn: office.clock() })
      .where(eq(driverBankCard.driverId, of.id));
    const { whyNotApprove, isSamePayee } = await evidenceFor(other, row.id);
    expect([whyNotApprove, isSamePayee]).toEqual(['WITHDRAWAL_PAYEE_CHANGED', 0]);
    expect((await approve(other, row)).failure?.reason).toBe(whyNotApprove);
    await refuse(other, row);
    expect((await evidenceFor(other, row.id)).whyNotApprove).toBe('WITHDRAWAL_NOT_TO_AUDIT');
  });

  it('adds up the day, and says the limits', async () => {
    const { of, row } = await asked(one, 20_000);
    await refuse(one, row);
    const again = await ask(one, of.id, 15_000);
    expect(await evidenceFor(other, again.data.id)).toMatchObject({
      // what was refused does not count
      daySum: 15_000,
      secondAmount: 500_000,
      secondDay: 2_000_000,
      newPayeeHours: 72,
    });
  });

  it('is not told outside of the areas', async () => {
    const { row } = await asked(one, 20_000);
    const elsewhere = await office.aClerk({ rights: AUDITOR, areaIds: [otherThan(row.addressType)] });
    const answer = await elsewhere.ask(withdrawalDeskCalls.getWithdrawalEvidence, { query: { id: row.id } });
    expect(answer.errCode).toBe(FAILURES.NOT_FOUND.errCode);
  });
});

describe('drivers to choose from', () => {
  const found = async (by: Person, keyword: string) =>
    (await by.ask(withdrawalDeskCalls.findCashDrivers, { query: { keyword } })).data;

  it('are found by name, who has left among them, with a masked number', async () => {
    const of = await aDriverWithMoney(office, 0);
    await office.store.db.update(driver).set({ state: DRIVER_LEFT }).where(eq(driver.id, of.id));
    const known = (await found(one, of.name)).find(({ driverId }) => driverId === of.id);
    expect(known).toMatchObject({ name: of.name, state: DRIVER_LEFT });
    expect(known?.mobile).toMatch(/^\d{3}\*{4}\d{4}$/);
  });

  it('are those of the areas', async () => {
    const of = await aDriverWithMoney(office, 0);
    const elsewhere = await office.aClerk({ rights: AUDITOR, areaIds: [otherThan(of.addressType)] });
    expect((await found(elsewhere, of.name)).map(({ driverId }) => driverId)).not.toContain(of.id);
  });
});
