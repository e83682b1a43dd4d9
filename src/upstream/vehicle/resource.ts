import { vehicle } from '../../contract/vehicle.ts';
import type { Served } from '../core/generic/served.ts';
import { vehicle as table } from '../domain/fleet/tables.ts';
import { vehicleRules } from './rules.ts';

export const served: Served = { resource: vehicle, table, rules: vehicleRules };
