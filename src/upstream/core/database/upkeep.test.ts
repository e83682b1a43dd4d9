import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isOnPostgres } from '../../../../tests/builders/database.ts';
import { aLongLog } from '../../../../tests/builders/long-log.ts';
import { anUpstream, type Upstream } from '../../../../tests/builders/upstream.ts';
import { cutJournal, tendTables } from './upkeep.ts';

let upstream: Upstream;
beforeAll(async () => {
  upstream = await anUpstream();
});
afterAll(() => upstream.close());

/** What the planner believes: rows of the log, and pages of which it knows that everybody may see all of them. */
async function believed() {
  const { rows } = (await upstream.store.db.execute(
    sql`select reltuples::int as rows, relallvisible as seen from pg_class where relname = 'operate_log'`,
  )) as unknown as { rows: { rows: number; seen: number }[] };
  return rows[0] ?? { rows: 0, seen: 0 };
}

const add = (rows: number) => aLongLog(upstream.store.db, rows, upstream.clock());

it('tells the planner what a table holds once it has grown, and leaves alone what has not', async () => {
  await add(8_000);
  await upstream.run(tendTables);
  const first = await believed();
  expect(first.rows).toBeGreaterThanOrEqual(8_000);
  expect(first.rows).toBeLessThan(8_500);
  expect(first.seen).toBeGreaterThan(64);

  await add(100);
  await upstream.run(tendTables);
  expect(await believed()).toEqual(first);

  await add(2_000);
  await upstream.run(tendTables);
  expect((await believed()).rows).toBeGreaterThanOrEqual(10_100);
});

/** Bytes of the journal since the last checkpoint, and in its files. */
async function journal() {
  const { rows } = (await upstream.store.db.execute(sql`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::int as since,
      (select sum(size) from pg_ls_waldir())::int as files
    from pg_control_checkpoint()`)) as unknown as { rows: { since: number; files: number }[] };
  return rows[0] ?? { since: 0, files: 0 };
}

/** Into the journal and nowhere else. */
const write = (megabytes: number) =>
  upstream.store.db.execute(
    sql`select pg_logical_emit_message(true, 'test', repeat('x', 1000000)) from generate_series(1, ${megabytes}::int)`,
  );

it.skipIf(isOnPostgres)('cuts the journal once it has become long, and not before', async () => {
  await upstream.run(cutJournal);
  const { since } = await journal();
  await write(2);
  await upstream.run(cutJournal);
  expect((await journal()).since).toBeGreaterThan(since + 2_000_000);

  const files: number[] = [];
  for (let turn = 0; turn < 8; turn += 1) {
    await write(40);
    await upstream.run(cutJournal);
    expect((await journal()).since).toBeLessThan(1_000_000);
    files.push((await journal()).files);
  }
  // what was let go of is written over: 320 MB have gone through
  expect(Math.max(...files)).toBeLessThan(160_000_000);
});
