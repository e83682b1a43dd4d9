/** Money that came in today, by when it was paid. */
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { income } from '../../contract/income.ts';
import { INCOME_PAID } from '../../contract/payment-states.ts';
import { type CountedFigure, hourOf, numberOfRows } from '../domain/day-figures/figure.ts';
import { incomeTable as table } from '../domain/payments/tables.ts';

const hour = hourOf(table.payTime);

export const dayFigures = (): readonly CountedFigure[] => [
  {
    name: 'income.paid',
    kind: 'total',
    unit: 'fen',
    may: income.may.read,
    rows: async (db, { from, to }, scope) => {
      const rows = await db
        .select({
          hour,
          addressType: table.addressType,
          count: numberOfRows,
          sum: sql`sum(${table.amount})`.mapWith(Number),
        })
        .from(table)
        .where(
          and(
            eq(table.state, INCOME_PAID),
            gte(table.payTime, from),
            lt(table.payTime, to),
            scope.byArea(table.addressType),
          ),
        )
        .groupBy(hour, table.addressType);
      return rows.map(({ addressType, ...row }) => ({ ...row, areaIds: [addressType] }));
    },
  },
];
