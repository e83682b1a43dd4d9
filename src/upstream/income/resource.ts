import { income } from '../../contract/income.ts';
import type { StatementChannel } from '../../contract/reconciliation-statement.ts';
import type { Served } from '../core/generic/served.ts';
import { isOfChannel } from '../domain/payments/statement-channels.ts';
import { incomeTable } from '../domain/payments/tables.ts';

export const served: Served = {
  resource: income,
  table: incomeTable,
  rules: { filters: { statementChannel: (value: StatementChannel) => isOfChannel(incomeTable, value) } },
};
