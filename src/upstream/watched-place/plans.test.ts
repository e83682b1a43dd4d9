// @tier full
/** Visits cost those that are asked for, however many others there are. */
import { and, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readOf } from '../../../tests/builders/plans.ts';
import { anUpstream, type Upstream } from '../../../tests/builders/upstream.ts';
import { visitFilter, visitRows } from './handlers.ts';

const PLACES = 20;
const EACH = 1_000;
const PAGE = { limit: 20, offset: 0 };

let upstream: Upstream;
beforeAll(async () => {
  upstream = await anUpstream();
  const { db } = upstream.store;
  await db.execute(sql`
    insert into watched_place (id, name, lng, lat, radius, search_key, created_on, updated_on)
    overriding system value
    select 1000 + n, 'place ' || n, 108, 22, 100, '', 1, 1 from generate_series(1, ${PLACES}::int) n`);
  await db.execute(sql`
    insert into place_visit (place_id, vehicle_id, plate_number, area_id, came_on, left_on)
    select 1000 + place, visit, 'A' || visit, '1', visit * 1000, case when visit % 50 = 0 then null else visit * 1000 + 500 end
    from generate_series(1, ${PLACES}::int) place, generate_series(1, ${EACH}::int) visit`);
  await db.execute(sql`analyze place_visit`);
});
afterAll(() => upstream.close());

it.each([
  ['of a place', { placeId: '1007' }, PAGE.limit],
  ['of all places', {}, PAGE.limit],
  ['of who is inside', { placeId: '1007', inside: 1 as const }, EACH],
  ['of a time', { placeId: '1007', startTime: 400_000, endTime: 410_000 }, EACH],
])('%s', async (_, asked, most) => {
  const { db } = upstream.store;
  const { read, found } = await readOf(
    db,
    visitRows(db, and(visitFilter(asked)), PAGE).getSQL(),
    'place_visit',
  );
  expect(found).toBeGreaterThan(0);
  expect(read).toBeLessThanOrEqual(most);
});
