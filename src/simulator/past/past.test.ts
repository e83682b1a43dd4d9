/** The past is made on the seeded database of the tests, whose fleet is small; each check reads what it has left. */
import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { groupBy } from 'es-toolkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aStoreWithPast,
  isOfPast,
  ORDERS_A_DAY,
  PAST,
  TO_MAKE_A_PAST,
} from '../../../tests/builders/past.ts';
import { seededChance, TEST_TIME } from '../../../tests/builders/time-and-chance.ts';
import {
  afterEvent,
  isAllowedEvent,
  isOpen,
  type OrderEvent,
  type OrderState,
  TRANSITIONS,
} from '../../contract/order-states.ts';
import type { Db } from '../../upstream/core/context.ts';
import type { Store } from '../../upstream/core/database/store.ts';
import { DAY_MS, startOfDay } from '../../upstream/core/day.ts';
import { trip } from '../../upstream/core/positions/tables.ts';
import { areaScope } from '../../upstream/core/scope.ts';
import { searchKey } from '../../upstream/core/search-key.ts';
import { readFigures } from '../../upstream/domain/order-figures/reading.ts';
import { rebuildFigures } from '../../upstream/domain/order-figures/rebuilding.ts';
import {
  orderLog,
  orderOffer,
  orderTimer,
  passenger,
  taxiOrder,
} from '../../upstream/domain/orders/tables.ts';
import { CITY_LOADS } from '../city/profiles.ts';
import { PAST_DAYS, RECORD_DAYS } from './frame/days.ts';
import { addPast } from './past.ts';
import { demonstrationOf } from './with-past.ts';

const today = startOfDay(TEST_TIME);

let store: Store;
let db: Db;
beforeAll(async () => {
  store = await aStoreWithPast();
  ({ db } = store);
}, TO_MAKE_A_PAST);
afterAll(() => store.close());

const ordersOfPast = () => db.select().from(taxiOrder).where(isOfPast).orderBy(asc(taxiOrder.id));

describe('a past', () => {
  it('is added once', async () => {
    const [before] = await db.select({ count: sql`count(*)` }).from(taxiOrder);
    expect(await addPast(db, PAST)).toBe(false);
    expect((await db.select({ count: sql`count(*)` }).from(taxiOrder))[0]).toEqual(before);
  });

  it(
    'follows from its seed',
    async () => {
      const digest = async (of: Db) => {
        const stars = sql`md5(string_agg(concat_ws(',', order_no, main_status, plate_num, mobile, price, star, updated_on), ';' order by order_no))`;
        return (await of.select({ digest: stars }).from(taxiOrder).where(isOfPast))[0]?.digest;
      };
      const again = await aStoreWithPast();
      expect(await digest(again.db)).toBe(await digest(db));
      await again.close();
    },
    TO_MAKE_A_PAST,
  );

  it('reaches back a week in records, and has orders of today', async () => {
    const orders = await ordersOfPast();
    const days = groupBy(orders, ({ createdOn }) => startOfDay(createdOn));
    const counts = Array.from(
      { length: RECORD_DAYS + 1 },
      (_, at) => days[today - (RECORD_DAYS - at) * DAY_MS]?.length ?? 0,
    );
    expect(Object.keys(days)).toHaveLength(RECORD_DAYS + 1);
    expect(Math.min(...counts.slice(0, -1))).toBeGreaterThan(ORDERS_A_DAY / 2);
    expect(counts.at(-1)).toBeGreaterThan(ORDERS_A_DAY / 10);
  });
});

describe('an order of the past', () => {
  it('is over, and asks for nothing any more', async () => {
    const orders = await ordersOfPast();
    // a paid order counts as open until it is archived
    const pending = orders.filter(order => isOpen(order) && order.mainStatus !== 3);
    expect(pending).toEqual([]);
    expect(orders.filter(({ subStatus }) => subStatus === 31)).toEqual([]);
    expect(orders.filter(({ slaDeadline }) => slaDeadline !== null)).toEqual([]);
    const ids = orders.map(({ id }) => id);
    expect(await db.select().from(orderTimer).where(inArray(orderTimer.orderId, ids))).toEqual([]);
    const waiting = await db
      .select()
      .from(orderOffer)
      .where(and(inArray(orderOffer.orderId, ids), sql`${orderOffer.replyStatus} <= 2`));
    expect(waiting).toEqual([]);
  });

  it('is archived when its time has come', async () => {
    const late = await db
      .select()
      .from(taxiOrder)
      .where(
        and(
          isOfPast,
          eq(taxiOrder.mainStatus, 3),
          lt(taxiOrder.finishTime, TEST_TIME - 7 * DAY_MS - 3_600_000),
        ),
      );
    expect(late).toEqual([]);
  });

  it('has a log that leads to its state by allowed events, in their order', async () => {
    const orders = await ordersOfPast();
    const logs = groupBy(
      await db.select().from(orderLog).orderBy(asc(orderLog.id)),
      ({ orderId }) => orderId,
    );
    const wrong = orders.flatMap(order => {
      const [first, ...steps] = logs[order.id] ?? [];
      let state: OrderState = { mainStatus: 1, subStatus: order.type === '1' ? 10 : 11 };
      const isBegun = first?.action === 'create' && first.createdOn === order.createdOn;
      const areAllowed = steps.every(({ action, fromStatus, toStatus }) => {
        if (!(action in TRANSITIONS)) return fromStatus === toStatus;
        const event = action as OrderEvent;
        const isAllowed = isAllowedEvent(event, state) && fromStatus === state.subStatus;
        state = afterEvent(event, state);
        return isAllowed && toStatus === state.subStatus;
      });
      const times = [first, ...steps].map(entry => entry?.createdOn ?? 0);
      const isInTurn = times.every((time, at) => at === 0 || time >= (times[at - 1] ?? 0));
      const isPast = (times.at(-1) ?? 0) <= TEST_TIME && order.updatedOn === times.at(-1);
      const leads = state.mainStatus === order.mainStatus && state.subStatus === order.subStatus;
      return isBegun && areAllowed && isInTurn && isPast && leads ? [] : [order.orderNo];
    });
    expect(wrong).toEqual([]);
  });

  it('has been offered as often as it says, and taken by who drove it', async () => {
    const offers = groupBy(await db.select().from(orderOffer), ({ orderId }) => orderId);
    const wrong = (await ordersOfPast()).filter(order => {
      const own = offers[order.id] ?? [];
      const takers = own.filter(({ replyStatus }) => replyStatus === 3);
      const isTaken = order.matchTime !== null;
      return (
        own.length !== order.pushCount ||
        takers.length !== (isTaken ? 1 : 0) ||
        (isTaken && takers[0]?.driverId !== order.driverId)
      );
    });
    expect(wrong.map(({ orderNo }) => orderNo)).toEqual([]);
  });

  it('that was driven has a trip, and no vehicle drives two at once', async () => {
    const driven = (await ordersOfPast()).filter(({ onboardTime }) => onboardTime !== null);
    const trips = groupBy(
      await db
        .select()
        .from(trip)
        .where(gte(trip.onTime, today - (RECORD_DAYS + 1) * DAY_MS)),
      ({ vehicleId }) => vehicleId,
    );
    const without = driven.filter(
      ({ vehicleId, onboardTime, finishTime }) =>
        !trips[vehicleId ?? '']?.some(
          ({ onTime, offTime }) => onTime >= (onboardTime ?? 0) && (offTime ?? 0) <= (finishTime ?? 0),
        ),
    );
    expect(without).toEqual([]);
    const overlapping = Object.values(groupBy(driven, ({ vehicleId }) => vehicleId ?? '')).flatMap(own => {
      const inTurn = own.toSorted((one, two) => (one.matchTime ?? 0) - (two.matchTime ?? 0));
      return inTurn.filter(
        (order, at) => at > 0 && (order.matchTime ?? 0) < (inTurn[at - 1]?.finishTime ?? 0),
      );
    });
    expect(overlapping).toEqual([]);
  });

  it('is found by the search as one that was placed', async () => {
    const [order] = await ordersOfPast();
    expect(order?.searchKey).toBe(
      searchKey(order?.nickName ?? '', order?.originAddress, order?.destAddress, order?.orderNo),
    );
  });

  it('counts for its passenger', async () => {
    const orders = groupBy(await ordersOfPast(), ({ passengerId }) => passengerId ?? '');
    const people = await db
      .select()
      .from(passenger)
      .where(inArray(passenger.id, Object.keys(orders)));
    expect(people).toHaveLength(Object.keys(orders).length);
    const wrong = people.filter(({ id, mobile, orderCount, cancelCount }) => {
      const own = orders[id] ?? [];
      const cancelled = own.filter(({ mainStatus }) => mainStatus === 5);
      return (
        own.length !== orderCount ||
        cancelled.length !== cancelCount ||
        own.some(order => order.mobile !== mobile)
      );
    });
    expect(wrong).toEqual([]);
  });
});

describe('figures of the past', () => {
  const figuresOf = (from: number, to: number) =>
    readFigures(db, { scope: areaScope([]), filter: {}, from, to, clock: 'day' });

  it('of days with records are those of their orders', async () => {
    const from = today - RECORD_DAYS * DAY_MS;
    const kept = await figuresOf(from, TEST_TIME);
    const rows = await db.select().from(taxiOrder).where(gte(taxiOrder.createdOn, from));
    const orders = groupBy(rows, ({ createdOn }) => startOfDay(createdOn));
    expect(
      kept.map(({ time, created, answered, autoCancelled }) => [time, created, answered, autoCancelled]),
    ).toEqual(
      Object.entries(orders)
        .map(([day, own]): [number, number, number, number] => [
          Number(day),
          own.length,
          own.filter(({ matchTime }) => matchTime !== null).length,
          own.filter(({ mainStatus }) => mainStatus === 8).length,
        ])
        .sort(([one], [other]) => one - other),
    );
  });

  it('of older days are there for three months, and their ends add up', async () => {
    const rows = await figuresOf(today - PAST_DAYS * DAY_MS, today - RECORD_DAYS * DAY_MS);
    expect(rows.length).toBe(PAST_DAYS - RECORD_DAYS);
    for (const row of rows) {
      expect(row.created).toBeGreaterThan(ORDERS_A_DAY / 2);
      expect(row.open).toBe(0);
      const ends = row.completed + row.cancelledByPassenger + row.cancelledByDriver + row.cancelledByOffice;
      expect(ends + row.autoCancelled + row.endedOtherwise).toBe(row.created);
      expect(row.answered).toBeGreaterThanOrEqual(row.completed + row.cancelledByDriver);
      expect(row.answered + row.autoCancelled).toBeLessThanOrEqual(row.created);
    }
  });

  // last: it changes them
  it('stay in a rebuild, but for the eighth day before, of which the oldest sample order is left', async () => {
    const [first, eighth] = [today - PAST_DAYS * DAY_MS, today - (RECORD_DAYS + 1) * DAY_MS];
    const before = await figuresOf(first, TEST_TIME);
    await db.transaction(inside => rebuildFigures(inside as unknown as Db));
    const after = await figuresOf(first, TEST_TIME);
    const changed = after.filter((row, at) => row.created !== before[at]?.created);
    expect(changed.map(({ time, created }) => [time, created])).toEqual([[eighth, 1]]);
    expect(after.filter(({ time }) => time !== eighth)).toEqual(before.filter(({ time }) => time !== eighth));
  });
});

it('an operator’s own database gets neither people nor a past', () => {
  const load = CITY_LOADS.dev;
  const options = { load, chance: seededChance(1), citySeed: PAST.citySeed, hasPast: true };
  expect(demonstrationOf({ kind: 'postgres' }, options)).toBeUndefined();
});
