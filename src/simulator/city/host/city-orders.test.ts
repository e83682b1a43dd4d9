// @tier full
/** Orders of the city come, are offered, taken and driven by the same rules as anybody's. */
import { asc, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anUpstream, type Upstream } from '../../../../tests/builders/upstream.ts';
import { roughRoads } from '../../../upstream/core/outside/rough-roads.ts';
import { callRecord } from '../../../upstream/domain/calls/tables.ts';
import { orderLog, taxiOrder } from '../../../upstream/domain/orders/tables.ts';
import { orderTimers } from '../../../upstream/domain/orders/timers.ts';
import { addPlaces } from '../../demonstration/places.ts';
import { runExchange } from '../../switchboard/exchange.ts';
import { createCityWork } from './city-work.ts';
import { hostCity } from './hosting.ts';
import { ensureRun } from './steering.ts';

const SEED = 7;
let upstream: Upstream;
let host: ReturnType<typeof aHost>;
beforeAll(async () => {
  upstream = await anUpstream();
  const { db } = upstream.store;
  await upstream.fleet.register.refresh();
  await ensureRun(db, { profile: 'dev', seed: SEED });
  await addPlaces(db, SEED);
  host = aHost();
});
afterAll(async () => {
  await host.stop();
  await upstream.close();
});

function aHost() {
  const work = createCityWork();
  return hostCity({
    db: upstream.store.db,
    clock: upstream.clock,
    holder: 'here',
    profile: 'dev',
    seed: SEED,
    startsAt: 18 * 60,
    startThread: () => ({ ask: async asked => work(asked), end: async () => {} }),
    hasTelephone: true,
    intake: upstream.fleet.intake,
  });
}

async function pass(minutes: number): Promise<void> {
  const timers = orderTimers({ fleet: upstream.fleet, roads: roughRoads });
  for (let second = 0; second < minutes * 60; second += 1) {
    upstream.clock.advance(1_000);
    await upstream.run(host.job);
    await upstream.run(timers);
    if (second % 5 === 0) await upstream.run(runExchange);
  }
}

/** What each order has gone through, by the sub states of its log. */
async function ways(): Promise<Map<string, { action: string; from: number | null; to: number | null }[]>> {
  const entries = await upstream.store.db.select().from(orderLog).orderBy(asc(orderLog.id));
  const byOrder = new Map<string, { action: string; from: number | null; to: number | null }[]>();
  for (const { orderId, action, fromStatus: from, toStatus: to } of entries)
    byOrder.set(orderId, [...(byOrder.get(orderId) ?? []), { action, from, to }]);
  return byOrder;
}

it('are placed, taken and driven to their end, each step from where the one before led', async () => {
  await pass(40);
  const { db } = upstream.store;
  // beside those of the sample records
  const orders = await db.select().from(taxiOrder).where(like(taxiOrder.mobile, '199000%'));
  const done = orders.filter(({ mainStatus }) => mainStatus === 3);
  expect(done.length).toBeGreaterThan(0);
  for (const { onboardTime, finishTime, distance, plateNum } of done) {
    expect(finishTime ?? 0).toBeGreaterThan(onboardTime ?? Number.POSITIVE_INFINITY);
    expect(distance ?? 0).toBeGreaterThan(0);
    expect(plateNum).not.toBeNull();
  }
  const log = await ways();
  for (const { id, subStatus } of orders) {
    const way = log.get(id) ?? [];
    for (const [at, { from }] of way.entries()) expect(from).toBe(way[at - 1]?.to ?? null);
    expect(way.at(-1)?.to).toBe(subStatus);
  }
  // those by telephone wait for somebody at the desk
  const byPhone = orders.filter(({ source }) => source === 4);
  expect(byPhone.length).toBeGreaterThan(0);
  expect(byPhone.every(({ pushCount }) => pushCount === 0)).toBe(true);
  // and each was ordered in a call, which says so
  const calls = new Map(
    (await db.select().from(callRecord).where(like(callRecord.callId, 'city-%'))).map(call => [
      call.id,
      call,
    ]),
  );
  for (const { id, callId, mobile, operatorName, createdOn } of byPhone) {
    const call = calls.get(callId ?? '');
    expect(call).toMatchObject({ orderId: id, tagging: '1', callno: mobile, agentName: operatorName });
    expect(createdOn).toBeGreaterThanOrEqual(call?.begin ?? Number.POSITIVE_INFINITY);
  }
}, 240_000);
