import fc from 'fast-check';
import { vehicle } from '../../../src/contract/vehicle.ts';
import { NAMED, none, OWN_PLATE, type RulesOf } from '../legal-values.ts';
import type { RoomFile } from '../room-files.ts';

export default {
  of: vehicle.calls,
  // its area follows from its company, which is tested separately
  legal: async () => ({ companyId: none, hasOwnArea: fc.constant(1) }),
  lyingIn: area => ({ hasOwnArea: 1, addressType: area }),
} satisfies RulesOf;

const found = { query: { keyword: OWN_PLATE } };
export const VERSIONED: RoomFile['VERSIONED'] = { 'vehicle.update': found, 'vehicle.remove': found };

export const ADDED: RoomFile['ADDED'] = [
  [vehicle.calls.create, { plateNumber: OWN_PLATE, addressType: '450103' }],
];

export const UNSCOPED: RoomFile['UNSCOPED'] = [
  ['company', NAMED, ['vehicle.list', 'vehicle.one', 'vehicle.update', 'vehicle.remove']],
  ['driver', 'whether somebody still drives it', ['vehicle.remove']],
];
