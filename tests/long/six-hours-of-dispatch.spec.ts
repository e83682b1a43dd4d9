/** Six hours of the town with two dispatchers at the desk, on one clock that drives every time limit: no order is stuck. */
import { and, eq, gte, inArray, like, lt } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dispatchCalls } from '../../src/contract/dispatch.ts';
import { dispatchQueryCalls } from '../../src/contract/dispatch-query.ts';
import { createCityRoads } from '../../src/simulator/city/host/city-roads.ts';
import { createCityWork } from '../../src/simulator/city/host/city-work.ts';
import { hostCity } from '../../src/simulator/city/host/hosting.ts';
import { ensureRun } from '../../src/simulator/city/host/steering.ts';
import { CITY_LOADS, CITY_SEED } from '../../src/simulator/city/profiles.ts';
import { orderBatches } from '../../src/upstream/domain/orders/batching.ts';
import { taxiOrder } from '../../src/upstream/domain/orders/tables.ts';
import { orderTimers } from '../../src/upstream/domain/orders/timers.ts';
import { anEmptyStore } from '../builders/database.ts';
import { expectOrdersByTheTable } from '../builders/orders-by-the-table.ts';
import { filled } from '../builders/seeded-database.ts';
import { aClock } from '../builders/time-and-chance.ts';
import { anUpstream, type Person, type Upstream } from '../builders/upstream.ts';

const HOURS = 6;
/** Morning: the peak is among the six hours. */
const STARTS_AT = 7 * 60;
const LOOKS_EVERY = 5;
const PEOPLE = 2;
/** A ride, with the way to it, is over by then; an order that nobody takes is given up long before. */
const LONGEST_MS = 2 * 3_600_000;
const LIMIT_MS = 3_600_000;

let upstream: Upstream;
let clerks: Person[];
let host: ReturnType<typeof hostCity>;
const clock = aClock();
beforeAll(async () => {
  const store = await anEmptyStore();
  await filled(store, CITY_LOADS.town.vehicles, clock);
  upstream = await anUpstream({ store, now: clock, roads: createCityRoads({ seed: CITY_SEED, clock }) });
  await ensureRun(store.db, { profile: 'town', seed: CITY_SEED });
  const work = createCityWork();
  host = hostCity({
    db: store.db,
    clock,
    holder: 'here',
    profile: 'town',
    seed: CITY_SEED,
    startsAt: STARTS_AT,
    startThread: () => ({ ask: async asked => work(asked), end: async () => {} }),
    hasTelephone: false,
    intake: upstream.fleet.intake,
  });
  await comeToWork();
}, LIMIT_MS);
afterAll(async () => {
  await host?.stop();
  await upstream?.close();
});

/** Again each hour: a session does not last for a shift. */
async function comeToWork(): Promise<void> {
  clerks = [];
  for (let person = 0; person < PEOPLE; person += 1) clerks.push(await upstream.signIn('dispatcher'));
}

/** One order that waits and nobody is asked about: given to the best of those who may have it. */
async function handleOne(clerk: Person, turn: number): Promise<void> {
  const { data } = await clerk.ask(dispatchQueryCalls.queryOrderList, { query: { status: 1 } });
  const idle = data.jsonOrderList.filter(({ subStatus }) => subStatus === 11 || subStatus === 14);
  const order = idle[turn % Math.max(1, idle.length)];
  if (!order) return;
  const found = await clerk.ask(dispatchQueryCalls.circleSearchWithoutNoPush, {
    query: { orderId: order.id, radius: 3_000 },
  });
  const best = found.data?.vehicleLocationVoList?.[0]?.driverId;
  // somebody else may have been faster
  if (best) await clerk.ask(dispatchCalls.assignOrder, { body: { orderId: order.id, driverId: best } });
}

it('none waits or rides for longer than there is a time limit for', { timeout: LIMIT_MS }, async () => {
  const { db } = upstream.store;
  const knowing = { fleet: upstream.fleet, roads: createCityRoads({ seed: CITY_SEED, clock }) };
  const jobs = [host.job, orderTimers(knowing), orderBatches(knowing)];
  for (let second = 1; second <= HOURS * 3_600; second += 1) {
    clock.advance(1_000);
    for (const job of jobs) await upstream.run(job);
    if (second % 3_600 === 0) await comeToWork();
    if (second % LOOKS_EVERY === 0)
      for (const [turn, clerk] of clerks.entries()) await handleOne(clerk, turn);
  }
  const ofTheCity = like(taxiOrder.mobile, '199000%');
  const stuck = await db
    .select({ orderNo: taxiOrder.orderNo, subStatus: taxiOrder.subStatus })
    .from(taxiOrder)
    .where(
      and(ofTheCity, inArray(taxiOrder.mainStatus, [1, 2]), lt(taxiOrder.useTime, clock() - LONGEST_MS)),
    );
  expect(stuck).toEqual([]);
  const done = await db.$count(taxiOrder, and(ofTheCity, eq(taxiOrder.mainStatus, 3)));
  const all = await db.$count(taxiOrder, and(ofTheCity, gte(taxiOrder.mainStatus, 3)));
  expect(all).toBeGreaterThan(300);
  // the others were cancelled, or found nobody
  expect(done / all).toBeGreaterThan(0.6);
  await expectOrdersByTheTable(db);
  expect(upstream.failures).toEqual([]);
});
