/** What the list of who is online speaks. */
import { onlineCalls } from '../../contract/online.ts';
import type { ResourceCalls } from '../../data/feature.ts';

export const onlineRow: ResourceCalls = { list: onlineCalls.listOnline, idField: 'sessionId' };
