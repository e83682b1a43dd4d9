// @tier full
/** What is suggested reads what is kept, and what is open, of its time: counted in rows that are looked at. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readOf } from '../../../../../tests/builders/plans.ts';
import { anUpstream, type Upstream } from '../../../../../tests/builders/upstream.ts';
import { areaScope } from '../../../core/scope.ts';
import { candidateCases, candidateItems } from './suggesting.ts';

const RECORDS = 20_000;
const HOUR_MS = 3_600_000;
const EVERYWHERE = areaScope([]);
/** Of each twenty one is kept, or open. */
const OPEN = 20;
const LAST = RECORDS * HOUR_MS;

let upstream: Upstream;
beforeAll(async () => {
  upstream = await anUpstream();
  const { db } = upstream.store;
  await db.execute(sql`
    insert into found_item (found_no, state, goods_name, goods_type, found_on, search_key, created_on, updated_on)
    select 'ZL' || n, case n % ${OPEN}::int when 0 then 0 else 2 end, '伞', 99, n * ${HOUR_MS}::bigint, '', 0, 0
    from generate_series(1, ${RECORDS}::int) n`);
  await db.execute(sql`
    insert into lost_order (lost_no, handle_status, goods_name, goods_type, search_key, created_on, updated_on)
    select 'SW' || n, case n % ${OPEN}::int when 0 then 1 else 2 end, '伞', 99, '', n * ${HOUR_MS}::bigint, 0
    from generate_series(1, ${RECORDS}::int) n`);
  await db.execute(sql`analyze`);
});
afterAll(() => upstream.close());

it('reads the items of a month that are kept', async () => {
  const asked = candidateItems(upstream.store.db, EVERYWHERE, LAST / 2).getSQL();
  const { read } = await readOf(upstream.store.db, asked, 'found_item');
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThanOrEqual((32 * 24) / OPEN + 1);
});

it('reads the cases of two months that are open', async () => {
  const asked = candidateCases(upstream.store.db, EVERYWHERE, LAST / 2).getSQL();
  const { read } = await readOf(upstream.store.db, asked, 'lost_order');
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThanOrEqual((75 * 24) / OPEN + 1);
});
