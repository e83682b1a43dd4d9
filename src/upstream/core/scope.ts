/** Which records a person sees by area: one place for lists, single records, counters and exports. */
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { ALL_AREAS } from '../../contract/dictionary.ts';

export interface AreaScope {
  /** True where the user sees all areas. */
  isUnlimited: boolean;
  /** Whether a grant of these areas stays inside; an empty list means all, so only the unlimited give it. */
  mayGive(areaIds: readonly string[]): boolean;
  /** Condition on a column `addressType`; on one with a list of areas: one of them is the user's or every user's. */
  byArea(column: AnyColumn): SQL | undefined;
  /** Whether all of them are the user's or every user's. */
  holdsAll(areaIds: readonly string[]): boolean;
  /** Condition on a column with a list of areas: not empty, and each is the user's or every user's. */
  bySubset(column: AnyColumn): SQL | undefined;
}

export function areaScope(areaIds: readonly string[]): AreaScope {
  const isUnlimited = areaIds.length === 0;
  const own = new Set(areaIds);
  const arrayOf = (ids: readonly string[]) =>
    sql`array[${sql.join(
      ids.map(id => sql`${id}`),
      sql`, `,
    )}]::text[]`;
  const list = arrayOf(areaIds);
  return {
    isUnlimited,
    mayGive: given => isUnlimited || (given.length > 0 && given.every(id => own.has(id))),
    byArea(column) {
      if (isUnlimited) return undefined;
      if (column.dataType.startsWith('array')) return sql`${column} && ${arrayOf([...areaIds, ALL_AREAS])}`;
      return sql`(${column} = ${ALL_AREAS} or ${column} = any(${list}))`;
    },
    holdsAll: given => isUnlimited || given.every(id => id === ALL_AREAS || own.has(id)),
    bySubset: column =>
      isUnlimited
        ? undefined
        : sql`(cardinality(${column}) > 0 and ${column} <@ ${arrayOf([...areaIds, ALL_AREAS])})`,
  };
}

/** Whether somebody with these areas sees a record of those: all of them are his. Only the unlimited see one of all areas. */
export function seesAreas(own: readonly string[], areaIds: readonly string[]): boolean {
  if (own.length === 0) return true;
  return areaIds.length > 0 && areaIds.every(id => id === ALL_AREAS || own.includes(id));
}
