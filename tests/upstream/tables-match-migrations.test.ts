/** The tables of the sources, the snapshot that migrations are made from, and what the migrations really leave. */
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../src/upstream/core/database/store.ts';
import { anEmptyStore, aStore } from '../builders/database.ts';

interface Snapshot {
  tables: Record<string, { name: string }>;
}
const { declaredTables, readSnapshot, statementsBetween } = (await import(
  path.resolve('scripts/tables.mjs')
)) as {
  declaredTables(): Promise<Snapshot>;
  readSnapshot(): Snapshot;
  statementsBetween(before: Snapshot | null, now: Snapshot): Promise<string[]>;
};
const snapshot = readSnapshot();
const tables = Object.values(snapshot.tables).map(({ name }) => name);
const qualified = (table: string) => `public.${table}`;

describe('the tables of the sources', () => {
  let declared: Snapshot;
  beforeAll(async () => {
    declared = await declaredTables();
  });

  it('are those that have a migration: npm run migration -- <name>', () => {
    expect(Object.keys(declared.tables).toSorted()).toEqual(tables.map(qualified).toSorted());
  });

  it.each(tables)('%s is as its migration was made from: npm run migration -- <name>', table => {
    expect(declared.tables[qualified(table)]).toEqual(snapshot.tables[qualified(table)]);
  });
});

const COLUMNS = `
  select relname as name, attname as column, format_type(atttypid, atttypmod) as type,
    attnotnull as "isRequired", pg_get_expr(adbin, adrelid) as initial, attidentity as identity,
    (select seqstart::text from pg_sequence
      where seqrelid = pg_get_serial_sequence(quote_ident(relname), attname)::regclass) as "startsWith"
  from pg_attribute join pg_class on pg_class.oid = attrelid
  left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped
  order by attname`;
const CONSTRAINTS = `
  select relname as name, contype as kind, conname as constraint, pg_get_constraintdef(pg_constraint.oid) as definition
  from pg_constraint join pg_class on pg_class.oid = conrelid
  where relnamespace = 'public'::regnamespace and contype <> 'n'`;
const INDEXES = `
  select tablename as name, indexdef as definition from pg_indexes where schemaname = 'public'`;

type Row = { name: string; kind?: string };
const isKey = ({ kind }: Row) => kind === 'p';

/** What a database says of its tables. */
async function catalogOf(store: Store) {
  const [columns, constraints, indexes] = await store.withExclusive(async connection => [
    await connection.query<Row>(COLUMNS),
    await connection.query<Row>(CONSTRAINTS),
    await connection.query<Row>(INDEXES),
  ]);
  return (table: string) => {
    const ofTable = (rows: Row[] = []) => rows.filter(({ name }) => name === table);
    return {
      /** The same in the sources. */
      own: { columns: ofTable(columns), key: ofTable(constraints).filter(isKey) },
      /** There may be more than the sources say. */
      more: [...ofTable(constraints), ...ofTable(indexes)],
    };
  };
}

describe('a database made from the snapshot alone has what a migrated one has', () => {
  let migrated: Store;
  let made: Store;
  let inMigrated: Awaited<ReturnType<typeof catalogOf>>;
  let inMade: Awaited<ReturnType<typeof catalogOf>>;
  beforeAll(async () => {
    [migrated, made] = [await aStore(), await anEmptyStore()];
    const statements = await statementsBetween(null, snapshot);
    await made.withExclusive(connection => connection.script(statements.join('\n')));
    [inMigrated, inMade] = [await catalogOf(migrated), await catalogOf(made)];
  });
  afterAll(() => Promise.all([migrated?.close(), made?.close()]));

  it('the same tables, beside the one of the migrations themselves', async () => {
    const names = await migrated.withExclusive(connection =>
      connection.query<Row>(
        `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
      ),
    );
    expect(names.map(({ name }) => name).toSorted()).toEqual([...tables, 'migration'].toSorted());
  });

  it.each(tables)('%s: the same columns and key, and every index and constraint', table => {
    const [found, expected] = [inMigrated(table), inMade(table)];
    expect(found.own.columns.length).toBeGreaterThan(0);
    expect(found.own).toEqual(expected.own);
    expect(found.more).toEqual(expect.arrayContaining(expected.more));
  });
});
