/** Every figure of a report is what the list of orders has with the same filter, whatever has become of the orders. */
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { liveOrders, someLives } from '../../../tests/builders/random-orders.ts';
import { rounds } from '../../../tests/builders/rounds.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { NO_COMPANY } from '../../contract/online-rate.ts';
import { type Order, order } from '../../contract/order.ts';
import { filterOfCount, ORDER_COUNTS, type OrderFigures } from '../../contract/order-figures.ts';
import { FIGURE_GROUPS, reportCalls } from '../../contract/report.ts';
import { wallTimeOf } from '../../contract/wall-time.ts';
import type { Db } from '../core/context.ts';
import { DAY_MS } from '../core/day.ts';
import { foldOrderFigures } from '../domain/order-figures/folding.ts';
import type { FigureFilter } from '../domain/order-figures/reading.ts';
import { rebuildFigures } from '../domain/order-figures/rebuilding.ts';

const HERE = '450103';
const SECOND = 1_000;
const RUNS = rounds(60);
const LONGEST_MS = 240_000;

let office: Office;
let everywhere: Person;
let limited: Person;
beforeAll(async () => {
  office = await anOffice();
  const rights = ['reportStatistics', 'order.list'];
  everywhere = await office.aClerk({ rights });
  limited = await office.aClerk({ rights, areaIds: [HERE] });
});
afterAll(() => office.close());

/** None, one or two. */
const aFilter = fc
  .shuffledSubarray(
    [
      { addressType: '450102' },
      { addressType: HERE },
      { companyId: '1' },
      { companyId: NO_COMPANY },
      { source: 4 as const },
      { type: '0' as const },
      { orderCallType: 1 as const },
    ],
    { maxLength: 2 },
  )
  .map(
    filters => Object.assign({}, ...filters) as FigureFilter & { source?: 4; type?: '0'; orderCallType?: 1 },
  );

/** Of whole seconds or of whole hours, at most two years. */
function periodAsked({ from, to }: { from: number; to: number }, isWhole: boolean) {
  const size = isWhole ? 3_600_000 : SECOND;
  const start = from - (from % size);
  return { from: start, to: Math.min(to - (to % size), start + 730 * DAY_MS) };
}

const A_PAGE = 9;

/** All rows of the list, page after page. */
async function rowsOf(by: Person, filter: object): Promise<Order[]> {
  const rows: Order[] = [];
  for (let current = 1; ; current += 1) {
    const query = { ...filter, current, size: A_PAGE } as never;
    const { data, total } = await by.ask(order.calls.list, { query });
    rows.push(...data);
    if (rows.length >= (total ?? 0) || data.length === 0) return rows;
  }
}

const hasFinished = ({ mainStatus, finishTime }: Order) =>
  mainStatus === 3 || (mainStatus === 4 && finishTime !== null);
const meanOf = (values: readonly number[]) =>
  values.length === 0
    ? null
    : Math.round((10 * values.reduce((sum, value) => sum + value, 0)) / values.length / 1_000) / 10;

/** Counted from rows of the list alone. */
function countedOf(rows: readonly Order[]): Partial<OrderFigures> {
  const count = (isCounted: (row: Order) => boolean) => rows.filter(isCounted).length;
  const matched = rows.flatMap(({ type, matchTime, createdOn, arriveTime, onboardTime }) =>
    type === '0' && matchTime !== null ? [{ matchTime, createdOn, up: arriveTime ?? onboardTime }] : [],
  );
  const done = rows.filter(hasFinished);
  return {
    created: rows.length,
    pushed: count(({ pushTime }) => pushTime !== null),
    answered: count(({ matchTime }) => matchTime !== null),
    completed: done.length,
    cancelledByPassenger: count(({ mainStatus }) => mainStatus === 5),
    cancelledByDriver: count(({ mainStatus }) => mainStatus === 6),
    cancelledByOffice: count(({ mainStatus }) => mainStatus === 7),
    autoCancelled: count(({ mainStatus }) => mainStatus === 8),
    endedOtherwise: count(row => row.mainStatus === 9 || (row.mainStatus === 4 && !hasFinished(row))),
    open: count(({ mainStatus }) => mainStatus <= 2),
    elderlyCount: count(({ oldPeopleUse }) => oldPeopleUse === 1),
    revenue: done.reduce((sum, { price }) => sum + (price ?? 0), 0),
    avgMatchSeconds: meanOf(matched.map(row => Math.max(0, row.matchTime - row.createdOn))),
    avgPickupSeconds: meanOf(
      matched.flatMap(row => (row.up === null ? [] : [Math.max(0, row.up - row.matchTime)])),
    ),
  };
}

/** Of a row of a report, the filter of the list that has its orders. */
const GROUP_FIELD = {
  area: 'addressType',
  company: 'companyId',
  source: 'source',
  type: 'type',
  orderCallType: 'orderCallType',
} as const;

const kept = (db: Db) =>
  db.execute(
    sql`select * from order_figure order by rollup, start, area_id, company_id, source, type, order_call_type`,
  );

describe('a figure', () => {
  it('is counted from the pages of the list with its filter, folded or not, also for one area', {
    timeout: LONGEST_MS,
  }, async () => {
    let counted = 0;
    await fc.assert(
      fc.asyncProperty(
        someLives,
        aFilter,
        fc.boolean(),
        fc.boolean(),
        fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
        fc.constantFrom(...FIGURE_GROUPS),
        async ({ lives, period }, filter, isWhole, isLimited, folds, by) => {
          const { from, to } = periodAsked(period, isWhole);
          const who = isLimited ? limited : everywhere;
          await liveOrders(
            office.store.db,
            lives,
            async round => folds[round] && office.run(foldOrderFigures),
          );
          const query = { startTimeStr: wallTimeOf(from), endTimeStr: wallTimeOf(to), ...filter };
          const { data: totals } = await who.ask(reportCalls.orderTotals, { query });
          const span = { createdOn__gte: totals.from, createdOn__lte: totals.to };
          if (from > office.clock()) {
            expect(totals.total.created).toBe(0);
            return;
          }
          const rows = await rowsOf(who, { ...span, ...filter });
          expect(totals.total).toMatchObject(countedOf(rows));
          counted += rows.length;
          for (const count of ORDER_COUNTS) {
            const listed = { ...span, ...filter, ...filterOfCount(count), size: 1 } as never;
            const { total } = await who.ask(order.calls.list, { query: listed });
            expect([count, total]).toEqual([count, totals.total[count]]);
          }
          const { data: groups } = await who.ask(reportCalls.listOrderFigures, { query: { ...query, by } });
          expect(groups.reduce((sum, { created }) => sum + created, 0)).toBe(rows.length);
          const field = GROUP_FIELD[by as keyof typeof GROUP_FIELD];
          for (const group of groups) {
            const own = rows.filter(row => {
              if (field) return String(row[field] ?? NO_COMPANY) === group.of;
              const wall = wallTimeOf(row.createdOn);
              if (by === 'hour') return Number(wall.slice(11, 13)) === Number(group.of);
              return by === 'day' ? wall.startsWith(String(group.of)) : true;
            });
            expect(group).toMatchObject(countedOf(own));
          }
          const { data: days } = await who.ask(reportCalls.orderStatistics, { query });
          expect(days.reduce((sum, { created }) => sum + created, 0)).toBe(rows.length);
          for (const { date, area, ...row } of days) {
            const own = rows.filter(
              one => wallTimeOf(one.createdOn).startsWith(String(date)) && one.addressType === area,
            );
            expect(row).toMatchObject(countedOf(own));
          }
        },
      ),
      { numRuns: RUNS },
    );
    // or nothing was held against anything
    expect(counted).toBeGreaterThan(RUNS / 5);
  });

  it('is the same after a rebuild, which finds nothing wrong and mends what was damaged', {
    timeout: LONGEST_MS,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        someLives,
        fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
        async ({ lives }, folds) => {
          const { db } = office.store;
          const rebuild = () => db.transaction(inside => rebuildFigures(inside as never));
          await liveOrders(db, lives, async round => folds[round] && office.run(foldOrderFigures));
          await office.run(foldOrderFigures);
          const { rows: before } = (await kept(db)) as never as { rows: object[] };
          expect(await rebuild()).toBe(0);
          expect(((await kept(db)) as never as { rows: object[] }).rows).toEqual(before);
          await db.execute(
            sql`update order_figure set created = created + 1, open = open + 2 where start % 3 = 0`,
          );
          await db.execute(sql`delete from order_figure where rollup = 2 and source = 4`);
          await db.execute(sql`delete from order_figure where rollup in (3, 7, 9)`);
          await rebuild();
          expect(((await kept(db)) as never as { rows: object[] }).rows).toEqual(before);
        },
      ),
      { numRuns: rounds(40) },
    );
  });
});
