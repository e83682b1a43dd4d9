/** Auditing withdrawals: by whom, by how many, and what is refused. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { setProperty } from '../../../tests/builders/property.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import {
  AUDITOR,
  aDriverWithMoney,
  approve,
  ask,
  BY_APP,
  refuse,
  theBooks,
  theWithdrawal,
} from '../../../tests/builders/withdrawals.ts';
import { accessCalls } from '../../contract/access.ts';
import { approvalCalls } from '../../contract/approval.ts';
import { driver as driverResource } from '../../contract/driver.ts';
import { logCalls } from '../../contract/log.ts';
import type { PropertyName } from '../../contract/properties.ts';
import { DAY_MS, startOfDay } from '../core/day.ts';
import { driverAccount } from '../domain/fleet/driver-desk.ts';
import { driverBankCard } from '../domain/lost/things-tables.ts';
import { secondReasons } from './checks.ts';
import { withdrawalTable } from './tables.ts';

const HOUR_MS = 3_600_000;

let office: Office;
let maker: Person;
let first: Person;
let second: Person;
beforeAll(async () => {
  office = await anOffice();
  const people = await Promise.all([1, 2, 3].map(() => office.aClerk({ rights: AUDITOR })));
  [maker, first, second] = people as Person[] as [Person, Person, Person];
});
afterAll(() => office.close());
afterEach(async () => {
  for (const name of LIMITS) await setProperty(office.store.db, name, undefined);
});

const LIMITS = ['withdrawal.secondAmount', 'withdrawal.secondDay'] as const satisfies PropertyName[];
const refused = (reason: string) => ({ errCode: 3002, failure: { reason } });
const waiting = async (who: Person, query: { mine?: 1 } = {}) =>
  (await who.ask(approvalCalls.listWaitingApprovals, { query })).data.map(({ recordId }) => recordId);
const asked = async (amount = 1_000, balance = amount) => {
  const driver = await aDriverWithMoney(office, balance);
  const { data } = await ask(maker, driver.id, amount);
  return { driver, row: data };
};

describe('one auditor', () => {
  it('approves it, is named on it, and the log tells of it', async () => {
    const { row, driver } = await asked();
    expect(await approve(first, row)).toMatchObject({
      data: { state: 10, auditUser: expect.any(String), firstAuditUser: null },
    });
    expect(await theWithdrawal(office, row)).toMatchObject({ auditUserId: first.id });
    expect(await theBooks(office, driver.id)).toMatchObject({ balance: 1_000, held: 1_000 });
    const { data: log } = await office.admin.ask(logCalls.listOperateLog, { query: { size: 20 } });
    expect(
      log.filter(({ objectId, objectType }) => objectId === row.id && objectType === 'withdrawal'),
    ).toHaveLength(2);
  });

  it('is not who asked, nor who depends on that person or has the same number', async () => {
    const { row } = await asked();
    expect(await approve(maker, row)).toMatchObject(refused('APPROVES_OWN'));
    const driver = await aDriverWithMoney(office, 1_000);
    const { data: admins } = await ask(office.admin, driver.id, 1_000);
    // made by the applicant
    expect(await approve(first, admins)).toMatchObject(refused('APPROVER_DEPENDS'));
    for (const { id } of [maker, second])
      await office.admin.ask(accessCalls.updateAdminUser, { body: { userId: id, mobile: '13807719912' } });
    expect(await approve(second, row)).toMatchObject(refused('APPROVER_SHARES_NUMBER'));
    await office.admin.ask(accessCalls.updateAdminUser, {
      body: { userId: second.id, mobile: '13807719913' },
    });
    expect(await theWithdrawal(office, row)).toMatchObject({ state: 0 });
  });

  it('sees it among what waits, and who asked sees it among his own', async () => {
    const { row } = await asked();
    expect(await waiting(first)).toContain(row.id);
    expect(await waiting(maker)).not.toContain(row.id);
    expect(await waiting(maker, { mine: 1 })).toContain(row.id);
    const checker = await office.aClerk({ rights: ['finance', 'finance:check'] });
    expect(await waiting(checker)).not.toContain(row.id);
  });

  it('is the faster one of two', async () => {
    const { row } = await asked();
    const replies = await Promise.all([approve(first, row), approve(second, row), refuse(second, row)]);
    expect(replies.filter(({ errCode }) => errCode === 0)).toHaveLength(1);
    expect(await theWithdrawal(office, row)).toMatchObject({ version: row.version + 1 });
  });
});

describe('a second auditor', () => {
  it.each([
    [500_000, []],
    [500_001, ['amount']],
  ])('looks at %i fen: %o', async (amount, secondFor) => {
    const { row } = await asked(amount);
    expect(row.secondFor).toEqual(secondFor);
    const { data } = await approve(first, row);
    expect(data).toMatchObject({ state: secondFor.length === 0 ? 10 : 0 });
  });

  it('is another person, independent of both', async () => {
    const { row } = await asked(500_001);
    const { data: once } = await approve(first, row);
    expect(once).toMatchObject({ state: 0, firstAuditUser: expect.any(String), auditUser: null });
    expect(await approve(first, once)).toMatchObject(refused('WITHDRAWAL_AUDITED_FIRST'));
    expect(await approve(maker, once)).toMatchObject(refused('APPROVES_OWN'));
    expect(await waiting(first)).not.toContain(row.id);
    expect(await waiting(second)).toContain(row.id);
    const firstIs = (firstAuditUserId: string) =>
      office.store.db.update(withdrawalTable).set({ firstAuditUserId }).where(eq(withdrawalTable.id, row.id));
    // who has made the second one
    await firstIs(office.admin.id);
    expect(await approve(second, once)).toMatchObject(refused('APPROVER_DEPENDS'));
    expect(await waiting(second)).not.toContain(row.id);
    await firstIs(first.id);
    expect(await approve(second, once)).toMatchObject({ data: { state: 10 } });
  });

  it('looks at what is above the driver’s sum of the day in Asia/Shanghai, refused ones left out', async () => {
    await setProperty(office.store.db, 'withdrawal.secondDay', '5000');
    const { id: driverId } = await aDriverWithMoney(office, 20_000);
    const midnight = startOfDay(office.clock());
    const take = async (amount: number, state: 11 | 20) => {
      const { data } = await ask(maker, driverId, amount);
      const closed = { state, createdOn: midnight + DAY_MS - 1 };
      await office.store.db.update(withdrawalTable).set(closed).where(eq(withdrawalTable.id, data.id));
    };
    await take(4_000, 20);
    await take(3_000, 11);
    await take(1_000, 11);
    const payee = { channel: 2, name: '', account: '', bankName: null, changedOn: 0 } as const;
    const judged = (amount: number, createdOn: number) =>
      secondReasons(office.store.db, { driverId, amount, createdOn }, payee);
    for (const createdOn of [midnight, midnight + DAY_MS - 1]) {
      expect(await judged(1_000, createdOn)).toEqual([]);
      expect(await judged(1_001, createdOn)).toEqual(['day']);
    }
    for (const createdOn of [midnight - 1, midnight + DAY_MS])
      expect(await judged(1_001, createdOn)).toEqual([]);
  });

  it('still looks at one of yesterday by yesterday’s sum', async () => {
    await setProperty(office.store.db, 'withdrawal.secondDay', '1500');
    const driver = await aDriverWithMoney(office, 20_000);
    const { data: one } = await ask(maker, driver.id, 1_000);
    await office.store.db.update(withdrawalTable).set({ state: 11 }).where(eq(withdrawalTable.id, one.id));
    const { data: two } = await ask(maker, driver.id, 1_000);
    await office.store.db
      .update(withdrawalTable)
      .set({ createdOn: sql`${withdrawalTable.createdOn} - ${DAY_MS}::bigint`, secondFor: [] })
      .where(eq(withdrawalTable.driverId, driver.id));
    expect(await approve(first, two)).toMatchObject({ data: { state: 0, secondFor: ['day'] } });
  });

  it('looks at a card that was changed a short time before', async () => {
    const driver = await aDriverWithMoney(office, 9_000);
    const changedOn = office.clock() - 72 * HOUR_MS;
    const set = (updatedOn: number) =>
      office.store.db.update(driverBankCard).set({ updatedOn }).where(eq(driverBankCard.driverId, driver.id));
    await set(changedOn + 1);
    const { data: row } = await ask(maker, driver.id, 1_000);
    expect(row.secondFor).toEqual(['payee']);
    expect(await approve(first, row)).toMatchObject({ data: { state: 0 } });
    await refuse(first, { ...row, version: row.version + 1 });
    await set(changedOn);
    expect((await ask(maker, driver.id, 1_000)).data.secondFor).toEqual([]);
  });

  it('looks at an account that was bound, or a number that was changed, a short time before', async () => {
    const driver = await aDriverWithMoney(office, 9_000);
    await office.store.db
      .update(driverAccount)
      .set({ createdOn: office.clock() })
      .where(eq(driverAccount.driverId, driver.id));
    const { data: row } = await ask(maker, driver.id, 1_000, BY_APP);
    expect(row.secondFor).toEqual(['payee']);
    await refuse(first, row);
    await office.store.db
      .update(driverAccount)
      .set({ createdOn: 0 })
      .where(eq(driverAccount.driverId, driver.id));
    const { id } = driver;
    const { data: known } = await office.admin.ask(driverResource.calls.one, { params: { id } });
    await office.admin.ask(driverResource.calls.update, {
      params: { id },
      body: { version: known.version, mobile: `139${String(office.clock()).slice(-8)}` },
    });
    expect((await ask(maker, id, 1_000, BY_APP)).data.secondFor).toEqual(['payee']);
  });

  it('looks at it where the limit was lowered since', async () => {
    const { row } = await asked(2_000);
    await setProperty(office.store.db, 'withdrawal.secondAmount', '1999');
    expect(await approve(first, row)).toMatchObject({ data: { state: 0, secondFor: ['amount'] } });
  });
});

describe('whose payee has changed since', () => {
  it.each([
    ['card', 2, () => ({ cardNo: '6217003330012345678' })],
    ['number', 4, () => ({ mobile: '13900000001' })],
  ] as const)('by %s is not approved, and can be refused', async (_what, channel, change) => {
    const driver = await aDriverWithMoney(office, 1_000);
    const { data: row } = await ask(maker, driver.id, 1_000, channel);
    const changed = change();
    if ('cardNo' in changed)
      await office.store.db.update(driverBankCard).set(changed).where(eq(driverBankCard.driverId, driver.id));
    else {
      const { data: known } = await office.admin.ask(driverResource.calls.one, { params: { id: driver.id } });
      await office.admin.ask(driverResource.calls.update, {
        params: { id: driver.id },
        body: { version: known.version, ...changed },
      });
    }
    expect(await approve(first, row)).toMatchObject(refused('WITHDRAWAL_PAYEE_CHANGED'));
    expect(await refuse(first, row)).toMatchObject({ data: { state: 20, auditReason: '资料不符' } });
    expect(await theBooks(office, driver.id)).toMatchObject({ balance: 1_000, held: 0, open: 0 });
  });

  it('or is frozen, is not approved', async () => {
    const { row, driver } = await asked();
    await office.store.db
      .update(driverAccount)
      .set({ state: 0 })
      .where(eq(driverAccount.driverId, driver.id));
    expect(await approve(first, row)).toMatchObject(refused('WITHDRAWAL_FROZEN'));
  });
});

describe('refusing', () => {
  it('releases what was held, once, also by who asked', async () => {
    const { row, driver } = await asked(1_000, 4_000);
    expect(await refuse(maker, row)).toMatchObject({ data: { state: 20 } });
    expect(await theBooks(office, driver.id)).toMatchObject({ balance: 4_000, held: 0 });
    const again = { ...row, version: row.version + 1 };
    expect(await refuse(maker, again)).toMatchObject(refused('WITHDRAWAL_NOT_REFUSABLE'));
    expect(await approve(first, again)).toMatchObject(refused('WITHDRAWAL_NOT_TO_AUDIT'));
    expect(await ask(maker, driver.id, 4_000)).toMatchObject({ errCode: 0 });
  });

  it('says why', async () => {
    const { row } = await asked();
    expect(await refuse(first, row, ' ')).toMatchObject({ errCode: 3007 });
  });

  it('is possible of an approved one that is not paid yet', async () => {
    const { row, driver } = await asked();
    const { data: approved } = await approve(first, row);
    expect(await refuse(second, approved)).toMatchObject({ data: { state: 20 } });
    expect(await theBooks(office, driver.id)).toMatchObject({ held: 0 });
  });
});
