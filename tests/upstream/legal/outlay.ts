import { outlay } from '../../../src/contract/outlay.ts';
import type { RoomFile } from '../room-files.ts';

const found = { list: outlay.calls.list };
export const VERSIONED: RoomFile['VERSIONED'] = {
  'outlays.approveOutlay': found,
  'outlays.refuseOutlay': found,
  'outlays.auditOutlay': found,
};
