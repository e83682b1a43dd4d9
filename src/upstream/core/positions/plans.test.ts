// @tier full
/** What is asked of the past is read through an index, however much there is: counted in rows that are looked at. */
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readOf } from '../../../../tests/builders/plans.ts';
import { anUpstream, type Upstream } from '../../../../tests/builders/upstream.ts';
import { slotOf } from './packed-points.ts';
import { trackRows, tracksNear } from './past.ts';

const VEHICLES = 300;
const SLOTS = 200;
let upstream: Upstream;
let last: number;
beforeAll(async () => {
  upstream = await anUpstream();
  last = slotOf(upstream.clock());
  await upstream.store.db.execute(sql`
    insert into trajectory (vehicle_id, slot, points, west, south, east, north, packed)
    select vehicle, ${last}::int - slot, 30, 108000000 + vehicle * 1000, 22600000 + vehicle * 1000,
      108002000 + vehicle * 1000, 22602000 + vehicle * 1000, ''
    from generate_series(1, ${VEHICLES}::int) vehicle, generate_series(0, ${SLOTS - 1}::int) slot`);
  await upstream.store.db.execute(sql`
    insert into trip (vehicle_id, plate_number, on_time, on_lng, on_lat, off_time, off_lng, off_lat, distance)
    select 1 + n % 500, '桂A00001', n * 60000::bigint, 108, 22, n * 60000::bigint + 1, 108, 22, 1
    from generate_series(1, 50000) n`);
  await upstream.store.db.execute(sql`analyze`);
});
afterAll(() => upstream.close());

const lookedAt = async (query: SQL, table: string) => (await readOf(upstream.store.db, query, table)).read;

it('a track costs its own rows', async () => {
  const span = { startTime: (last - 11) * 300_000, endTime: last * 300_000 };
  expect(await lookedAt(trackRows('7', span), 'trajectory')).toBeLessThanOrEqual(12);
});

it('who was in a circle costs the rows of its five minutes, and no more than are asked for', async () => {
  const box = [108.1, 22.7, 108.11, 22.71] as const;
  expect(await lookedAt(tracksNear(box, last, 1_000), 'trajectory')).toBeLessThanOrEqual(VEHICLES);
  const everywhere = [100, 20, 110, 30] as const;
  expect(await lookedAt(tracksNear(everywhere, last, 10), 'trajectory')).toBeLessThanOrEqual(20);
});

it('trips of a vehicle, of a time, and the open one are found by themselves', async () => {
  const asked = [
    [sql`select * from trip where vehicle_id = 7 order by on_time desc limit 20`, 20],
    [sql`select * from trip where on_time between 600000 and 1200000 order by on_time, id`, 11],
    [sql`select * from trip where vehicle_id = 7 and off_time is null`, 1],
  ] as const;
  for (const [query, most] of asked) expect(await lookedAt(query, 'trip')).toBeLessThanOrEqual(most);
});
