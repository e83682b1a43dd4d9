import { NAMED } from '../legal-values.ts';
import type { RoomFile } from '../room-files.ts';

export const UNSCOPED: RoomFile['UNSCOPED'] = [['passenger', NAMED, ['order.list']]];
