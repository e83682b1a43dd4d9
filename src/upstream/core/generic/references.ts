/** Rows with the names of the records that they refer to. */
import { inArray } from 'drizzle-orm';
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

/** One query for each reference, however many rows there are. */
export async function withReferences(
  db: Db,
  references: readonly NamedReference[],
  rows: readonly Stored[],
): Promise<readonly Stored[]> {
  let shown = rows;
  for (const { field, name, table, id, label } of references) {
    const ids = [...new Set(rows.flatMap(row => (typeof row[field] === 'string' ? [row[field]] : [])))];
    const found = ids.length === 0 ? [] : await db.select({ id, label }).from(table).where(inArray(id, ids));
    const names = new Map(found.map(one => [String(one.id), one.label]));
    shown = shown.map(row => ({ ...row, [name]: names.get(String(row[field])) ?? null }));
  }
  return shown;
}
