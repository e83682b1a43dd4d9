import { DriverAccount } from '../../../src/contract/driver-account.ts';
import { driverAccount } from '../../../src/upstream/domain/fleet/driver-desk.ts';
import type { RoomFile } from '../room-files.ts';

export const PAIRED: RoomFile['PAIRED'] = [
  [
    'an account of a driver',
    DriverAccount,
    driverAccount,
    ['name', 'mobile', 'companyName', 'plateNum', 'driverState'],
  ],
];
