/** What reports are asked for and refused, what a period is compared with, and what is normal. */
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { anOrder } from '../../../tests/builders/orders.ts';
import { TEST_TIME } from '../../../tests/builders/time-and-chance.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { type ExportColumn, jobCalls } from '../../contract/job.ts';
import { FEWEST_NORMAL_DAYS } from '../../contract/order-figures.ts';
import { FIGURE_GROUPS, reportCalls } from '../../contract/report.ts';
import { readWallTime, wallTimeOf } from '../../contract/wall-time.ts';
import { DAY_MS, startOfDay } from '../core/day.ts';
import { normalRangeOf } from '../core/normal-range.ts';
import { foldOrderFigures } from '../domain/order-figures/folding.ts';
import { addPastFigures } from '../domain/order-figures/past.ts';
import { rebuildFigures } from '../domain/order-figures/rebuilding.ts';
import { orderFigure, orderFigureDelta } from '../domain/order-figures/tables.ts';
import { taxiOrder } from '../domain/orders/tables.ts';

const HOUR = 3_600_000;
const TODAY = startOfDay(TEST_TIME);
const [HERE, THERE] = ['450102', '450103'] as const;

let office: Office;
let clerk: Person;
beforeAll(async () => {
  office = await anOffice();
  clerk = await office.aClerk({ rights: ['reportStatistics'] });
});
afterAll(() => office.close());
beforeEach(async () => {
  const { db } = office.store;
  await db.delete(taxiOrder);
  await db.delete(orderFigure);
  await db.delete(orderFigureDelta);
});

const during = (from: number, to: number) => ({
  startTimeStr: wallTimeOf(from),
  endTimeStr: wallTimeOf(to - 1_000),
});
const aDay = (days = 0) => during(TODAY - days * DAY_MS, TODAY - (days - 1) * DAY_MS);
const totals = (query: object) => clerk.ask(reportCalls.orderTotals, { query: query as never });
const figures = (query: object, by: Person = clerk) =>
  by.ask(reportCalls.listOrderFigures, { query: query as never });
const normals = async (query: object, by: Person = clerk) =>
  (await by.ask(reportCalls.listOrderNormals, { query: query as never })).data;

/** So many orders at the beginning of that hour of a day so many days ago. */
const orders = async (days: number, hour: number, count: number, over: object = {}) => {
  for (let at = 0; at < count; at += 1)
    await anOrder(office.store.db, { createdOn: TODAY - days * DAY_MS + hour * HOUR + at, ...over });
};

describe('a period', () => {
  it.each([
    ['that is no time', { startTimeStr: '2026-06-31 00:00:00', endTimeStr: '2026-07-01 00:00:00' }],
    ['of a day without its time', { startTimeStr: '2026-06-01', endTimeStr: '2026-07-01' }],
    ['until 24 o’clock', { startTimeStr: '2026-06-01 00:00:00', endTimeStr: '2026-06-01 24:00:00' }],
    [
      'in a common year’s 29 February',
      { startTimeStr: '2025-02-29 00:00:00', endTimeStr: '2025-03-01 00:00:00' },
    ],
    ['without an end', { startTimeStr: '2026-06-01 00:00:00' }],
    ['of an unknown source', { ...aDay(), source: 9 }],
    ['by an unknown group', { ...aDay(), by: 'colour' }],
    ['by an unknown unit', { ...aDay(), unit: 'minute' }],
    ['against no time', { ...aDay(), beforeTimeStr: 'yesterday' }],
    ['with a name that nothing has', { ...aDay(), areas: HERE }],
  ])('%s is refused', async (_what, query) => {
    expect((await figures(query)).errCode).toBe(3007);
  });

  it.each([
    ['that ends before it begins', during(TODAY, TODAY - DAY_MS), 'PERIOD_REVERSED'],
    ['of more than two years', during(TODAY - 733 * DAY_MS, TODAY), 'PERIOD_TOO_LONG'],
    [
      'of more than 62 days by hour',
      { ...during(TODAY - 63 * DAY_MS, TODAY), unit: 'hour' },
      'HOURS_TOO_LONG',
    ],
    ['by day and by hour at once', { ...aDay(), by: 'day', unit: 'hour' }, 'UNIT_WITHIN_GROUP'],
    ['by hour of the day and by day', { ...aDay(), by: 'hour', unit: 'day' }, 'UNIT_WITHIN_GROUP'],
  ])('%s is refused in words', async (_what, query, reason) => {
    expect(await figures(query)).toMatchObject({ errCode: 3007, failure: { reason } });
    expect((await clerk.ask(reportCalls.listOrderNormals, { query: query as never })).failure).toMatchObject({
      reason,
    });
  });

  it('that is refused is refused of areas and of the specified call as well', async () => {
    const query = during(TODAY, TODAY - DAY_MS);
    for (const call of [reportCalls.orderStatistics, reportCalls.orderTotals, reportCalls.listCityStatistics])
      expect((await clerk.ask(call, { query })).failure).toMatchObject({ reason: 'PERIOD_REVERSED' });
  });

  it('of two years and of one second is answered', async () => {
    expect((await totals(during(TODAY - 732 * DAY_MS, TODAY))).errCode).toBe(0);
    await orders(1, 9, 1);
    const second = during(TODAY - DAY_MS + 9 * HOUR, TODAY - DAY_MS + 9 * HOUR + 1_000);
    expect((await totals(second)).data.total.created).toBe(1);
  });

  it('has the second of its end in it, and nothing after', async () => {
    const end = TODAY - DAY_MS + 9 * HOUR;
    for (const createdOn of [end - 1, end, end + 999, end + 1_000])
      await anOrder(office.store.db, { createdOn });
    const query = { startTimeStr: wallTimeOf(end - HOUR), endTimeStr: wallTimeOf(end) };
    expect((await totals(query)).data).toMatchObject({
      to: end + 999,
      isRunning: false,
      total: { created: 3 },
    });
  });

  it('that has not begun has no orders', async () => {
    await orders(-1, 9, 1);
    expect((await totals(aDay(-1))).data).toMatchObject({ isRunning: true, total: { created: 0 } });
  });

  it('that goes on stops now, and so long lasts the one before', async () => {
    await orders(0, 9, 2);
    await orders(1, 9, 3);
    await orders(1, 11, 4);
    const { data } = await totals(aDay());
    expect(data).toMatchObject({ from: TODAY, to: TEST_TIME, isRunning: true, total: { created: 2 } });
    expect(data.before).toMatchObject({ from: TODAY - DAY_MS, total: { created: 3 } });
    const { data: hours } = await figures({ ...aDay(), unit: 'hour' });
    // 10:00 has begun
    expect(hours.map(({ time }) => time)).toEqual(Array.from({ length: 11 }, (_, at) => TODAY + at * HOUR));
    expect(hours[9]).toMatchObject({ created: 2, createdBefore: 3 });
  });

  it('is compared with another one that is named', async () => {
    await orders(1, 9, 2);
    await orders(8, 9, 5);
    const query = { ...aDay(1), beforeTimeStr: wallTimeOf(TODAY - 8 * DAY_MS) };
    expect((await totals(query)).data.before.total.created).toBe(5);
    const { data } = await figures({ ...query, by: 'area' });
    expect(data).toMatchObject([{ of: HERE, name: '兴宁区', created: 2, createdBefore: 5 }]);
  });
});

describe('groups', () => {
  it('of choices, hours and days are whole, of areas and companies those with orders', async () => {
    await orders(1, 9, 2, { matchTime: TODAY - DAY_MS + 9 * HOUR + 30_000, companyId: '1' });
    await orders(1, 9, 1, { addressType: THERE });
    const lengths: Record<string, number> = {};
    for (const by of FIGURE_GROUPS)
      lengths[by] = (await figures({ ...during(TODAY - 2 * DAY_MS, TODAY), by })).data.length;
    expect(lengths).toEqual({
      total: 1,
      area: 2,
      company: 2,
      source: 4,
      type: 2,
      orderCallType: 5,
      hour: 24,
      day: 2,
    });
    const { data: hours } = await figures({ ...aDay(1), by: 'hour' });
    expect(hours[9]).toMatchObject({ of: '9', time: null, created: 3 });
    const { data } = await figures({ ...aDay(1), by: 'area', unit: 'day' });
    expect(data.map(({ of, created }) => [of, created])).toEqual([
      [HERE, 2],
      [THERE, 1],
    ]);
  });

  it('of more rows than an answer holds are refused with their number', async () => {
    const hour = TODAY - DAY_MS;
    const key = { hour, addressType: HERE, source: 4, type: '0', orderCallType: 1, created: 1 };
    await addPastFigures(
      office.store.db,
      Array.from({ length: 8 }, (_, companyId) => ({ ...key, companyId })),
    );
    const query = { ...during(TODAY - 60 * DAY_MS, TODAY), by: 'company', unit: 'hour' };
    const refused = { errCode: 3005, failure: { reason: 'TOO_MANY_ROWS', matching: 11_520, most: 10_000 } };
    expect(await figures(query)).toMatchObject(refused);
    expect(await clerk.ask(reportCalls.listOrderNormals, { query: query as never })).toMatchObject(refused);
    expect((await figures({ ...query, unit: 'day' })).data).toHaveLength(480);
  });

  it('are those of one’s areas', async () => {
    await orders(1, 9, 2);
    await orders(1, 9, 1, { addressType: THERE });
    const limited = await office.aClerk({ rights: ['reportStatistics'], areaIds: [THERE] });
    expect((await figures({ ...aDay(1), by: 'area' }, limited)).data).toMatchObject([
      { of: THERE, created: 1 },
    ]);
    const { data } = await limited.ask(reportCalls.orderStatistics, { query: aDay(1) });
    expect(data).toMatchObject([{ date: wallTimeOf(TODAY - DAY_MS).slice(0, 10), area: THERE, created: 1 }]);
    expect((await figures({ ...aDay(1), addressType: HERE }, limited)).data[0]?.created).toBe(0);
  });

  it('are for who may see reports', async () => {
    const nobody = await office.aClerk({ rights: ['order.list'] });
    for (const call of Object.values(reportCalls))
      expect((await nobody.ask(call, { query: aDay(1) as never })).errCode).toBe(3008);
  });
});

describe('a normal range', () => {
  /** Of the same weekday one to six weeks before, at 9. */
  const weeks = async (...counts: number[]) => {
    for (const [at, count] of counts.entries()) await orders((at + 1) * 7, 9, count);
  };

  it('goes from the lowest to the highest of six weeks, with the median between', async () => {
    await weeks(2, 9, 4, 5, 3, 6, 20);
    await orders(0, 9, 1);
    const [row] = await normals(aDay());
    expect(row).toMatchObject({ days: 6, ranges: { created: { low: 2, median: 4.5, high: 9 } } });
    expect(row?.ranges.avgMatchSeconds).toBeNull();
    expect(row?.ranges.answerRate).toEqual({ low: 0, median: 0, high: 0 });
  });

  it('is none of open orders, and of what newest orders come to none before they have had time to end', async () => {
    const done = { mainStatus: 3, subStatus: 32, price: 2_000, finishTime: TODAY } as const;
    for (const week of [1, 2, 3, 4]) {
      await orders(week * 7, 2, 2, done);
      await orders(week * 7, 9, 2, done);
      await orders(week * 7 + 1, 20, 1, done);
    }
    await orders(0, 9, 2);
    const late = { completed: null, revenue: null, completeRate: null };
    const known = {
      completed: { low: 2, median: 2, high: 2 },
      revenue: { low: 4_000, median: 4_000, high: 4_000 },
      completeRate: { low: 100, median: 100, high: 100 },
    };
    const created = { low: 4, median: 4, high: 4 };
    const [running] = await normals(aDay());
    expect(running).toMatchObject({ days: 4, ranges: { created, ...late } });
    expect(running?.ranges).not.toHaveProperty('open');
    // the page asks for what has passed of the day, which is as new
    expect((await normals(during(TODAY, TEST_TIME)))[0]?.ranges).toMatchObject({ created, ...late });
    for (const hours of [{ unit: 'hour' }, { by: 'hour' }]) {
      const rows = await normals({ ...aDay(), ...hours });
      expect(rows[2]?.ranges).toMatchObject(known);
      expect(rows[9]?.ranges).toMatchObject({ created: { low: 2, high: 2 }, ...late });
    }
    const [yesterday, today] = await normals({ ...during(TODAY - DAY_MS, TODAY + DAY_MS), by: 'day' });
    expect(yesterday?.ranges).toMatchObject({ created: { low: 1 }, completed: { low: 1 } });
    expect(today?.ranges).toMatchObject({ created, ...late });
  });

  it('is none below four such days', async () => {
    await weeks(2, 9, 4);
    expect((await normals(aDay()))[0]).toMatchObject({ days: 3, ranges: { created: null } });
    await orders(28, 9, 1);
    expect((await normals(aDay()))[0]?.ranges.created).toEqual({ low: 1, median: 3, high: 9 });
  });

  it('of a sum is that of the same time of the day, and of hours goes on to its end', async () => {
    await weeks(2, 2, 2, 2);
    for (const week of [1, 2, 3, 4]) await orders(week * 7, 15, week);
    expect((await normals(aDay()))[0]?.ranges.created).toEqual({ low: 2, median: 2, high: 2 });
    const hours = await normals({ ...aDay(), unit: 'hour' });
    expect(hours).toHaveLength(24);
    expect(hours[15]?.ranges.created).toEqual({ low: 1, median: 2.5, high: 4 });
    expect(hours[3]?.ranges.created).toEqual({ low: 0, median: 0, high: 0 });
    expect((await normals({ ...aDay(), by: 'hour' }))[15]).toMatchObject({ of: '15', days: 4 });
  });

  it('is that of the group and of the filter, in one’s areas', async () => {
    await weeks(1, 1, 1, 1);
    for (const week of [1, 2, 3, 4]) await orders(week * 7, 9, 3, { addressType: THERE, source: 0 });
    const areas = await normals({ ...aDay(), by: 'area' });
    expect(areas.map(({ of, ranges }) => [of, ranges.created?.median])).toEqual([
      [THERE, 3],
      [HERE, 1],
    ]);
    expect((await normals({ ...aDay(), source: 0 }))[0]?.ranges.created?.median).toBe(3);
    const limited = await office.aClerk({ rights: ['reportStatistics'], areaIds: [HERE] });
    expect((await normals(aDay(), limited))[0]?.ranges.created?.median).toBe(1);
  });

  it('of a week stands on six weeks, and a longer period has one for its days alone', async () => {
    for (let day = 1; day <= 49; day += 1) await orders(day, 9, 1);
    const [week] = await normals(during(TODAY - 7 * DAY_MS, TODAY));
    expect(week).toMatchObject({ days: 6, ranges: { created: { low: 7, high: 7 } } });
    const longer = during(TODAY - 10 * DAY_MS, TODAY);
    expect((await normals(longer))[0]).toMatchObject({ days: 0, ranges: { created: null } });
    const days = await normals({ ...longer, by: 'day' });
    expect(days).toHaveLength(10);
    expect(days[9]).toMatchObject({ days: 6, ranges: { created: { median: 1 } } });
  });

  it('lies between its ends, whatever the values', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer()), { maxLength: 6 }), values => {
        const known = values.filter(value => value !== null);
        const range = normalRangeOf(values);
        expect(range === null).toBe(known.length < FEWEST_NORMAL_DAYS);
        if (!range) return;
        expect([range.low, range.high]).toEqual([Math.min(...known), Math.max(...known)]);
        const below = known.filter(value => value < range.median).length;
        expect(below).toBeLessThanOrEqual(known.length / 2);
        expect(known.filter(value => value > range.median).length).toBeLessThanOrEqual(known.length / 2);
      }),
    );
  });
});

it('figures go out as a file', async () => {
  await orders(1, 9, 2);
  const columns: ExportColumn[] = [
    { field: 'name', head: '区域', kind: 'text' },
    { field: 'created', head: '下单', kind: 'number' },
  ];
  const { data: job } = await clerk.ask(jobCalls.startExport, {
    body: {
      call: 'report.listOrderFigures',
      title: '订单统计',
      format: 'csv',
      columns,
      filter: { ...aDay(1), by: 'area' },
    },
  });
  await office.work();
  const { data } = await clerk.ask(jobCalls.jobFile, { params: { id: job.id } });
  const file = (await office.app.inject(data.url)).rawPayload;
  expect(parse(file, { bom: true })).toEqual([
    ['区域', '下单'],
    ['兴宁区', '2'],
  ]);
});

describe('figures without orders', () => {
  it('count at once, are folded like others, and leave the list as it is', async () => {
    const hour = TODAY - 30 * DAY_MS;
    const key = { addressType: HERE, companyId: 3, source: 4, type: '0', orderCallType: 1 };
    await addPastFigures(office.store.db, [
      { hour, ...key, created: 7, completed: 6, revenue: 9_000, matchedCount: 2, matchMs: 3_000 },
    ]);
    const expected = { created: 7, completed: 6, revenue: 9_000, avgMatchSeconds: 1.5, completeRate: 85.7 };
    expect((await totals(aDay(30))).data.total).toMatchObject(expected);
    await office.run(foldOrderFigures);
    expect((await totals({ ...aDay(30), companyId: '3' })).data.total).toMatchObject(expected);
    expect((await totals(during(TODAY - 300 * DAY_MS, TODAY))).data.total).toMatchObject(expected);
  });

  it('count in parts of an hour, which add up to it, until there are orders of the day', async () => {
    const hour = TODAY - 30 * DAY_MS;
    const KEYS = 60;
    const key = { hour, source: 4, type: '0', orderCallType: 1, created: 1, completed: 1, revenue: 100 };
    const all = Array.from({ length: KEYS }, (_, companyId) => ({
      ...key,
      addressType: companyId % 2 === 0 ? HERE : THERE,
      companyId,
    }));
    await addPastFigures(office.store.db, all.slice(20));
    await office.run(foldOrderFigures);
    await addPastFigures(office.store.db, all.slice(0, 20));
    const part = async (from: number, to: number, filter: object = {}) => {
      const { total } = (await totals({ ...during(hour + from, hour + to), ...filter })).data;
      expect(total).toMatchObject({ completed: total.created, revenue: total.created * 100 });
      return total.created;
    };
    const [first, second] = [await part(0, HOUR / 3), await part(HOUR / 3, HOUR)];
    expect([first + second, await part(0, HOUR)]).toEqual([KEYS, KEYS]);
    // a third of them, or by chance some more or fewer
    expect(first).toBeGreaterThan(KEYS / 6);
    expect(first).toBeLessThan(KEYS / 2);
    const parts = [
      await part(0, HOUR / 3, { addressType: HERE }),
      await part(0, HOUR / 3, { addressType: THERE }),
    ];
    expect(parts[0]).toBeGreaterThan(0);
    expect((parts[0] ?? 0) + (parts[1] ?? 0)).toBe(first);
    // around midnight, without a whole hour between
    expect(await part(-HOUR / 2, HOUR / 3)).toBe(first);
    await anOrder(office.store.db, { createdOn: hour + 20 * HOUR });
    expect(await part(0, HOUR / 3)).toBe(0);
  });

  it('stay in a rebuild before the day of the first order, and are wrong from there on or without any', async () => {
    const { db } = office.store;
    const key = { addressType: HERE, companyId: 3, source: 4, type: '0', orderCallType: 1, created: 1 };
    const daysBack = (days: number) => ({ ...key, hour: TODAY - days * DAY_MS });
    await addPastFigures(db, [daysBack(9), daysBack(8), daysBack(7)]);
    await orders(8, 9, 1);
    const rebuild = () => db.transaction(inside => rebuildFigures(inside as never));
    const days = async () => (await figures({ ...during(TODAY - 9 * DAY_MS, TODAY), by: 'day' })).data;
    const created = async () => (await days()).slice(0, 3).map(row => row.created);
    expect([await created(), await rebuild(), await created()]).toEqual([[1, 2, 1], 2, [1, 1, 0]]);
    await db.delete(taxiOrder);
    expect([await created(), await rebuild(), await created()]).toEqual([[1, 0, 0], 1, [0, 0, 0]]);
    expect(await rebuild()).toBe(0);
  });
});

describe('the time on the wall', () => {
  it('is read as it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), second => {
        expect(readWallTime(wallTimeOf(second * 1_000))).toBe(second * 1_000);
      }),
    );
    expect(readWallTime('2024-02-29 00:00:00')).toBe(Date.UTC(2024, 1, 28, 16));
  });
});

// last: the time goes on
describe('a clock that was set back', () => {
  it('leaves orders ahead of now, which count when it has come there', async () => {
    await anOrder(office.store.db, { createdOn: TEST_TIME + 30_000 });
    expect((await totals(aDay())).data).toMatchObject({ to: TEST_TIME, total: { created: 0 } });
    office.clock.advance(60_000);
    expect((await totals(aDay())).data.total.created).toBe(1);
  });
});
