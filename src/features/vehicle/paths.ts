/** A resource's name is its path without the first slash. */
export const VEHICLE_SECTION = '/vehicle-manage';
export const VEHICLE_PATH = '/vehicle-manage/vehicle-info';
export const VEHICLE = VEHICLE_PATH.slice(1);
export const vehiclePath = (id: string | number) => `${VEHICLE_PATH}/${encodeURIComponent(id)}`;
export const vehiclesPath = (filter: Readonly<Record<string, unknown>>) =>
  `${VEHICLE_PATH}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
