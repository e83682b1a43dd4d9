import { serviceCard } from '../../contract/service-card.ts';
import type { Served } from '../core/generic/served.ts';
import { serviceCardTable } from './tables.ts';

export const served: Served = { resource: serviceCard, table: serviceCardTable };
