/** Money of an account that is held for a withdrawal, given back, or gone. All of it happens in the transaction of the caller. */
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../../core/context.ts';
import { refuse } from '../../core/failure.ts';
import { cashAccount as table } from './tables.ts';

export interface Standing {
  /** Fen, all three. */
  balance: number;
  held: number;
  /** `balance` without `held`. */
  available: number;
}

const standingOf = ({ balance, held }: Pick<Standing, 'balance' | 'held'>): Standing => ({
  balance,
  held,
  available: balance - held,
});

/** Of a driver for whom nothing was booked, all 0. */
export async function standingIn(db: Db, driverId: string): Promise<Standing> {
  const [row] = await db.select().from(table).where(eq(table.driverId, driverId));
  return standingOf(row ?? { balance: 0, held: 0 });
}

/** The same, and nobody else moves money of this account until the transaction ends. */
export async function holdAccount(db: Db, driverId: string): Promise<Standing> {
  await db.insert(table).values({ driverId }).onConflictDoNothing();
  const [row] = await db.select().from(table).where(eq(table.driverId, driverId)).for('update');
  if (!row) throw new Error('NO_CASH_ACCOUNT');
  return standingOf(row);
}

/** Fails with STATE_NOT_ALLOWED where less is available. @param amount fen, above 0 */
export async function holdAmount(db: Db, driverId: string, amount: number): Promise<void> {
  const changed = await db
    .update(table)
    .set({ held: sql`${table.held} + ${amount}::bigint` })
    .where(and(eq(table.driverId, driverId), gte(sql`${table.balance} - ${table.held}`, amount)))
    .returning({ driverId: table.driverId });
  if (changed.length === 0) throw refuse('STATE_NOT_ALLOWED', 'CASH_SHORT');
}

/** What was held is available again. @param amount fen, above 0 */
export async function releaseAmount(db: Db, driverId: string, amount: number): Promise<void> {
  const changed = await db
    .update(table)
    .set({ held: sql`${table.held} - ${amount}::bigint` })
    .where(and(eq(table.driverId, driverId), gte(table.held, amount)))
    .returning({ driverId: table.driverId });
  if (changed.length === 0) throw new Error('NOT_HELD');
}

/**
 * Changes the balance; what is held for other withdrawals stays covered. Fails with STATE_NOT_ALLOWED where less is available.
 *
 * @param amount fen, below 0 where the balance becomes less
 * @param released fen of `amount` that were held, 0 or more
 * @returns the balance after it
 */
export async function moveBalance(
  db: Db,
  driverId: string,
  { amount, released }: { amount: number; released: number },
): Promise<number> {
  const [row] = await db
    .update(table)
    .set({
      balance: sql`${table.balance} + ${amount}::bigint`,
      held: sql`${table.held} - ${released}::bigint`,
    })
    .where(
      and(
        eq(table.driverId, driverId),
        gte(table.held, released),
        gte(sql`${table.balance} - ${table.held}`, -amount - released),
      ),
    )
    .returning({ balance: table.balance });
  if (!row) throw refuse('STATE_NOT_ALLOWED', 'CASH_SHORT');
  return row.balance;
}
