/** What is checked before a withdrawal moves on: its payee, and whether one auditor is enough. */
import { and, eq, gte, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { DIFFERENT, UNION_PAY, WITHDRAWAL } from '../../contract/payment-states.ts';
import { ADD, OTHER_STATE } from '../../contract/reconciliation-states.ts';
import { REFUSED, type SecondReason } from '../../contract/withdrawal-states.ts';
import type { Db } from '../core/context.ts';
import { DAY_MS, startOfDay } from '../core/day.ts';
import { refuse } from '../core/failure.ts';
import { readProperties } from '../core/properties.ts';
import { difference } from '../domain/books/tables.ts';
import { isFrozen, type Payee, payeeOf } from '../domain/cash/payees.ts';
import { outlayTable } from '../domain/payments/tables.ts';
import { withdrawalTable as table, type WithdrawalRow } from './tables.ts';

const HOUR_MS = 3_600_000;

/** Fails with STATE_NOT_ALLOWED where the driver's account in the app is frozen. */
export async function checkNotFrozen(db: Db, driverId: string): Promise<void> {
  if (await isFrozen(db, driverId, true)) throw refuse('STATE_NOT_ALLOWED', 'WITHDRAWAL_FROZEN');
}

type Going = Pick<WithdrawalRow, 'driverId' | 'channel' | 'cardNo' | 'driverMobile'>;

/**
 * The payee of a withdrawal as it is registered now. Fails with STATE_NOT_ALLOWED where the account is frozen, or the payee is
 * another one than when it was asked for.
 */
export async function samePayee(db: Db, row: Going): Promise<Payee> {
  await checkNotFrozen(db, row.driverId);
  const payee = await payeeOf(db, row.driverId, row.channel);
  if (!payee || !isAskedFor(row, payee)) throw refuse('STATE_NOT_ALLOWED', 'WITHDRAWAL_PAYEE_CHANGED');
  return payee;
}

/** Whether it is the payee for whom the withdrawal was asked. */
export const isAskedFor = (row: Going, { account }: Payee): boolean =>
  account === (row.channel === UNION_PAY ? row.cardNo : row.driverMobile);

/**
 * Fails with STATE_NOT_ALLOWED where one of the tries may have been paid although it failed: the provider has contradicted itself, or a
 * statement says otherwise. It is neither paid again nor given back before a person has cleared that.
 */
export async function checkTriesClear(
  db: Db,
  { withdrawNo, tries }: Pick<WithdrawalRow, 'withdrawNo' | 'tries'>,
): Promise<void> {
  if (tries === 0) return;
  const names = Array.from({ length: tries }, (_, at) => nameOfTry(withdrawNo, at + 1));
  const outlays = await db
    .select({ id: outlayTable.id, reconState: outlayTable.reconState })
    .from(outlayTable)
    .where(and(eq(outlayTable.bizCode, WITHDRAWAL), inArray(outlayTable.bizStrId, names)))
    .for('share');
  const isContradicted = outlays.some(({ reconState }) => reconState === DIFFERENT);
  if (isContradicted || (await isOnStatement(db, outlays)))
    throw refuse('STATE_NOT_ALLOWED', 'WITHDRAWAL_PAYMENT_DIFFERS');
}

/** A statement has it as paid, and nobody has corrected the outlay by that or found that it is another payment. */
async function isOnStatement(db: Db, outlays: readonly { id: string }[]): Promise<boolean> {
  const isOfTry = and(
    eq(difference.ourSide, 'outlay'),
    inArray(
      difference.ourId,
      outlays.map(({ id }) => id),
    ),
  );
  const isUnclear = or(isNull(difference.handling), eq(difference.handling, ADD));
  const isOtherEnd = and(eq(difference.type, OTHER_STATE), ne(difference.gap, 0));
  return (await db.$count(difference, and(isOfTry, isOtherEnd, isUnclear))) > 0;
}

/** As the outlay of a try is named by its business. */
export const nameOfTry = (withdrawNo: string, number: number): string => `${withdrawNo}-${number}`;

interface Judged {
  /** Of one that is in the table already. */
  id?: string;
  driverId: string;
  /** Fen. */
  amount: number;
  /** Milliseconds since 1970: the day that counts is that of Asia/Shanghai. */
  createdOn: number;
}

/** Why a second auditor is needed, by the limits of now; empty where one is enough. */
export async function secondReasons(db: Db, judged: Judged, payee: Payee): Promise<SecondReason[]> {
  const limits = await readProperties(
    db,
    'withdrawal.secondAmount',
    'withdrawal.secondDay',
    'withdrawal.newPayeeHours',
  );
  const { amount, createdOn } = judged;
  const day = amount + (await othersOfDay(db, judged));
  const reasons: [SecondReason, boolean][] = [
    ['amount', amount > limits['withdrawal.secondAmount']],
    ['day', day > limits['withdrawal.secondDay']],
    ['payee', isNewAt(createdOn, payee, limits['withdrawal.newPayeeHours'])],
  ];
  return reasons.flatMap(([reason, holds]) => (holds ? [reason] : []));
}

/** @param at milliseconds since 1970 */
export const isNewAt = (at: number, { changedOn }: Payee, hours: number): boolean =>
  changedOn > at - hours * HOUR_MS;

/** Fen that the driver has asked for on the same day and that were not refused. */
export async function othersOfDay(db: Db, { id, driverId, createdOn }: Judged): Promise<number> {
  const from = startOfDay(createdOn);
  const [row] = await db
    .select({ sum: sql`coalesce(sum(${table.amount}), 0)`.mapWith(Number) })
    .from(table)
    .where(
      and(
        eq(table.driverId, driverId),
        gte(table.createdOn, from),
        lt(table.createdOn, from + DAY_MS),
        ne(table.state, REFUSED),
        id === undefined ? undefined : ne(table.id, id),
      ),
    );
  return row?.sum ?? 0;
}
