import { IN_MEMORY } from '../legal-values.ts';
import type { RoomFile } from '../room-files.ts';

export const UNSCOPED: RoomFile['UNSCOPED'] = [['vehicle', IN_MEMORY, ['onlineRate.listOffline']]];
