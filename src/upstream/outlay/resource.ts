import { outlay } from '../../contract/outlay.ts';
import type { StatementChannel } from '../../contract/reconciliation-statement.ts';
import type { Served } from '../core/generic/served.ts';
import { isOfChannel } from '../domain/payments/statement-channels.ts';
import { outlayTable } from '../domain/payments/tables.ts';

export const served: Served = {
  resource: outlay,
  table: outlayTable,
  rules: { filters: { statementChannel: (value: StatementChannel) => isOfChannel(outlayTable, value) } },
};
