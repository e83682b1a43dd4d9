/** Money that went out today, by when it was paid. */
import { eq, sql } from 'drizzle-orm';
import { outlay } from '../../contract/outlay.ts';
import { PAID } from '../../contract/payment-states.ts';
import { type CountedFigure, rowsByHour } from '../domain/day-figures/figure.ts';
import { outlayTable as table } from '../domain/payments/tables.ts';

export const dayFigures = (): readonly CountedFigure[] => [
  {
    name: 'outlay.paid',
    kind: 'total',
    unit: 'fen',
    may: outlay.may.read,
    rows: rowsByHour({
      table,
      time: table.payTime,
      addressType: table.addressType,
      where: eq(table.state, PAID),
      sum: sql`sum(${table.amount})`.mapWith(Number),
    }),
  },
];
