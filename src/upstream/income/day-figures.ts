/** Money that came in today, by when it was paid. */
import { eq, sql } from 'drizzle-orm';
import { income } from '../../contract/income.ts';
import { INCOME_PAID } from '../../contract/payment-states.ts';
import { type CountedFigure, rowsByHour } from '../domain/day-figures/figure.ts';
import { incomeTable as table } from '../domain/payments/tables.ts';

export const dayFigures = (): readonly CountedFigure[] => [
  {
    name: 'income.paid',
    kind: 'total',
    unit: 'fen',
    may: income.may.read,
    rows: rowsByHour({
      table,
      time: table.payTime,
      addressType: table.addressType,
      where: eq(table.state, INCOME_PAID),
      sum: sql`sum(${table.amount})`.mapWith(Number),
    }),
  },
];
