import { sql } from 'drizzle-orm';
import { withdrawal } from '../../contract/withdrawal.ts';
import type { SecondReason } from '../../contract/withdrawal-states.ts';
import type { Served } from '../core/generic/served.ts';
import { withdrawalTable as table } from './tables.ts';

export const served: Served = {
  resource: withdrawal,
  table,
  rules: { filters: { secondFor: (reason: SecondReason) => sql`${reason} = any(${table.secondFor})` } },
};
