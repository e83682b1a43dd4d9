/** Cases that came in today, how many of those closed today were returned, and how many are over their time. */
import { and, sql } from 'drizzle-orm';
import { lostOrder } from '../../contract/lost-order.ts';
import { RETURNED } from '../../contract/lost-states.ts';
import { type DayFigureSpec, numberOfRows, rowsByHour, withZero } from '../domain/day-figures/figure.ts';
import { lostOrderTable as table } from '../domain/lost/tables.ts';
import { isOver } from './case/deadlines.ts';

const may = lostOrder.may.read;
const { addressType } = table;

export const dayFigures = (): readonly DayFigureSpec[] => [
  {
    name: 'lost.created',
    kind: 'total',
    unit: 'count',
    may,
    rows: rowsByHour({ table, time: table.createdOn, addressType }),
  },
  {
    // of those that came in today hardly any is closed yet: by when they were closed, one day is like another
    name: 'lost.recoverRate',
    kind: 'mean',
    unit: 'percent',
    may,
    rows: rowsByHour({
      table,
      time: table.handleEndDate,
      addressType,
      sum: sql`count(*) filter (where ${table.handleResult} = ${RETURNED})`.mapWith(Number),
    }),
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
