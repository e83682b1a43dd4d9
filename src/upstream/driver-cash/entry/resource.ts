import { cashEntry } from '../../../contract/driver-cash.ts';
import type { Served } from '../../core/generic/served.ts';
import { cashEntry as table } from '../../domain/cash/tables.ts';

export const served: Served = { resource: cashEntry, table };
