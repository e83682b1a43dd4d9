/** Rows for a table that is only ever added to, as a log is. */
import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../context.ts';

/**
 * Answers a function that adds rows; the database gives their ids, and a field that is left out is null. The
 * builder of drizzle writes the statement anew at every call, which costs more than all else about a log entry:
 * here only the values are new.
 */
export function appender<T extends PgTable>(table: T) {
  const columns = Object.entries<Column>(getTableColumns(table)).filter(([key]) => key !== 'id');
  const names = columns.map(([, column]) => `"${column.name}"`).join(', ');
  const between = columns.slice(1).map(() => ', ');

  return async (db: Db, rows: readonly Omit<T['$inferInsert'], 'id'>[]): Promise<void> => {
    if (rows.length === 0) return;
    const values = rows.flatMap(row => columns.map(([key, column]) => toDriver(column, row[key as never])));
    const texts = rows.flatMap((_, at) => [at === 0 ? ' (' : '), (', ...between]);
    const text = [...texts, ')'];
    await db.execute(sqlOf(sql`insert into ${table} (${sql.raw(names)}) values`, text, values));
  };
}

const toDriver = (column: Column, value: unknown) =>
  value === undefined || value === null ? null : column.mapToDriverValue(value);

/** A template whose texts are made instead of written. */
const sqlOf = (head: SQL, texts: readonly string[], values: readonly unknown[]): SQL =>
  head.append(sql(Object.assign([...texts], { raw: texts }), ...values));
