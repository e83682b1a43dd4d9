/** The values of a vehicle's fields that have words, and how any of its values reads. */
import {
  DATA_SOURCES,
  ENERGY_TYPES,
  PAPERS,
  PLATE_COLOURS,
  VEHICLE_STATES,
  vehicle,
} from '../../contract/vehicle.ts';
import { useFleetWords } from '../../nouns/fleet/use-fleet-words.ts';

const VALUES = {
  plateColor: PLATE_COLOURS,
  energyType: ENERGY_TYPES,
  dataFrom: DATA_SOURCES,
  state: VEHICLE_STATES,
  hasOwnArea: [1, 0],
} as const;

export type Worded = keyof typeof VALUES;

const DAYS: ReadonlySet<string> = new Set([...PAPERS, 'installDate', 'firstRegister']);
export const isDay = (field: string) => DAYS.has(field);

export const useVehicleWords = () => useFleetWords(vehicle, VALUES, isDay);
