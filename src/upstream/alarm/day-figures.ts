/** Alarms of today by when they were raised. */
import { and, gte, lt } from 'drizzle-orm';
import { alarm } from '../../contract/alarm.ts';
import { type CountedFigure, eventsOf, hourOf, numberOfRows } from '../domain/day-figures/figure.ts';
import { alarmTable as table } from './tables.ts';

const hour = hourOf(table.alarmTime);

export const dayFigures = (): readonly CountedFigure[] => [
  {
    name: 'alarm.raised',
    kind: 'total',
    unit: 'count',
    may: alarm.may.read,
    rows: async (db, { from, to }, scope) =>
      eventsOf(
        await db
          .select({ hour, addressType: table.addressType, count: numberOfRows })
          .from(table)
          .where(and(gte(table.alarmTime, from), lt(table.alarmTime, to), scope.byArea(table.addressType)))
          .groupBy(hour, table.addressType),
      ),
  },
];
