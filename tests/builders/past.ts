/** The seeded database of the tests with a small past: as `npm start` makes a large one. */
import { like } from 'drizzle-orm';
import { CITY_NUMBERS } from '../../src/simulator/city/host/city-passengers.ts';
import { CITY_SEED } from '../../src/simulator/city/profiles.ts';
import { addPast } from '../../src/simulator/past/past.ts';
import type { Db } from '../../src/upstream/core/context.ts';
import type { Store } from '../../src/upstream/core/database/store.ts';
import { taxiOrder } from '../../src/upstream/domain/orders/tables.ts';
import { aStore } from './database.ts';
import { TEST_TIME } from './time-and-chance.ts';

export const ORDERS_A_DAY = 100;
/** Milliseconds: it is some 60,000 rows, and other tests work beside. */
export const TO_MAKE_A_PAST = 300_000;
export const PAST = { now: TEST_TIME, seed: 7, citySeed: CITY_SEED, ordersADay: ORDERS_A_DAY };

/** To be closed by the test. */
export async function aStoreWithPast(): Promise<Store> {
  const store = await aStore();
  await store.db.transaction(inside => addPast(inside as unknown as Db, PAST));
  return store;
}

/** Orders of the past: samples have other numbers. */
export const isOfPast = like(taxiOrder.mobile, CITY_NUMBERS);
