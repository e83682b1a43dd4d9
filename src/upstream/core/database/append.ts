/** Rows for tables that are only ever added to, as a log is; and several statements that go to the database as one. */
import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../context.ts';

/**
 * Answers a function that says how rows are added; undefined where there are none. The database gives their ids, and a
 * field that is left out is null. The builder of drizzle writes the statement anew at every call, which costs more
 * than all else about a log entry: here only the values are new.
 */
export function appending<T extends PgTable>(table: T) {
  const columns = Object.entries<Column>(getTableColumns(table)).filter(([key]) => key !== 'id');
  const names = columns.map(([, column]) => `"${column.name}"`).join(', ');
  const between = columns.slice(1).map(() => ', ');

  return (rows: readonly Omit<T['$inferInsert'], 'id'>[]): SQL | undefined => {
    if (rows.length === 0) return undefined;
    const values = rows.flatMap(row => columns.map(([key, column]) => toDriver(column, row[key as never])));
    const texts = rows.flatMap((_, at) => [at === 0 ? ' (' : '), (', ...between]);
    const text = [...texts, ')'];
    return sqlOf(sql`insert into ${table} (${sql.raw(names)}) values`, text, values);
  };
}

const toDriver = (column: Column, value: unknown) =>
  value === undefined || value === null ? null : column.mapToDriverValue(value);

/** A template whose texts are made instead of written. */
const sqlOf = (head: SQL, texts: readonly string[], values: readonly unknown[]): SQL =>
  head.append(sql(Object.assign([...texts], { raw: texts }), ...values));

/** Runs statements that need nothing of each other in one round trip. Those that are undefined are left out. */
export async function together(db: Db, statements: readonly (SQL | undefined)[]): Promise<void> {
  const all = statements.filter(statement => statement !== undefined);
  const last = all.pop();
  if (!last) return;
  const before = all.map(
    (statement, at) => sql`${sql.raw(`${at === 0 ? 'with' : ','} part_${at} as (`)}${statement})`,
  );
  await db.execute(sql.join([...before, last], sql.raw(' ')));
}
