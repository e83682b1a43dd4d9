/** Drivers of the demonstration with money on their cash accounts, and withdrawals in every state. */
import { and, desc, eq, inArray } from 'drizzle-orm';
import { CASH_ACTIVITY, CASH_AD, CASH_ADJUSTMENT, CASH_WITHDRAWAL } from '../../contract/cash-states.ts';
import { UNION_PAY } from '../../contract/payment-states.ts';
import { isOpen } from '../../contract/withdrawal-states.ts';
import type { Db } from '../../upstream/core/context.ts';
import { adminUser } from '../../upstream/core/identity/tables.ts';
import { searchKey } from '../../upstream/core/search-key.ts';
import { holdAmount } from '../../upstream/domain/cash/accounts.ts';
import { postCashEntry } from '../../upstream/domain/cash/entries.ts';
import { cashAdjustment } from '../../upstream/domain/cash/tables.ts';
import { driverAccount } from '../../upstream/domain/fleet/driver-desk.ts';
import { driver, vehicle } from '../../upstream/domain/fleet/tables.ts';
import { driverBankCard } from '../../upstream/domain/lost/things-tables.ts';
import { searchKeyOf } from '../../upstream/withdrawal/kind.ts';
import { withdrawalTable } from '../../upstream/withdrawal/tables.ts';
import type { Samples } from '../demonstration/sampling.ts';
import { payOut } from './data/paid-out.ts';
import {
  cardNumber,
  SAMPLE_ADJUSTMENTS,
  SAMPLE_WITHDRAWALS,
  type SampleWithdrawal,
} from './data/withdrawals.ts';

export const after = ['outlay'];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Drivers who have money and have not asked for it yet. */
const SAVERS = 18;
/** Drivers who have nothing at all. */
const LEFT_OUT = 5;
const IN_USE = 1;
const [BOOKED, WAITS] = [1, 0];

interface Laying {
  db: Db;
  now: number;
  /** Two who audit each other’s. */
  clerks: Clerks;
}
interface Clerk {
  id: string;
  userName: string;
}
type Clerks = readonly [Clerk, Clerk];
type Earner = Awaited<ReturnType<typeof earners>>[number];

export const samples: Samples = async ({ db, now }) => {
  const clerks = await db
    .select({ id: adminUser.id, userName: adminUser.userName })
    .from(adminUser)
    .where(inArray(adminUser.account, ['finance', 'finance2']))
    .orderBy(adminUser.account);
  const [one, other] = clerks;
  if (!one || !other) return;
  const laying = { db, now, clerks: [one, other] as const };
  const people = await earners(db, SAMPLE_WITHDRAWALS.length + SAVERS);
  for (const [at, of] of people.entries()) {
    const sample = SAMPLE_WITHDRAWALS[at];
    await earn(laying, of, at, sample);
    if (sample) await withdraw(laying, of, at, sample);
  }
  await adjust(laying, people);
};

/** Nearly the last of those whose account is in use: other rooms look at the first ones and at the very last. */
const earners = (db: Db, most: number) =>
  db
    .select({
      driverId: driver.id,
      driverName: driver.name,
      driverMobile: driver.mobile,
      addressType: driver.addressType,
      plateNum: vehicle.plateNumber,
    })
    .from(driver)
    .innerJoin(driverAccount, and(eq(driverAccount.driverId, driver.id), eq(driverAccount.state, IN_USE)))
    .leftJoin(vehicle, eq(vehicle.id, driver.vehicleId))
    .orderBy(desc(driver.id))
    .limit(most)
    .offset(LEFT_OUT);

/** Rewards of the last weeks, and a card for every other one. */
async function earn(
  { db, now, clerks: [one] }: Laying,
  { driverId, driverName }: Earner,
  at: number,
  sample: SampleWithdrawal | undefined,
): Promise<void> {
  const book = (bizType: typeof CASH_AD | typeof CASH_ACTIVITY, amount: number, daysAgo: number) =>
    postCashEntry(
      { db, clock: () => now - daysAgo * DAY_MS, changed: () => {} },
      { driverId, bizType, bizNo: `demo-${at + 1}`, amount, operator: null },
    );
  await book(CASH_AD, 6_000 + (at % 5) * 1_500, 24 - (at % 7));
  await book(CASH_ACTIVITY, 4_000 + (sample?.amount ?? (at % 6) * 1_200), 14 - (at % 5));
  if (at % 2 === 1 && sample?.channel !== UNION_PAY) return;
  const enteredOn = now - (sample?.isNewCard ? 2 : 60) * DAY_MS;
  await db.insert(driverBankCard).values({
    driverId,
    bankName: at % 3 === 0 ? '桂林银行' : '中国建设银行',
    cardNo: cardNumber(at),
    cardHolder: driverName,
    createdOn: enteredOn,
    createdBy: one.userName,
    updatedOn: enteredOn,
    updatedBy: one.userName,
  });
}

async function withdraw(
  { db, now, clerks }: Laying,
  of: Earner,
  at: number,
  sample: SampleWithdrawal,
): Promise<void> {
  const { state, amount, channel, hoursAgo, isByClerk = false, secondFor = [] } = sample;
  const [one, other] = clerks;
  const createdOn = Math.round(now - hoursAgo * HOUR_MS);
  const withdrawNo = `TX-demo-${at + 1}`;
  const applyUser = isByClerk ? one.userName : of.driverName;
  const isAudited = state !== WAITS;
  const audited = { auditUserId: other.id, auditUser: other.userName, auditTime: createdOn + HOUR_MS };
  const first = {
    firstAuditUserId: one.id,
    firstAuditUser: one.userName,
    firstAuditTime: createdOn + HOUR_MS / 2,
  };
  const paying = {
    ...of,
    withdrawNo,
    amount,
    channel,
    at,
    payer: one,
    sentOn: createdOn + 1.5 * HOUR_MS,
    now,
  };
  const sent = await payOut(db, paying, state);
  await holdAmount(db, of.driverId, isOpen(state) ? amount : 0);
  await db.insert(withdrawalTable).values({
    ...of,
    withdrawNo,
    state,
    amount,
    fee: 0,
    realAmount: amount,
    balanceBefore: 10_000 + (at % 5) * 1_500 + amount,
    channel,
    ...(channel === UNION_PAY && {
      bankName: at % 3 === 0 ? '桂林银行' : '中国建设银行',
      cardNo: cardNumber(at),
      cardHolder: of.driverName,
    }),
    source: isByClerk ? 2 : 1,
    applyUserId: isByClerk ? one.id : null,
    applyUser,
    secondFor: [...secondFor],
    ...(sample.isAuditedOnce && first),
    ...(isAudited && audited),
    auditReason: sample.auditReason ?? null,
    ...sent,
    searchKey: searchKeyOf({ ...of, withdrawNo, applyUser, tradeNo: sent?.tradeNo ?? null }),
    createdOn,
    createdBy: applyUser,
    updatedOn: createdOn + (isAudited ? HOUR_MS : 0),
    updatedBy: isAudited ? other.userName : applyUser,
  });
  if (sent?.payTime)
    await postCashEntry(
      { db, clock: () => sent.payTime ?? now, changed: () => {} },
      {
        driverId: of.driverId,
        bizType: CASH_WITHDRAWAL,
        bizNo: withdrawNo,
        amount: -amount,
        operator: one.userName,
      },
    );
}

async function adjust({ db, now, clerks: [one, other] }: Laying, people: readonly Earner[]): Promise<void> {
  for (const [at, sample] of SAMPLE_ADJUSTMENTS.entries()) {
    const of = people[SAMPLE_WITHDRAWALS.length + at];
    if (!of) return;
    const { driverId, driverName, addressType } = of;
    const createdOn = Math.round(now - sample.hoursAgo * HOUR_MS);
    const adjustNo = `CA-demo-${at + 1}`;
    const checkedOn = createdOn + 2 * HOUR_MS;
    const isDecided = sample.state !== WAITS;
    const { state, amount, reason } = sample;
    const entry =
      state === BOOKED
        ? await postCashEntry(
            { db, clock: () => checkedOn, changed: () => {} },
            {
              driverId,
              bizType: CASH_ADJUSTMENT,
              bizNo: adjustNo,
              amount,
              remark: reason,
              operator: one.userName,
            },
          )
        : undefined;
    await db.insert(cashAdjustment).values({
      adjustNo,
      state,
      driverId,
      driverName,
      addressType,
      amount,
      reason,
      applyUserId: one.id,
      applyUser: one.userName,
      ...(isDecided && { checkUserId: other.id, checkUser: other.userName, checkedOn }),
      closeReason: sample.closeReason ?? null,
      entryNo: entry?.entryNo ?? null,
      searchKey: searchKey(driverName, adjustNo, one.userName),
      createdOn,
      createdBy: one.userName,
      updatedOn: isDecided ? checkedOn : createdOn,
      updatedBy: isDecided ? other.userName : one.userName,
    });
  }
}
