/** The cash account of a driver, as consoles and apps show it. */
import { and, eq, type SQL } from 'drizzle-orm';
import type { CashAccount } from '../../../contract/driver-cash.ts';
import type { Db } from '../../core/context.ts';
import { Failure } from '../../core/failure.ts';
import { driver } from '../fleet/tables.ts';
import { standingIn } from './accounts.ts';
import { isFrozen } from './payees.ts';

/** Fails with NOT_FOUND. @param within which drivers are seen; all, without it */
export async function readCashAccount(db: Db, driverId: string, within?: SQL): Promise<CashAccount> {
  const [found] = await db
    .select({ driverName: driver.name, driverMobile: driver.mobile })
    .from(driver)
    .where(and(eq(driver.id, driverId), within));
  if (!found) throw new Failure('NOT_FOUND');
  return {
    driverId,
    ...found,
    ...(await standingIn(db, driverId)),
    isFrozen: (await isFrozen(db, driverId)) ? 1 : 0,
  };
}
