import { Place } from '../../../src/contract/place.ts';
import { place } from '../../../src/upstream/domain/places.ts';
import type { RoomFile } from '../room-files.ts';

export const PAIRED: RoomFile['PAIRED'] = [
  ['a place', Place, place, ['address', 'coordType', 'distance', 'houseNumber', 'isOwn']],
];
