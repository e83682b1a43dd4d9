import { afterAll, beforeAll, expect, it } from 'vitest';
import { setProperty } from '../../../../tests/builders/property.ts';
import { TEST_TIME } from '../../../../tests/builders/time-and-chance.ts';
import { anUpstream, type Upstream } from '../../../../tests/builders/upstream.ts';
import { roughRoads } from '../../core/outside/rough-roads.ts';
import { estimateRide } from './estimate.ts';

let upstream: Upstream;
beforeAll(async () => {
  upstream = await anUpstream();
});
afterAll(() => upstream.close());

const FROM = { lng: 108.366, lat: 22.817 };
const HOUR_MS = 3_600_000;
/** At a whole hour in Nanning, so many metres along the roads. */
const ride = (metres: number, hour = 10, isRough = false) => {
  const roads = { ...roughRoads, waysTo: async () => ({ ways: [{ metres, seconds: 600 }], isRough }) };
  return estimateRide(upstream.store.db, roads, FROM, FROM, TEST_TIME + (hour - 10) * HOUR_MS);
};

it('costs the base fare, and for each kilometre beyond its metres', async () => {
  expect(await ride(1_999)).toEqual({ distance: 1_999, duration: 600, price: 900, isRough: 0 });
  expect(await ride(2_000)).toMatchObject({ price: 900 });
  expect(await ride(7_500)).toMatchObject({ price: 900 + 5.5 * 240 });
});

it('costs more at night, from 23 to 5 in Nanning', async () => {
  const prices = [22, 23, 24, 28, 29].map(async hour => (await ride(2_000, hour)).price);
  expect(await Promise.all(prices)).toEqual([900, 1_080, 1_080, 1_080, 900]);
});

it('goes by the properties, and says when nobody knew the roads', async () => {
  const { db } = upstream.store;
  await setProperty(db, 'fare.base', '1200');
  await setProperty(db, 'fare.nightPercent', '50');
  expect(await ride(1_000, 23, true)).toMatchObject({ price: 1_800, isRough: 1 });
  const rough = await estimateRide(db, roughRoads, FROM, { lng: 108.4, lat: 22.817 }, TEST_TIME);
  expect(rough.distance).toBeGreaterThan(4_000);
  expect(rough.isRough).toBe(1);
});
