import type { RoomFile } from '../room-files.ts';
export const VERSIONED: RoomFile['VERSIONED'] = {
  'contentSite.setContentSite': { isSingle: true, input: { minPoints: 5, meters: 100 } },
};
