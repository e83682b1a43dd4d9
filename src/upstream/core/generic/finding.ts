/** A record by a field whose values no two records share, as far as who asks has to do with it. */
import { and, eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../context.ts';
import type { AreaScope } from '../scope.ts';
import type { Served, Stored } from './served.ts';

/** @param field a field with a column of its own */
export async function findByKey(
  db: Db,
  { resource, table, view }: Served,
  { field, value }: { field: string; value: unknown },
  scope: AreaScope,
): Promise<Stored | undefined> {
  const seen = (view ?? table) as unknown as PgTable;
  const columns = seen as unknown as Readonly<Record<string, AnyPgColumn>>;
  const [key, area] = [columns[field], resource.area === undefined ? undefined : columns[resource.area]];
  if (!key) throw new Error(`NO_COLUMN: ${resource.name}.${field}`);
  const [found] = await db
    .select()
    .from(seen)
    .where(and(eq(key, value), area && scope.byArea(area)));
  return found as Stored | undefined;
}
