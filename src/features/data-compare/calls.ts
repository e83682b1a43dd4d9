/** What this resource speaks. */
import { dataCompareCalls } from '../../contract/data-compare.ts';
import type { ResourceCalls } from '../../data/feature.ts';

export const comparedRow: ResourceCalls = { list: dataCompareCalls.listCompared, idField: 'vehicleId' };
