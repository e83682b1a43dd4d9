import { taxiLight } from '../../../src/contract/taxi-light.ts';
import { NAMED } from '../legal-values.ts';
import type { RoomFile } from '../room-files.ts';

const OWN_LIGHT = 'OWN-1';
const found = { query: { keyword: OWN_LIGHT } };
export const VERSIONED: RoomFile['VERSIONED'] = { 'taxiLight.update': found, 'taxiLight.remove': found };

export const ADDED: RoomFile['ADDED'] = [[taxiLight.calls.create, { lightNo: OWN_LIGHT }]];

export const UNSCOPED: RoomFile['UNSCOPED'] = [
  ['vehicle', NAMED, ['taxiLight.list', 'taxiLight.one', 'taxiLight.update', 'taxiLight.remove']],
];
