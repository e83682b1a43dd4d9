import type { RoomFile } from '../room-files.ts';
// of two records at once: passenger/passenger.test.ts
export const VERSIONED: RoomFile['VERSIONED'] = {
  'passengers.mergeCallers': 'elsewhere',
  'passengers.splitCallers': 'elsewhere',
};

export const UNSCOPED: RoomFile['UNSCOPED'] = [
  ['passenger', 'the second number of a visible caller', ['passenger.list']],
];
