/**
 * Puts a backup into a database, in one transaction: the migrations that the backup had, its rows, its sequences.
 * Bringing it to the present version is then what every start does.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../context.ts';
import type { EndReason } from '../end-reason.ts';
import { sumOf, tablesOf } from './backup.ts';
import { BackupRefused, checkBackup, controlOf, type End, type Head, readLines } from './backup-file.ts';
import { checkKnown, MIGRATION_LOCK, MIGRATION_TABLE, MIGRATIONS, migrate, scriptOf } from './migrate.ts';
import type { Connection, Store } from './store.ts';

const ROWS_AT_ONCE = 500;
const RESTORED: EndReason = 'restored';

export interface RestoreOptions {
  /** What is there is lost. */
  replaces: boolean;
  clock: Clock;
}

/**
 * The database is as the backup says and at this version's migrations, or as it was before. Fails with BackupRefused,
 * MigrationChanged or DatabaseNewer.
 */
export async function restore(store: Store, file: string, options: RestoreOptions): Promise<End> {
  const { head, end } = await judge(file);
  await store.withExclusive(async connection => {
    await checkTarget(connection, options);
    await connection.script('begin');
    try {
      await connection.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      if (options.replaces) await empty(connection);
      await build(connection, head, options.clock());
      await loadWithoutLinks(connection, () => load(connection, file));
      for (const [name, { last, isCalled }] of Object.entries(end.sequences)) {
        await connection.query('select setval($1::text::regclass, $2::text::bigint, $3)', [
          `"${name}"`,
          last,
          isCalled,
        ]);
      }
      await verify(connection, end);
      await endSessions(connection, options.clock());
      await connection.script('commit');
    } catch (error) {
      await connection.script('rollback');
      throw error;
    }
  });
  await migrate(store, options.clock);
  return end;
}

/** Reads the file through. Fails with BackupRefused, MigrationChanged or DatabaseNewer. */
export async function judge(file: string): Promise<{ head: Head; end: End }> {
  const whole = await checkBackup(file);
  checkKnown(whole.head.migrations);
  return whole;
}

async function checkTarget(connection: Connection, { replaces }: RestoreOptions): Promise<void> {
  if (await isInUse(connection)) throw new BackupRefused('the database is in use: stop Cabdesk first');
  const tables = await tablesOf(connection);
  if (tables.length > 0 && !replaces) {
    throw new BackupRefused('the database is not empty: --replace gives up what is in it');
  }
}

/** A connection that was closed just now is still counted for a moment. */
async function isInUse(connection: Connection): Promise<boolean> {
  for (let attempt = 1; attempt <= 20; attempt++) {
    const others = await connection.query(
      `select from pg_stat_activity
       where datname = current_database() and application_name = 'cabdesk' and pid <> pg_backend_pid()`,
    );
    if (others.length === 0) return false;
    await sleep(100);
  }
  return true;
}

/** Drops what migrations have made, but no extension and nothing that belongs to one. */
async function empty(connection: Connection): Promise<void> {
  const drops = await connection.query<{ drop: string }>(
    `select format('drop table %I cascade;', relname) as drop from pg_class
       where relnamespace = current_schema()::regnamespace and relkind = 'r'
     union all
     select format('drop routine %s cascade;', p.oid::regprocedure) from pg_proc p
       where pronamespace = current_schema()::regnamespace
         and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  );
  await connection.script(drops.map(({ drop }) => drop).join('\n'));
}

async function build(connection: Connection, head: Head, now: number): Promise<void> {
  await connection.script(MIGRATION_TABLE);
  for (const { name } of head.migrations) {
    const migration = MIGRATIONS.find(known => known.name === name);
    if (migration) await connection.script(scriptOf(migration, now));
  }
}

/** Rows arrive in no particular order: references are checked when all are there, and triggers have had their say. */
async function loadWithoutLinks(connection: Connection, run: () => Promise<void>): Promise<void> {
  const links = await connection.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
  );
  const tables = await tablesOf(connection);
  const each = (line: (table: string) => string) => tables.map(line).join('\n');
  await connection.script(each(table => `alter table "${table}" disable trigger user;`));
  await connection.script(
    links.map(({ table, name }) => `alter table ${table} drop constraint ${name};`).join('\n'),
  );
  // a migration may have put in rows of its own, which the backup has too
  await connection.script(each(table => `delete from "${table}";`));
  await run();
  await connection.script(
    links
      .map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition};`)
      .join('\n'),
  );
  await connection.script(each(table => `alter table "${table}" enable trigger user;`));
}

async function load(connection: Connection, file: string): Promise<void> {
  let insert = '';
  let rows: string[] = [];
  const flush = async () => {
    if (rows.length > 0) await connection.query(insert, [`[${rows.join(',')}]`]);
    rows = [];
  };
  for await (const line of readLines(file)) {
    if (line.startsWith('#')) {
      await flush();
      const { table } = controlOf(line) as { table?: string };
      if (table !== undefined) insert = await insertInto(connection, table);
    } else {
      rows.push(line);
      if (rows.length === ROWS_AT_ONCE) await flush();
    }
  }
}

async function insertInto(connection: Connection, table: string): Promise<string> {
  const columns = await connection.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::text::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [`"${table}"`],
  );
  const names = columns.map(({ name }) => name).join(', ');
  return `insert into "${table}" (${names}) overriding system value
    select ${names} from jsonb_populate_recordset(null::"${table}", $1::text::jsonb)`;
}

/** A session that was ended after the backup must not come to life with it: everybody signs in again. */
async function endSessions(connection: Connection, now: number): Promise<void> {
  await connection.query(
    'update session set ended_on = $1::text::bigint, end_reason = $2 where ended_on is null',
    [String(now), RESTORED],
  );
}

async function verify(connection: Connection, end: End): Promise<void> {
  for (const [table, expected] of Object.entries(end.tables)) {
    const { rows, sum } = await sumOf(connection, table);
    if (rows !== expected.rows || sum !== expected.sum) {
      throw new BackupRefused(`${table} did not come back as it was: nothing was restored`);
    }
  }
}
