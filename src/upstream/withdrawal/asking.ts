/** Asking for a withdrawal: by the driver's app, or by a clerk for the driver. Its amount is held from then on. */
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { UNION_PAY } from '../../contract/payment-states.ts';
import { withdrawal } from '../../contract/withdrawal.ts';
import {
  feeOf,
  OPEN_STATES,
  type WITHDRAWAL_SOURCES,
  type WithdrawalChannel,
} from '../../contract/withdrawal-states.ts';
import type { Change, Clock, Db } from '../core/context.ts';
import { nextId } from '../core/database/next-id.ts';
import { dayInShanghai } from '../core/day.ts';
import { Failure, refuse } from '../core/failure.ts';
import { readProperties } from '../core/properties.ts';
import { tellAdded } from '../core/unattended.ts';
import { announceWaiting } from '../domain/approvals/waiting.ts';
import { holdAccount, holdAmount } from '../domain/cash/accounts.ts';
import { type Payee, payeeOf } from '../domain/cash/payees.ts';
import { driver, vehicle } from '../domain/fleet/tables.ts';
import { checkNotFrozen, secondReasons } from './checks.ts';
import { searchKeyOf, WITHDRAWAL_KIND } from './kind.ts';
import { withdrawalTable as table, type WithdrawalRow } from './tables.ts';

interface Asking {
  /** Within a transaction. */
  db: Db;
  clock: Clock;
  /** Of a call. */
  changed?: (change: Change) => void;
}

export interface WithdrawalRequest {
  driverId: string;
  /** Fen. */
  amount: number;
  channel: WithdrawalChannel;
  source: (typeof WITHDRAWAL_SOURCES)[number];
  /** The clerk who asks; null where the driver does. */
  applicant: { userId: string; userName: string } | null;
  /** By an app: the key of its account, and its own name of the request. */
  askedBy?: string;
  submitNo?: string;
  remark?: string | null;
  /** Which drivers are seen; all, without it. */
  within?: SQL | undefined;
}

/**
 * Fails with NOT_FOUND where there is no such driver, with DUPLICATE where the driver has another open withdrawal, and with
 * STATE_NOT_ALLOWED where the account is frozen or has no such payee, or the amount is too small or not available.
 */
export async function askForWithdrawal(asking: Asking, request: WithdrawalRequest): Promise<WithdrawalRow> {
  const { db, clock } = asking;
  const { driverId, amount, channel } = request;
  const of = await driverOf(db, request);
  await checkNotFrozen(db, driverId);
  const payee = await payeeOf(db, driverId, channel);
  if (!payee) {
    const isCard = channel === UNION_PAY;
    throw refuse('STATE_NOT_ALLOWED', isCard ? 'WITHDRAWAL_WITHOUT_CARD' : 'WITHDRAWAL_WITHOUT_ACCOUNT');
  }
  const fee = await feeIn(db, amount);
  // who asks for the same driver at this moment waits here
  const { balance } = await holdAccount(db, driverId);
  const isOpen = and(eq(table.driverId, driverId), inArray(table.state, [...OPEN_STATES]));
  if ((await db.$count(table, isOpen)) > 0) throw refuse('DUPLICATE', 'WITHDRAWAL_OPEN');
  await holdAmount(db, driverId, amount);
  const now = clock();
  const secondFor = await secondReasons(db, { driverId, amount, createdOn: now }, payee);
  const row = await insert(asking, request, {
    ...of,
    ...payeeFields(payee),
    fee,
    realAmount: amount - fee,
    balanceBefore: balance,
    secondFor,
    createdOn: now,
  });
  await announce(db, row, now);
  return row;
}

/** Fails with STATE_NOT_ALLOWED where so little is not paid out. */
async function feeIn(db: Db, amount: number): Promise<number> {
  const rules = await readProperties(db, 'withdrawal.min', 'withdrawal.feePercent');
  const fee = feeOf(amount, rules['withdrawal.feePercent']);
  if (amount < rules['withdrawal.min'] || amount - fee < 1)
    throw refuse('STATE_NOT_ALLOWED', 'WITHDRAWAL_TOO_SMALL');
  return fee;
}

async function driverOf(db: Db, { driverId, within }: WithdrawalRequest) {
  const [found] = await db
    .select({
      driverName: driver.name,
      driverMobile: driver.mobile,
      plateNum: vehicle.plateNumber,
      addressType: driver.addressType,
    })
    .from(driver)
    .leftJoin(vehicle, eq(vehicle.id, driver.vehicleId))
    .where(and(eq(driver.id, driverId), within));
  if (!found) throw new Failure('NOT_FOUND');
  return found;
}

const payeeFields = ({ channel, name, account, bankName }: Payee) =>
  channel === UNION_PAY ? { bankName, cardNo: account, cardHolder: name } : {};

type Found = Omit<
  typeof table.$inferInsert,
  'id' | 'withdrawNo' | 'driverId' | 'amount' | 'channel' | 'source' | 'applyUser' | 'searchKey' | 'updatedOn'
>;

async function insert(
  { db, clock, changed }: Asking,
  { driverId, amount, channel, source, applicant, askedBy, submitNo, remark = null }: WithdrawalRequest,
  found: Found,
): Promise<WithdrawalRow> {
  const id = await nextId(db, table);
  const withdrawNo = `TX${dayInShanghai(found.createdOn)}${id}`;
  const told = {
    driverName: found.driverName,
    withdrawNo,
    plateNum: found.plateNum ?? null,
    applyUser: applicant?.userName ?? found.driverName,
  };
  const [row] = await db
    .insert(table)
    .values({
      ...found,
      ...told,
      id,
      driverId,
      amount,
      channel,
      source,
      remark,
      applyUserId: applicant?.userId ?? null,
      askedBy: askedBy ?? null,
      submitNo: submitNo ?? null,
      searchKey: searchKeyOf({ ...told, tradeNo: null }),
      createdBy: told.applyUser,
      updatedOn: found.createdOn,
      updatedBy: told.applyUser,
    })
    .returning();
  if (!row) throw new Error('NO_WITHDRAWAL');
  const { objectType, summary } = WITHDRAWAL_KIND;
  changed?.({ objectType, objectId: row.id, after: summary(row), record: { after: row } });
  if (applicant === null) await tellAdded({ db, clock }, WITHDRAWAL_KIND, row);
  return row;
}

/** Tells those who may audit it that it waits; also for the second time, where it waits for a second auditor. */
export const announce = (db: Db, row: WithdrawalRow, now: number) =>
  announceWaiting(db, {
    kind: 'withdrawal',
    resource: withdrawal.resource,
    recordId: row.id,
    amount: row.amount,
    applicant: row.applyUser,
    applicantId: row.applyUserId,
    firstApproverId: row.firstAuditUserId,
    may: 'finance.withdrawal:audit',
    addressType: row.addressType,
    now,
  });
