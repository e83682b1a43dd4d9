/** What this resource speaks: the vehicles that are out of town, which nobody makes or changes by hand. */
import { outOfTownCalls } from '../../contract/out-of-town.ts';
import type { ResourceCalls } from '../../data/feature.ts';

export const outRow: ResourceCalls = { list: outOfTownCalls.listOutOfTown, idField: 'vehicleId' };
