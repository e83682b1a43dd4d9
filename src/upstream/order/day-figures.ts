/** Orders of today by when they were made: how many, how many nobody took, and how fast a taxi was found. */
import { and, eq, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { order } from '../../contract/order.ts';
import type { Db } from '../core/context.ts';
import type { AreaScope } from '../core/scope.ts';
import {
  type CountedFigure,
  eventsOf,
  type Hours,
  hourOf,
  numberOfRows,
} from '../domain/day-figures/figure.ts';
import { taxiOrder } from '../domain/orders/tables.ts';

const AUTO_CANCELLED = 8;
const IMMEDIATE = '0';
const may = order.may.read;
const hour = hourOf(taxiOrder.createdOn);

const made = ({ from, to }: Hours, scope: AreaScope) =>
  and(gte(taxiOrder.createdOn, from), lt(taxiOrder.createdOn, to), scope.byArea(taxiOrder.addressType));

const countOrders = (db: Db, where: SQL | undefined) =>
  db
    .select({ hour, addressType: taxiOrder.addressType, count: numberOfRows })
    .from(taxiOrder)
    .where(where)
    .groupBy(hour, taxiOrder.addressType);

export const dayFigures = (): readonly CountedFigure[] => [
  {
    name: 'order.created',
    kind: 'total',
    unit: 'count',
    may,
    rows: async (db, hours, scope) => eventsOf(await countOrders(db, made(hours, scope))),
  },
  {
    name: 'order.autoCancelled',
    kind: 'total',
    unit: 'count',
    may,
    rows: async (db, hours, scope) =>
      eventsOf(await countOrders(db, and(made(hours, scope), eq(taxiOrder.mainStatus, AUTO_CANCELLED)))),
  },
  {
    // a booked ride waits for its time, not for a taxi
    name: 'order.matchSeconds',
    kind: 'mean',
    unit: 'seconds',
    may,
    rows: async (db, hours, scope) => {
      const rows = await db
        .select({
          hour,
          addressType: taxiOrder.addressType,
          count: numberOfRows,
          sum: sql`sum(greatest(${taxiOrder.matchTime} - ${taxiOrder.createdOn}, 0)) / 1000`.mapWith(Number),
        })
        .from(taxiOrder)
        .where(and(made(hours, scope), eq(taxiOrder.type, IMMEDIATE), isNotNull(taxiOrder.matchTime)))
        .groupBy(hour, taxiOrder.addressType);
      return rows.map(({ addressType, ...row }) => ({ ...row, areaIds: [addressType] }));
    },
  },
];
