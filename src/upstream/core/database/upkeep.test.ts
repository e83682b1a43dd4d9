import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aLongLog } from '../../../../tests/builders/long-log.ts';
import { anUpstream, type Upstream } from '../../../../tests/builders/upstream.ts';
import { tendTables } from './upkeep.ts';

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
