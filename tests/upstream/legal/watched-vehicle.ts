import { watchCalls } from '../../../src/contract/watched-vehicle.ts';

// it names vehicles that are there
export const NO_RECORDS = [watchCalls.watchVehicles];
