import { driver } from '../../contract/driver.ts';
import { driver as table } from '../core/fleet/tables.ts';
import type { Served } from '../core/generic/served.ts';
import { driverRules } from './rules.ts';

export const served: Served = { resource: driver, table, rules: driverRules };
