import { watchedPlace } from '../../contract/watched-place.ts';
import type { Served } from '../core/generic/served.ts';
import { watchedPlaceRules } from './rules.ts';
import { watchedPlaceTable } from './tables.ts';

export const served: Served = { resource: watchedPlace, table: watchedPlaceTable, rules: watchedPlaceRules };
