import { taxiLight } from '../../contract/taxi-light.ts';
import type { Served } from '../core/generic/served.ts';
import { light } from '../domain/fleet/tables.ts';
import { taxiLightRules } from './rules.ts';

export const served: Served = { resource: taxiLight, table: light, rules: taxiLightRules };
