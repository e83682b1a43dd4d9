// @tier full
/** Demonstrations that begin at other moments, with a past and without. */
import { and, eq, gt, lt, max, type SQL, sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { anEmptyStore } from '../../../tests/builders/database.ts';
import { isOfPast, ORDERS_A_DAY, TO_MAKE_A_PAST } from '../../../tests/builders/past.ts';
import { seededChance } from '../../../tests/builders/time-and-chance.ts';
import { isOpen } from '../../contract/order-states.ts';
import { readWallTime } from '../../contract/wall-time.ts';
import { migrate } from '../../upstream/core/database/migrate.ts';
import type { Store } from '../../upstream/core/database/store.ts';
import { DAY_MS, dateInShanghai, startOfDay } from '../../upstream/core/day.ts';
import { areaScope } from '../../upstream/core/scope.ts';
import { bookDay, difference } from '../../upstream/domain/books/tables.ts';
import { callRecord } from '../../upstream/domain/calls/tables.ts';
import { readFigures } from '../../upstream/domain/order-figures/reading.ts';
import { taxiOrder } from '../../upstream/domain/orders/tables.ts';
import { incomeTable } from '../../upstream/domain/payments/tables.ts';
import { seed } from '../../upstream/seed/seed.ts';
import { CITY_LOADS, CITY_SEED } from '../city/profiles.ts';
import { PAST_DAYS, RECORD_DAYS } from './frame/days.ts';
import { demonstrationOf } from './with-past.ts';

const load = { ...CITY_LOADS.dev, vehicles: 60, ordersADay: ORDERS_A_DAY };
const options = { load, chance: seededChance(1), citySeed: CITY_SEED };

let store: Store;
afterEach(() => store?.close());

async function aDemonstration(now: number, hasPast: boolean): Promise<Store> {
  const opened = await anEmptyStore();
  await migrate(opened, () => now);
  const demonstrate = demonstrationOf({ kind: 'embedded' }, { ...options, hasPast });
  await seed(opened.db, { clock: () => now, demonstrate });
  return opened;
}

const numberOf = (table: typeof taxiOrder, where: SQL | undefined) => store.db.$count(table, where);

it.each([
  ['just after midnight', '2026-06-16 00:00:20', false],
  ['at midnight', '2026-06-16 00:00:00', false],
  ['on the second day of a holiday', '2026-10-02 11:00:00', true],
  ['on a Friday evening', '2026-06-19 23:30:00', true],
  ['on 29 February', '2028-02-29 08:00:00', true],
])(
  'a past that begins %s is whole',
  async (_when, text, hasToday) => {
    const now = readWallTime(text) ?? 0;
    const today = startOfDay(now);
    store = await aDemonstration(now, true);
    const { db } = store;
    const orders = await db.select().from(taxiOrder).where(isOfPast);
    expect(orders.filter(order => isOpen(order) && order.mainStatus !== 3)).toEqual([]);
    expect(orders.some(({ createdOn }) => createdOn >= today)).toBe(hasToday);
    // nothing is ahead of now
    expect(await numberOf(taxiOrder, gt(taxiOrder.updatedOn, now))).toBe(0);
    const [paid] = await db.select({ last: max(incomeTable.payTime) }).from(incomeTable);
    const [called] = await db.select({ last: max(callRecord.enteredOn) }).from(callRecord);
    expect(Math.max(paid?.last ?? 0, called?.last ?? 0)).toBeLessThanOrEqual(now);
    const question = { scope: areaScope([]), filter: {}, clock: 'day' as const };
    const days = await readFigures(db, { ...question, from: today - PAST_DAYS * DAY_MS, to: today });
    expect(days).toHaveLength(PAST_DAYS);
    const from = today - RECORD_DAYS * DAY_MS;
    const counted = days.filter(({ time }) => (time ?? 0) >= from).reduce((sum, row) => sum + row.created, 0);
    const isRecent = and(sql`${taxiOrder.createdOn} >= ${from}`, lt(taxiOrder.createdOn, today));
    expect(counted).toBe(await numberOf(taxiOrder, isRecent));
    const yesterday = dateInShanghai(today - DAY_MS);
    const differences = await db.select().from(difference).where(eq(difference.day, yesterday));
    expect(differences.map(({ type }) => type).sort()).toEqual([1, 2, 3, 4, 5]);
    expect(await db.$count(difference)).toBe(differences.length);
    expect(await db.$count(bookDay)).toBe(13);
  },
  TO_MAKE_A_PAST,
);

it(
  'a demonstration that is to have none has samples alone',
  async () => {
    store = await aDemonstration(readWallTime('2026-06-15 10:00:00') ?? 0, false);
    expect(await store.db.$count(taxiOrder)).toBeGreaterThan(0);
    expect(await numberOf(taxiOrder, isOfPast)).toBe(0);
    expect(await store.db.$count(bookDay)).toBe(0);
  },
  TO_MAKE_A_PAST,
);
