import { outlay } from '../../contract/outlay.ts';
import type { Served } from '../core/generic/served.ts';
import { outlayTable } from '../domain/payments/tables.ts';

export const served: Served = { resource: outlay, table: outlayTable };
