/** The next id of a table, for a row that is named by it as well. */
import { sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../context.ts';

/** @param table one with `ownId()` */
export async function nextId(db: Db, table: PgTable): Promise<string> {
  const { name } = getTableConfig(table);
  const answer = await db.execute(sql`select nextval(pg_get_serial_sequence(${name}, 'id'))::text as id`);
  const [row] = (answer as unknown as { rows: { id: string }[] }).rows;
  if (!row) throw new Error('NO_ID');
  return row.id;
}
