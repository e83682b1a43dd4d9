/** Rows with the names of the records that they refer to. */
import { inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AnyResource } from '../../../contract/grammar/resource.ts';
import type { Db } from '../context.ts';
import type { Served, Stored } from './served.ts';

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
