/**
 * Drivers for an order, ranked, in a city full of taxis: by the dispatcher's own call, along the roads of the simulated
 * city, with a month of offers and rides behind every driver.
 */
import { sql } from 'drizzle-orm';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dispatchQueryCalls } from '../../src/contract/dispatch-query.ts';
import { createGeography } from '../../src/simulator/city/geography/geography.ts';
import { toPoint } from '../../src/simulator/city/geometry/plane.ts';
import { spotAlong } from '../../src/simulator/city/graph/road-graph.ts';
import { createCityRoads } from '../../src/simulator/city/host/city-roads.ts';
import { CITY_SEED } from '../../src/simulator/city/profiles.ts';
import { tendTables } from '../../src/upstream/core/database/upkeep.ts';
import { anOrder } from '../builders/orders.ts';
import { filled } from '../builders/seeded-database.ts';
import { someVehicles } from '../builders/taxis.ts';
import { TEST_TIME } from '../builders/time-and-chance.ts';
import { anUpstream, type Person, type Upstream } from '../builders/upstream.ts';
import { isMeasuring, median, report } from '../measure/row.ts';
import { DATABASES, type Opened, SEEDING_MS } from './databases.ts';

const VEHICLES = isMeasuring ? 20_000 : 1_000;
const ORDERS = isMeasuring ? 300 : 5;
/** Of each driver in the last thirty days. */
const OFFERS = isMeasuring ? 40 : 4;
const TRIPS = isMeasuring ? 20 : 2;
const SHIFTS = isMeasuring ? 10 : 1;
const RADIUS = 3_000;
const TARGET_MS = 50;
const DAY_MS = 86_400_000;

const drawn = xoroshiro128plus(7);
const chance = () => (drawn.next() >>> 0) / 2 ** 32;
const { roads: streets } = createGeography(CITY_SEED);

/** Somewhere on a road. */
function somewhere() {
  const edge = streets.edges[Math.floor(chance() * streets.edges.length)];
  if (!edge) throw new Error('no road');
  return { ...toPoint(spotAlong(edge, chance() * edge.length)), heading: Math.floor(edge.bearing) };
}

/** 35 of a hundred carry somebody, 8 have taken an order, 42 are empty. */
function someStatus() {
  const share = chance();
  return share < 0.35 ? 1 : share < 0.43 ? 2 : share < 0.85 ? 3 : 4;
}

async function someDrivers(upstream: Upstream): Promise<void> {
  const { store, fleet } = upstream;
  const { db } = store;
  const ids = await someVehicles(db, VEHICLES, TEST_TIME);
  await db.execute(sql`
    insert into driver (name, mobile, vehicle_id, area_id, star, search_key, created_on, updated_on)
    select '司机' || id, '139' || lpad(id::text, 8, '0'), id, area_id, 4 + (id % 11) / 10.0, '', ${TEST_TIME}::bigint, ${TEST_TIME}::bigint
    from vehicle where plate_number like '桂AT%'`);
  await db.execute(sql`
    insert into driver_shift (driver_id, vehicle_id, began_on, ended_on)
    select id, vehicle_id, ${TEST_TIME}::bigint - (id % 300) * 60000 - n * ${DAY_MS}::bigint,
      case when n > 0 then ${TEST_TIME}::bigint - n * ${DAY_MS}::bigint end
    from driver, generate_series(0, ${SHIFTS}::int) n
    where vehicle_id = any(string_to_array(${ids.join(',')}, ',')::bigint[]) and (n > 0 or id % 10 < 9)`);
  await db.execute(sql`
    insert into trip (vehicle_id, plate_number, on_time, on_lng, on_lat, off_time, off_lng, off_lat, distance)
    select vehicle.id, plate_number, ${TEST_TIME}::bigint - n * 7200000 - vehicle.id % 7000 * 1000, 108, 22,
      ${TEST_TIME}::bigint - n * 7200000 - vehicle.id % 7000 * 1000 + 900000, 108, 22, 5000
    from vehicle, generate_series(1, ${TRIPS}::int) n where plate_number like '桂AT%'`);
  await db.execute(sql`
    insert into order_offer (order_id, round, push_type, driver_id, push_time, reply_status)
    select 1000000 + n * 2000 + id % 2000, 1, 3, id, ${TEST_TIME}::bigint - n * ${(30 * DAY_MS) / 45}::bigint, 3 + (id + n) % 4
    from driver, generate_series(1, ${OFFERS}::int) n
    where vehicle_id = any(string_to_array(${ids.join(',')}, ',')::bigint[])`);
  await fleet.register.refresh();
  for (const vehicleId of ids) {
    const at = somewhere();
    const about = { vehicleId, gpsTime: TEST_TIME, speed: 36, status: someStatus(), dataFrom: 1 } as const;
    fleet.positions.take({ ...about, ...at }, TEST_TIME - Math.floor(chance() * 20_000));
  }
}

describe.each(DATABASES)('ranked drivers on $database', ({ letter, database, open, isThere }) => {
  let opened: Opened;
  let upstream: Upstream;
  let dispatcher: Person;
  beforeAll(async () => {
    if (!isThere) return;
    opened = await open();
    await filled(opened.store);
    upstream = await anUpstream({
      store: opened.store,
      roads: createCityRoads({ seed: CITY_SEED, clock: () => TEST_TIME }),
      checksAnswers: false,
    });
    await someDrivers(upstream);
    await upstream.run(tendTables);
    dispatcher = await upstream.signIn('dispatcher');
  }, SEEDING_MS);
  afterAll(async () => {
    await upstream?.app.close();
    await opened?.close();
  });

  it.runIf(isThere)('are there at once', { timeout: SEEDING_MS }, async () => {
    const took: number[] = [];
    let found = 0;
    // the first one lays the roads
    for (let count = -5; count < ORDERS; count += 1) {
      const { lng, lat } = somewhere();
      const { id: orderId } = await anOrder(upstream.store.db, { originLng: lng, originLat: lat });
      const begin = performance.now();
      const { data, errCode } = await dispatcher.ask(dispatchQueryCalls.circleSearchWithoutNoPush, {
        query: { orderId, radius: RADIUS },
      });
      const ms = performance.now() - begin;
      expect(errCode).toBe(0);
      if (count < 0) continue;
      took.push(ms);
      found += data.vehicleLocationVoList.length;
    }
    took.sort((a, b) => a - b);
    const p95 = took[Math.floor(took.length * 0.95)] ?? Number.NaN;
    report({
      id: `S7${letter}`,
      what: `drivers for an order, ranked along the roads of the simulated city, within ${RADIUS / 1000} km among ${VEHICLES.toLocaleString('en')} vehicles, with ${OFFERS} offers and ${TRIPS} rides behind each, on ${database}, ${ORDERS} orders`,
      target: `p95 at most ${TARGET_MS} ms`,
      figure: `p95 ${p95.toFixed(0)} ms, median ${median(took).toFixed(0)} ms; ${(found / ORDERS).toFixed(0)} ranked each time`,
      isMet: p95 <= TARGET_MS,
    });
  });
});
