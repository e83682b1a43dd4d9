import { income } from '../../contract/income.ts';
import type { Served } from '../core/generic/served.ts';
import { incomeTable } from '../domain/payments/tables.ts';

export const served: Served = { resource: income, table: incomeTable };
