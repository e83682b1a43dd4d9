import { taxiLight } from '../../contract/taxi-light.ts';
import { light } from '../core/fleet/tables.ts';
import type { Served } from '../core/generic/served.ts';
import { taxiLightRules } from './rules.ts';

export const served: Served = { resource: taxiLight, table: light, rules: taxiLightRules };
