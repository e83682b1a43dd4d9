// @tier full
/** A database that was used before is one that was just opened, down to the last byte of its files. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { it as always, expect } from 'vitest';
import { isOnPostgres, SEEDED_DATABASE } from '../builders/database.ts';
import { pooled } from '../builders/pool.ts';
import { snapshotOf } from '../builders/snapshot.ts';

/** A server's databases are copied from a template instead. */
const it = always.skipIf(isOnPostgres);

const opened = () => PGlite.create({ loadDataDir: new Blob([fs.readFileSync(SEEDED_DATABASE)]) });

const TABLES = `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`;
const SEQUENCES = `select sequencename from pg_sequences order by 1`;
const SETTINGS = 'select name, setting from pg_settings order by 1';
const SESSION = `select (select count(*)::int from pg_prepared_statements) as prepared,
  (select count(*)::int from pg_listening_channels()) as channels,
  (select count(*)::int from pg_locks where locktype = 'advisory') as locks,
  (select count(*)::int from pg_cursors) as cursors`;
const OBJECTS = `select relname, relkind, relfilenode, reltuples, relpages from pg_class order by oid`;

/** Rows with where they lie, objects, settings, and what belongs to the connection. */
async function saidBy(client: PGlite): Promise<Record<string, unknown>> {
  const said: Record<string, unknown> = {};
  const rowsOf = async (text: string) => (await client.query<Record<string, string>>(text)).rows;
  for (const text of [OBJECTS, SETTINGS, SESSION]) said[text] = await rowsOf(text);
  for (const { sequencename } of await rowsOf(SEQUENCES))
    said[`sequence ${sequencename}`] = await rowsOf(`select last_value, is_called from "${sequencename}"`);
  for (const { table_name } of await rowsOf(TABLES))
    said[`table ${table_name}`] = await rowsOf(
      `select ctid, md5(t::text) as said from "${table_name}" t order by ctid`,
    );
  return said;
}

/** What each file of the database holds. */
function filesOf(client: PGlite, folder = PGlite.paths.PGDATA): Record<string, string> {
  const { FS } = client.Module;
  const names = FS.readdir(folder).filter((name: string) => name !== '.' && name !== '..');
  const found: Record<string, string>[] = names.map((name: string) => {
    const path = `${folder}/${name}`;
    if (FS.isDir(FS.stat(path).mode)) return { [path]: 'a folder', ...filesOf(client, path) };
    return { [path]: createHash('md5').update(FS.readFile(path)).digest('hex') };
  });
  return Object.assign({}, ...found);
}

async function runWild(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ table_name: string }>(TABLES);
  await client.exec(`set session_replication_role = replica; set timezone = 'Asia/Shanghai'`);
  for (const { table_name } of rows.slice(0, -2)) await client.exec(`delete from "${table_name}"`);
  await client.exec(
    `truncate ${rows.map(({ table_name }) => `"${table_name}"`).join(', ')} restart identity`,
  );
  await client.exec(`
    create table wild (id bigserial primary key, what text);
    insert into wild (what) select repeat(md5(n::text), 20) from generate_series(1, 30000) n;
    create function wild() returns int language plpgsql as 'begin return 1; end';
    alter table role add column wild text; drop table login_log cascade;
    prepare wilder as select 1; listen wildest; select pg_advisory_lock(7);
    checkpoint; select pg_switch_wal()`);
  await client.exec('vacuum');
  await client.exec(`
    begin; declare held cursor for select 1; insert into wild (what) values ('left open');
    savepoint one`);
  await expect(client.exec('select 1 / 0')).rejects.toThrow('division by zero');
}

it('comes back as it was after whatever was done to it, time and again', async () => {
  const fresh = await opened();
  const client = await opened();
  const restore = await snapshotOf(client);
  await snapshotOf(fresh);
  const before = await saidBy(fresh);
  await runWild(client);
  expect(await restore()).toBe(true);
  expect(await saidBy(client)).toEqual(before);
  expect(await restore()).toBe(true);
  const files = filesOf(client);
  await runWild(client);
  expect(filesOf(client)).not.toEqual(files);
  expect(await restore()).toBe(true);
  expect(filesOf(client)).toEqual(files);
  // and still is one to work with
  await client.exec(`create table later (id int); insert into later values (1); checkpoint`);
  expect((await client.query('select * from later')).rows).toEqual([{ id: 1 }]);
  await client.close();
  await fresh.close();
}, 240_000);

it('is not used again when code was loaded that its memory does not hold', async () => {
  const client = await opened();
  const restore = await snapshotOf(client);
  await client.exec(`load 'dict_snowball'`);
  expect(await restore()).toBe(false);
  await client.close();
});

it('lends one database again and again, two at once as two, and refuses who closed his', async () => {
  let count = 0;
  const lend = pooled(() => {
    count++;
    return opened();
  });
  const heard: string[] = [];
  for (let round = 0; round < 3; round++) {
    const [one, other] = [await lend(), await lend()];
    await one.listen('wild', said => heard.push(said));
    await one.exec(`create table mine (id int)`);
    await expect(other.query('select * from mine')).rejects.toThrow('does not exist');
    const last = one.transaction(tx => tx.query(`select pg_notify('wild', 'round')`));
    await one.close();
    await last;
    await expect(one.query('select 1')).rejects.toThrow('PGlite is closed');
    await expect(one.close()).rejects.toThrow('PGlite is closed');
    await other.exec(`notify wild, 'after'`);
    await other.close();
  }
  expect(count).toBe(2);
  expect(heard).toEqual(['round', 'round', 'round']);
});
