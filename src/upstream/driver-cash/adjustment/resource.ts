import { cashAdjustment } from '../../../contract/driver-cash.ts';
import type { Served } from '../../core/generic/served.ts';
import { cashAdjustment as table } from '../../domain/cash/tables.ts';

export const served: Served = { resource: cashAdjustment, table };
