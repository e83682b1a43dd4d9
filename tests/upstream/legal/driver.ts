import { driver } from '../../../src/contract/driver.ts';
import { NAMED, none, type RulesOf } from '../legal-values.ts';
import type { RoomFile } from '../room-files.ts';

export default {
  of: driver.calls,
  // references of a driver, and the area that they bring, are tested separately
  legal: async () => ({ companyId: none, vehicleId: none, plateNum: none }),
  lyingIn: area => ({ hasOwnArea: 1, addressType: area }),
} satisfies RulesOf;

export const UNSCOPED: RoomFile['UNSCOPED'] = [
  ['vehicle', NAMED, ['driver.list', 'driver.one', 'driver.update', 'driver.remove']],
  ['operate_log', 'entries about a visible driver', ['driverDesk.operateLog']],
];
