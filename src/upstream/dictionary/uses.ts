/** Where values of dictionaries stand in other records: what is found there may be disabled, not deleted. */
import { and, arrayContains, eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { BY_AREA } from '../../contract/app-version-reach.ts';
import { AREA_DICTIONARY } from '../../contract/dictionary.ts';
import type { Db } from '../core/context.ts';
import { adminUser } from '../core/identity/tables.ts';
import { appVersion } from '../domain/app-versions.ts';
import { company, driver, vehicle } from '../domain/fleet/tables.ts';
import { place } from '../domain/places.ts';

interface Use {
  table: PgTable;
  where(value: string): SQL | undefined;
}

/** By the code of the dictionary. */
const USES: Readonly<Record<string, readonly Use[]>> = {
  [AREA_DICTIONARY]: [
    {
      table: adminUser,
      where: area => and(eq(adminUser.deleted, 0), arrayContains(adminUser.areaIds, [area])),
    },
    {
      table: appVersion,
      where: area =>
        and(
          eq(appVersion.grayType, BY_AREA),
          sql`${area} = any(string_to_array(${appVersion.grayValue}, ','))`,
        ),
    },
    ...[company, vehicle, driver, place].map(
      (table): Use => ({ table, where: area => eq(table.addressType, area) }),
    ),
  ],
};

export async function isUsed(db: Db, code: string, value: string): Promise<boolean> {
  for (const { table, where } of Object.hasOwn(USES, code) ? (USES[code] ?? []) : []) {
    const [found] = await db.select({ one: sql`1` }).from(table).where(where(value)).limit(1);
    if (found) return true;
  }
  return false;
}
