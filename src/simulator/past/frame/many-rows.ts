/** Many rows at once: one statement and one parameter, however many they are. */
import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../upstream/core/context.ts';

/** Rows of one statement: some megabytes of text. */
const AT_ONCE = 5_000;

/**
 * Adds rows whose fields are those of the first one; columns that it leaves out get their defaults.
 * @param ending follows the rows, as `on conflict do nothing` does
 */
export async function addRows<T extends PgTable>(
  db: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
  ending: SQL = sql``,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries<Column>(getTableColumns(table)).filter(([key]) => key in first);
  const names = sql.raw(columns.map(([, { name }]) => `"${name}"`).join(', '));
  const shape = sql.raw(columns.map(([, column], at) => `${fieldOf(at)} ${column.getSQLType()}`).join(', '));
  const write = writerOf(columns.map(([key]) => key));
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const text = `[${rows
      .slice(from, from + AT_ONCE)
      .map(write)
      .join(',')}]`;
    await db.execute(sql`
      insert into ${table} (${names}) select * from json_to_recordset(${text}::json) as added (${shape}) ${ending}`);
  }
}

/** Short, since each row repeats them. */
const fieldOf = (at: number) => `c${at}`;

/** A row as JSON; without an object in between, of which there would be many. What is left out is null. */
function writerOf(keys: readonly string[]) {
  const fields = keys.map((key, at) => ({ key, head: `"${fieldOf(at)}":` }));
  return (row: Readonly<Record<string, unknown>>): string => {
    let text = '';
    for (const { key, head } of fields) {
      const value = row[key];
      if (value === null || value === undefined) continue;
      text += `${text === '' ? '{' : ','}${head}${typeof value === 'number' ? value : JSON.stringify(value)}`;
    }
    return text === '' ? '{}' : `${text}}`;
  };
}

/** Ids that nobody else is given, for rows that refer to each other before they are added. */
export async function takeIds(db: Db, table: PgTable, count: number): Promise<string[]> {
  if (count === 0) return [];
  const { rows } = (await db.execute(sql`
    with own as materialized (select pg_get_serial_sequence(${getTableConfig(table).name}, 'id')::regclass as sequence)
    select string_agg(nextval(sequence)::text, ',') as ids from own, generate_series(1, ${count}::int)`)) as unknown as {
    rows: { ids: string }[];
  };
  return rows[0]?.ids.split(',') ?? [];
}
