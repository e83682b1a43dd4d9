/** Drivers inside somebody's areas, and how they are found. */
import { type AnyColumn, and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { formOf } from '../core/lookups/numbers.ts';
import { contains, ifGiven, numberIs } from '../core/paging.ts';
import type { AreaScope } from '../core/scope.ts';
import { driver } from '../domain/fleet/tables.ts';

/** Name by pinyin too, certificate; or a telephone number, whole or its last four. */
export const isFound = (keyword: string): SQL | undefined =>
  or(
    contains(driver.searchKey, keyword),
    formOf(keyword, true) ? numberIs(driver.mobile, keyword) : undefined,
  );

/** A column that names a driver names one that is seen, and found where something is sought. */
export function visibleDriver(
  column: AnyColumn,
  scope: AreaScope,
  keyword: string | undefined,
): SQL | undefined {
  const where = and(scope.byArea(driver.addressType), ifGiven(keyword, isFound));
  return where && inArray(column, sql`(select ${driver.id} from ${driver} where ${where})`);
}

/** Fails with NOT_FOUND outside the areas, exactly as for an id that nobody has. */
export async function seenDriver(db: Db, scope: AreaScope, id: string) {
  const [found] = await db
    .select()
    .from(driver)
    .where(and(eq(driver.id, id), scope.byArea(driver.addressType)));
  if (!found) throw new Failure('NOT_FOUND');
  return found;
}
