// @tier full
/** A search reads the rides of its time and no others, however many there are: counted in rows that are looked at. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readOf } from '../../../../tests/builders/plans.ts';
import { anUpstream, type Upstream } from '../../../../tests/builders/upstream.ts';
import { areaScope } from '../../core/scope.ts';
import { type Clues, candidateRides, ridesOf } from './candidate-rides.ts';

const RIDES = 60_000;
/** One begins each second. */
const NOON = 30_000_000;
const CLUES: Clues = {
  reportedOn: RIDES * 1_000,
  ownerMobile: null,
  orderId: null,
  remembered: {
    ...{
      upTime: NOON,
      downTime: null,
      paidAt: null,
      tolerance: 15,
      fare: null,
      color: null,
      plate: null,
      company: null,
    },
    ...{ upPlace: { lng: 108.366, lat: 22.817 }, downPlace: null },
  },
};
const EVERYWHERE = areaScope([]);

let upstream: Upstream;
beforeAll(async () => {
  upstream = await anUpstream();
  await upstream.store.db.execute(sql`
    insert into trip (vehicle_id, plate_number, on_time, on_lng, on_lat, off_time, off_lng, off_lat, distance)
    select 1 + n % 7000, '桂A00001', n * 1000::bigint, 108.366, 22.817, n * 1000::bigint + 600000, 108.4, 22.84, 5000
    from generate_series(1, ${RIDES}::int) n`);
  await upstream.store.db.execute(sql`analyze`);
});
afterAll(() => upstream.close());

it('by time and place costs the rides of an hour', async () => {
  const { read } = await readOf(
    upstream.store.db,
    candidateRides(upstream.store.db, EVERYWHERE, CLUES).getSQL(),
    'trip',
  );
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThanOrEqual(3_601);
});

it('of a vehicle costs its own', async () => {
  const asked = ridesOf(upstream.store.db, EVERYWHERE, CLUES, ['7']);
  expect((await readOf(upstream.store.db, asked.getSQL(), 'trip')).read).toBeLessThanOrEqual(
    RIDES / 7_000 + 1,
  );
});
