/** What this resource speaks: the vehicles that are not heard, or where nobody tells of them, the groups. */
import { onlineRateCalls } from '../../contract/online-rate.ts';
import type { ResourceCalls } from '../../data/feature.ts';

export const offlineRow: ResourceCalls = { list: onlineRateCalls.listOffline, idField: 'vehicleId' };

/** Of an upstream that only counts. */
export const groupsRow: ResourceCalls = { list: onlineRateCalls.getVehicleOnlineCount, idField: 'id' };
