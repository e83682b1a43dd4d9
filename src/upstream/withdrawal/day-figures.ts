/** Withdrawals of today, by when they were asked for. */
import { withdrawal } from '../../contract/withdrawal.ts';
import { type CountedFigure, rowsByHour } from '../domain/day-figures/figure.ts';
import { withdrawalTable as table } from './tables.ts';

export const dayFigures = (): readonly CountedFigure[] => [
  {
    name: 'withdrawal.asked',
    kind: 'total',
    unit: 'count',
    may: withdrawal.may.read,
    rows: rowsByHour({ table, time: table.createdOn, addressType: table.addressType }),
  },
];
