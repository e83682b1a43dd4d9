/** What the list of terminals speaks. */
import { machineCalls } from '../../contract/machine.ts';
import type { ResourceCalls } from '../../data/feature.ts';

export const terminalRow: ResourceCalls = {
  list: machineCalls.vehicleList,
  one: machineCalls.vehicleInfo,
  update: machineCalls.saveVehicleInfo,
  idField: 'vehicleId',
};
