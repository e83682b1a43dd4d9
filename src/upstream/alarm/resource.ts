/** Alarms as a list; what is done about them, `handlers.ts` does. */
import { gte, lt } from 'drizzle-orm';
import { alarm, CLOSED } from '../../contract/alarm.ts';
import type { Served } from '../core/generic/served.ts';
import { alarmTable } from './tables.ts';

export const served: Served = {
  resource: alarm,
  table: alarmTable,
  rules: {
    filters: {
      isOpen: value => (Number(value) === 1 ? lt(alarmTable.state, CLOSED) : gte(alarmTable.state, CLOSED)),
    },
    joined: async (_context, rows) => rows.map(row => ({ ...row, coordType: 1 })),
  },
};
