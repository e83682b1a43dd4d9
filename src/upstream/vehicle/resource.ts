import { vehicle } from '../../contract/vehicle.ts';
import { vehicle as table } from '../core/fleet/tables.ts';
import type { Served } from '../core/generic/served.ts';
import { vehicleRules } from './rules.ts';

export const served: Served = { resource: vehicle, table, rules: vehicleRules };
