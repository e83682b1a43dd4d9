/**
 * Statistics of orders and of areas. Days are of Asia/Shanghai, and an order counts on the day of its `createdOn`.
 * 订单统计 order statistics · 城市统计 city statistics · 同期 period before · 常态 normal range · 街招 street ride
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { oneOf } from './grammar/kinds/one-of.ts';
import { EpochMs, Id, line } from './grammar/wire.ts';
import { CALL_TYPES, ORDER_SOURCES, ORDER_TYPES } from './order.ts';
import {
  NORMAL_FIGURES,
  type NormalFigure,
  NormalRange,
  ORDER_COUNTS,
  type OrderCount,
  OrderFigures,
  orderFigureFields,
} from './order-figures.ts';
import { WallTime } from './wall-time.ts';

/** Of one question. */
export const LONGEST_PERIOD_MS = 2 * 366 * 86_400_000;
/** With figures hour by hour. */
export const LONGEST_HOURLY_MS = 62 * 86_400_000;

/** Rows of one answer; more are refused. */
export const MOST_FIGURE_ROWS = 10_000;

/** `YYYY-MM-DD HH:mm:ss` of Asia/Shanghai. The second of the end is part of the period. */
const period = { startTimeStr: WallTime, endTimeStr: WallTime };

/** What only this project's upstream takes. Left out, all. */
const orderFilters = {
  /** Of the dictionary `area`. */
  addressType: z.optional(line(20)),
  /** Of the driver at the match; `NO_COMPANY` for orders that no driver of a company has accepted. */
  companyId: z.optional(Id),
  source: z.optional(oneOf(ORDER_SOURCES)),
  type: z.optional(oneOf(ORDER_TYPES)),
  orderCallType: z.optional(oneOf(CALL_TYPES)),
};

/** `hour`: of the day, 0 to 23, all days of the period together. */
export const FIGURE_GROUPS = [
  'total',
  'area',
  'company',
  'source',
  'type',
  'orderCallType',
  'hour',
  'day',
] as const;
export type FigureGroup = (typeof FIGURE_GROUPS)[number];
export const FIGURE_UNITS = ['hour', 'day'] as const;
export type FigureUnit = (typeof FIGURE_UNITS)[number];

const figureQuery = {
  ...period,
  ...orderFilters,
  by: z._default(oneOf(FIGURE_GROUPS), 'total'),
  /** Each group once more by hour or by day; not for groups `hour` and `day`. By hour at most `LONGEST_HOURLY_MS`. */
  unit: z.optional(oneOf(FIGURE_UNITS)),
};

/** With what a period is compared: from here, for as long. Left out, from where it ends when the period begins. */
const compared = { beforeTimeStr: z.optional(WallTime) };

/** Which row it is of those asked for. */
const rowFields = {
  /** As the group has it: area, company or `NO_COMPANY`, value of the choice, '0' to '23', `YYYY-MM-DD`; null of a total. */
  of: z.nullable(z.string()),
  /** Of areas and companies; null where nobody has named it, and of all others. */
  name: z.nullable(z.string()),
  /** Where the hour or day begins; null without `unit`, but for group `day`. */
  time: z.nullable(EpochMs),
};

export const OrderFigureRow = z.object({
  ...rowFields,
  ...orderFigureFields,
  /** Created in the period compared with. */
  createdBefore: z.int(),
});
export type OrderFigureRow = z.output<typeof OrderFigureRow>;

const ranges = Object.fromEntries(NORMAL_FIGURES.map(name => [name, z.nullable(NormalRange)])) as Record<
  NormalFigure,
  z.ZodMiniNullable<typeof NormalRange>
>;

export const OrderNormalRow = z.object({
  ...rowFields,
  /** How many days it stands on. */
  days: z.int(),
  ranges: z.object(ranges),
});
export type OrderNormalRow = z.output<typeof OrderNormalRow>;

/** As counted: a period that goes on ends at the time of the answer. Both ends belong to it. */
const span = { from: EpochMs, to: EpochMs };

export const OrderTotals = z.object({
  ...span,
  /** The period goes on: it ends later than now. */
  isRunning: z.boolean(),
  total: OrderFigures,
  before: z.object({ ...span, total: OrderFigures }),
});
export type OrderTotals = z.output<typeof OrderTotals>;

/** What an upstream leaves out of a figure is null. */
const figure = z.nullable(z.number());
const plainCounts = Object.fromEntries(
  ORDER_COUNTS.filter(name => name !== 'created').map(name => [name, figure]),
) as Record<Exclude<OrderCount, 'created'>, typeof figure>;

export const OrderStatistic = z.object({
  /** `YYYY-MM-DD`. */
  date: z.nullable(z.string()),
  /** Of the dictionary `area`. */
  area: z.nullable(z.string()),
  created: z.int(),
  ...plainCounts,
  revenue: figure,
  answerRate: figure,
  completeRate: figure,
  avgMatchSeconds: figure,
  avgPickupSeconds: figure,
  sourceCounts: z.nullable(z.array(z.object({ source: z.int(), count: z.int() }))),
});
export type OrderStatistic = z.output<typeof OrderStatistic>;

export const CITY_GROUPS = ['total', 'area', 'company', 'day'] as const;
export type CityGroup = (typeof CITY_GROUPS)[number];

export const CityStatistic = z.object({
  of: z.nullable(z.string()),
  name: z.nullable(z.string()),
  /** Registered and not scrapped at the end of the last day of which it is known; null where it is known of none. */
  vehicles: z.nullable(z.int()),
  /** Vehicles heard at a time: mean of the samples of a day, and of the days of the period. */
  online: z.nullable(z.number()),
  /** Percent of the vehicles registered on the same days. */
  onlineRate: z.nullable(z.number()),
  orders: z.int(),
  completed: z.int(),
  /** Fen. */
  revenue: z.int(),
  /** Rides with the meter on that no order stands for; null as `vehicles`. */
  streetRides: z.nullable(z.int()),
  ordersBefore: z.int(),
});
export type CityStatistic = z.output<typeof CityStatistic>;

const looks = { may: 'reportStatistics', scope: 'areas' } as const;
const own = { ...looks, isBeyondPlain: true } as const;

export const reportCalls = callGroup('report', {
  /** A row for each day and area. The specification shows its period only; the rest is this project's reading. */
  orderStatistics: call('GET', '/api/admin/report/order-statistics', {
    ...looks,
    query: z.object({ ...period, ...orderFilters }),
    data: z.array(OrderStatistic),
    exports: 'reportStatistics',
  }),
  /** The whole period, and the one before: of a period that goes on, for as long as it has lasted. */
  orderTotals: call('GET', '/api/admin/report/order-totals', {
    ...own,
    query: z.object({ ...period, ...orderFilters, ...compared }),
    data: OrderTotals,
  }),
  /** Group by group. Areas and companies without orders in both periods are left out, hours and days are not. */
  listOrderFigures: call('GET', '/api/admin/report/order-figures', {
    ...own,
    query: z.object({ ...figureQuery, ...compared }),
    data: z.array(OrderFigureRow),
    fails: ['OVER_LIMIT'],
    exports: 'reportStatistics',
  }),
  /**
   * The normal range of each of these rows: of a row of an hour or a day, of the same hour or day one to six weeks
   * before; of one without `unit`, of the same period one to six weeks before, as far as it has gone by now, and none for
   * a period longer than a week. Of `LATE_FIGURES` none before rides of the row have had time to end.
   */
  listOrderNormals: call('GET', '/api/admin/report/order-normals', {
    ...own,
    query: z.object(figureQuery),
    data: z.array(OrderNormalRow),
    fails: ['OVER_LIMIT'],
  }),
  /** Of whole days: those of the first and the last second. */
  listCityStatistics: call('GET', '/api/admin/report/city-statistics', {
    ...own,
    query: z.object({
      ...period,
      addressType: orderFilters.addressType,
      /** Of a vehicle, and of the driver at the match. */
      companyId: orderFilters.companyId,
      by: z._default(oneOf(CITY_GROUPS), 'area'),
      ...compared,
    }),
    data: z.array(CityStatistic),
    exports: 'reportStatistics',
  }),
});
