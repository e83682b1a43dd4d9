import { and, eq, ne, type SQL } from 'drizzle-orm';
import { DRIVER_LEFT } from '../../../contract/driver.ts';
import type { Db } from '../../core/context.ts';
import { driver } from './tables.ts';

/**
 * Who drives with this number, if anybody does: of those who have left it may be somebody else's by now.
 *
 * @param within where to look; everywhere, without it
 */
export async function driverWithNumber(db: Db, mobile: string, within?: SQL) {
  const [found] = await db
    .select({ id: driver.id, name: driver.name, addressType: driver.addressType })
    .from(driver)
    .where(and(eq(driver.mobile, mobile), ne(driver.state, DRIVER_LEFT), within));
  return found;
}
