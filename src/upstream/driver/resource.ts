import { driver } from '../../contract/driver.ts';
import type { Served } from '../core/generic/served.ts';
import { driver as table } from '../domain/fleet/tables.ts';
import { driverRules } from './rules.ts';

export const served: Served = { resource: driver, table, rules: driverRules };
