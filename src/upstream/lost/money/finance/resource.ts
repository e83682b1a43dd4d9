import { lostFinance } from '../../../../contract/lost-money.ts';
import type { Served } from '../../../core/generic/served.ts';
import { lostFinanceView } from '../../../domain/lost/money-views.ts';
import { lostOrderTable } from '../../../domain/lost/tables.ts';

export const served: Served = { resource: lostFinance, table: lostOrderTable, view: lostFinanceView };
