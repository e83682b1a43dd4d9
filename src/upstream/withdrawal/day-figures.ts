/** Withdrawals of today, by when they were asked for. */
import { and, gte, lt } from 'drizzle-orm';
import { withdrawal } from '../../contract/withdrawal.ts';
import { type CountedFigure, hourOf, numberOfRows } from '../domain/day-figures/figure.ts';
import { withdrawalTable as table } from './tables.ts';

const hour = hourOf(table.createdOn);

export const dayFigures = (): readonly CountedFigure[] => [
  {
    name: 'withdrawal.asked',
    kind: 'total',
    unit: 'count',
    may: withdrawal.may.read,
    rows: async (db, { from, to }, scope) => {
      const rows = await db
        .select({ hour, addressType: table.addressType, count: numberOfRows })
        .from(table)
        .where(and(gte(table.createdOn, from), lt(table.createdOn, to), scope.byArea(table.addressType)))
        .groupBy(hour, table.addressType);
      return rows.map(({ addressType, ...row }) => ({ ...row, areaIds: [addressType], sum: row.count }));
    },
  },
];
