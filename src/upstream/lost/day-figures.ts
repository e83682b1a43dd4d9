/** Cases that came in today, how many of those closed today were returned, and how many are over their time. */
import { and, gte, lt, sql } from 'drizzle-orm';
import { lostOrder } from '../../contract/lost-order.ts';
import { RETURNED } from '../../contract/lost-states.ts';
import {
  type DayFigureSpec,
  eventsOf,
  hourOf,
  numberOfRows,
  withZero,
} from '../domain/day-figures/figure.ts';
import { lostOrderTable as table } from '../domain/lost/tables.ts';
import { isOver } from './case/deadlines.ts';

const may = lostOrder.may.read;
const { addressType } = table;
const cameIn = hourOf(table.createdOn);
const closed = hourOf(table.handleEndDate);

export const dayFigures = (): readonly DayFigureSpec[] => [
  {
    name: 'lost.created',
    kind: 'total',
    unit: 'count',
    may,
    rows: async (db, { from, to }, scope) =>
      eventsOf(
        await db
          .select({ hour: cameIn, addressType, count: numberOfRows })
          .from(table)
          .where(and(gte(table.createdOn, from), lt(table.createdOn, to), scope.byArea(addressType)))
          .groupBy(cameIn, addressType),
      ),
  },
  {
    // of those that came in today hardly any is closed yet: by when they were closed, one day is like another
    name: 'lost.recoverRate',
    kind: 'mean',
    unit: 'percent',
    may,
    rows: async (db, { from, to }, scope) => {
      const rows = await db
        .select({
          hour: closed,
          addressType,
          count: numberOfRows,
          sum: sql`count(*) filter (where ${table.handleResult} = ${RETURNED})`.mapWith(Number),
        })
        .from(table)
        .where(and(gte(table.handleEndDate, from), lt(table.handleEndDate, to), scope.byArea(addressType)))
        .groupBy(closed, addressType);
      return rows.map(({ addressType: areaId, ...row }) => ({ ...row, areaIds: [areaId] }));
    },
  },
  {
    name: 'lost.overdue',
    kind: 'level',
    unit: 'count',
    may,
    sample: async (db, now, scope) =>
      withZero(
        await db
          .select({ addressType, count: numberOfRows })
          .from(table)
          .where(and(isOver(now), scope.byArea(addressType)))
          .groupBy(addressType),
      ),
  },
];
