/** Alarms of today by when they were raised. */
import { alarm } from '../../contract/alarm.ts';
import { type CountedFigure, rowsByHour } from '../domain/day-figures/figure.ts';
import { alarmTable as table } from './tables.ts';

export const dayFigures = (): readonly CountedFigure[] => [
  {
    name: 'alarm.raised',
    kind: 'total',
    unit: 'count',
    may: alarm.may.read,
    rows: rowsByHour({ table, time: table.alarmTime, addressType: table.addressType }),
  },
];
