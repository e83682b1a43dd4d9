// @tier full
/** A trend costs the samples that it is made of, however many others there are. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readOf } from '../../../tests/builders/plans.ts';
import { anUpstream, type Upstream } from '../../../tests/builders/upstream.ts';
import { SAMPLE_MS } from '../../contract/online-rate.ts';
import type { Group } from './groups.ts';
import { trendRows } from './trend.ts';

const AREAS = 10;
const COMPANIES = 40;
/** Of each company, as many areas. */
const PARTS = 3;
const SAMPLES = 288;
const ASKED = 24;

let upstream: Upstream;
beforeAll(async () => {
  upstream = await anUpstream();
  await upstream.store.db.execute(sql`
    insert into online_rate_sample
      (group_type, group_id, sampled_on, area_id, online_count, location_count, record_count)
    select kind, id, slot * ${SAMPLE_MS}::bigint, area, 5, 8, 10
    from generate_series(1, ${SAMPLES}::int) slot, (
      select 1 as kind, n::text as id, n::text as area from generate_series(1, ${AREAS}::int) n
      union all
      select 2, n::text, part::text
      from generate_series(1, ${COMPANIES}::int) n, generate_series(1, ${PARTS}::int) part) parts`);
  await upstream.store.db.execute(sql`analyze online_rate_sample`);
});
afterAll(() => upstream.close());

it.each<[string, string[], Group, number]>([
  ['a company', [], { groupType: 2, groupId: '7' }, ASKED * PARTS],
  ['a company in two areas', ['1', '2'], { groupType: 2, groupId: '7' }, ASKED * PARTS],
  ['all together', [], { groupType: 1 }, ASKED * AREAS],
])('of %s', async (_, areaIds, group, most) => {
  const { db } = upstream.store;
  const span = { from: 100 * SAMPLE_MS, to: (100 + ASKED - 1) * SAMPLE_MS };
  const { read, found } = await readOf(
    db,
    trendRows(db, areaIds, group, span).getSQL(),
    'online_rate_sample',
  );
  expect(found).toBeGreaterThan(0);
  expect(read).toBeLessThanOrEqual(most);
});
