import { afterEach, beforeEach, expect, it } from 'vitest';
import { aStore } from '../../../../tests/builders/database.ts';
import { createSharedClock, openClock } from './shared-clock.ts';
import type { Store } from './store.ts';

const HOUR_MS = 3_600_000;
/** More than any answer takes, and far less than what a clock is wrong by below. */
const CLOSE_MS = 300_000;

let store: Store;
beforeEach(async () => {
  store = await aStore();
});
afterEach(() => store.close());

const distance = (one: number, other: number) => Math.abs(one - other);

it('tells the time of the database, though the machine is an hour ahead', async () => {
  const wall = () => Date.now() + HOUR_MS;
  const clock = createSharedClock(store.db, { wall, monotonic: () => performance.now() });
  expect(distance(clock.now(), Date.now() + HOUR_MS)).toBeLessThan(CLOSE_MS);
  await clock.compare();
  expect(distance(clock.now(), Date.now())).toBeLessThan(CLOSE_MS);
  expect(distance(clock.aheadBy(), HOUR_MS)).toBeLessThan(CLOSE_MS);
});

it('does not follow the machine when its clock is set meanwhile, and says by how much it is off', async () => {
  let error = 0;
  const clock = createSharedClock(store.db, {
    wall: () => Date.now() + error,
    monotonic: () => performance.now(),
  });
  await clock.compare();
  error = -HOUR_MS;
  expect(distance(clock.now(), Date.now())).toBeLessThan(CLOSE_MS);
  expect(distance(clock.aheadBy(), -HOUR_MS)).toBeLessThan(CLOSE_MS);
});

it('goes on by the last comparison while the database is away', async () => {
  const wall = () => Date.now() + HOUR_MS;
  const clock = createSharedClock(store.db, { wall, monotonic: () => performance.now() });
  await clock.compare();
  const other = await aStore();
  await other.close();
  const away = createSharedClock(other.db);
  await expect(away.compare()).rejects.toThrow();
  expect(distance(clock.now(), Date.now())).toBeLessThan(CLOSE_MS);
  expect(distance(away.now(), Date.now())).toBeLessThan(CLOSE_MS);
});

it('is the machine itself on the embedded database', async () => {
  const clock = await openClock(store);
  expect(clock.aheadBy()).toBe(0);
  expect(distance(clock.now(), Date.now())).toBeLessThan(CLOSE_MS);
});
