import type { RoomFile } from '../room-files.ts';
// of a past that does not change
export const VERSIONED: RoomFile['VERSIONED'] = { 'revision.restoreRevision': 'elsewhere' };
