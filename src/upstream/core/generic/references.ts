/** Rows with the names of the records that they refer to, and which records they may refer to. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AnyResource } from '../../../contract/grammar/resource.ts';
import type { Db } from '../context.ts';
import { Failure } from '../failure.ts';
import type { AreaScope } from '../scope.ts';
import type { ResourceTable, Served, Stored, Values } from './served.ts';

interface NamedReference {
  /** The field with the other record's id. */
  field: string;
  /** The field that says what that one is called. */
  name: string;
  table: PgTable;
  id: AnyPgColumn;
  label: AnyPgColumn;
}

/** Those whose names no rule says: a column of the other table does. */
export function referencesOf(
  { fields }: AnyResource,
  servedAs: (name: string) => Served | undefined,
): NamedReference[] {
  return Object.entries(fields).flatMap(([field, { kind }]) => {
    if (kind.is !== 'reference' || fields[kind.name]?.isDerived !== true) return [];
    const other = servedAs(kind.to.name);
    const label = kind.to.searches[0];
    if (!other || label === undefined) return [];
    const columns = other.table as unknown as Readonly<Record<string, AnyPgColumn>>;
    const named = columns[label];
    return named ? [{ field, name: kind.name, table: other.table, id: other.table.id, label: named }] : [];
  });
}

/**
 * Fails with PARAMETER, reason REFERENCE_UNKNOWN and the field, where a value that is new refers to a record outside the
 * asker's areas, or to none: which of the two is not said.
 */
export async function checkReferences(
  { db, scope }: { db: Db; scope?: AreaScope },
  { fields }: AnyResource,
  servedAs: (name: string) => Served | undefined,
  { given, before }: { given: Values; before?: Values },
): Promise<void> {
  if (!scope || scope.isUnlimited) return;
  for (const [field, { kind }] of Object.entries(fields)) {
    const id = given[field];
    if (kind.is !== 'reference' || typeof id !== 'string' || id === before?.[field]) continue;
    const other = servedAs(kind.to.name);
    if (other?.resource.area === undefined) continue;
    const seen = (other.view ?? other.table) as unknown as ResourceTable;
    const area = (seen as unknown as Readonly<Record<string, AnyPgColumn>>)[other.resource.area];
    const [found] = await db
      .select({ id: seen.id })
      .from(seen as PgTable)
      .where(and(eq(seen.id, id), area && scope.byArea(area)));
    if (found) continue;
    throw new Failure('PARAMETER', {
      reason: 'REFERENCE_UNKNOWN',
      fields: [{ field, code: 'invalid_value' }],
    });
  }
}

/** One query for all references, however many rows there are. */
export async function withReferences(
  db: Db,
  references: readonly NamedReference[],
  rows: readonly Stored[],
): Promise<readonly Stored[]> {
  const asked = references.flatMap(({ field, table, id, label }) => {
    const ids = [...new Set(rows.flatMap(row => (typeof row[field] === 'string' ? [row[field]] : [])))];
    if (ids.length === 0) return [];
    return sql`select ${field}::text as field, ${id}::text as id, ${label} as label from ${table} where ${inArray(id, ids)}`;
  });
  const found = asked.length === 0 ? [] : rowsOf(await db.execute(sql.join(asked, sql.raw(' union all '))));
  const names = new Map(found.map(({ field, id, label }) => [`${field} ${id}`, label]));
  return rows.map(row => ({
    ...row,
    ...Object.fromEntries(
      references.map(({ field, name }) => [name, names.get(`${field} ${row[field]}`) ?? null]),
    ),
  }));
}

const rowsOf = (answer: unknown) => (answer as { rows: { field: string; id: string; label: string }[] }).rows;
