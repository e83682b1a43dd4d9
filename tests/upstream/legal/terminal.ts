import type { RoomFile } from '../room-files.ts';
export const UNSCOPED: RoomFile['UNSCOPED'] = [
  ['light', 'the light of a vehicle that he saves', ['machine.saveVehicleInfo']],
  ['vehicle', 'its plate, to find its entries in a log that is scoped', ['machine.vehicleOperateLog']],
];
