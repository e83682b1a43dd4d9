import type { RoomFile } from '../room-files.ts';

const CALLS = ['company.oneCompany', 'company.list', 'company.one', 'company.update', 'company.remove'];
const COUNTED = 'counts of a company that he sees';
export const UNSCOPED: RoomFile['UNSCOPED'] = [
  ['vehicle', COUNTED, CALLS],
  ['driver', COUNTED, CALLS],
];
