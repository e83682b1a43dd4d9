// @tier full
/** The ground that is the town where nobody has drawn another. */
import { expect, it } from 'vitest';
import { aStore } from '../../../../tests/builders/database.ts';
import { createGeography } from '../geography/geography.ts';
import { CENTRE, toSpot } from '../geometry/plane.ts';
import { CITY_SEED } from '../profiles.ts';
import { createCityGround } from './city-ground.ts';
import { ensureRun } from './steering.ts';

it('is the built-up land of the city that is simulated, and none without one', async () => {
  const store = await aStore();
  const ground = createCityGround();
  expect(await ground(store.db)).toBeUndefined();
  await ensureRun(store.db, { profile: 'dev', seed: CITY_SEED });
  const ring = (await ground(store.db)) ?? [];
  expect(ring.length).toBeGreaterThan(8);
  // who asks again is told the same, so that nobody is judged anew
  expect(await ground(store.db)).toBe(ring);
  const wests = ring.map(point => toSpot(point).x);
  const airport = createGeography(CITY_SEED).landmarks.find(({ kind }) => kind === 'airport');
  // the way there leads out of the town by more than counts as left
  expect(airport?.x).toBeLessThan(Math.min(...wests) - 1_000);
  expect(Math.max(...ring.map(({ lng }) => lng))).toBeGreaterThan(CENTRE.lng);
  await store.close();
});
