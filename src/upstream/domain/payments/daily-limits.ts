/** Daily limits of what one applicant asks for, and of what one payee is paid. 单日限额 daily limit */
import { and, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import { LIMITED_BIZ_CODES, type OutlayBizCode, PAID, PROCESSING } from '../../../contract/payment-states.ts';
import type { Clock, Db, SignedIn } from '../../core/context.ts';
import { serialize } from '../../core/database/serialize.ts';
import { startOfDay } from '../../core/day.ts';
import { readProperties } from '../../core/properties.ts';
import { outlayTable as table } from './tables.ts';

interface Applying {
  /** Within a transaction. */
  db: Db;
  clock: Clock;
  user: Pick<SignedIn, 'userId'>;
}

interface Applied {
  bizCode: OutlayBizCode;
  /** Fen. */
  amount: number;
  driverId?: string | null;
  payeeAccount: string | null;
}

/**
 * Whether this amount, with what is paid or under way since midnight, is more than the limit of the applicant or of the
 * payee. Other requests of either wait until the transaction ends, so that two at once never pass a limit together.
 */
export async function exceedsDailyLimit(
  { db, clock, user }: Applying,
  { bizCode, amount, driverId = null, payeeAccount }: Applied,
): Promise<boolean> {
  if (!LIMITED_BIZ_CODES.some(limited => limited === bizCode)) return false;
  const names = [
    `applicant ${user.userId}`,
    ...(driverId === null ? [] : [`driver ${driverId}`]),
    ...(payeeAccount === null ? [] : [`account ${payeeAccount}`]),
  ];
  // always in the same order: two requests never wait for each other
  for (const name of names.toSorted()) await serialize(db, `pay ${name}`);
  const limits = await readProperties(db, 'pay.dailyLimit.applicant', 'pay.dailyLimit.payee');
  const sumOf = (whose: SQL | undefined) => sumSince(db, startOfDay(clock()), whose);
  if ((await sumOf(eq(table.applyUserId, user.userId))) + amount > limits['pay.dailyLimit.applicant'])
    return true;
  // of a payee without a record and an account nothing is known but this payment
  const isPayee = or(
    driverId === null ? undefined : eq(table.driverId, driverId),
    payeeAccount === null ? undefined : eq(table.payeeAccount, payeeAccount),
  );
  const paid = isPayee ? await sumOf(isPayee) : 0;
  return paid + amount > limits['pay.dailyLimit.payee'];
}

async function sumSince(db: Db, since: number, whose: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ sum: sql`coalesce(sum(${table.amount}), 0)`.mapWith(Number) })
    .from(table)
    .where(
      and(
        whose,
        gte(table.createdOn, since),
        inArray(table.bizCode, [...LIMITED_BIZ_CODES]),
        inArray(table.state, [PAID, PROCESSING]),
      ),
    );
  return row?.sum ?? 0;
}
