/** Statistics of areas: vehicles, vehicles heard and street rides, day by day. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { anOrder } from '../../../tests/builders/orders.ts';
import { TEST_TIME } from '../../../tests/builders/time-and-chance.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { NO_COMPANY } from '../../contract/online-rate.ts';
import { reportCalls } from '../../contract/report.ts';
import { wallTimeOf } from '../../contract/wall-time.ts';
import { DAY_MS, startOfDay } from '../core/day.ts';
import { trip } from '../core/positions/tables.ts';
import { keepCityDays } from '../domain/city-days/keeping.ts';
import { cityDay } from '../domain/city-days/tables.ts';
import { onlineRateSample } from '../domain/fleet/online-samples.ts';
import { company, vehicle } from '../domain/fleet/tables.ts';
import { taxiOrder } from '../domain/orders/tables.ts';

const TODAY = startOfDay(TEST_TIME);
const YESTERDAY = TODAY - DAY_MS;
const HOUR = 3_600_000;
const [HERE, THERE] = ['450102', '450103'] as const;

let office: Office;
let clerk: Person;
let limited: Person;
let taxi: { id: string; companyId: string };
beforeAll(async () => {
  office = await anOffice();
  clerk = await office.aClerk({ rights: ['reportStatistics'] });
  limited = await office.aClerk({ rights: ['reportStatistics'], areaIds: [THERE] });
  const [found] = await office.store.db.select().from(company).limit(1);
  const companyId = String(found?.id);
  const [made] = await office.store.db
    .insert(vehicle)
    .values({
      plateNumber: '桂AC0001',
      companyId,
      addressType: HERE,
      searchKey: '',
      createdOn: 0,
      updatedOn: 0,
    })
    .returning({ id: vehicle.id });
  taxi = { id: String(made?.id), companyId };
});
afterAll(() => office.close());
beforeEach(async () => {
  const { db } = office.store;
  for (const table of [taxiOrder, trip, onlineRateSample, cityDay]) await db.delete(table);
});

/** Of vehicles of a company in an area, heard and registered. */
const sample = (sampledOn: number, heard: number, registered: number, over: object = {}) =>
  office.store.db.insert(onlineRateSample).values({
    groupType: 2,
    groupId: NO_COMPANY,
    addressType: HERE,
    sampledOn,
    onlineCount: heard,
    totalLocationCount: heard,
    totalRecordCount: registered,
    ...over,
  });
const ride = (onTime: number, over: object = {}) =>
  office.store.db.insert(trip).values({
    vehicleId: taxi.id,
    plateNumber: '桂AC0001',
    addressType: HERE,
    onTime,
    onLng: 108,
    onLat: 22,
    offTime: onTime + 600_000,
    ...over,
  });
const days = { startTimeStr: wallTimeOf(YESTERDAY), endTimeStr: wallTimeOf(TODAY + DAY_MS - 1_000) };
const listed = async (query: object = {}, by = clerk) =>
  (await by.ask(reportCalls.listCityStatistics, { query: { ...days, ...query } as never })).data;

describe('vehicles of an area', () => {
  it('are those of the last sample, heard as the mean of the samples of a day and of the days', async () => {
    await sample(YESTERDAY, 2, 8);
    await sample(YESTERDAY + HOUR, 4, 10);
    await sample(TODAY, 6, 10);
    await office.run(keepCityDays);
    expect(await listed()).toMatchObject([
      { of: HERE, name: '兴宁区', vehicles: 10, online: 4.5, onlineRate: 45, orders: 0, streetRides: 0 },
    ]);
    const byDay = await listed({ by: 'day' });
    expect(byDay.map(({ of, online }) => [of, online])).toEqual([
      [wallTimeOf(YESTERDAY).slice(0, 10), 3],
      [wallTimeOf(TODAY).slice(0, 10), 6],
    ]);
  });

  it('count samples in which a company had none', async () => {
    await sample(YESTERDAY, 4, 4);
    await sample(YESTERDAY, 3, 3, { groupId: taxi.companyId });
    await sample(YESTERDAY + HOUR, 4, 4);
    await office.run(keepCityDays);
    const companies = await listed({ by: 'company' });
    expect(companies.find(({ of }) => of === taxi.companyId)).toMatchObject({ vehicles: 0, online: 1.5 });
    expect((await listed({ by: 'total' }))[0]).toMatchObject({ of: null, vehicles: 4, online: 5.5 });
    expect((await listed({ by: 'total', companyId: NO_COMPANY }))[0]?.online).toBe(4);
  });

  it('are not told where nothing was sampled, and stay when samples are forgotten', async () => {
    await ride(TODAY + HOUR);
    await sample(YESTERDAY, 2, 8);
    await sample(YESTERDAY + HOUR, 4, 8);
    await office.run(keepCityDays);
    await office.store.db.delete(onlineRateSample);
    await sample(YESTERDAY + HOUR, 0, 1);
    await office.run(keepCityDays);
    const [yesterday, today] = await listed({ by: 'day' });
    expect(yesterday).toMatchObject({ vehicles: 8, online: 3 });
    expect(today).toMatchObject({ vehicles: null, online: null, onlineRate: null, streetRides: 1 });
    expect(await listed({ by: 'total', addressType: THERE })).toMatchObject([
      { vehicles: null, streetRides: null, orders: 0 },
    ]);
  });

  it('and all else are those of one’s areas', async () => {
    await sample(TODAY, 1, 2);
    await sample(TODAY, 1, 5, { addressType: THERE });
    await anOrder(office.store.db, { createdOn: TODAY });
    await office.run(keepCityDays);
    expect(await listed({}, limited)).toMatchObject([{ of: THERE, vehicles: 5, orders: 0 }]);
    expect(await listed({ by: 'total' }, limited)).toMatchObject([{ vehicles: 5, orders: 0 }]);
  });
});

describe('street rides', () => {
  it('are trips of the day that no order stands for, of the company of the vehicle', async () => {
    for (const onTime of [YESTERDAY - 1, YESTERDAY, TODAY + HOUR, TODAY + 3 * HOUR]) await ride(onTime);
    await anOrder(office.store.db, {
      createdOn: TODAY + HOUR - 600_000,
      mainStatus: 3,
      subStatus: 32,
      vehicleId: taxi.id,
      onboardTime: TODAY + HOUR - 20_000,
      finishTime: TODAY + HOUR + 590_000,
    });
    await office.run(keepCityDays);
    expect(await listed({ by: 'company' })).toContainEqual(
      expect.objectContaining({ of: taxi.companyId, streetRides: 2 }),
    );
    expect((await listed({ by: 'day' })).map(({ streetRides }) => streetRides)).toEqual([1, 1]);
  });

  it('become fewer when an order turns out to stand for one', async () => {
    await ride(TODAY + HOUR);
    await office.run(keepCityDays);
    expect((await listed({ by: 'total' }))[0]?.streetRides).toBe(1);
    await anOrder(office.store.db, {
      mainStatus: 2,
      subStatus: 23,
      vehicleId: taxi.id,
      driverId: '999999',
      onboardTime: TODAY + HOUR + 5_000,
    });
    await office.run(keepCityDays);
    expect((await listed({ by: 'total' }))[0]?.streetRides).toBe(0);
  });

  it('that come late are counted on their day, by two processes at once as well', async () => {
    await ride(TODAY - 5 * DAY_MS);
    await Promise.all([office.run(keepCityDays), office.run(keepCityDays)]);
    const then = { startTimeStr: wallTimeOf(TODAY - 5 * DAY_MS), by: 'total' };
    expect((await listed(then))[0]?.streetRides).toBe(1);
  });
});

it('orders of an area are those of the day, with those of the period before', async () => {
  const done = { mainStatus: 3, subStatus: 32, finishTime: TODAY, price: 1_500 } as const;
  await anOrder(office.store.db, { createdOn: YESTERDAY + HOUR, ...done });
  await anOrder(office.store.db, { createdOn: TODAY + HOUR, addressType: THERE });
  await anOrder(office.store.db, { createdOn: TODAY - 3 * DAY_MS + HOUR });
  expect(await listed()).toMatchObject([
    { of: HERE, orders: 1, completed: 1, revenue: 1_500, ordersBefore: 1 },
    { of: THERE, orders: 1, completed: 0, revenue: 0, ordersBefore: 0 },
  ]);
  expect((await listed({ by: 'day' })).map(row => [row.orders, row.ordersBefore])).toEqual([
    [1, 1],
    [1, 0],
  ]);
});

// last: the time goes on
describe('a day', () => {
  it('is counted at once today, each hour the day after, and later once, when another has its first ride', async () => {
    const EARLIER = TODAY - 5 * DAY_MS;
    const counted = async () => {
      await office.run(keepCityDays);
      const rows = await office.store.db.select().from(cityDay);
      return [EARLIER, YESTERDAY, TODAY].map(day => rows.find(row => row.day === day)?.streetRides);
    };
    const MINUTE = 60_000;
    office.clock.advance(20 * MINUTE);
    await ride(EARLIER);
    await ride(YESTERDAY);
    expect(await counted()).toEqual([undefined, undefined, undefined]);
    await ride(TODAY);
    expect(await counted()).toEqual([1, 1, 1]);
    for (const day of [EARLIER, YESTERDAY, TODAY]) await ride(day + HOUR);
    expect(await counted()).toEqual([1, 1, 2]);
    office.clock.advance(40 * MINUTE);
    expect(await counted()).toEqual([1, 2, 2]);
  });
});
