import { pickupPoint } from '../../contract/pickup-point.ts';
import type { Served } from '../core/generic/served.ts';
import { pickupPointTable } from './tables.ts';

export const served: Served = { resource: pickupPoint, table: pickupPointTable };
