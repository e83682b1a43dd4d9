/** A field that is declared `.unique()` needs a unique index: without one, two writes at once both succeed. */
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { Store } from '../database/store.ts';
import type { Served } from './served.ts';

/** Thrown at start only. */
export class UniqueIndexMissing extends Error {
  constructor(readonly fields: readonly string[]) {
    super(
      `no unique index guards ${fields.join(', ')}: add uniqueIndex(…) to the table and run npm run migration`,
    );
  }
}

interface UniqueIndex {
  table: string;
  columns: string[];
}

/** One over several columns guards a value among the records that share the others. */
const UNIQUE_INDEXES = `
  select class.relname as "table", array_agg(attribute.attname::text) as columns
  from pg_index as index
    join pg_class as class on class.oid = index.indrelid
    join pg_attribute as attribute on attribute.attrelid = class.oid and attribute.attnum = any (index.indkey)
  where index.indisunique and index.indisvalid and class.relnamespace = current_schema()::regnamespace
  group by index.indexrelid, class.relname`;

/** Fails with UniqueIndexMissing where the database does not guard what the contract declares. */
export async function checkUniqueIndexes(
  store: Pick<Store, 'withExclusive'>,
  served: readonly Served[],
): Promise<void> {
  const indexes = await store.withExclusive(connection => connection.query<UniqueIndex>(UNIQUE_INDEXES));
  const isGuarded = (table: string, column: string) =>
    indexes.some(
      index => index.table === table && index.columns.includes(column) && !index.columns.includes('id'),
    );
  const unguarded = served.flatMap(({ resource, table }) =>
    Object.entries(getTableColumns(table))
      .filter(([field]) => resource.fields[field]?.taken !== undefined)
      .filter(([, { name }]) => !isGuarded(getTableName(table), name))
      .map(([field]) => `${resource.name}.${field}`),
  );
  if (unguarded.length > 0) throw new UniqueIndexMissing(unguarded);
}
