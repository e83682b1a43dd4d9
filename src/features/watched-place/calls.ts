import { placeVisitCalls } from '../../contract/watched-place.ts';
import type { ResourceCalls } from '../../data/feature.ts';

export const visitRow: ResourceCalls = { list: placeVisitCalls.listPlaceVisits, idField: 'id' };
