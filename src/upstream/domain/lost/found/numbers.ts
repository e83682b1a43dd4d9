import type { Db } from '../../../core/context.ts';
import { nextOfDay } from '../../../core/database/day-number.ts';
import { serialize } from '../../../core/database/serialize.ts';
import { foundItemTable } from './tables.ts';

/** Within a transaction: one after the other, so that none is missing or twice. @param now milliseconds since 1970 */
export async function nextFoundNo(db: Db, now: number): Promise<string> {
  await serialize(db, 'foundItem');
  return nextOfDay(db, now, { column: foundItemTable.foundNo, prefix: 'ZL', digits: 4 });
}
