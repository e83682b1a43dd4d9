import { SpotCheck, spotCheckCalls } from '../../../src/contract/spot-check.ts';
import { spotCheck } from '../../../src/upstream/domain/fleet/driver-desk.ts';
import type { RoomFile } from '../room-files.ts';

export const NO_RECORDS = [spotCheckCalls.checks];

export const UNSCOPED: RoomFile['UNSCOPED'] = [
  ['spot_check', 'whether a visible driver is being checked already', ['spotCheck.onlineDrivers']],
];

export const PAIRED: RoomFile['PAIRED'] = [
  ['a spot check', SpotCheck, spotCheck, ['name', 'mobile', 'companyName', 'photoUrl', 'failures']],
];
