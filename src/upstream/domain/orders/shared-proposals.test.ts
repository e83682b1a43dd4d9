/** How often the queue is matched, where many look at it. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aMovingFleet } from '../../../../tests/builders/moving-fleet.ts';
import { anOrder } from '../../../../tests/builders/orders.ts';
import { anUpstream, type Upstream } from '../../../../tests/builders/upstream.ts';
import type { Roads } from '../../core/outside/roads.ts';
import { roughRoads } from '../../core/outside/rough-roads.ts';
import { type SharedProposals, sharedProposals } from './shared-proposals.ts';
import { taxiOrder } from './tables.ts';

let upstream: Upstream;
let proposals: SharedProposals;
let asked: number;
let answer: Roads['table'];
beforeAll(async () => {
  upstream = await anUpstream();
  const fleet = aMovingFleet(upstream);
  await upstream.store.db.delete(taxiOrder);
  await anOrder(upstream.store.db);
  const { vehicleId } = await fleet.aVehicle();
  await fleet.aDriver({ vehicleId });
  fleet.report({ vehicleId, speed: 0, receivedOn: upstream.clock(), lng: 108.366, lat: 22.818 });
});
afterAll(() => upstream.close());
beforeEach(() => {
  asked = 0;
  answer = roughRoads.table;
  const roads: Roads = {
    ...roughRoads,
    table: (...places) => {
      asked += 1;
      return answer(...places);
    },
  };
  proposals = sharedProposals({ fleet: upstream.fleet, roads, clock: upstream.clock });
});

const propose = (about: Partial<Parameters<SharedProposals['propose']>[1]> = {}) =>
  proposals.propose(upstream.store.db, { areaIds: [], ...about });

it('is once in two seconds for all who look at the same areas, also for those who ask meanwhile', async () => {
  const areaIds = ['450102', '450103'];
  const [first, second] = await Promise.all([
    propose({ areaIds }),
    propose({ areaIds: areaIds.toReversed() }),
  ]);
  expect(first.pairs).toHaveLength(1);
  expect(second).toBe(first);
  expect(await propose({ areaIds })).toBe(first);
  expect(asked).toBe(1);
  await propose();
  expect(asked).toBe(2);
  upstream.clock.advance(2_000);
  expect(await propose({ areaIds })).not.toBe(first);
  expect(asked).toBe(3);
});

it('is anew for the areas of each, and shows nobody what is not in his', async () => {
  expect((await propose({ areaIds: ['450107'] })).pairs).toEqual([]);
  expect((await propose()).pairs).toHaveLength(1);
  expect((await propose({ addressType: '450107' })).pairs).toEqual([]);
});

it('is anew when pairs have been assigned, and nothing that was begun before is kept', async () => {
  const before = propose();
  proposals.forget();
  await before;
  await propose();
  expect(asked).toBe(2);
});

it('is tried again at once after it has failed', async () => {
  answer = () => Promise.reject(new Error('no roads'));
  await expect(propose()).rejects.toThrow('no roads');
  answer = roughRoads.table;
  expect((await propose()).pairs).toHaveLength(1);
});
