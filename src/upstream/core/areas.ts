import { and, eq, inArray } from 'drizzle-orm';
import { ALL_AREAS, AREA_DICTIONARY } from '../../contract/dictionary.ts';
import type { Db } from './context.ts';
import { Failure } from './failure.ts';
import { dictionary } from './lookups/dictionary-table.ts';

/** Fails with PARAMETER, reason AREA_UNKNOWN, at this field of the input where one of the areas is in no dictionary. */
export async function checkAreas(db: Db, areaIds: readonly string[], field: string): Promise<void> {
  if (areaIds.length === 0) return;
  const known = await db
    .select({ areaId: dictionary.dicValue })
    .from(dictionary)
    .where(and(eq(dictionary.parentCode, AREA_DICTIONARY), inArray(dictionary.dicValue, [...areaIds])))
    // so that none of them is deleted before it stands in the record
    .for('share');
  const ids = new Set(known.map(({ areaId }) => areaId));
  if (!areaIds.every(areaId => ids.has(areaId))) {
    throw new Failure('PARAMETER', { reason: 'AREA_UNKNOWN', fields: [{ field, code: 'invalid_value' }] });
  }
}

/** The same of what lies in one area or, as who fills it in may leave out, in none that is known. */
export async function checkArea(db: Db, addressType: unknown): Promise<void> {
  if (addressType === undefined || addressType === ALL_AREAS) return;
  await checkAreas(db, [String(addressType)], 'addressType');
}
