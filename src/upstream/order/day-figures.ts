/** Orders of today by when they were made: how many, how many nobody took, and how fast a taxi was found. */
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { order } from '../../contract/order.ts';
import { type CountedFigure, rowsByHour } from '../domain/day-figures/figure.ts';
import { taxiOrder as table } from '../domain/orders/tables.ts';

const AUTO_CANCELLED = 8;
const IMMEDIATE = '0';
const may = order.may.read;
const made = { table, time: table.createdOn, addressType: table.addressType };

export const dayFigures = (): readonly CountedFigure[] => [
  { name: 'order.created', kind: 'total', unit: 'count', may, rows: rowsByHour(made) },
  {
    name: 'order.autoCancelled',
    kind: 'total',
    unit: 'count',
    may,
    rows: rowsByHour({ ...made, where: eq(table.mainStatus, AUTO_CANCELLED) }),
  },
  {
    // a booked ride waits for its time, not for a taxi
    name: 'order.matchSeconds',
    kind: 'mean',
    unit: 'seconds',
    may,
    rows: rowsByHour({
      ...made,
      where: and(eq(table.type, IMMEDIATE), isNotNull(table.matchTime)),
      sum: sql`sum(greatest(${table.matchTime} - ${table.createdOn}, 0)) / 1000`.mapWith(Number),
    }),
  },
];
