// @tier full
/** Figures of today: what is counted, what is normal, who sees what of it, and that counting twice changes nothing. */
import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { anOrder } from '../../../tests/builders/orders.ts';
import { TEST_TIME } from '../../../tests/builders/time-and-chance.ts';
import { anUpstream, type Person } from '../../../tests/builders/upstream.ts';
import { dayFigureCalls } from '../../contract/day-figures.ts';
import { loginLog } from '../core/audit/tables.ts';
import { job } from '../core/work/tables.ts';
import { dayFiguresOf } from '../day-figures.ts';
import { callBack } from '../domain/calls/tables.ts';
import { countDayFigures } from '../domain/day-figures/counting.ts';
import { dayFigureDay, dayFigureHour } from '../domain/day-figures/tables.ts';
import { taxiOrder } from '../domain/orders/tables.ts';

const [ONE, TWO] = ['450102', '450103'] as const;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The tests' clock stands at ten. */
const TODAY = TEST_TIME - 10 * HOUR;
const AUTO_CANCELLED = 8;

let office: Office;
beforeEach(async () => {
  office = await anOffice();
  await office.store.db.delete(taxiOrder);
});
afterEach(() => office.close());

const count = (from = office) => from.run(countDayFigures(dayFiguresOf(from)));
/** An order of the oldest day that is looked back at: records go further back. */
const longAgo = () => orders(1, 6, 23);

/** Who sees everything, unless told otherwise; he signs in anew, as time passes. */
const ask = async (name: string, person?: Person) => {
  const asking = person ?? (await office.signIn('admin'));
  const { data } = await asking.ask(dayFigureCalls.listDayFigures, { query: { names: name } });
  return data.figures[0];
};

/** So many orders in an hour of a day, weeks ago. */
async function orders(number: number, weeksAgo: number, hour: number, over: object = {}) {
  const createdOn = TODAY - weeksAgo * 7 * DAY + hour * HOUR + 60_000;
  for (let at = 0; at < number; at++) await anOrder(office.store.db, { createdOn, ...over });
}

describe('what is counted', () => {
  it('is today up to now, by the hour, whether the job has run or not', async () => {
    await orders(2, 0, 0);
    await orders(3, 0, 9);
    await orders(1, 0, 9, { mainStatus: AUTO_CANCELLED });
    await orders(4, 0, 9.9);
    const before = await ask('order.created');
    await count();
    expect(await ask('order.created')).toEqual(before);
    expect(before).toMatchObject({ kind: 'total', unit: 'count', value: 10, normal: null });
    expect(before?.hours).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 2, 10]);
    expect(await ask('order.autoCancelled')).toMatchObject({ value: 1 });
  });

  it('has the running hour at once, and what was late in those that are over with the next counting', async () => {
    await count();
    office.clock.advance(HOUR / 2);
    await orders(1, 0, 10);
    expect(await ask('order.created')).toMatchObject({ value: 1 });
    await orders(1, 0, 3);
    await count();
    expect(await ask('order.created')).toMatchObject({ value: 2 });
  });

  it('begins anew at midnight', async () => {
    await orders(5, 0, 9);
    await count();
    office.clock.advance(14 * HOUR);
    await count();
    expect(await ask('order.created')).toMatchObject({ value: 0, hours: [] });
    expect((await ask('order.created'))?.hours).toEqual([]);
  });

  it('is a mean of booked rides not at all, and of immediate ones by what they were made in', async () => {
    await orders(1, 0, 8, { matchTime: TODAY + 8 * HOUR + 90_000 });
    await orders(1, 0, 9, { matchTime: TODAY + 9 * HOUR + 150_000 });
    await orders(1, 0, 9, { type: '1', matchTime: TODAY + 9.9 * HOUR });
    const figure = await ask('order.matchSeconds');
    expect(figure).toMatchObject({ kind: 'mean', unit: 'seconds', value: 60 });
    expect(figure?.hours.slice(7)).toEqual([null, 30, 60]);
  });

  it('is a state as it was seen last in each hour', async () => {
    await office.store.db.delete(callBack);
    await count();
    office.clock.advance(HOUR);
    const now = office.clock();
    await office.store.db.insert(callBack).values({
      callno: '19900000001',
      firstMissedOn: now,
      lastMissedOn: now,
      lastCallId: '1',
      createdOn: now,
      updatedOn: now,
    });
    await count();
    const figure = await ask('call.callBacks');
    expect(figure).toMatchObject({ kind: 'level', value: 1 });
    expect(figure?.hours.slice(-2)).toEqual([null, 0]);
  });
});

describe('what is normal', () => {
  const normal = async () => (await ask('order.created'))?.normal ?? null;

  it('is the lowest to the highest of the same weekday of six weeks at this time, with its median', async () => {
    await longAgo();
    for (const [at, number] of [4, 8, 6, 1, 3, 5].entries()) {
      await orders(number, at + 1, 9);
      // after this time of day
      await orders(2, at + 1, 15);
    }
    await orders(90, 2 / 7, 9);
    await count();
    const range = await normal();
    expect(range?.now).toEqual({ low: 1, median: 5, high: 8 });
    expect(range?.hours).toHaveLength(24);
    expect(range?.hours[8]).toEqual({ low: 0, median: 0, high: 0 });
    expect(range?.hours[23]).toEqual({ low: 3, median: 7, high: 10 });
  });

  it('leaves out what was before the first record, and the day of that one', async () => {
    // four Mondays, and a fifth on which the first order came
    for (const weeks of [1, 2, 3, 4, 5]) await orders(weeks, weeks, 9);
    await count();
    expect((await normal())?.now).toEqual({ low: 1, median: 3, high: 4 });
  });

  it('is nothing where three days are known', async () => {
    for (const weeks of [1, 2, 3, 4]) await orders(weeks, weeks, 9);
    await count();
    expect(await normal()).toBeNull();
  });

  it('has gaps where a state was not seen', async () => {
    const rows = [1, 2, 3, 4].flatMap(weeks =>
      [8, 9].map(hour => ({
        figure: 'call.callBacks',
        startsOn: TODAY - weeks * 7 * DAY + hour * HOUR,
        areaIds: ['-1'],
        count: 1,
        sum: weeks + hour,
      })),
    );
    await office.store.db.insert(dayFigureHour).values(rows.slice(1));
    const range = (await ask('call.callBacks'))?.normal;
    expect(range?.hours.slice(8, 10)).toEqual([null, { low: 10, median: 12, high: 13 }]);
    expect(range?.now).toEqual(range?.hours[9]);
  });

  it('counts what came late in the last days', async () => {
    await longAgo();
    await count();
    await orders(3, 1 / 7, 9);
    office.clock.advance(HOUR);
    await count();
    const [yesterday] = (await kept()).filter(row => row.startsOn === TODAY - DAY + 9 * HOUR);
    expect(yesterday).toMatchObject({ figure: 'order.created', count: 3 });
  });
});

const kept = () =>
  office.store.db
    .select()
    .from(dayFigureHour)
    .orderBy(asc(dayFigureHour.figure), asc(dayFigureHour.startsOn), asc(dayFigureHour.areaIds));

describe('who sees what', () => {
  it('is of one’s own areas, today and before', async () => {
    await longAgo();
    for (const weeks of [0, 1, 2, 3, 4]) {
      await orders(2, weeks, 9, { addressType: ONE });
      await orders(5, weeks, 9, { addressType: TWO });
    }
    await count();
    const clerk = await office.aClerk({ rights: ['order', 'order.list'], areaIds: [ONE] });
    expect(await ask('order.created', clerk)).toMatchObject({
      value: 2,
      normal: { now: { low: 0, high: 2 } },
    });
    expect(await ask('order.created')).toMatchObject({ value: 7, normal: { now: { low: 0, high: 7 } } });
  });

  it('is what one’s rights open, and no more for naming it', async () => {
    const clerk = await office.aClerk({ rights: ['lost'] });
    const { data } = await clerk.ask(dayFigureCalls.listDayFigures);
    expect(data.figures.map(({ name }) => name)).toEqual([
      'lost.created',
      'lost.recoverRate',
      'lost.overdue',
    ]);
    expect(await ask('income.paid', clerk)).toBeUndefined();
  });

  it('of sign-ins that failed are those of one’s own people; who sees all sees unknown accounts too', async () => {
    const { account } = await office.aUser({ areaIds: [ONE] });
    const auditor = await office.aClerk({ rights: ['log:view'], areaIds: [ONE] });
    const values = async () => [
      (await ask('log.signInsFailed', auditor))?.value,
      (await ask('log.signInsFailed'))?.value,
    ];
    const [own = 0, all = 0] = (await values()).map(Number);
    const failed = { loginType: 1, status: 0 as const, loginTime: TODAY + HOUR };
    await office.store.db.insert(loginLog).values([
      { ...failed, account },
      { ...failed, account: 'nobody' },
    ]);
    expect(await values()).toEqual([own + 1, all + 2]);
    await count();
    expect(await values()).toEqual([own + 1, all + 2]);
  });
});

describe('the job', () => {
  it('counts failed jobs of people who have the same areas in another order', async () => {
    for (const areaIds of [
      [ONE, TWO],
      [TWO, ONE],
    ]) {
      const { id: ownerId } = await office.aClerk({ rights: ['order'], areaIds });
      await office.store.db.insert(job).values({
        ownerId,
        kind: 'export',
        state: 'failed',
        title: '订单',
        call: 'order.list',
        input: '{}',
        ip: '',
        userAgent: '',
        traceId: '',
        createdOn: TODAY,
        finishedOn: TODAY + 8 * HOUR,
      });
    }
    await count();
    expect((await kept()).filter(({ figure }) => figure === 'job.failed')).toEqual([
      { figure: 'job.failed', startsOn: TODAY + 8 * HOUR, areaIds: [ONE, TWO], count: 2, sum: 2 },
    ]);
    expect(await ask('job.failed')).toMatchObject({ value: 2 });
  });

  it('leaves the same rows when it runs again, and when two processes run it', async () => {
    await longAgo();
    for (const weeks of [0, 1, 2]) await orders(3, weeks, 9);
    await count();
    const before = await kept();
    const marks = await office.store.db.select().from(dayFigureDay);
    const other = await anUpstream({ store: office.store, seed: 3 });
    await Promise.all([count(), other.run(countDayFigures(dayFiguresOf(other)))]);
    expect(await kept()).toEqual(before);
    expect(await office.store.db.select().from(dayFigureDay)).toHaveLength(marks.length);
  });

  it('goes on with the others when one figure fails, and forgets old days', async () => {
    const old = TODAY - 101 * DAY;
    await office.store.db
      .insert(dayFigureDay)
      .values({ figure: 'x.y', day: old, hours: 24, isKnown: 1, countedOn: old });
    await orders(1, 0, 9);
    const broken = {
      name: 'broken.one',
      kind: 'total',
      unit: 'count',
      may: 'signed-in',
      rows: async () => {
        throw new Error('broken');
      },
    } as const;
    await expect(office.run(countDayFigures([broken, ...dayFiguresOf(office)]))).rejects.toThrow('broken');
    expect((await kept()).some(({ figure }) => figure === 'order.created')).toBe(true);
    expect((await office.store.db.select().from(dayFigureDay)).some(({ day }) => day === old)).toBe(false);
  });
});
