/** What areas and companies are called, by their ids. */
import { and, eq, inArray } from 'drizzle-orm';
import { AREA_DICTIONARY } from '../../../contract/dictionary.ts';
import type { Db } from '../../core/context.ts';
import { dictionary } from '../../core/lookups/dictionary-table.ts';
import { company } from './tables.ts';

type Names = Map<string, string>;

export async function areaNames(db: Db, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: dictionary.dicValue, name: dictionary.description })
    .from(dictionary)
    .where(and(eq(dictionary.parentCode, AREA_DICTIONARY), inArray(dictionary.dicValue, [...ids])));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function companyNames(db: Db, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: company.id, name: company.companyName })
    .from(company)
    .where(inArray(company.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
