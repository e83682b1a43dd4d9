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
  const shape = sql.raw(`null::"${getTableConfig(table).name}"`);
  const write = writerOf(columns.map(([key, { name }]) => ({ key, name })));
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const text = `[${rows
      .slice(from, from + AT_ONCE)
      .map(write)
      .join(',')}]`;
    await db.execute(sql`
      insert into ${table} (${names})
      select ${names} from json_populate_recordset(${shape}, ${text}::json) ${ending}`);
  }
}

/** A row as JSON, by the names of the columns; without an object in between, of which there would be many. */
function writerOf(fields: readonly { key: string; name: string }[]) {
  const heads = fields.map(({ name }, at) => `${at === 0 ? '{' : ','}${JSON.stringify(name)}:`);
  return (row: Readonly<Record<string, unknown>>): string => {
    let text = '';
    for (let at = 0; at < fields.length; at += 1) {
      const value = row[fields[at]?.key ?? ''];
      text += heads[at];
      text += typeof value === 'number' ? value : value === undefined ? 'null' : JSON.stringify(value);
    }
    return `${text}}`;
  };
}

/** Ids that nobody else is given, for rows that refer to each other before they are added. */
export async function takeIds(db: Db, table: PgTable, count: number): Promise<string[]> {
  if (count === 0) return [];
  const { rows } = (await db.execute(sql`
    select nextval(pg_get_serial_sequence(${getTableConfig(table).name}, 'id'))::text as id
    from generate_series(1, ${count}::int)`)) as unknown as { rows: { id: string }[] };
  return rows.map(({ id }) => id);
}
