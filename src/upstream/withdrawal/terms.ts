/** Under which terms a driver may withdraw now. */
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { WithdrawalTerms } from '../../contract/withdrawal-calls.ts';
import { OPEN_STATES, WITHDRAWAL_CHANNELS } from '../../contract/withdrawal-states.ts';
import type { Clock, Db } from '../core/context.ts';
import { readProperties } from '../core/properties.ts';
import { payeeOf } from '../domain/cash/payees.ts';
import { readCashAccount } from '../domain/cash/reading.ts';
import { isNewAt } from './checks.ts';
import { withdrawalTable as table } from './tables.ts';

/** Fails with NOT_FOUND. @param within which drivers are seen; all, without it */
export async function readTerms(
  { db, clock }: { db: Db; clock: Clock },
  driverId: string,
  within?: SQL,
): Promise<WithdrawalTerms> {
  const account = await readCashAccount(db, driverId, within);
  const rules = await readProperties(
    db,
    'withdrawal.min',
    'withdrawal.feePercent',
    'withdrawal.newPayeeHours',
  );
  const open = and(eq(table.driverId, driverId), inArray(table.state, [...OPEN_STATES]));
  const payees = await Promise.all(WITHDRAWAL_CHANNELS.map(channel => payeeOf(db, driverId, channel)));
  return {
    account,
    min: rules['withdrawal.min'],
    feePercent: rules['withdrawal.feePercent'],
    hasOpen: (await db.$count(table, open)) > 0 ? 1 : 0,
    payees: payees.flatMap(payee => {
      if (!payee) return [];
      const { account: payeeAccount, ...about } = payee;
      const isNew = isNewAt(clock(), payee, rules['withdrawal.newPayeeHours']);
      return [{ ...about, payeeAccount, isNew: isNew ? (1 as const) : (0 as const) }];
    }),
  };
}
